package import ExperimentFiles
import NavigationModel
import PolicyLibrary
package import StrictFiles
import Study
package import SwipeSimulation
import TrialStatistics

/// From a recording to the experiment that chooses for its people.
package struct AdvicePlan: Sendable {
  /// The experiment: these people, one screen, a page that scrolls, the usual rules and gates.
  package let experiment: Experiment
  /// What was fitted to the people; nil where there are too few, and `reason` says so.
  package let fit: PopulationFit?
  /// Why nothing was fitted; nil where something was.
  package let reason: String?

  package static let name = "advice"
  private static let gates: JSONText = [
    "pan", ["name": "cone-45", "recognizer": "pan", "cone_deg": 45, "content": "waits"],
    ["name": "cone-50", "recognizer": "pan", "cone_deg": 50, "content": "waits"],
  ]
  /// The intents whose rates the experiment has; others that were recorded serve the fit alone.
  static let intents: [Intent] = [
    .pop, .popAbort, .contentLeft, .contentVertical, .contentBrowse, .tapSmear,
  ]

  /// - Parameters:
  ///   - width: view width in pt of the app; nil for that of most recorded swipes.
  ///   - overrides: numbers of people and worlds, and seeds.
  /// - Throws: a width that no experiment can have.
  package init(
    _ check: TouchCheck, appWidth width: Double?, overrides: Experiment.Overrides
  ) throws(Diagnostics) {
    do throws(PopulationFit.TooLittle) {
      fit = try PopulationFit([FitRecording(check.swipes)], base: .everyday)
      reason = nil
    } catch {
      (fit, reason) = (nil, error.description)
    }
    let json: JSONText = [
      "question": "What should this app ship for the people who were recorded?",
      "participants": 20_000,
      "population": fit?.json ?? .string(Population.everyday.name),
      "intents": .array(Self.intents.map { .string($0.rawValue) }),
      "screens": [Self.screen(check, width: width ?? check.viewWidth)], "contexts": ["list"],
      "recognizers": Self.gates, "policies": .array(PolicyPreset.usual.map { .string($0) }),
    ]
    let file = "\(Self.name).json"
    var experiment = try Experiment.read(
      JSONNode.parse(json.bytes, file: file), file: file, name: Self.name, overrides: overrides)
    experiment.recorded = fit?.redrawn(
      experiment.worlds + experiment.judgingWorlds, seed: experiment.worldSeed)
    self.experiment = experiment
  }

  /// The catalogue's screen of the width, or one like the nearest.
  private static func screen(_ check: TouchCheck, width: Double) -> JSONText {
    let nearest = ScreenCatalog.portrait.min { abs($0.width - width) < abs($1.width - width) }
    guard let nearest else { return .string("") }
    if nearest.width == width, check.millimetresPerPoint == nil { return .string(nearest.name) }
    return [
      "name": .string("app-\(plain(width))"), "width_pt": .number(width),
      "height_pt": .number((width * nearest.height / nearest.width).rounded()),
      "mm_per_pt": .number(check.millimetresPerPoint ?? nearest.millimetresPerPoint),
      "class": .string(nearest.kind.rawValue),
    ]
  }
}

extension TouchCheck {
  private static func isCounted(_ swipe: RecordedSwipe) -> Bool {
    AdvicePlan.intents.contains { $0.rawValue == swipe.intent }
  }

  /// What rules do on these very touches, or some of them, on a page like the experiment's,
  /// whatever the page and the screen on which they were made.
  package func judged(by contest: JudgeContest, _ own: [RecordedSwipe]? = nil) -> JudgeSummary {
    var summary = JudgeSummary(SwipeJudge([contest]))
    for swipe in own ?? swipes where Self.isCounted(swipe) {
      var own = swipe
      own.millimetresPerPoint =
        swipe.millimetresPerPoint ?? ScreenCatalog.named(swipe.screen)?.millimetresPerPoint
      (own.screen, own.context, own.weight) = ("", "list", nil)
      summary.add(own)
    }
    return summary
  }
}

/// The recorded people of one app drawn again: what is known of its people, as far as the recorded
/// ones show it.
extension PopulationFit {
  /// Populations for worlds.
  ///
  /// In each the recorded people are drawn anew with replacement (the bootstrap: Efron 1979), and
  /// the fit moves by what that changes of the measured figures.
  ///
  /// Of few people the bootstrap varies too little, so its distances are stretched by the root of
  /// n / (n - 1), and by Student's quantile over that of the normal distribution.
  ///
  /// - Parameters:
  ///   - count: number of populations, at least 1.
  ///   - seed: seed of the draws.
  package func redrawn(_ count: Int, seed: UInt64) -> RecordedPeople {
    let populations = (0..<max(count, 1)).map { world in
      var random = SplitMix(seed: seed, after: world << 20)
      return redrawn(&random)
    }
    return RecordedPeople(redrawn: populations, shown: shown)
  }

  private func redrawn(_ random: inout SplitMix) -> Population {
    let (search, data) = strokes
    let drawn = data.recording.redrawn(&random)
    let factor = Self.stretch(ofPeople: data.right.frequentPeople)
    var next = search
    // In the unit of those drawn, which is not that of the last round of the fit.
    let (wanted, seen) = (drawn.measured(in: base), data.recording.measured(in: base))
    if let right = wanted.right, let found = seen.right {
      next.right.approach(right, from: found)
      next.right.stretch(from: search.right, by: factor)
    }
    if let old = search.left, let left = wanted.left, let found = seen.left {
      next.left?.approach(left, from: found)
      next.left?.stretch(from: old, by: factor)
    }
    next.habits.approach(drawn, from: data.recording)
    next.habits.stretch(from: search.habits, by: factor, people: data.recording.people.count)
    var people = next.candidate
    people.name = population.name
    data.recording.aborts.redrawn(&random).apply(to: &people)
    for fit in scrollFits { people[keyPath: fit.kind.path] = fit.redrawn(&random) }
    if let sideways { people.scrollSidewaysShare = sideways.quantile(random.nextUnit()) }
    return people
  }

  /// By how much distances from the mean of so many people are stretched.
  static func stretch(ofPeople people: Int) -> Double {
    let freedom = Double(max(people, 2) - 1)
    let quantile = StudentDistribution(degreesOfFreedom: freedom).criticalValue(alpha: 0.1)
    let normal = NormalDistribution.criticalValue(alpha: 0.1)
    return ((freedom + 1) / freedom).squareRoot() * quantile / normal
  }

  /// Settings and models of which a recording can tell, and whether that of a fit does.
  private static let showing: [(names: Set<String>, isShown: @Sendable (PopulationFit) -> Bool)] = [
    (
      ["right_going", "length_shift", "duration_shift", "lift_phase_offset", "slow_mover_share"],
      { _ in true }
    ),
    (["left_going"], { $0.fitsLeft }),
    (["edge_start_share"], { $0.strokes.data.recording.edgeShare != nil }),
    (["drag_share"], { $0.strokes.data.recording.slowExcess != nil }),
    (["abort_return_share", "abort_late_share"], { $0.shows(.popAbort) }),
    (["reading"], { $0.shows(.contentVertical) }),
    (
      ["browsing", "browse_duration_shift", "browse_first_events_ms"], { $0.shows(.contentBrowse) }
    ),
    (["scroll_lean_shift_deg"], { $0.scrollFits.count == ScrollFit.kinds.count }),
    ([SidewaysScrolls.setting], { $0.sideways != nil }),
  ]
  /// What a recording of every prompt shows.
  package static let shownByAllPrompts = Set(showing.flatMap(\.names))

  /// Whether worlds make swipes of an intent as the recorded people do, and not as the base has it.
  package func shows(_ intent: Intent) -> Bool {
    switch intent {
    case .pop, .contentRight: true
    case .popAbort: strokes.data.recording.aborts.counts != nil
    case .contentLeft: fitsLeft
    default: scrollFits.contains { $0.kind.intent == intent }
    }
  }

  /// Settings and models that the recording shows, so that no other law is drawn for them.
  private var shown: Set<String> { Set(Self.showing.filter { $0.isShown(self) }.flatMap(\.names)) }
}
