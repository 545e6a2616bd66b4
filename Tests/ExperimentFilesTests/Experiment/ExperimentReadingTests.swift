import ArticleClaims
import Foundation
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

/// Mistakes in the plain keys of an experiment, and the experiments that are right.
@Suite("Experiment files")
struct ExperimentReadingTests {
  @Test func document() async {
    await each([
      ("[]", "f:1:1: error: the experiment must be an object, { ... }, not a list"),
      (
        "{}",
        #"f:1:1: error: the experiment has no "policies"; add "policies": ["half-width", "one-third"]"#
      ),
      (#"{"policies": []}"#, #"f:1:14: error: "policies" is empty; name at least one"#),
      (
        #"{"policies": "half-width"}"#,
        #"f:1:14: error: "policies" must be a list, [ ... ], not text"#
      ),
    ]) { text, expected in
      #expect(experimentErrors(text) == [expected])
    }
  }

  private static let mistakes: [(String, String)] = [
    (
      #""particpants": 50"#,
      #"f:2:1: error: unknown key "particpants" in the experiment; did you mean "participants"?"#
    ),
    (
      #""swipes-per-intent": 50"#,
      #"f:2:1: error: unknown key "swipes-per-intent" in the experiment;"#
        + #" did you mean "swipes_per_intent"?"#
    ),
    (
      #""false_trigger_budgets": [0.01]"#,
      #"f:2:1: error: "false_trigger_budgets" is no longer a key; leave it out: `swipelab tune"#
        + " EXPERIMENT --max-false-trigger P` prints the best setting of every family within a rate"
        + " of false triggers"
    ),
    (#""question": 3"#, #"f:2:13: error: "question" must be text in quotes, not a number"#),
    (#""seed": "1""#, #"f:2:9: error: "seed" must be a whole number, not text"#),
    (
      #""seed": -1"#,
      #"f:2:9: error: "seed" is -1; give a whole number from 0 to 18446744073709551615"#
    ),
    (
      #""seed": 18446744073709551616"#,
      #"f:2:9: error: "seed" is 18446744073709551616;"#
        + " give a whole number from 0 to 18446744073709551615"
    ),
    (
      #""participants": 1"#,
      #"f:2:17: error: "participants" is 1; give a whole number from 2 to 10000000"#
    ),
    (
      #""participants": 2.5"#,
      #"f:2:17: error: "participants" is 2.5; give a whole number from 2 to 10000000"#
    ),
    (
      #""swipes_per_intent": 0"#,
      #"f:2:22: error: "swipes_per_intent" is 0; give a whole number from 1 to 1000"#
    ),
    (#""margin": 2"#, #"f:2:11: error: "margin" is 2; give a proportion from 0 to 1"#),
    (#""margin": null"#, #"f:2:11: error: "margin" must be a number, not null"#),
    (
      #""population": "everday""#,
      #"f:2:15: error: unknown population "everday"; did you mean "everyday"?"#
    ),
    (
      #""velocity_estimator": "magic""#,
      #"f:2:23: error: unknown velocity estimator "magic";"#
        + " `swipelab list velocity-estimators` prints them"
    ),
    (
      #""velocity_estimator": ["own", "uikit-blend"]"#,
      #"f:2:23: error: "velocity_estimator" is one name for all policies, not a list; to compare a"#
        + #" rule with another estimate, add it to "policies" once more:"#
        + #" { "family": "telegram", "velocity_estimator": "uikit-blend" }"#
    ),
    (
      #""measures": true"#,
      #"f:2:1: error: "measures" is no longer a key; leave it out: the last columns of rates.csv"#
        + " always have the travel that a rule asks for and the travel that people made"
    ),
    (
      #""intents": ["pop", "popAbrt"]"#,
      #"f:2:20: error: unknown intent "popAbrt"; did you mean "popAbort"?"#
    ),
    (
      #""intents": ["pop", "pop"]"#,
      #"f:2:20: error: intent "pop" is already named at 2:13; remove it"#
    ),
    (#""intents": [1]"#, "f:2:13: error: each intent is a name in quotes, not a number"),
    (#""intents": []"#, #"f:2:12: error: "intents" is empty; name at least one"#),
    (
      #""contexts": ["carusel"]"#,
      #"f:2:14: error: unknown context "carusel"; did you mean "carousel"?"#
    ),
    (
      #""recognizers": ["edgy"]"#,
      #"f:2:17: error: unknown recognizer "edgy"; did you mean "edge"?"#
    ),
  ]

  @Test func key() async {
    await each(Self.mistakes) { keys, expected in
      #expect(keyErrors(keys) == [expected])
    }
  }

  @Test("every problem of a file at once, in the order of the file")
  func several() {
    let text = """
      {
        "seed": -1, "particpants": 4,
        "screens": ["iphone-16-prot", "nowhere-at-all-1"],
        "policies": ["half-widht", { "family": "fraction", "fraction": 3 }]
      }
      """
    #expect(
      experimentErrors(text).map { String($0.prefix { $0 != ";" }) } == [
        #"f:2:11: error: "seed" is -1"#,
        #"f:2:15: error: unknown key "particpants" in the experiment"#,
        #"f:3:15: error: unknown screen "iphone-16-prot""#,
        #"f:3:33: error: unknown screen "nowhere-at-all-1""#,
        #"f:4:16: error: unknown policy "half-widht""#,
        #"f:4:66: error: "fraction" is 3"#,
      ])
  }

  @Test("the largest seed keeps its last digit")
  func hugeSeed() async {
    await each([UInt64.max, UInt64.max - 1, 1 << 63]) { (seed: UInt64) in
      let read = try experiment("{\"policies\": [\"half-width\"], \"seed\": \(seed)}")
      #expect(read.seed == seed)
    }
  }

  @Test("everything but the policies has a default")
  func defaults() throws {
    let read = try experiment(#"{"policies": ["half-width", "one-third"]}"#)
    #expect(read.question == "Which completion policy should this app use?")
    #expect((read.seed, read.participants, read.swipesPerIntent) == (1, 8000, 1))
    #expect(read.design == .balanced)
    #expect(read.population.name == "everyday")
    #expect(
      read.intents
        == [.pop, .popAbort, .contentLeft, .contentVertical, .contentBrowse, .tapSmear])
    #expect(read.screens == ScreenCatalog.defaults)
    #expect(read.contexts == [.plain])
    #expect(read.recognizers.map(\.name) == ["pan"])
    #expect(read.policies.map(\.name) == ["half-width", "one-third"])
    #expect(read.sweeps.isEmpty)
    #expect(read.margin == 0.01)
    #expect(read.velocityEstimator == nil)
    // Twice, as other people judge what was chosen, and 1,024 people in each of 120 worlds that
    // choose and of as many that judge.
    #expect(read.swipes == (2 * 8000 + 240 * 1024) * 6 * 12)
  }

  @Test("values from the command line replace those of the file")
  func overrides() throws {
    let node = try JSONNode.parse(Array(#"{"policies": ["half-width"]}"#.utf8), file: "f")
    let read = try Experiment.read(
      node, file: "f", name: "f", overrides: .init(seed: 7, participants: 9))
    #expect((read.seed, read.participants) == (7, 9))
  }
}
