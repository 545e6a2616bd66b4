import PolicyLibrary
import PopGesture
import Study

/// Completes where a pop is likelier wanted, by the likelihood ratios of a release's translation,
/// velocity, duration and start on its screen.
///
/// It is learned from the people on whom settings are chosen and is no rule that anybody would
/// ship: it shows what of the swipes can be learned.
struct HeadroomRule: CatalogPolicy {
  /// What is learned of one kind of screen.
  struct Table: Sendable, Equatable {
    /// The screen: width of its view in pt, and size of a pt in mm.
    let viewWidth, millimetresPerPoint: Double
    /// The ratio of each cell, and the one that must be exceeded.
    let ratios: [Double]
    let cut: LikelihoodCut
    fileprivate let scores: [Double]

    /// Learns from the releases on a screen.
    init(
      _ counts: ReleaseCounts, viewWidth: Double, millimetresPerPoint: Double, budget: Double,
      least: Double
    ) {
      let bins = ReleaseBins()
      (self.viewWidth, self.millimetresPerPoint) = (viewWidth, millimetresPerPoint)
      let cut = LikelihoodCut.best(
        counts, bins: bins, viewWidth: viewWidth, budget: budget, least: least)
      self.cut = cut
      ratios =
        LikelihoodRatios(
          CellCounts(counts), bins: bins, viewWidth: viewWidth, caution: cut.caution
        ).ratios
      scores = ratios.map { $0 / cut.ratio }
    }

    /// A table of what was learned elsewhere: of each cell whether releases there complete.
    init(viewWidth: Double, millimetresPerPoint: Double, completions: [Bool]) {
      (self.viewWidth, self.millimetresPerPoint) = (viewWidth, millimetresPerPoint)
      cut = LikelihoodCut(ratio: 1)
      ratios = completions.map { $0 ? 2 : 0 }
      scores = ratios
    }

    /// Whether releases in a cell complete.
    func completes(in cell: Int) -> Bool { scores[cell] > HeadroomRule.cutScore }

    fileprivate func isOf(_ release: Release) -> Bool {
      viewWidth == release.viewWidth && millimetresPerPoint == release.millimetresPerPoint
    }
  }

  /// The score that must be exceeded.
  private static let cutScore = 1.0
  /// Every kind of screen once.
  let tables: [Table]
  private let bins = ReleaseBins()

  /// A rule with what was learned of each screen.
  init(tables: [Table]) { self.tables = tables }

  /// A rule that has learned nothing and pops nowhere.
  init(_ parameters: PolicyParameterValues) { tables = [] }

  /// Name, rule, parameters and source.
  static let family = PolicyFamily(
    name: "headroom",
    summary: "completes where the release is likelier of a wanted pop than a ratio, by bins of"
      + " translation, velocity, duration and start on the screen",
    rule: "P(release | wanted) / P(release | unwanted) > the ratio that keeps the budget",
    parameters: [], thresholdParameters: [],
    source: "Neyman and Pearson 1933: the most powerful test; learned from the training people")

  /// The ratio that must be exceeded, as the score counts in such ratios.
  var threshold: Double { Self.cutScore }
  /// The ratio itself does not complete.
  var boundary: ThresholdBoundary { .exclusive }

  /// None: a table learned from synthetic people is a bound, not a rule to ship.
  var swiftSource: String { "" }

  /// The release's likelihood ratio over the one that must be exceeded; not a number on a screen
  /// of which nothing was learned.
  func score(_ release: Release) -> Double {
    guard release.tellsOfDrag, let table = tables.first(where: { $0.isOf(release) }) else {
      return .nan
    }
    return table.scores[bins.cell(of: release)]
  }

  static func == (a: HeadroomRule, b: HeadroomRule) -> Bool { a.tables == b.tables }
}
