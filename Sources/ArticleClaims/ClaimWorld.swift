import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TrialStatistics

/// What claims are put to the test with: systems, pages and people, as they are or with a mechanism
/// broken on purpose.
struct ClaimWorld: Sendable {
  /// The screens that claims speak of.
  let screens: [ScreenRole: Screen]
  private(set) var people: Population
  private var systems: [String: System] = [:]
  private var pages: [String: PageContext] = [:]

  init(_ screens: [Screen], people: Population) {
    (self.screens, self.people) = (ScreenRole.screens(of: screens), people)
  }

  func system(_ name: String) -> System? {
    systems[name] ?? SystemCatalog.named(name) ?? FieldRules.named(name)
  }

  func page(_ name: String) -> PageContext? { pages[name] ?? PageContext.named(name) }

  /// Whether the system of this name is another here than everywhere.
  func changes(system name: String) -> Bool { systems[name] != nil }

  /// Changes a system; a name that does not exist changes nothing.
  mutating func changeSystem(_ name: String, _ change: (inout System) -> Void) {
    guard var system = system(name) else { return }
    change(&system)
    systems[name] = system
  }

  /// Changes a page; a name that does not exist changes nothing.
  mutating func changePage(_ name: String, _ change: (inout PageContext) -> Void) {
    guard var page = page(name) else { return }
    change(&page)
    pages[name] = page
  }

  /// Changes a setting of everybody; a name that does not exist changes nothing.
  mutating func setPeople(_ setting: String, to value: Double) {
    PopulationSetting.all.first { $0.name == setting }?.set(value, in: &people)
  }
}

/// A change of the world, in words and as what it does: a mechanism broken on purpose, which would
/// refute a claim, the hand and page of a complaint, or its cure.
struct WorldChange: Sendable {
  let words: String
  let apply: @Sendable (inout ClaimWorld) -> Void

  static func system(
    _ name: String, _ words: String, _ change: @escaping @Sendable (inout System) -> Void
  ) -> WorldChange {
    WorldChange(words: "`\(name)` \(words)") { $0.changeSystem(name, change) }
  }

  /// Puts another system in the place of one, perhaps with another estimate of the velocity.
  static func replaced(
    _ name: String, by other: System, reading kind: VelocityEstimatorKind? = nil
  ) -> WorldChange {
    let words = kind.map { ", with the velocity estimator `\($0.rawValue)`" } ?? ""
    return WorldChange(words: "`\(other.name)` in place of what was shipped\(words)") { world in
      world.changeSystem(name) {
        $0 = other
        if let kind { $0.policy = other.policy.reading(kind) }
      }
    }
  }

  /// Gives a system another rule, which reads the velocity as the one before does unless it says
  /// how.
  static func rule<Policy: CatalogPolicy>(
    of name: String, _ words: String, _ policy: Policy, reading kind: VelocityEstimatorKind? = nil
  ) -> WorldChange {
    system(name, words) {
      $0.policy = NamedPolicy(
        name: "changed", policy, parameters: [],
        estimator: kind ?? $0.policy.reading.estimator)
    }
  }

  /// Lets a system's rule read another estimate of the velocity.
  static func estimator(of name: String, _ kind: VelocityEstimatorKind) -> WorldChange {
    system(name, "with the velocity estimator `\(kind.rawValue)`") {
      $0.policy = $0.policy.reading(kind)
    }
  }

  static func page(
    _ name: String, _ words: String, _ change: @escaping @Sendable (inout PageContext) -> Void
  ) -> WorldChange {
    WorldChange(words: "page `\(name)` \(words)") { $0.changePage(name, change) }
  }

  static func people(_ words: String, _ settings: (name: String, value: Double)...) -> WorldChange {
    WorldChange(words: words) { world in
      for (name, value) in settings { world.setPeople(name, to: value) }
    }
  }

  /// Changes the last recognizer of a system, which is the app's own where there are two.
  static func recognizer(
    of name: String, _ words: String,
    _ change: @escaping @Sendable (inout PopRecognizer) -> Void
  ) -> WorldChange {
    system(name, words) { system in
      guard let last = system.recognizers.indices.last else { return }
      change(&system.recognizers[last])
    }
  }

  /// Gives a recognizer another relation to the page's own.
  static func relation(of name: String, _ relation: Arbitration) -> WorldChange {
    let words =
      switch relation {
      case .exclusive: "with no `require(toFail:)` between the pop and the page's own gestures"
      case .requiresFailure(.everything): "where the page's own gestures take precedence"
      case .requiredToFail(.everything): "where the pop takes precedence"
      case .simultaneous(.everything): "where pop and content may act at once"
      default: "with the arbitration `\(relation.name)`"
      }
    return recognizer(of: name, words) { $0.arbitration = relation }
  }

  /// Moves the border of the strip in which a recognizer starts.
  static func edge(of name: String, _ width: Double) -> WorldChange {
    recognizer(of: name, "with an edge of \(width.plain) pt") { pop in
      pop.recognizer.edgeRegion?.width = width
      let rules = pop.recognizer.gate.rules.filter { $0.name != GateRule.touchDownLimit.name }
      let isByGate = pop.recognizer.edgeRegion == nil
      pop.recognizer.gate = BeginGate((isByGate ? [.touchDownLimit(width)] : []) + rules)
    }
  }

  /// Lets a recognizer, and what follows its finger, know right-to-left layouts.
  static func mirrored(_ name: String) -> WorldChange {
    recognizer(of: name, "mirrored in right-to-left layouts") { $0.isMirrored = true }
  }

  /// Lets an edge pan start anywhere.
  static func noEdge(of name: String) -> WorldChange {
    recognizer(of: name, "without its edge region") { $0.recognizer.edgeRegion = nil }
  }

  /// Takes a rule from a gate, or puts another in its place.
  static func gate(
    of name: String, without old: GateRule, but rule: GateRule? = nil
  ) -> WorldChange {
    let change = rule.map { "\(words($0)) instead of `\(old.text)`" }
    return recognizer(of: name, change ?? "without the rule `\(old.text)`") { pop in
      pop.recognizer.gate = BeginGate(
        pop.recognizer.gate.rules.compactMap { $0 == old ? rule : $0 })
    }
  }

  /// Gives a gate a further rule.
  static func gate(of name: String, with rule: GateRule) -> WorldChange {
    recognizer(of: name, words(rule)) { pop in
      pop.recognizer.gate = BeginGate([rule] + pop.recognizer.gate.rules)
    }
  }

  private static func words(_ rule: GateRule) -> String {
    switch rule.name {
    case GateRule.coneTowards.name: "with a \(degrees(rule.limit))° cone"
    case GateRule.touchDownLimit.name: "with touch-down within \(rule.limit.plain) pt"
    default: "with the rule `\(rule.text)`"
    }
  }

  /// The angle whose tangent this is, in whole degrees.
  private static func degrees(_ slope: Double) -> Int {
    Int((PortableMath.arctangent(slope, 1) * 180 / .pi).rounded())
  }
}

extension PopRecognizer {
  /// The same, which begins while a transition runs, too.
  var heedless: PopRecognizer {
    var other = self
    other.recognizer.gate = BeginGate(recognizer.gate.rules.filter { $0 != .notTransitioning })
    return other
  }
}
