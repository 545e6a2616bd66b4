import NavigationModel
package import StrictFiles
import SwipeSimulation
import TrialStatistics

/// What `fit` tells its user: what was estimated from how much, and what was not.
extension PopulationFit {
  private var recording: FitRecording { strokes.data.recording }
  private var right: StrokeStatistics { strokes.data.right }
  private var left: StrokeStatistics? { strokes.data.left }

  /// What was estimated of strokes, aborts and the panel.
  var strokeEstimates: [String] {
    let fitted = population
    var lines = [line("right-going", right)]
    if let left { lines.append(line("left-going", left)) }
    let slow = fitted.slowShapeA / (fitted.slowShapeA + fitted.slowShapeB)
    lines.append(
      "slow strokes (300 ms and more): share \(percent(Double(slow))) over"
        + " \(recording.people.count) people")
    if recording.edgeShare != nil {
      lines.append("pops that start at the edge: share \(percent(Double(fitted.edgeStartShare)))")
    }
    if recording.slowExcess != nil {
      lines.append("pops that are drags: share \(percent(Double(fitted.dragShare)))")
    }
    if let (aborts, people) = recording.aborts.counts {
      lines.append(
        "\(aborts) aborted pops of \(people) people: \(percent(Double(fitted.abortReturnShare)))"
          + " return, \(percent(Double(fitted.abortLateShare))) of these late")
    }
    if fitted.panel.rate != base.panel.rate {
      lines.append("touch events: \(Int(fitted.panel.rate)) a second")
    }
    return lines
  }

  private func line(_ direction: String, _ statistics: StrokeStatistics) -> String {
    let bow = statistics.bow == nil ? "" : ", bow"
    let moments = statistics.moments
    return "\(direction) strokes: length, duration, start, tilt, lift phase\(bow) from"
      + " \(moments.observations) flicks of \(statistics.people) people"
  }

  private func percent(_ share: Double) -> String { "\(plain((1000 * share).rounded() / 10))%" }

  /// What more of the recorder's prompts would show, and what stands instead.
  var strokeShortages: [String] {
    let name = "`\(base.name)`"
    var lines = recording.remarks
    if left == nil {
      let (strokes, people) = recording.flicks(rightGoing: false)
      lines.append(
        "left-going strokes: \(strokes) flicks of \(FitMath.people(people)) are too few; those of"
          + " \(name) stand. Needed: \(PopulationFit.leastStrokes) of"
          + " \(PopulationFit.leastPeople) people (prompt `next`)")
    }
    for (direction, prompts, statistics) in [
      ("right", "prompts `back` and `previous`", right), ("left", "prompt `next`", left),
    ] {
      guard let statistics, statistics.frequentPeople < StrokeCandidate.leastPeople else {
        continue
      }
      lines.append(
        "\(direction)-going strokes: \(FitMath.people(statistics.frequentPeople)) with"
          + " \(StrokeStatistics.leastFlicks) flicks and more cannot show how people differ; that"
          + " of \(name) stands. Needed: \(StrokeCandidate.leastPeople) people with"
          + " \(StrokeStatistics.leastFlicks) flicks each (\(prompts))")
    }
    return lines + pops(name)
  }

  /// A kind of scrolls of which too few were recorded, and what stands instead.
  func shortage(ofScrolls intent: Intent) -> String {
    "scrolls of intent \(intent.rawValue): too few; those of `\(base.name)` stand. Needed:"
      + " \(ScrollStatistics.leastScrolls) upward ones of each of \(PopulationFit.leastPeople)"
      + " people (prompt `\(intent == .contentBrowse ? "skim" : "read")`)"
  }

  /// Where the population is from, for its file.
  var source: String {
    let leftText = left.map { ", \($0.moments.observations) left-going ones of \($0.people)" } ?? ""
    return "fitted to \(right.moments.observations) right-going flicks of \(right.people) people"
      + "\(leftText); the rest from `\(base.name)`"
  }

  private func pops(_ name: String) -> [String] {
    var lines: [String] = []
    if recording.edgeShare == nil {
      lines.append("no strokes of intent pop: edge_start_share and drag_share of \(name) are kept")
    } else if recording.slowExcess == nil {
      lines.append(
        "drags cannot be told from slow strokes without other strokes: drag_share of \(name) is"
          + " kept, or less if there are fewer slow strokes. Needed: \(PopulationFit.leastStrokes)"
          + " pops and as many others (prompts `next` and `previous`)")
    }
    if recording.aborts.counts == nil {
      lines.append(
        "no aborted pops, or too few: abort_return_share and abort_late_share of \(name) are kept."
          + " Needed: \(AbortRecording.leastAborts) of \(PopulationFit.leastPeople) people (prompt"
          + " `change`)")
    }
    return lines
  }

  /// What no recording of the recorder would show, and what stands instead.
  var others: [String] {
    let name = "`\(base.name)`"
    let panel =
      recording.touchRate == nil ? "touch rate and noise of the panel" : "noise of the panel"
    let bows = [("right", right), ("left", left)].compactMap { direction, statistics in
      statistics.map { $0.bow == nil } == true
        ? "\(direction)-going strokes: bow known without sign; that of \(name) stands" : nil
    }
    return bows + [
      "taps and grips are not fitted: those of \(name) are kept",
      "left hands cannot be identified and are already part of the recorded tilts, so"
        + " left_thumb_share and left_finger_share are 0",
      "width exponents, digits, sessions and slow movers cannot be identified: those of \(name) are"
        + " kept, and their share of the spread is subtracted from the fitted one",
      "hands that hold the phone cannot be identified: one_hand_share and thumb_span_mm of \(name)"
        + " are kept",
      "\(panel): that of \(name) is kept",
    ]
  }
}

/// A number of a population that was estimated, with how well it is known; see `table`.
package struct FittedFigure: Sendable, Equatable {
  package let name: String
  package let value: Double
  /// Nil where how people differ was not measured.
  package let interval: ClosedRange<Double>?
  package let people: Int
  package let set: String
  package let base: Double
  package let meaning: String

  /// Describes an estimate from so many people.
  ///
  /// - Parameter spread: of a mean the standard deviation between people; else nil.
  init(
    _ name: String, _ value: Double, people: Int, set: String, spread: Double?, base: Double,
    meaning: String
  ) {
    (self.name, self.value, self.people, self.set) = (name, value, people, set)
    (self.base, self.meaning) = (base, meaning)
    if name.contains("_between_people"), !name.contains("_with_") {
      interval = Evidence.spread(value, people: people, set: set).interval
    } else {
      interval = spread.flatMap {
        Evidence.mean(value, spread: $0, people: people, set: set).interval
      }
    }
  }

  package static let table = Table<FittedFigure>(
    "figures.csv", "Of `swipelab fit`: the numbers of scrolls that were estimated."
  ) {
    Column("name", \.name, "the number, as population files name it")
    Column("value", \.value, "the estimate")
    Column("low", \.interval?.lowerBound, "lower bound of its 95% interval over people")
    Column("high", \.interval?.upperBound, "upper bound of it")
    Column("people", \.people, "how many people were recorded")
    Column("set", \.set, "which recording it is from")
    Column("base", \.base, "the number in the population from which the fit started")
    Column("meaning", \.meaning, "what the number is, with its unit")
  }
}
