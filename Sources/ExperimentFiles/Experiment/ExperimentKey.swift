import NavigationModel
import SwipeSimulation

/// A key of an experiment file, described once: reading, messages and documents use this table.
public struct ExperimentKey: Sendable, CaseIterable {
  /// The key.
  public let name: String
  /// What its value may be.
  let value: ValueForm
  /// What its value looks like, where that is not said by its parts.
  private let words: String?
  /// The default, as written in a file; nil when the key must be given.
  public let defaultText: String?
  /// One sentence on what it does.
  public let summary: String
  /// Whether another value gives the same policy other rates.
  ///
  /// What names the policies themselves does not.
  package let changesRates: Bool

  private init(
    _ name: String, _ value: ValueForm, words: String? = nil, _ defaultText: String?,
    _ summary: String, changesRates: Bool = true
  ) {
    self.changesRates = changesRates
    (self.name, self.value, self.words) = (name, value, words)
    self.defaultText = defaultText
    self.summary = summary
  }

  /// What its value looks like.
  public var form: String { words ?? value.words }

  /// The key that tells editors where the schema is: no part of the experiment.
  static let schemaKey = "$schema"

  /// Keys of earlier versions, each with what there is in its place.
  static let retired = [
    "priors": "write \"usage_mixes\", which is the same",
    "measures":
      "leave it out: the last columns of rates.csv always have the travel that a rule asks for and"
      + " the travel that people made",
    "false_trigger_budgets":
      "leave it out: `swipelab tune EXPERIMENT --max-false-trigger P` prints the best setting of"
      + " every family within a rate of false triggers",
  ]

  /// Every key, in the order of the documents.
  ///
  /// Adding one is its line here and its reader.
  public static let allCases: [ExperimentKey] = [
    ExperimentKey(
      "question", .line, "\"Which completion policy should this app use?\"",
      "the question that the report answers", changesRates: false),
    ExperimentKey("seed", .whole(ExperimentRange.seed), "1", "seed of every random draw"),
    ExperimentKey(
      "participants", .whole(ExperimentRange.participants), "8000",
      "synthetic people; errors shrink with their square root"),
    ExperimentKey(
      "swipes_per_intent", .whole(ExperimentRange.swipesPerIntent), words: "whole number",
      "1; 20 of plain draws", "swipes per participant, screen and intent"),
    ExperimentKey(
      "design", .name(DrawDesign.allCases.map(\.rawValue)), "balanced from 640 people on",
      "how people and swipes are drawn: balanced (people in blocks of 64 whose draws are spread"
        + " evenly, and of swipes that seldom trigger falsely more of those that might, with"
        + " weights) or plain (each on its own); both have the same expectation"),
    ExperimentKey(
      "population", PeopleForms.people, "\"everyday\"",
      "who swipes: a preset (`swipelab list populations`), a file made by `swipelab fit`, or an"
        + " object with base and settings (`swipelab list population-settings`)"),
    ExperimentKey(
      "intents", .names(IntentCatalog.entries.map(\.intent.rawValue)),
      "[\"pop\", \"popAbort\", \"contentLeft\", \"contentVertical\", \"contentBrowse\","
        + " \"tapSmear\"]",
      "what people want: `swipelab list intents`"),
    ExperimentKey(
      "screens", .list(ScreenForms.screen), "12 from 320 to 1376 pt",
      "where people swipe: `swipelab list screens`; an object has screen, with view_width_pt (a"
        + " split view or window), touch_rate_hz or both and perhaps name, or for a screen of your"
        + " own name, width_pt, height_pt, mm_per_pt, class and perhaps view_width_pt and"
        + " touch_rate_hz"),
    ExperimentKey(
      "contexts", .names(PageContext.all.map(\.name)), "[\"plain\"]",
      "the page under the finger: `swipelab list contexts`"),
    ExperimentKey(
      "recognizers", .list(RecognizerForms.recognizer), "[\"pan\"]",
      "when a touch becomes a pop gesture: `swipelab list recognizers`; an object has recognizer,"
        + " numbers of it (`swipelab list recognizer-parameters`) and perhaps name"),
    ExperimentKey(
      "velocity_estimator",
      .name(VelocityChoice.names), "\"own\"",
      "which estimate of the velocity policies read: own (each its own) or one for all"
        + " (`swipelab list velocity-estimators`)"),
    ExperimentKey(
      "policies", .list(PolicyForms.policy), nil,
      "the rules that are compared: `swipelab list policies`; an object has family (or a preset to"
        + " start from), its parameters and perhaps velocity_estimator, name and subject (true:"
        + " the report is about it); not needed where systems, claims or cases are given",
      changesRates: false),
    ExperimentKey(
      "systems", .list(SystemForms.system), "[]",
      "whole systems that are compared: `swipelab list systems`; an object has system and perhaps"
        + " policy, name and subject, or for a system of your own name, recognizers and policy, and"
        + " perhaps installed, except and elsewhere ([an example]"
        + "(../Sources/NavigationModel/NavigationModel.docc/PagesAndSystems.md#in-an-experiment))",
      changesRates: false),
    ExperimentKey(
      "claims", .flag, "false",
      "whether the statements of the five articles are put to the test (claims.csv), on the"
        + " first, narrowest and widest phone and the widest tablet of the screens, or of the"
        + " default ones where there is none; contexts, intents and policies play no part",
      changesRates: false),
    ExperimentKey(
      "cases", .flag, "false",
      "whether what users of 51 public threads complained about is played (cases.csv), on the first"
        + " phone, the widest tablet and the first foldable of the screens; otherwise like claims",
      changesRates: false),
    ExperimentKey(
      "sweeps",
      .list(SweepForms.sweep, count: 0...ObjectReader.mostElements, repeats: true),
      "the usual ones, to choose from",
      "parameters to vary (frontier.csv): family, parameter, from, to, steps and perhaps scale"
        + " (linear or logarithmic), or values in place of these; fixed values of other parameters;"
        + " with, a list of further ranges. Or recognizer in place of family: each value makes a"
        + " recognizer. Choices are also made among usual settings of the basic families that are"
        + " not swept, unless the list is empty", changesRates: false),
    ExperimentKey(
      "usage_mixes",
      .list(.object(PeopleForms.prior(of: PeopleForms.weighed(Intent.allCases)))), "[]",
      "how often people want what, several times: each a name and a weight for some of the intents;"
        + " then mistakes are weighed into a cost per hundred swipes (costs.csv)",
      changesRates: false),
    ExperimentKey(
      "cost_ratios", .list(.number(.costRatio)), "[0.1, 0.3, 1, 3, 10]",
      "how many missed pops an unwanted one is as bad as, in turn", changesRates: false),
    ExperimentKey(
      "sensitivity", PeopleForms.sensitivity, words: "\"all\", or list of names or objects",
      "[]",
      "what about people is varied, one thing at a time, to see whether the answer stays"
        + " (sensitivity.csv): `swipelab list assumptions`; an object has assumption or setting,"
        + " and values", changesRates: false),
    ExperimentKey(
      "limits", .object(ExperimentForms.limits),
      "{ \"false_triggers\": 0.005, \"aborts_honoured\": 0.95, \"content_lost\": 0.05 }",
      "what a recommended policy keeps to on every screen: at most so many completed pops among the"
        + " content gestures of the worst kind, at least so many cancelled ones among aborts, at"
        + " most so many content gestures of the worst kind that a pop takes or moves with. Of"
        + " systems false triggers count on pages whose content takes no stroke the pop's way;"
        + " where one takes more than content_lost the app switches it off, and where more sessions"
        + " break than stuck (0) the app adds a test",
      changesRates: false),
    ExperimentKey(
      "tune", .either([.flag, .object(ExperimentForms.tuning)]), words: "true, or object", "none",
      "whether the best setting of every family and recognizer is listed (tuned.csv):"
        + " max_false_trigger, further limits of false triggers, and cost_ratios, at which the"
        + " cost by each of the usage mixes is least", changesRates: false),
    ExperimentKey(
      "one_rule", .flag, "false",
      "whether one rule for all screens is looked for, beside one for each kind of device",
      changesRates: false),
    ExperimentKey(
      "worlds", .whole(ExperimentRange.worlds), "120 where draws are balanced, else 0",
      "plausible populations, each one app's people, in nine of ten of which a recommendation keeps"
        + " the limits; as many others tell how often it does; 0 asks the experiment's own people"
        + " alone", changesRates: false),
    ExperimentKey(
      "world_seed", .whole(ExperimentRange.seed), "1",
      "seed of the worlds, so that another seed of the run moves sampling error alone",
      changesRates: false),
    ExperimentKey(
      "margin", .number(.proportion), "0.01",
      "smallest difference of interest between two rates, as a proportion", changesRates: false),
  ]
}
