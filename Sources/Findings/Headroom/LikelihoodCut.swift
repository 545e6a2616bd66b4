import ExperimentFiles
import Study

/// The likelihood ratio above which a release pops, for a rate of false triggers.
///
/// By Neyman and Pearson no rule that pops as seldom where it is not wanted pops more often where
/// it is. The cut is found on people on whom the ratios are not: in turn the ratios are learned
/// without a group of people and tried on that group. So the rate that is promised is the one that
/// other people have, and no group learns itself by heart.
struct LikelihoodCut: Sendable, Equatable {
  /// A release pops if its ratio is greater: half-way between the last that the budget has room
  /// for and the next, infinite where it has room for none.
  let ratio: Double
  /// Rates of wanted and of unwanted pops at the cut, each group of people by the ratios of the
  /// others; 0 without trials.
  let success, falseTrigger: Double
  /// The caution with which the ratios are learned (`LikelihoodRatios`).
  let caution: Double

  /// The cautions among which is chosen, up to where fewer than some hundred releases in a cell
  /// hardly count against what is expected.
  private static let cautions = [1.0, 8, 64]

  /// Ratios of one group's cells, and its releases there.
  private struct Place {
    let ratio: Double
    let wanted, unwanted: Int
  }

  /// A cut of which nothing else is known.
  init(ratio: Double) { (self.ratio, success, falseTrigger, caution) = (ratio, 0, 0, 1) }

  /// Finds the cut with the caution that does best on those from whom was not learned.
  ///
  /// What is best is the greatest success less `least` times the false triggers.
  static func best(
    _ counts: ReleaseCounts, bins: ReleaseBins, viewWidth: Double, budget: Double, least: Double
  ) -> LikelihoodCut {
    func worth(_ cut: LikelihoodCut) -> Double { cut.success - least * cut.falseTrigger }
    let cuts = cautions.map {
      LikelihoodCut(
        counts, bins: bins, viewWidth: viewWidth, budget: budget, least: least, caution: $0)
    }
    return cuts.dropFirst().reduce(cuts[0]) { worth($1) > worth($0) ? $1 : $0 }
  }

  /// Finds the cut.
  ///
  /// - Parameters:
  ///   - budget: the rate of false triggers that is allowed, 0 to 1.
  ///   - least: the least ratio that may pop: at 1, none that is likelier unwanted, however much
  ///     the budget allows; at 0 the budget alone decides.
  init(
    _ counts: ReleaseCounts, bins: ReleaseBins, viewWidth: Double, budget: Double, least: Double,
    caution: Double
  ) {
    let places = (0..<ReleaseCells.groups).flatMap { group in
      Self.places(of: group, counts, bins, viewWidth, caution)
    }.sorted { $0.ratio > $1.ratio }
    var cut = least
    var last = Double.infinity
    var (wanted, unwanted) = (0, 0)
    var next = places.startIndex
    while next < places.endIndex, places[next].ratio > least {
      // Places of one ratio pop together or not at all.
      let end = places[next...].firstIndex { $0.ratio < places[next].ratio } ?? places.endIndex
      let alike = places[next..<end]
      let triggers = unwanted + alike.reduce(0) { $0 + $1.unwanted }
      if Self.rate(triggers, of: counts.unwanted.trials) > budget {
        cut = max(least, (last + places[next].ratio) / 2)
        break
      }
      unwanted = triggers
      wanted += alike.reduce(0) { $0 + $1.wanted }
      last = places[next].ratio
      next = end
    }
    (ratio, self.caution) = (cut, caution)
    success = Self.rate(wanted, of: counts.wanted.trials)
    falseTrigger = Self.rate(unwanted, of: counts.unwanted.trials)
  }

  /// Where a group released anything, by the ratios of the others.
  private static func places(
    of group: Int, _ counts: ReleaseCounts, _ bins: ReleaseBins, _ viewWidth: Double,
    _ caution: Double
  ) -> [Place] {
    let learned = LikelihoodRatios(
      CellCounts(counts, without: group), bins: bins, viewWidth: viewWidth, caution: caution)
    let (wanted, unwanted) = (counts.wanted.cells(of: group), counts.unwanted.cells(of: group))
    var places: [Place] = []
    for (index, cell) in wanted.indices.enumerated()
    where wanted[cell] != 0 || unwanted[cell] != 0 {
      places.append(
        Place(
          ratio: learned.ratios[index], wanted: Int(wanted[cell]), unwanted: Int(unwanted[cell])))
    }
    return places
  }

  private static func rate(_ events: Int, of trials: Int) -> Double {
    trials > 0 ? Double(events) / Double(trials) : 0
  }
}
