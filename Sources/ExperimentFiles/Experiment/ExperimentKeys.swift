import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

extension ExperimentKey {
  /// Every key, in the order of the documents.
  ///
  /// Adding one is its entry here, and its place in `Experiment`, whose initial value is the
  /// default.
  package static let allCases: [ExperimentKey] = drawn + compared + decided

  /// Who swipes where, and how that is drawn.
  private static let drawn: [ExperimentKey] = [
    ExperimentKey(
      "question", .line, at: \.question, "the question that the report answers", round: 0),
    ExperimentKey(
      "seed", .whole(ExperimentRange.seed), at: \.seed, "seed of every random draw",
      changes: .swipes, round: 0,
      complete: { _, experiment, overrides in
        experiment.seed = overrides.seed ?? experiment.seed
      }),
    ExperimentKey(
      "participants", .count(ExperimentRange.participants), at: \.participants,
      "number of synthetic people; errors shrink with its square root", changes: .rates, round: 0,
      complete: { reader, experiment, overrides in
        let asked = overrides.participants ?? experiment.participants
        experiment.participants = reader.people(asked, areAdded: overrides.addsPeople)
        experiment.design = reader.design(for: experiment.participants)
      }),
    ExperimentKey(
      "swipes_per_intent", .count(1...1000), at: \.swipesPerIntent,
      words: "whole number", default: "1; 20 with plain draws",
      "swipes per person, screen and intent", changes: .swipes, round: 0,
      complete: { reader, experiment, _ in
        if reader.member("swipes_per_intent") == nil, experiment.design == .plain {
          experiment.swipesPerIntent = 20
        }
      }),
    ExperimentKey(
      "design", .word(nil, DrawDesign.allCases) { $0.rawValue }, at: \.design,
      default: "balanced from 640 people on",
      "how people and swipes are drawn: balanced (people in blocks of 64 whose draws are spread"
        + " evenly; of swipes that seldom trigger falsely, all that might, and a weighted sample of"
        + " the rest) or plain (each on its own); the expected rates are the same",
      changes: .swipes, round: 2,
      // Once the number of people is known: see "participants".
      read: { _, _ in }),
    ExperimentKey(
      "population", PopulationForm.people, at: \.population, default: "\"everyday\"",
      "who swipes: a preset (`swipelab list populations`), a file made by `swipelab fit`, or an"
        + " object with base and settings (`swipelab list population-settings`)",
      changes: .swipes, round: 0),
    ExperimentKey(
      "intents", .names("intent", IntentCatalog.entries.map(\.intent)) { $0.rawValue },
      at: \.intents,
      "what people want: `swipelab list intents`. By default an experiment with systems also has"
        + " the strokes that the content of its pages takes: contentRight, stroke",
      changes: .rates, round: 0),
    ExperimentKey(
      "screens", ScreenForm.screens, at: \.screens, default: "12 from 320 to 1376 pt",
      "where people swipe: `swipelab list screens`; an object has screen, with view_width_pt (a"
        + " split view or window), touch_rate_hz or both and perhaps name; or, for a screen of"
        + " your own, it has name, width_pt, height_pt, mm_per_pt, class and perhaps view_width_pt"
        + " and touch_rate_hz", changes: .rates, round: 0),
    ExperimentKey(
      "contexts", .names("context", PageContext.all) { $0.name }, at: \.contexts,
      "the page under the finger: `swipelab list contexts`", changes: .rates, round: 0),
    ExperimentKey(
      "recognizers", RecognizerForm.recognizers, at: \.recognizers,
      "when a touch becomes a pop gesture: `swipelab list recognizers`; an object has recognizer,"
        + " numbers of it (`swipelab list recognizer-parameters`) and perhaps name",
      changes: .rates, round: 0,
      complete: { reader, experiment, _ in
        var all = reader.member("recognizers") == nil ? [] : experiment.recognizers
        var names = Set(all.map(\.name))
        all += reader.sweptRecognizers.filter { names.insert($0.name).inserted }
        if !all.isEmpty { experiment.recognizers = all }
      }),
    ExperimentKey(
      "velocity_estimator", VelocityChoice.type, at: \.velocityEstimator,
      "which estimate of the velocity policies read: own (each its own) or one for all"
        + " (`swipelab list velocity-estimators`)", changes: .rates, round: 0,
      complete: { _, experiment, _ in
        let choice = experiment.velocityEstimator
        experiment.policies = experiment.policies.map { choice.applied(to: $0) }
        experiment.systems = experiment.systems.map { choice.applied(to: $0) }
        experiment.sweeps = experiment.sweeps.map { choice.applied(to: $0) }
      }),
  ]

  /// What is compared.
  private static let compared: [ExperimentKey] = [
    ExperimentKey(
      "policies", PolicyForm.policies, at: \.policies, isNeeded: true,
      "the rules that are compared: `swipelab list policies`; an object has family (or a preset to"
        + " start from), its parameters and perhaps velocity_estimator, name and subject (true:"
        + " the report is about it); not needed where systems, claims or cases are given", round: 0,
      canonical: { $0.marked($0.policies.map { (.policy($0.name), Experiment.canonical($0)) }) }),
    ExperimentKey(
      "systems", SystemForms.systems, at: \.systems,
      "whole systems that are compared: `swipelab list systems`; an object has system and perhaps"
        + " policy, name and subject; or, for a system of your own, it has name, recognizers and"
        + " policy, and perhaps installed, except and elsewhere ([an example]"
        + "(../Sources/NavigationModel/NavigationModel.docc/PagesAndSystems.md#in-an-experiment))",
      round: 0,
      canonical: { $0.marked($0.systems.map { (.system($0.name), Experiment.canonical($0)) }) },
      read: { reader, experiment in
        experiment.systems = SystemForms.systems.read(&reader, "systems") ?? []
        experiment.subject = reader.subject?.what
        if reader.member("intents") == nil { experiment.intents = experiment.defaultIntents }
      }),
    ExperimentKey(
      "claims", .flag, at: \.testsClaims,
      "whether the report tests the statements of the five articles (claims.csv). It tests them on"
        + " the first, the narrowest and the widest phone and on the widest tablet of the screens"
        + " (of the default screens if the list has none). Contexts, intents and policies do"
        + " not change these tests", round: 0),
    ExperimentKey(
      "cases", .flag, at: \.playsCases,
      "whether the report plays the complaints of 51 public threads (cases.csv). It"
        + " plays them on the first phone, the widest tablet and the first foldable of the screens"
        + " (of the default screens if the list has none). Contexts, intents and policies do"
        + " not change these cases", round: 2),
    ExperimentKey(
      "sweeps", SweepForms.sweeps, at: \.sweeps, default: "common settings, to choose from",
      "parameters to vary (frontier.csv): family, parameter, from, to, steps and perhaps scale"
        + " (linear or logarithmic), or values instead of these; fixed values of other parameters;"
        + " with, a list of further ranges. With recognizer instead of family, each value makes a"
        + " recognizer. Common settings of the basic families that are not swept are candidates"
        + " too, unless the list is empty", round: 0,
      complete: { reader, experiment, _ in
        if reader.member("sweeps") != nil, experiment.sweeps.isEmpty { return }
        let choice = experiment.velocityEstimator
        experiment.usualSweeps = UsualSweeps.of(experiment).map { choice.applied(to: $0) }
      }, check: { $0.reportWholePages(of: $1) }),
  ]

  /// How mistakes are weighed, and what a decision keeps to.
  private static let decided: [ExperimentKey] = [
    ExperimentKey(
      "usage_mixes", UsageMixForm.mixes(of: Intent.allCases), at: \.priors,
      "usage mixes, each a name and weights of some of the intents: how often people want each;"
        + " the report then gives the cost of mistakes per hundred swipes (costs.csv)", round: 1,
      read: { $1.priors = UsageMixForm.mixes(of: $1.intents).read(&$0, "usage_mixes") ?? [] }),
    ExperimentKey(
      "cost_ratios", ExperimentForms.costRatios, at: \.costRatios,
      "numbers of missed pops that cost as much as one unwanted pop; costs are given for"
        + " each", round: 1,
      canonical: { experiment in
        experiment.priors.isEmpty ? nil : ExperimentForms.costRatios.write(experiment.costRatios)
      }),
    ExperimentKey(
      "sensitivity", SensitivityForm.assumptions, at: \.sensitivity,
      words: "\"all\", or list of names or objects",
      "assumptions about people that are varied one at a time, to see whether the answer stays the"
        + " same (sensitivity.csv): `swipelab list assumptions`; an object has assumption or"
        + " setting, and values", round: 1, check: { $0.reportSensitivity(of: $1) }),
    ExperimentKey(
      "limits", ExperimentForms.limits, at: \.limits,
      "what a recommended policy must keep on every screen. false_triggers is the largest share of"
        + " the content gestures of the worst kind that may complete a pop, aborts_honoured the"
        + " smallest share of aborts that must be cancelled, and content_lost the largest share of"
        + " the content gestures of the worst kind that a pop may take or move with. A system's"
        + " false triggers count on pages whose content takes no stroke in the pop's direction. On"
        + " pages where a system takes more than content_lost, the app switches it off; if more"
        + " than the share stuck of the sessions break, the app adds a test", round: 1,
      complete: { _, experiment, overrides in
        experiment.ownTuning.limits = experiment.limits
        if let limit = overrides.falseTriggers { experiment.limits.falseTriggers = limit }
      }),
    ExperimentKey(
      "tune", ExperimentForms.tuning, at: \.tuning, words: "true, or object",
      default: "none",
      "whether the best setting of every family and recognizer is listed (tuned.csv); an object has"
        + " max_false_trigger, further limits on false triggers, and cost_ratios, for which the"
        + " cheapest setting in each usage mix is listed", round: 1,
      complete: { _, experiment, overrides in
        experiment.ownTuning.tuning = experiment.tuning
        if overrides.tunesAnyway, experiment.tuning == nil { experiment.tuning = Tuning() }
        if let ratio = overrides.costRatio { experiment.tuning?.costRatios = [ratio] }
      }, check: { $0.reportTuning(of: $1) }),
    ExperimentKey(
      "one_rule", .flag, at: \.hasOneRule,
      "whether one rule for all screens is recommended too, beside one for each kind of device",
      round: 1),
    ExperimentKey(
      "worlds", .count(ExperimentRange.worlds), at: \.worlds,
      default: "120 where draws are balanced, else 0",
      "number of plausible populations, each one app's users, on which a recommendation is chosen."
        + " It must keep the limits in nine of ten; as many new populations then measure how often"
        + " it does. With 0 only the experiment's own people decide", round: 1,
      complete: { reader, experiment, overrides in
        let usual = reader.member("worlds") == nil ? Experiment.usualWorlds : experiment.worlds
        experiment.worlds = experiment.canHaveWorlds ? overrides.worlds ?? usual : 0
      }),
    ExperimentKey(
      "world_seed", .whole(ExperimentRange.seed), at: \.worldSeed,
      "seed of the worlds; it is separate so that changing seed changes sampling error"
        + " alone", round: 1,
      canonical: { $0.worlds > 0 ? .unsigned($0.worldSeed) : nil },
      complete: { _, experiment, overrides in
        experiment.worldSeed = overrides.worldSeed ?? experiment.worldSeed
      }),
    ExperimentKey(
      "margin", .number(.proportion), at: \.margin,
      "smallest difference of interest between two rates, as a proportion", round: 0),
  ]
}
