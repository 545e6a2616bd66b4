import ExperimentFiles
import NavigationModel
package import StrictFiles
package import SwipeSimulation

/// A population estimated from recorded strokes, and what was and was not estimated; the same
/// recording and base give the same.
package struct PopulationFit: Sendable {
  package private(set) var population: Population
  /// What was estimated from how much, in full sentences.
  package private(set) var estimates: [String] = []
  /// What could not be estimated, why, and what stands instead.
  package var warnings: [String] { shortages + others }
  /// Those of them that more of what the recorder asks for would cure, with how much more.
  package private(set) var shortages: [String] = []
  /// Every number of scrolls that was estimated, with its interval.
  package var figures: [FittedFigure] { scrollFits.flatMap(\.figures) }
  var fitsLeft: Bool { strokes.data.left != nil }
  /// What worlds draw again: the search's end with what it was fitted to, and the scrolls.
  let strokes: (search: FitSearch, data: FitSearch.Data)
  private(set) var scrollFits: [ScrollFit] = []
  /// What is known of the share of scrolls that run sideways; nil where nothing was recorded.
  private(set) var sideways: SidewaysScrolls.Law?
  /// The base whose settings stand where nothing was estimated.
  let base: Population

  /// Least number of people from which a direction is fitted.
  package static let leastPeople = 3
  /// Least number of flicks from which a direction is fitted.
  package static let leastStrokes = 50
  /// Rounds of indirect inference; further ones change less than the recording can tell.
  private static let rounds = 10

  package struct TooLittle: Error, CustomStringConvertible {
    /// What there is and what is needed.
    package let description: String
  }

  /// Fits a population.
  ///
  /// Of several recordings sideways strokes are those of the one with most people who made quick
  /// ones; scrolls as `ScrollFit` says.
  ///
  /// - Throws: what is needed, when there are too few right-going strokes or people.
  package init(_ recordings: [FitRecording], base: Population) throws(TooLittle) {
    let main = recordings.max {
      $0.flicks(rightGoing: true).people < $1.flicks(rightGoing: true).people
    }
    guard let main else { throw TooLittle(description: "no recording") }
    try self.init(main, base: base, simulation: .sized(forRate: main.touchRate))
    for kind in ScrollFit.kinds {
      guard let fit = ScrollFit(kind, recordings, in: population) else {
        shortages.append(shortage(ofScrolls: kind.intent))
        continue
      }
      population[keyPath: kind.path] = fit.model
      scrollFits.append(fit)
      estimates.append(
        "scrolls of intent \(kind.intent.rawValue): \(fit.figures.count) numbers from"
          + " \(fit.figures.map(\.people).max() ?? 0) people")
    }
    fitSideways(main)
  }

  /// Fits the share of scrolls that run sideways to a recording whose intents are what people were
  /// asked for, as pops are: others may have been sorted by where they went.
  private mutating func fitSideways(_ recording: FitRecording) {
    let intents = ScrollFit.kinds.map(\.intent).filter { recording.scrolls[$0] != nil }
    guard recording.edgeShare != nil,
      let screen = intents.lazy.compactMap({ recording.scrolls[$0]?.screen }).first,
      let law = recording.sideways.law(in: population, of: intents, on: screen)
    else { return }
    sideways = law
    population.scrollSidewaysShare = law.quantile(0.5)
    let percent = (Double(population.scrollSidewaysShare) * 1e4).rounded() / 100
    estimates.append("scrolls that run sideways: share \(plain(percent))%, and what was assumed")
  }

  init(_ recording: FitRecording, base: Population, simulation: FitSimulation) throws(TooLittle) {
    self.base = base
    var recording = recording
    if recording.screens.count > 1 {
      recording.screenEffects = simulation.recording(of: base, like: recording)
        .measuredScreenEffects(unit: recording.reaches(of: base))
    }
    let right = StrokeStatistics.usable(recording, rightGoing: true, population: base)
    let left = StrokeStatistics.usable(recording, rightGoing: false, population: base)
    guard let right else {
      let (strokes, people) = recording.flicks(rightGoing: true)
      throw TooLittle(
        description: "\(strokes) quick right-going sideways strokes of"
          + " \(FitMath.people(people)) are too few; a fit needs at least \(Self.leastStrokes) of"
          + " \(Self.leastPeople) people, and errors shrink with the square root of the people")
    }
    population = base
    // The recorded tilts hold both hands as they came; mirroring some again would count them twice.
    (population.leftThumbShare, population.leftFingerShare) = (0, 0)
    if let rate = recording.touchRate, (10...1000).contains(rate) {
      population.panel.rate = Float(rate)
    }
    var search = FitSearch(
      population: population, right: StrokeCandidate(right, base: base.rightGoing),
      left: left.map { StrokeCandidate($0, base: base.leftGoing) },
      habits: HabitCandidate(recording, base: base))
    var data: FitSearch.Data = (recording, right, left)
    for _ in 0..<Self.rounds { search.approach(&data, by: simulation) }
    search.habits.shrink(to: base, people: recording.people.count)
    strokes = (search, data)
    population = search.candidate
    recording.aborts.apply(to: &population)
    population.name = "fitted"
    (estimates, shortages) = (strokeEstimates, strokeShortages)
    population.summary = source
  }

  /// The fitted population as a file that experiments can name: only what differs from the base.
  package var json: JSONText {
    var members: [JSONText.Member] = [
      .init("name", .string(population.name)), .init("base", .string(base.name)),
      .init("source", .string(population.summary)),
    ]
    for setting in PopulationSetting.all {
      let value = setting.value(in: population)
      if value != setting.value(in: base) { members.append(.init(setting.name, .number(value))) }
    }
    let (a, b) = (Double(population.slowShapeA), Double(population.slowShapeB))
    members.append(.init("slow_share_mean", .number(FitMath.rounded(a / (a + b)))))
    members.append(.init("slow_share_persons", .number(FitMath.rounded(a + b))))
    members.append(.init("right_going", Experiment.canonical(population.rightGoing)))
    if fitsLeft { members.append(.init("left_going", Experiment.canonical(population.leftGoing))) }
    for fit in scrollFits { members.append(.init(fit.kind.key, Experiment.canonical(fit.model))) }
    return .object(members)
  }
}
