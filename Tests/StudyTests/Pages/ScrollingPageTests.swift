import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles
@testable import Study

/// Pages that only scroll up and down: the recognizer alone decides there, and what that counts is
/// what whole pages count, stroke by stroke.
@Suite("Pages that scroll up and down")
struct ScrollingPageTests {
  static func experiment(_ intents: [Intent], tieShare: Double) throws -> Experiment {
    let names = intents.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    let text = """
      {
        "participants": 60, "swipes_per_intent": 8, "design": "plain",
        "screens": ["iphone-16-pro", "ipad-mini-7"], "contexts": ["list"],
        "recognizers": ["pan", "pan-cone",
          { "name": "shared", "recognizer": "pan", "content": "shares" },
          { "name": "gate-50", "recognizer": "pan", "cone_deg": 50, "content": "waits" },
          { "name": "gate-30", "recognizer": "pan", "cone_deg": 30, "content": "shares" },
          { "name": "gate-70", "recognizer": "pan", "cone_deg": 70, "content": "competes" }],
        "intents": [\(names)], "policies": ["one-third", "fixed-distance", "fling-override"]
      }
      """
    let node = try JSONNode.parse(Array(text.utf8), file: "f")
    var experiment = try Experiment.read(node, file: "f", name: "f")
    experiment.contexts = experiment.contexts.map { $0.withTieShare(tieShare) }
    return experiment
  }

  @Test("whole pages count what the recognizers alone count", arguments: [0, 0.5, 1])
  func alike(tieShare: Double) async throws {
    let intents: [Intent] = [
      .pop, .popAbort, .contentRight, .contentLeft, .contentVertical, .contentBrowse, .tapSmear,
    ]
    let alone = try Self.experiment(intents, tieShare: tieShare)
    // An intent of two touches sends every policy the other way.
    let whole = try Self.experiment(intents + [.doublePop], tieShare: tieShare)
    #expect(alone.conditions.allSatisfy { !alone.needsWholePages($0) })
    #expect(whole.conditions.allSatisfy { whole.needsWholePages($0) })
    let few = await Runner.run(alone, workers: 2)
    let more = await Runner.run(whole, workers: 2)
    let rows = StudyResults.rates(whole, more, CriticalValueTable(more))
    let own = StudyResults.rates(alone, few, CriticalValueTable(few))
    // Both scrolls are lost now and then, and pop.
    #expect(own.count { $0.metric == "content-lost" && $0.events > 0 } > 30)
    #expect(own.contains { $0.metric == "false-trigger" && $0.events > 0 })
    for row in own { #expect(rows.contains(row), "\(row)") }
  }

  @Test("a gate decides at the slop, so that a scroll view which waits loses what begins alone")
  func waits() async throws {
    let experiment = try Self.experiment([.pop, .contentVertical, .contentBrowse], tieShare: 1)
    let counts = await Runner.run(experiment, workers: 2)
    let rows = StudyResults.rates(experiment, counts, CriticalValueTable(counts))
    func lost(_ recognizer: String) -> Double? {
      rows.first {
        $0.metric == "content-lost" && $0.intent == "all" && $0.policy == "one-third"
          && $0.condition.recognizer == recognizer && $0.condition.screen == "iphone-16-pro"
      }?.rate
    }
    let (shared, narrow, middle) = (lost("shared"), lost("gate-30"), lost("gate-50"))
    #expect(try #require(shared) > 0.95, "without a gate every scroll moves both")
    #expect(try #require(narrow) < #require(middle))
    #expect(try #require(middle) < 0.06)
  }

  @Test(
    "what is left of a drag beside a scroll view",
    arguments: [
      // Along, across; where the farther axis decides, where the scroll view is first.
      (along: 10.0, across: 9.9, dominance: true, deeper: true),
      (10, 10, false, false), (12, 10, true, false), (30, 10, true, true), (9, 10, false, false),
      (-12, 10, true, false), (40, -12, true, true), (28, -11, true, false),
    ])
  func contest(along: Double, across: Double, dominance: Bool, deeper: Bool) {
    let request = BeginRequest(
      location: 100, translation: 0, displacement: along, crossDisplacement: across, velocity: 0)
    #expect(GateRule.aheadOfScroll(1).passes(request) == dominance)
    #expect(GateRule.aheadOfScroll(0).passes(request) == deeper)
  }

  @Test(
    "a direction gate takes what points towards popping within its angle",
    arguments: [
      (45.0, 10.0, 10.0, true), (45, 10, 10.01, false), (50, 10, 11.9, true),
      (50, 10, 12, false), (30, 10, -5.7, true), (30, 10, 5.8, false), (45, -10, 0, false),
    ])
  func gate(degrees: Double, along: Double, across: Double, passes: Bool) throws {
    let parameter = try #require(RecognizerParameter.all.first { $0.name == "cone_deg" })
    let recognizer = try #require(parameter.set(degrees, in: .pan))
    let request = BeginRequest(
      location: 100, translation: 0, displacement: along, crossDisplacement: across, velocity: 0,
      navigation: NavigationState(stackDepth: 2))
    #expect((recognizer.gate.refusal(of: request) == nil) == passes)
  }
}
