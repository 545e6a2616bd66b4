import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Every rule of a begin gate on its boundary and to either side.
@Suite("Rules of begin gates")
struct GateRuleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var rule: GateRule
    var request: BeginRequest
    var passes: Bool
    var testDescription: String { "\(rule.text) \(request)" }
  }

  static func row(
    _ rule: GateRule, x: Double = 100, tx: Double = 5, dx: Double = 15, dy: Double = 0,
    v: Double = 0, navigation: NavigationState = NavigationState(), _ passes: Bool
  ) -> Row {
    let request = BeginRequest(
      location: x, translation: tx, displacement: dx, crossDisplacement: dy, velocity: v,
      navigation: navigation)
    return Row(rule: rule, request: request, passes: passes)
  }

  static let leftward = NavigationState(popsLeftward: true)

  static let geometry: [Row] = [
    // The limit itself is inside; places left of the screen are, too.
    row(.startLimit, x: 40, true), row(.startLimit, x: 40.0.nextUp, false),
    row(.startLimit, x: 40.0.nextDown, true), row(.startLimit, x: -3, true),
    row(.startLimit(80), x: 80, true), row(.startLimit(80), x: 80.0.nextUp, false),
    row(.startLimit(0), x: 0, true), row(.startLimit(0), x: 0.0.nextUp, false),
    // Strictly towards, where the slop is not told; inclusively not away.
    row(.towards, tx: 0, false), row(.towards, tx: -0.0, false),
    row(.towards, tx: 0.0.nextUp, true), row(.towards, tx: -1, v: 900, false),
    row(.notAway, dx: 0, true), row(.notAway, dx: -0.0, true),
    row(.notAway, dx: 0.0.nextDown, false), row(.notAway, dx: 1, v: -900, true),
    // Away by just the slop, which leaves no translation.
    row(.notAway, tx: 0, dx: -15, false), row(.notAway, tx: 0, dx: 15, true),
    // Either is enough, and both are strict.
    row(.rightwardOrMoving, tx: 0, v: 0, false),
    row(.rightwardOrMoving, tx: 0, v: 0.0.nextUp, true),
    row(.rightwardOrMoving, tx: 0.0.nextUp, v: -900, true),
    row(.rightwardOrMoving, tx: -9, v: 1, true), row(.rightwardOrMoving, tx: -9, v: -1, false),
    row(.rightwardOrMoving, tx: -9, v: 0, false),
    // In a right-to-left layout the right of the screen is away.
    row(.rightwardOrMoving, tx: 9, v: 9, navigation: leftward, false),
    row(.rightwardOrMoving, tx: 9, v: -1, navigation: leftward, true),
    row(.rightwardOrMoving, tx: -1, v: 9, navigation: leftward, true),
    row(.rightward, tx: 0.0.nextUp, true), row(.rightward, tx: 0, false),
    row(.rightward, tx: -1, navigation: leftward, true),
    row(.rightward, tx: 1, v: -9, navigation: leftward, false),
    row(.rightward, tx: 0, navigation: leftward, false),
    // The place of touch-down is that of recognition less the way since.
    row(.touchDownLimit, x: 55, dx: 15, true), row(.touchDownLimit, x: 55.25, dx: 15, false),
    row(.touchDownLimit(8), x: 40, dx: 32, true), row(.touchDownLimit(8), x: 40, dx: 31, false),
    // 45 degrees either way, the border included; a limit of its own.
    row(.cone, dx: 15, dy: 15, true), row(.cone, dx: 15, dy: 15.000_001, false),
    row(.cone, dx: 15, dy: -15, true), row(.cone, dx: 15, dy: -14.999_999, true),
    row(.cone, dx: 15, dy: -15.000_001, false), row(.cone, dx: -15, dy: 15, true),
    row(.cone, dx: 0, dy: 0, false), row(.cone, dx: 0, dy: 10, false),
    row(.cone(0.5), dx: 14, dy: 7, true), row(.cone(0.5), dx: 14, dy: 7.000_001, false),
    // A finger that has moved by just the slop across: no translation either way.
    row(.cone, tx: 0, dx: 9.75, dy: 10, false), row(.cone, tx: 0, dx: 10, dy: -10, true),
    // Within the slop it is motion, too: 11 along and 9 across are not within a tenth.
    row(.cone(0.1), tx: 1, dx: 11, dy: 9, false),
    // The same towards popping alone.
    row(.coneTowards, dx: 15, dy: 15, true), row(.coneTowards, dx: 15, dy: -15.000_001, false),
    row(.coneTowards, dx: -15, dy: 1, false), row(.coneTowards(2), dx: 5, dy: -10, true),
  ]

  static let navigation: [Row] = [
    row(.previousPage, navigation: NavigationState(stackDepth: 1), false),
    row(.previousPage, navigation: NavigationState(stackDepth: 2), true),
    // A running push has added its page already.
    row(.previousPage, navigation: NavigationState(stackDepth: 2, shownDepth: 1), true),
    row(.previousPage, navigation: NavigationState(stackDepth: 1, shownDepth: 2), false),
    row(.shownPreviousPage, navigation: NavigationState(stackDepth: 2, shownDepth: 1), false),
    row(.shownPreviousPage, navigation: NavigationState(stackDepth: 1, shownDepth: 2), true),
    row(.shownPreviousPage, navigation: NavigationState(stackDepth: 1), false),
    row(
      .shownPreviousPage, navigation: NavigationState(stackDepth: 2, isTransitioning: true), true),
    row(.notTransitioning, navigation: NavigationState(isTransitioning: true), false),
    row(.notTransitioning, navigation: NavigationState(stackDepth: 1), true),
    row(.shownIsTop, navigation: NavigationState(), true),
    row(.shownIsTop, navigation: NavigationState(stackDepth: 1), false),
    row(
      .shownIsTop, navigation: NavigationState(stackDepth: 3, shownDepth: 2, isTransitioning: true),
      false),
    row(
      .shownIsTop, navigation: NavigationState(stackDepth: 1, shownDepth: 2, isTransitioning: true),
      false),
    row(.popEnabled, navigation: NavigationState(), true),
    row(.popEnabled, navigation: NavigationState(isPopDisabled: true), false),
    row(.standardBackButton, navigation: NavigationState(), true),
    row(.standardBackButton, navigation: NavigationState(hasCustomBackButton: true), false),
    row(.standardBar, navigation: NavigationState(), true),
    row(.standardBar, navigation: NavigationState(hasCustomBar: true), false),
    row(.conditionMet, navigation: NavigationState(), true),
    row(.conditionMet, navigation: NavigationState(isConditionMet: false), false),
  ]

  @Test func passes() async {
    await each(Self.geometry + Self.navigation) { (row: Row) in
      #expect(row.rule.passes(row.request) == row.passes)
      let refusal = BeginGate([row.rule]).refusal(of: row.request)
      #expect(refusal == (row.passes ? nil : row.rule.reason))
    }
  }

  static let reasons: [(rule: GateRule, reason: NotBegunReason)] = [
    (.previousPage, .rootPage), (.shownPreviousPage, .rootPage), (.notTransitioning, .busy),
    (.shownIsTop, .notShown), (.popEnabled, .disabled), (.standardBackButton, .customBackButton),
    (.standardBar, .customBar), (.conditionMet, .condition), (.startLimit, .startLimit),
    (.touchDownLimit, .startLimit), (.towards, .direction), (.notAway, .direction),
    (.rightward, .direction), (.rightwardOrMoving, .direction), (.cone, .angle),
    (.coneTowards, .angle), (.aheadOfScroll, .lostToContent),
  ]

  @Test("every rule refuses with its reason, and only one reads the velocity")
  func rules() {
    #expect(GateRule.all == Self.reasons.map(\.rule))
    #expect(GateRule.all.map(\.reason) == Self.reasons.map(\.reason))
    #expect(GateRule.all.filter(\.readsVelocity) == [.rightwardOrMoving])
    #expect(BeginGate([.towards, .rightwardOrMoving]).readsVelocity)
    #expect(!BeginGate([.towards, .cone]).readsVelocity && !BeginGate([]).readsVelocity)
  }

  @Test("a rule is its name and its limit")
  func identity() {
    #expect(GateRule.startLimit == .startLimit(40) && GateRule.startLimit != .startLimit(80))
    #expect(GateRule.towards == .towards && GateRule.towards != .notAway)
    #expect(GateRule.startLimit.text == "start-limit(40)" && GateRule.towards.text == "towards")
    #expect(GateRule.cone(0.5).text == "cone(0.5)")
    let names = GateRule.all.map(\.name)
    #expect(Set(names).count == names.count)
  }

  /// Everything is wrong with this one.
  static let hopeless = BeginRequest(
    location: 300, translation: -1, displacement: -11, crossDisplacement: 100, velocity: -1,
    navigation: NavigationState(
      stackDepth: 1, isTransitioning: true, isPopDisabled: true, hasCustomBackButton: true,
      hasCustomBar: true, isConditionMet: false))

  @Test("rules are asked in order: the first that refuses gives the reason")
  func order() async {
    await each(0..<15) { (shift: Int) in
      let rules = Array(GateRule.all[shift...] + GateRule.all[..<shift])
      #expect(BeginGate(rules).refusal(of: Self.hopeless) == rules[0].reason)
      #expect(BeginGate(rules.reversed()).refusal(of: Self.hopeless) == rules.last?.reason)
      // Rules that let it through before do not change the reason.
      let fine = BeginRequest(location: 10, translation: 5, displacement: 15, velocity: 100)
      #expect(GateRule.all.allSatisfy { $0.passes(fine) })
      #expect(BeginGate(GateRule.all + [.startLimit(9)]).refusal(of: fine) == .startLimit)
      #expect(BeginGate(GateRule.all).refusal(of: fine) == nil)
    }
  }

  @Test("a gate without rules lets everything through")
  func empty() { #expect(BeginGate([]).refusal(of: Self.hopeless) == nil) }
}
