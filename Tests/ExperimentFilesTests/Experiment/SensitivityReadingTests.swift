import ArticleClaims
import NavigationModel
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles
@testable import Study

/// What about people an experiment varies, as its file says it.
@Suite("Reading sensitivity")
struct SensitivityReadingTests {
  private func read(_ sensitivity: String, _ more: String = "") throws -> Experiment {
    try experiment(#"{ "policies": ["half-width"], "sensitivity": \#(sensitivity) \#(more) }"#)
  }

  @Test("\"all\" is every assumption; values that people have anyway are no scenarios")
  func all() throws {
    let read = try read(#""all""#)
    #expect(read.sensitivity == Assumption.all)
    let scenarios = read.scenarios
    // Of each assumption one value; where nothing scrolls nothing ties.
    let people = Assumption.all.filter { $0.name != "scroll-tie" }
    #expect(scenarios.count == people.reduce(0) { $0 + $1.values.count - 1 })
    #expect(read.variedAssumptions == people)
    #expect(scenarios.allSatisfy { $0.population != read.population })
    #expect(scenarios.filter { $0.assumption == "reach-growth" }.count == 3)
    #expect(scenarios.filter { $0.assumption == "drags" }.map(\.value) == [0.03, 0.15])
    // Once more by the people who judge what was chosen, and by a few in every world.
    #expect(read.swipes == read.ownSwipes * (scenarios.count + 2) + Self.inWorlds(read))
  }

  /// 120 worlds that choose and as many that judge, of 1,024 people each.
  private static func inWorlds(_ experiment: Experiment) -> Int {
    240 * 1024 * experiment.swipesPerParticipant
  }

  @Test("what is assumed of pages varies pages, and the people stay")
  func pages() throws {
    let read = try read(
      #"["scroll-tie"]"#, #", "contexts": ["plain", "list", "carousel", "textSelection"]"#)
    let scenario = try #require(read.scenarios.first)
    #expect(read.scenarios.count == 1 && scenario.value == 0)
    #expect(scenario.population == read.population)
    #expect(scenario.contexts.map(\.name) == read.contexts.map(\.name))
    #expect(zip(scenario.contexts, read.contexts).map { $0 != $1 } == [false, true, true, true])
    #expect(scenario.contexts[1].contents.map(\.tieShare) == [0])
    #expect(StudyPlan(read).scenarioPasses.first?.experiment.contexts == scenario.contexts)
    let own = try self.read(
      #"[{ "assumption": "scroll-tie", "values": [0.5, 1] }]"#, #", "contexts": ["list"]"#)
    #expect(own.scenarios.map(\.value) == [0.5])
  }

  @Test("names, own values and any setting, in the order given")
  func mixed() throws {
    let read = try read(
      #"["pace", { "assumption": "drags", "values": [0.9, 0.3] }, { "setting": "touch_noise_pt", "values": [2] }]"#,
      #", "population": { "drag_share": 0.3 }"#)
    #expect(read.scenarios.map(\.assumption) == ["pace", "pace", "drags", "touch_noise_pt"])
    #expect(read.scenarios.map(\.value) == [-0.3, 0.3, 0.9, 2])
    #expect(read.scenarios[3].population.panel.noise == 2)
    #expect(read.scenarios[3].population.dragShare == 0.3)
  }

  @Test("without it there are no scenarios, and the digest stays; with it the digest tells")
  func none() throws {
    let plain = try experiment(#"{ "policies": ["half-width"] }"#)
    #expect(plain.scenarios.isEmpty)
    #expect(plain.swipes == 2 * plain.ownSwipes + Self.inWorlds(plain))
    var varied = plain
    varied.sensitivity = [Assumption.all[0]]
    #expect(varied.canonical.bytes != plain.canonical.bytes)
    varied.sensitivity = []
    #expect(varied.canonical.bytes == plain.canonical.bytes)
  }

  @Test("all slips at once, each with its place")
  func slips() {
    let text = #"""
      {"policies": ["half-width"], "sensitivity": [
      "paces",
      { "setting": "drag_share" },
      { "setting": "drag_share", "assumption": "drags", "values": [1] },
      { "setting": "drag_share", "values": [0.1, 2, 0.1] },
      { "setting": "drag", "values": [1] },
      7,
      "pace", "pace"]}
      """#
    let expected = [
      "f:2:1: error: unknown assumption \"paces\"",
      "f:3:1: error: this variation has no \"values\"",
      "f:4:1: error: a variation names either an \"assumption\" or a \"setting\"",
      "f:5:44: error: a value of drag_share is a number from 0 to 1",
      "f:5:47: error: value \"0.1\" is already named at 5:39",
      "f:6:14: error: unknown population setting \"drag\"",
      "f:7:1: error: each variation is a name or an object, not a number",
      "f:8:9: error: assumption \"pace\" is already named at 8:1",
    ]
    let found = experimentErrors(text)
    #expect(found.count == expected.count)
    for (message, wanted) in zip(found, expected) {
      #expect(message.hasPrefix(wanted), "\(message)")
    }
  }

  @Test("what could change nothing is refused")
  func useless() async {
    await each([
      (
        #"{"claims": true, "sensitivity": "all"}"#,
        "needs policies or systems, which judge what it varies"
      ),
      (#"{"policies": ["half-width"], "sensitivity": "pace"}"#, "must be a list"),
      (#"{"policies": ["half-width"], "sensitivity": []}"#, "is empty"),
      (
        #"{"policies": ["half-width"], "sensitivity": ["touch-rate"], "screens": [{"screen": "iphone-14", "touch_rate_hz": 120}]}"#,
        "the touch rate cannot be varied"
      ),
    ]) { text, message in
      let found = experimentErrors(text)
      #expect(found.count == 1)
      #expect(found.first?.contains(message) == true, "\(found)")
    }
  }
}
