import PolicyLibrary
import PopGesture

/// A completion rule behind a recognizer that recorded and synthetic swipes go through, or a gate
/// whose price is asked.
package struct RuleTrial: Sendable {
  /// Name in tables, without spaces.
  package let name: String
  /// Name for people.
  package let title: String
  package let recognizer: String
  /// Width in pt of the view in which the rule judges.
  package let width: Double
  /// Whether it is near the rules that reports recommend.
  package private(set) var isRecommended = false
  /// Whether it counts the swipes that the gate refuses.
  package var isGate: Bool { policy == nil }

  /// Whether it judges the direction at recognition, which features of a stroke do not tell.
  var asksForTouches: Bool { begins != .pan }

  private let begins: Recognizer
  private let policy: NamedPolicy?

  /// The speed that all rules are told.
  static let estimator = VelocityEstimatorKind.uikitBlend

  private static func rule(
    _ name: String, _ title: String, width: Double, isCone: Bool, isRecommended: Bool = false,
    _ policy: some CatalogPolicy
  ) -> RuleTrial {
    RuleTrial(
      name: name, title: title, recognizer: isCone ? "pan-cone" : "pan", width: width,
      isRecommended: isRecommended, begins: isCone ? .panCone : .pan,
      policy: NamedPolicy(name: name, policy, parameters: [], estimator: estimator))
  }

  /// A gate of so many degrees from the horizontal, and their tangent.
  private static func gate(_ degrees: Int, tangent: Double) -> RuleTrial {
    RuleTrial(
      name: "steeper-than-\(degrees)", title: "steeper than \(degrees)°", recognizer: "pan",
      width: usual,
      begins: Recognizer(slop: Recognizer.pan.slop, gate: [.previousPage, .cone(tangent)]),
      policy: nil)
  }

  /// The width of the view for scrolls and for rules that were tuned on phones; that of the
  /// recorded phones for the plain rules on pops.
  private static let (usual, recorded) = (402.0, 320.0)

  private static func rules(_ width: Double, isCone: Bool) -> [RuleTrial] {
    [
      rule("x>W/2", "x > W/2", width: width, isCone: isCone, Fraction(fraction: 0.5)),
      rule("x>W/3", "x > W/3", width: width, isCone: isCone, Fraction(fraction: 1 / 3.0)),
      rule(
        "x>100", "x > 100 pt", width: width, isCone: isCone, FixedDistance(distance: .points(100))),
      rule(
        "x+0.2v>0.36W", "x + 0.2 v > 0.36 W", width: usual, isCone: isCone, isRecommended: true,
        VelocityWeighted(velocityWeight: 0.2, fraction: 0.36)),
      rule(
        "x+0.3v>0.32W", "x + 0.3 v > 0.32 W", width: usual, isCone: isCone, isRecommended: true,
        VelocityWeighted(velocityWeight: 0.3, fraction: 0.32)),
    ]
  }

  private static let gates = [
    gate(30, tangent: 0.577_350_269_189_625_8),
    gate(45, tangent: 1),
    gate(50, tangent: 1.191_753_592_594_209_9),
    gate(55, tangent: 1.428_148_006_742_114_6),
    gate(60, tangent: 1.732_050_807_568_877_2),
    gate(70, tangent: 2.747_477_419_454_621_6),
  ]
  private static let ofPops = rules(recorded, isCone: false) + rules(recorded, isCone: true) + gates
  private static let ofScrolls = rules(usual, isCone: false) + rules(usual, isCone: true)

  package func key(_ kind: SwipeKind) -> FigureKey {
    FigureKey(kind: kind, name: name, recognizer: recognizer)
  }

  /// Every trial of a kind, in the order of tables.
  package static func all(of kind: SwipeKind) -> [RuleTrial] { kind == .pops ? ofPops : ofScrolls }

  /// Tells of each trial of a kind whether these touches pop, or whether the gate refuses them.
  static func verdicts(_ samples: [TouchSample], of kind: SwipeKind) -> [Bool] {
    let reading = ReleaseReading(estimator: estimator)
    let trials = all(of: kind)
    let alike = kind == .pops ? alikeOfPops : alikeOfScrolls
    var results: [TouchResult] = []
    results.reserveCapacity(trials.count)
    for (place, first) in alike.enumerated() {
      results.append(
        first < place
          ? results[first]
          : GestureTrace.of(
            samples, trials[place].begins, reading,
            NavigatingView(width: trials[place].width, millimetresPerPoint: .nan)
          ).result)
    }
    return trials.indices.map { place in
      guard case .released(var release) = results[place] else { return trials[place].isGate }
      release.viewWidth = trials[place].width
      return trials[place].policy?.completes(release) ?? false
    }
  }

  /// For each trial the first one that begins like it, whose touches need no playing again.
  private static let alikeOfPops = alike(ofPops)
  private static let alikeOfScrolls = alike(ofScrolls)

  private static func alike(_ trials: [RuleTrial]) -> [Int] {
    trials.map { trial in trials.firstIndex { $0.begins == trial.begins } ?? 0 }
  }

  /// The same of a stroke of which only features are known: the slop comes off its way, and its
  /// mean speed is that at release where that was not recorded; false for trials that ask for
  /// touches.
  static func verdicts(_ features: StrokeFeatures, of kind: SwipeKind) -> [Bool] {
    let slop = Recognizer.pan.slop.size
    let (dx, dy) = (features.dx, features.dy)
    let speed =
      features.releaseSpeed.isNaN
      ? dx / features.duration * 1000
      : features.releaseSpeed * dx / max(features.distance, 1)
    return all(of: kind).map { trial in
      guard let policy = trial.policy, !trial.asksForTouches, max(abs(dx), abs(dy)) >= slop
      else { return false }
      return policy.completes(
        Release(
          translation: dx - min(max(dx, -slop), slop), velocity: speed, viewWidth: trial.width))
    }
  }
}
