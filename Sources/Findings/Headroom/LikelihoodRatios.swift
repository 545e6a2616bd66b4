import ExperimentFiles
import Study

/// How many times likelier each cell of a release is for a wanted swipe than for an unwanted one.
///
/// Most cells hold few releases even of many people: ratios of plain counts would learn single
/// swipes by heart and fail on other people. So each cell's share of wanted releases is drawn
/// towards what is expected of it, in two steps. Of translation and velocity, shares are expected
/// to rise with the place where the drag is heading. Duration and start change that by what they
/// change where translation and velocity are roughly the same: first each alone, then together.
/// Sums, products and quotients only, so that the ratios have the same bits everywhere.
struct LikelihoodRatios {
  /// How far ahead velocities are projected, in s: about as far as shipped rules do.
  private static let horizons = [0, 0.05, 0.1, 0.2]
  /// Releases that an expectation weighs as much as.
  private static let motionWeight = 4.0
  private static let aloneWeight = 8.0
  private static let togetherWeight = 4.0
  /// The share of all releases weighs as much as half a release in a region.
  private static let regionWeight = 0.5
  /// Bins of translation, and of velocity, that make a region.
  private static let regionSide = 8

  /// The ratio of each cell, positive and finite.
  let ratios: [Double]

  /// Estimates the ratios from releases.
  ///
  /// - Parameters:
  ///   - viewWidth: the width of the view in pt.
  ///   - caution: how many times more than usually expectations weigh; more is better for few
  ///     people.
  init(_ counts: CellCounts, bins: ReleaseBins, viewWidth: Double, caution: Double = 1) {
    let circumstances = ReleaseCells.circumstances
    let all = counts.wantedShare
    let motion = Self.motionOdds(counts, bins, viewWidth, caution)
    let change = Self.changes(counts, share: all, caution)
    let prior = all / (1 - all)
    ratios = counts.wanted.indices.map { cell in
      let region = Self.region(of: cell) * circumstances + cell % circumstances
      return motion[cell / circumstances] * change[region] / prior
    }
  }

  /// The odds of a pop being wanted, by translation and velocity.
  private static func motionOdds(
    _ counts: CellCounts, _ bins: ReleaseBins, _ viewWidth: Double, _ caution: Double
  ) -> [Double] {
    let cells = ReleaseCells.translations * ReleaseCells.velocities
    let motion = counts.merged(into: cells) { $0 / ReleaseCells.circumstances }
    let translations = ReleaseBins.centres(of: bins.translationEdges)
    let velocities = ReleaseBins.centres(of: bins.velocityEdges)
    var sums = [Double](repeating: 0, count: cells)
    for horizon in horizons {
      let places = translations.flatMap { translation in
        velocities.map { translation + horizon * $0 / viewWidth }
      }
      let order = places.indices.sorted { a, b in
        places[a] == places[b] ? a < b : places[a] < places[b]
      }
      for (cell, share) in RisingShares.along(order, motion).enumerated() {
        sums[cell] += share
      }
    }
    return sums.indices.map { cell in
      let expected = sums[cell] / Double(horizons.count)
      return odds(motion.share(in: cell, expecting: expected, weight: caution * motionWeight))
    }
  }

  /// By region and circumstances, how many times greater the odds are than in the region at large.
  private static func changes(
    _ counts: CellCounts, share all: Double, _ caution: Double
  ) -> [Double] {
    let (durations, starts) = (ReleaseCells.durations, ReleaseCells.starts)
    let circumstances = ReleaseCells.circumstances
    let together = counts.merged(into: regions * circumstances) {
      region(of: $0) * circumstances + $0 % circumstances
    }
    let atLarge = together.merged(into: regions) { $0 / circumstances }
    let byDuration = together.merged(into: regions * durations) { $0 / starts }
    let byStart = together.merged(into: regions * starts) {
      $0 / circumstances * starts + $0 % starts
    }
    return together.wanted.indices.map { cell in
      let region = cell / circumstances
      let share = atLarge.share(in: region, expecting: all, weight: regionWeight)
      let duration = byDuration.share(
        in: cell / starts, expecting: share, weight: caution * aloneWeight)
      let start = byStart.share(
        in: region * starts + cell % starts, expecting: share, weight: caution * aloneWeight)
      // As if duration and start told independently of each other.
      let expected = odds(duration) * odds(start) / odds(share)
      return odds(
        together.share(
          in: cell, expecting: expected / (1 + expected), weight: caution * togetherWeight))
        / odds(share)
    }
  }

  private static let regionsAcross = ReleaseCells.velocities / regionSide
  private static let regions = ReleaseCells.translations / regionSide * regionsAcross

  /// The region of translation and velocity in which a cell lies.
  private static func region(of cell: Int) -> Int {
    let motion = cell / ReleaseCells.circumstances
    let (translation, velocity) = (
      motion / ReleaseCells.velocities, motion % ReleaseCells.velocities
    )
    return translation / regionSide * regionsAcross + velocity / regionSide
  }

  private static func odds(_ share: Double) -> Double { share / (1 - share) }
}
