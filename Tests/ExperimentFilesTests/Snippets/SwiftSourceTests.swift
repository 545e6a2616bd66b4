import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@Suite("Policies and recognizers as Swift source")
struct SwiftSourceTests {
  @Test("compiled, the source makes the same policies and recognizers", .needsSwiftCompiler)
  func compiled() throws {
    let policies = try SnippetSamples.policies()
    #expect(policies.count > 150)
    let program = """
      import PopGesture

      var releases: [Release] = []
      \(SnippetSamples.releases.map { "releases.append(\($0.source))" }.joined(separator: "\n"))
      @MainActor func tell<Policy: CompletionPolicy>(_ policy: Policy) {
        let scores = releases.map { policy.score($0) }
        print(
          Policy.self, policy.threshold, policy.boundary, policy.needs.rawValue,
          policy.reversalRule as Any, policy.travelRule as Any, scores)
      }
      @MainActor func tell(_ recognizer: Recognizer) {
        print(
          recognizer.slop, recognizer.edgeRegion as Any, recognizer.driftLimit as Any,
          recognizer.gate.rules.map(\\.name), recognizer.gate.rules.map(\\.limit))
      }
      \(policies.map { "tell(\($0.swiftSource))" }.joined(separator: "\n"))
      \(recognizers.map { "tell(\($0.swiftSource))" }.joined(separator: "\n"))
      """
    let result = try SwiftCompiler().run(program)
    #expect(result.succeeded)
    let lines = result.output.split(separator: "\n").map { String($0) }
    let expected = policies.map(line) + recognizers.map(line)
    #expect(lines.count == expected.count)
    for (made, wanted) in zip(lines, expected) { #expect(made == wanted) }
  }

  /// The line that the program prints of a policy, from the policy itself.
  private func line(_ policy: NamedPolicy) -> String {
    let scores = SnippetSamples.releases.map { policy.score($0) }
    var line = ""
    print(
      policy.swiftSource.prefix { $0 != "(" }, policy.threshold, policy.boundary,
      policy.needs.rawValue, policy.reading.reversalRule as Any,
      policy.reading.travelRule as Any, scores, terminator: "", to: &line)
    return line
  }

  private func line(_ recognizer: Recognizer) -> String {
    var line = ""
    print(
      recognizer.slop, recognizer.edgeRegion as Any, recognizer.driftLimit as Any,
      recognizer.gate.rules.map(\.name), recognizer.gate.rules.map(\.limit), terminator: "",
      to: &line)
    return line
  }

  /// Those of presets and experiments, one of every rule, and one with every number its own.
  private var recognizers: [Recognizer] {
    SnippetSamples.recognizers.map(\.recognizer)
      + GateRule.all.map { Recognizer(slop: .alongPop(8.5), gate: [$0]) }
      + [
        Recognizer(slop: .towardsPop(0), gate: []),
        Recognizer(slop: .eitherAxis(10), gate: BeginGate(GateRule.all)),
        Recognizer(
          slop: .alongPop(12), edgeRegion: EdgeRegion(width: 20, backProjection: 0, coneSlope: 2),
          driftLimit: DriftLimit(base: 9, perPoint: 0.5, most: .infinity), gate: [.startLimit(63)]),
      ]
  }

  @Test("a policy with another parameter has other source, and the releases tell it apart")
  func distinct() throws {
    for group in Dictionary(grouping: try SnippetSamples.families(), by: \.family.name).values {
      let usual = group[0]
      for policy in group.dropFirst() {
        // Given as what its absence says, the side of a speed back changes nothing.
        let sides = policy.parameters.filter { $0.name.hasSuffix("_boundary") }.map(\.value)
        let speeds = policy.family.name == "fling-override" && sides == [1, 1]
        // Where a flick needs no travel, it counts from nowhere.
        let from =
          policy.parameters.contains { $0 == ("fling_travel", 1) }
          && policy.parameters.contains { $0 == ("fling_distance_pt", -.infinity) }
        let isUsual = speeds || from
        #expect((policy.swiftSource == usual.swiftSource) == isUsual, "\(policy.parameters)")
        #expect((line(policy) == line(usual)) == isUsual, "\(policy.parameters)")
      }
    }
  }

  @Test("the source is short")
  func short() async {
    await each([
      ("half-width", "Fraction(fraction: 0.5)"),
      ("velocity-weighted", "VelocityWeighted(velocityWeight: 0.3, fraction: 0.5)"),
      ("fixed-distance", "FixedDistance(distance: .points(100))"),
      ("fling-override", "FlingOverride(fling: .widthsPerSecond(1), travel: .fraction(0.5))"),
      (
        "flick-or-fraction",
        "FlingOverride(fling: .pointsPerSecond(300), flingBoundary: .exclusive, flingDistance: 30,"
          + " travel: .fraction(0.5), boundary: .exclusive)"
      ),
      ("uikit", "NavigationProjection()"), ("uikit-legacy", "VelocitySign()"),
    ]) { name, source throws in
      let preset = try #require(PolicyPreset.named(name))
      #expect(preset.policy?.swiftSource == source)
    }
  }

  @Test("infinities and lengths in mm are written as Swift writes them")
  func odd() throws {
    let start = try #require(PolicyCatalog.start(named: "fling-override"))
    let never = try start.policy(
      named: "never", ["fling_pt_per_s": .infinity, "return_pt_per_s": 0, "distance_pt": 56])
    #expect(
      never.swiftSource
        == "FlingOverride(fling: .pointsPerSecond(.infinity), returnVelocity: 0,"
        + " travel: .points(56))")
    let glass = FixedDistance(distance: .millimetres(12.5), boundary: .inclusive)
    #expect(
      glass.swiftSource == "FixedDistance(distance: .millimetres(12.5), boundary: .inclusive)")
    let turn = ReversalHysteresis(rule: ReversalRule(rearmHold: 0.2), flingVelocity: .infinity)
    #expect(
      turn.swiftSource
        == "ReversalHysteresis(rule: ReversalRule(rearmHold: 0.2), flingVelocity: .infinity)")
    let gate = Recognizer(slop: .eitherAxis(10), gate: [.previousPage, .startLimit(40)])
    #expect(
      gate.swiftSource
        == "Recognizer(slop: .eitherAxis(10), gate: [.previousPage, .startLimit(40)])")
    #expect(Recognizer.contentPan.swiftSource == "Recognizer.contentPan")
  }
}
