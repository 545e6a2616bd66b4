import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import ExperimentFiles

@Suite("Snippets for apps")
struct AppSnippetTests {
  /// Every policy once with every kind of velocity, on all recognizers in turn.
  private func choices() throws -> [AppSnippet.Choice] {
    let recognizers = SnippetSamples.recognizers
    let read = try SnippetSamples.presets() + SnippetSamples.families()
    let estimated = VelocityEstimatorKind.allCases.flatMap { kind in
      read.prefix(4).map { $0.reading(kind, name: "\($0.name)@\(kind.rawValue)") }
    }
    return (read + estimated).enumerated().map { index, policy in
      (
        comment: "Phones.\nAt most 2% */ \u{202E}false", name: policy.name, policy: policy,
        recognizer: recognizers[index % recognizers.count]
      )
    }
  }

  @Test("compile against PopGesture alone, and what is wrong does not", .needsSwiftCompiler)
  func compile() throws {
    let compiler = try SwiftCompiler()
    let text = AppSnippet.text(for: try choices())
    let result = try compiler.check(text)
    #expect(result.succeeded, "\(result.errors.prefix(2000))")
    let untidy = text.split(separator: "\n").filter { $0.count > 100 || $0.hasSuffix(" ") }
    #expect(untidy == [])
    for (right, wrong) in [
      ("fraction:", "fractions:"), (".previousPage", ".previous"), ("Tracker<", "Trackers<"),
      ("VelocityWeighted(", "VelocityWeighed("),
    ] {
      #expect(text.contains(right))
      let mutated = text.replacing(right, with: wrong, maxReplacements: 1)
      let refused = try compiler.check(mutated)
      #expect(!refused.succeeded && refused.errors.contains("error:"), "\(wrong)")
    }
  }

  @Test("run, they decide as the policy does on the same touches", .needsSwiftCompiler)
  func run() throws {
    let names = ["velocity-weighted", "uikit", "android-back", "chromium-overscroll", "flutter"]
    let policies = try names.map { name in
      try #require(PolicyPreset.named(name)?.policy)
    }
    let pan = RecognizerPreset.all[0]
    let text = AppSnippet.text(
      for: policies.map { (comment: "", name: $0.name, policy: $0, recognizer: pan) })
    let ends = [20, 60, 90, 130, 200, 300]
    let calls = zip(AppSnippet.typeNames(for: names), policies).map { name, policy in
      let height = policy.needs.contains(.viewHeight) ? ", viewHeight: 852" : ""
      return """
        for end in \(ends) {
          var pop = \(name)(navigation: NavigationState(), viewWidth: 393\(height))
          for touch in touches(to: end) { pop.receive(touch) }
          print(pop.completes, pop.translation)
        }
        """
    }
    let swipe = """
      func touches(to end: Int) -> [TouchSample] {
        (0...13).map { step in
          TouchSample(
            time: Double(step) / 60, x: 40 + Double(end * min(step, 12)) / 12, y: 400,
            phase: step == 0 ? .began : step == 13 ? .ended : .moved)
        }
      }
      """
    let result = try SwiftCompiler().run(text + swipe + "\n" + calls.joined(separator: "\n"))
    #expect(result.succeeded)
    let expected = policies.flatMap { policy in ends.map { verdict(policy, end: $0) } }
    #expect(result.output.split(separator: "\n").map { String($0) } == expected)
    #expect(Set(expected.map { $0.prefix(4) }) == ["true", "fals"])
  }

  /// What the program should print, from the policy's own reading of the same touches.
  private func verdict(_ policy: NamedPolicy, end: Int) -> String {
    struct Play: VelocityVisitor {
      let policy: NamedPolicy
      let end: Int

      func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> String {
        var tracker = policy.reading.tracker(type, .pan, viewWidth: 393)
        for step in 0...13 {
          tracker.receive(
            TouchSample(
              time: Double(step) / 60, x: 40 + Double(end * min(step, 12)) / 12, y: 400,
              phase: step == 0 ? .began : step == 13 ? .ended : .moved))
        }
        let release = tracker.release(viewWidth: 393, viewHeight: 852)
        let completes = tracker.state.isEnded && policy.completes(release)
        return "\(completes) \(release.translation)"
      }
    }
    return policy.reading.estimator.open(Play(policy: policy, end: end))
  }

  /// Straight strokes in steps of whole thirds and halves of a pt, so that many land at the slop.
  private static let lattice = """
    func stroke(_ dx: Int, _ dy: Int, _ grid: Int) -> [TouchSample] {
      (0...60).map { step in
        let (x, y) = (Double(dx * step) / Double(grid), Double(dy * step) / Double(grid))
        return TouchSample(
          time: Double(step) / 60, x: x, y: y, phase: step == 0 ? .began : .moved)
      }
    }
    func strokes() -> [[TouchSample]] {
      var all: [[TouchSample]] = []
      for grid in [2, 3] {
        for dx in -12 * grid...12 * grid {
          for dy in -12 * grid...12 * grid { all.append(stroke(dx, dy, grid)) }
        }
      }
      return all
    }
    /// Whether UIKit's pan, as far as known, begins: what it tells once its slop is passed.
    func begins(_ stroke: [TouchSample]) -> Bool {
      for (index, touch) in stroke.enumerated() where abs(touch.x) >= 10 || abs(touch.y) >= 10 {
        func left(_ way: Double) -> Double { max(abs(way) - 10, 0) * (way < 0 ? -1 : 1) }
        let before = stroke[index - 1]
        return DragPop.begins(
          translation: (left(touch.x), left(touch.y)),
          velocity: ((touch.x - before.x) * 60, (touch.y - before.y) * 60))
      }
      return false
    }
    """

  @Test(
    "the cone's type and its line for UIKit begin as the evaluated recognizer does",
    .needsSwiftCompiler)
  func cone() throws {
    let policy = try #require(PolicyPreset.named("velocity-weighted")?.policy)
    let preset = try #require(RecognizerPreset.all.first { $0.name == "pan-cone" })
    let text = AppSnippet.text(
      for: [(comment: "", name: "drag", policy: policy, recognizer: preset)])
    #expect(text.contains("static let recognizer = Recognizer.panCone\n"))
    let result = try SwiftCompiler().run(
      text + Self.lattice + """

        var (own, delegate) = ("", "")
        for stroke in strokes() {
          var pop = DragPop(navigation: NavigationState(), viewWidth: 393)
          for touch in stroke { pop.receive(touch) }
          own += pop.hasBegun ? "1" : "0"
          delegate += begins(stroke) ? "1" : "0"
        }
        print(own)
        print(delegate)
        """)
    #expect(result.succeeded, "\(result.errors.prefix(2000))")
    let lines = result.output.split(separator: "\n").map { String($0) }
    // From whole numbers of steps: across at most as far as along.
    let expected = [2, 3].flatMap { grid in
      (-12 * grid...12 * grid).flatMap { dx in
        (-12 * grid...12 * grid).map { dy in dx != 0 && abs(dy) <= abs(dx) ? "1" : "0" }
      }
    }.joined()
    #expect(lines == [expected, expected])
  }

  @Test("names become identifiers, each once")
  func names() {
    #expect(
      AppSnippet.typeNames(for: [
        "tuned phones", "tuned-phones", "tunedPhones", "velocity-weighted", "3 pt", "", "手机",
        "v2", "v2", "a=\"1\"\nn}",
      ]) == [
        "TunedPhonesPop", "TunedPhones2Pop", "TunedPhones3Pop", "VelocityWeightedPop",
        "Policy3PtPop", "TunedPop", "Tuned2Pop", "V2Pop", "V2x2Pop", "A1NPop",
      ])
  }

  @Test("UIKit's own figures are offered where they are what the policy reads")
  func shortcut() throws {
    let (pan, edge) = (RecognizerPreset.all[0], RecognizerPreset.all[2])
    func offers(_ name: String, _ recognizer: RecognizerPreset) throws -> Bool {
      let policy = try #require(PolicyPreset.named(name)?.policy)
      let text = AppSnippet.text(
        for: [(comment: "", name: name, policy: policy, recognizer: recognizer)])
      return text.contains("static func completes(")
    }
    for name in ["half-width", "fixed-distance", "velocity-weighted"] {
      #expect(try offers(name, pan) && offers(name, edge), "\(name)")
      #expect(try !offers(name, RecognizerPreset.all[3]))
    }
    for name in ["uikit", "flutter", "android-back", "chromium-overscroll", "framework7"] {
      #expect(try !offers(name, pan), "\(name)")
    }
  }

  @Test("only what a policy reads has to be told")
  func needs() throws {
    func needs(_ family: String, _ values: [String: Double]) throws -> [Bool] {
      let start = try #require(PolicyCatalog.start(named: family))
      let needs = try start.policy(named: family, values).needs
      return [needs.contains(.viewHeight), needs.contains(.millimetresPerPoint)]
    }
    #expect(try needs("fixed-distance", [:]) == [false, false])
    for length in [0.0, 12, 300] {
      #expect(try needs("fixed-distance", ["distance_mm": length]) == [false, true])
      #expect(
        try needs("fixed-distance", ["distance_mm": length, "fraction": 0]) == [false, true])
    }
    #expect(try needs("long-side-overscroll", ["fraction": 0]) == [true, false])
    #expect(try needs("velocity-weighted", ["fraction": 0]) == [false, false])
  }
}

/// As much of UIKit and SwiftUI as the articles of `PopGesture` use, for machines without them.
///
/// On Apple's systems lengths are `CGFloat`, which Swift converts to `Double` by itself.
enum AppleStubs {
  static let source = """
    typealias CGFloat = Double
    struct CGPoint: Equatable { var x = 0.0, y = 0.0 }
    struct CGSize { var width = 0.0, height = 0.0 }
    struct CGRect { var width = 0.0, height = 0.0 }
    enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }
    @MainActor class UIView {
      var bounds = CGRect()
      var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    }
    @MainActor class UITouch: Hashable {
      nonisolated static func == (one: UITouch, other: UITouch) -> Bool { one === other }
      nonisolated func hash(into hasher: inout Hasher) {}
      var timestamp = 0.0
      func location(in view: UIView?) -> CGPoint { CGPoint() }
    }
    @MainActor class UIEvent {
      func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    }
    struct Selector {}
    @MainActor class UIGestureRecognizer {
      enum State { case possible, began, changed, ended, cancelled, failed }
      var state = State.possible
      var view: UIView?
      var cancelsTouchesInView = true, delaysTouchesEnded = true
      init(target: Any? = nil, action: Selector? = nil) {}
      func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
      func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
      func reset() {}
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    class UIPanGestureRecognizer: UIGestureRecognizer {
      func translation(in view: UIView?) -> CGPoint { CGPoint() }
      func velocity(in view: UIView?) -> CGPoint { CGPoint() }
    }
    @MainActor class UIScrollView: UIView {
      let panGestureRecognizer = UIPanGestureRecognizer()
    }
    @MainActor class UIPercentDrivenInteractiveTransition {
      func finish() {}
      func cancel() {}
    }
    enum LayoutDirection { case leftToRight, rightToLeft }
    protocol Gesture {}
    struct Ended: Gesture {}
    struct Date { var timeIntervalSinceReferenceDate = 0.0 }
    struct Changed: Gesture {
      func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> Ended { Ended() }
    }
    struct DragGesture: Gesture {
      struct Value {
        var time = Date()
        var startLocation = CGPoint(), location = CGPoint()
        var translation = CGSize(), velocity = CGSize()
      }
      var minimumDistance = 10.0
      func onChanged(_ action: @escaping (Value) -> Void) -> Changed { Changed() }
      func onEnded(_ action: @escaping (Value) -> Void) -> Ended { Ended() }
    }
    """
}

/// Policies and recognizers of every kind, for what is written about them.
enum SnippetSamples {
  /// Every family with its defaults, with each parameter changed, and with all of them changed.
  static func families() throws -> [NamedPolicy] {
    try PolicyCatalog.families.flatMap { entry in
      let name = entry.family.name
      var changes: [[String: Double]] = [[:]]
      var all: [String: Double] = [:]
      for parameter in entry.family.parameters {
        let words = parameter.words.map(\.value).filter { $0 != parameter.defaultValue }
        let others = words + (parameter.isChoice ? [] : [number(parameter)])
        changes += others.map { [parameter.name: $0] }
        if parameter.alternativeTo == nil { all[parameter.name] = others.last }
      }
      return try (changes + [all]).enumerated().map { index, values in
        try entry.policy(named: "\(name)-\(index)", values)
      }
    }
  }

  /// A number that is not round, in the range and not the default.
  private static func number(_ parameter: PolicyParameter) -> Double {
    let (low, high) = (parameter.range.lowerBound, parameter.range.upperBound)
    guard let usual = parameter.defaultValue, usual.isFinite, usual != 0 else {
      return low + (high - low) / 37
    }
    // Near the default, where clauses still differ.
    let lower = usual * 0.83
    return parameter.allows(lower) ? lower : (usual + high) / 2
  }

  /// Every preset.
  static func presets() throws -> [NamedPolicy] {
    try PolicyPreset.all.map { try #require($0.policy) }
  }

  static func policies() throws -> [NamedPolicy] { try families() + presets() }

  /// Every preset, with each number changed that it has.
  static let recognizers: [RecognizerPreset] = RecognizerPreset.all.flatMap { preset in
    let changed = RecognizerParameter.all.compactMap { preset.changing([($0, 21.5)]) }
    let both = preset.changing(RecognizerParameter.all[2...].map { ($0, 3) })
    return [preset] + changed + [both].compactMap { $0 }
  }

  /// Releases that tell policies apart: slow and fast, short and long, both ways, and on limits.
  static let releases: [Release] = {
    let travels = [-60, -1, 4.5, 16, 30, 42.5] + Array(stride(from: 52.5, to: 400, by: 20.5))
    let speeds = [-700, -560, -393, -45, -40, 0, 25, 45, 260, 393, 450, 1000, 1300.0]
    let durations = [0.05, 0.1, 0.2, 0.27, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9]
    var releases: [Release] = []
    for (row, travel) in travels.enumerated() {
      for (column, velocity) in speeds.enumerated() {
        let place = row * speeds.count + column
        releases.append(
          Release(
            translation: travel, velocity: velocity, crossVelocity: Double(place % 5) * 150,
            acceleration: Double(place % 3) * 400, changes: place % 7, displacement: travel + 10,
            countedTravel: place % 5 == 0 ? travel + 7 : .nan,
            reversal: ReversalState(rawValue: (row + column) % 3) ?? .entry, runTravel: travel / 2,
            viewWidth: (row + column) % 2 == 0 ? 393 : 1024, viewHeight: 852,
            duration: durations[place % durations.count], millimetresPerPoint: 0.16))
      }
    }
    return releases
  }()
}

extension Release {
  /// Source that makes it.
  var source: String {
    "Release(translation: \(translation), velocity: \(velocity), crossVelocity: \(crossVelocity),"
      + " acceleration: \(acceleration), changes: \(changes), displacement: \(displacement),"
      + " countedTravel: \(countedTravel.isNaN ? ".nan" : "\(countedTravel)"),"
      + " reversal: .\(reversal), runTravel: \(runTravel), viewWidth: \(viewWidth),"
      + " viewHeight: \(viewHeight), duration: \(duration),"
      + " millimetresPerPoint: \(millimetresPerPoint))"
  }
}
