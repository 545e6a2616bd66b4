import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import Findings

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

  @Test(
    "compile against PopGesture alone, and what is wrong does not",
    .enabled(if: SwiftCompiler.path != nil, "there is no swiftc"))
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

  @Test(
    "run, they decide as the policy does on the same touches",
    .enabled(if: SwiftCompiler.path != nil, "there is no swiftc"))
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
    let result = try SwiftCompiler().run(
      text + swipe + "\n" + calls.joined(separator: "\n"))
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
    .enabled(if: SwiftCompiler.path != nil, "there is no swiftc"))
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
