import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// How people and swipes are drawn: as `design` says, or plainly where there are too few people
  /// for blocks of them to tell errors.
  mutating func design(for people: Int) -> DrawDesign {
    guard let name = text("design") else {
      return people >= Experiment.fewestBalanced ? .balanced : .plain
    }
    guard let design = DrawDesign(rawValue: name) else {
      let known = DrawDesign.allCases.map { quoted($0.rawValue) }.joined(separator: " or ")
      report(at: "design", "there is no design \(quoted(name))", hint: "write \(known)")
      return .plain
    }
    if design == .balanced, people < 2 * DrawDesign.people {
      report(
        at: "design",
        "balanced draws need \(2 * DrawDesign.people) people or more (two blocks) to show an error",
        hint: "ask for more participants, or write \"plain\"")
    }
    return design
  }

  /// How many people there are at first, where some may be added.
  func people(_ asked: Int, areAdded: Bool) -> Int {
    areAdded && member("design") == nil ? max(asked, Experiment.fewestBalanced) : asked
  }

  /// Reports an experiment whose run would take more than a budget, at the axis to shorten.
  ///
  /// - Returns: whether it would.
  mutating func reportSize(of experiment: Experiment, _ limit: Experiment.Limit) -> Bool {
    let variations = experiment.sensitivity.reduce(0) { $0 + $1.values.count }
    if variations > Self.mostVariations, member("sensitivity") != nil {
      report(
        at: "sensitivity", "\"sensitivity\" makes \(variations) variations",
        hint: "shorten it to at most \(Self.mostVariations): each is a run of its own")
      return true
    }
    let excess = RunSize(experiment, workers: limit.workers).excess(over: limit.memory)
    if let excess { report(at: excess.axis, excess.message, hint: excess.hint) }
    return excess != nil
  }

  /// Runs on other people that one experiment may ask for.
  private static let mostVariations = 200

  /// Reports what whole pages do not know: sweeps.
  mutating func reportWholePages(of experiment: Experiment) {
    guard member("sweeps") != nil, !experiment.sweeps.isEmpty,
      let condition = experiment.conditions.first(where: experiment.needsWholePages)
    else { return }
    let cause =
      if condition.recognizer == nil {
        "with systems"
      } else if !condition.context.isOrdinary {
        "on the page \"\(condition.context.name)\""
      } else {
        "with intents of two touches"
      }
    report(
      at: "sweeps", "sweeps are counted on plain pages only, not \(cause)",
      hint: "put them into an experiment of their own")
  }

  /// Reports variations that could change nothing.
  mutating func reportSensitivity(of experiment: Experiment) {
    guard let key = member("sensitivity"), !experiment.sensitivity.isEmpty else { return }
    if experiment.policies.isEmpty, experiment.systems.isEmpty {
      report(
        at: key.keyPosition,
        "\"sensitivity\" needs policies or systems, which judge what it varies",
        hint: "add \"policies\", or remove it")
    }
    if experiment.screens.allSatisfy({ $0.touchRate != nil }),
      experiment.sensitivity.contains(where: { $0.settings == ["touch_rate_hz"] })
    {
      report(
        at: "sensitivity", "the touch rate cannot be varied: every screen has its own",
        hint: "name the other assumptions one by one, or remove \"touch_rate_hz\" from a screen")
    }
  }

  /// Reports what is missing for settings to be chosen.
  mutating func reportTuning(of experiment: Experiment) {
    guard let tuning = experiment.tuning else { return }
    func need(_ what: String, _ isThere: Bool, _ hint: String) {
      if !isThere { report(at: "tune", "tuning needs \(what)", hint: hint) }
    }
    // Without a screen or page, which is an error of its own, nothing is counted.
    let isUnplaced = experiment.screens.isEmpty || experiment.contexts.isEmpty
    need(
      "\"sweeps\"",
      isUnplaced || !experiment.lines.isEmpty
        || list("sweeps", allowEmpty: true)?.isEmpty == false,
      "add the policies among which to choose, such as { \"family\": \"fixed-distance\","
        + " \"parameter\": \"distance_pt\", \"from\": 20, \"to\": 300, \"steps\": 141 }")
    need(
      "an intent that wants a pop", experiment.intents.contains { $0.role == .wanted },
      "add \"pop\" to \"intents\"")
    need(
      "an intent that wants no pop", experiment.intents.contains { $0.role == .unwanted },
      "add one to \"intents\", such as \"contentVertical\"")
    need(
      "\"usage_mixes\" for its cost ratios",
      tuning.costRatios.isEmpty || !experiment.priors.isEmpty || member("usage_mixes") != nil,
      "say how often people want each intent: { \"name\": \"reading\", \"pop\": 5,"
        + " \"contentVertical\": 95 }")
    need(
      "four people or more", experiment.participants >= 4,
      "the swipes of some choose a setting, and those of the others judge it")
  }
}
