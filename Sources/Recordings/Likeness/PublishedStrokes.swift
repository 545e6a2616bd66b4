/// What is known of recorded strokes without having the recordings: tables of 21 people, who weigh
/// the same however many strokes they made.
public enum PublishedStrokes {
  /// Where the tables come from.
  public static let source =
    "Touchalytics (Frank, Biedert, Ma, Martinovic, Song 2013, IEEE TIFS 8(1)): 21 people on five"
    + " phones of 2010 to 2012, 320 dp wide; 2,241 right-going and 2,249 left-going paging strokes"
    + " and 6,430 strokes of a reading task; how people differ also from 69 people of Serwadda,"
    + " Phoha and Wang (2013)"
  /// The table of a direction.
  public static func strokes(_ direction: StrokeDirection) -> StrokeSummary {
    direction == .right ? rightGoing : leftGoing
  }

  /// Right-going strokes.
  private static let rightGoing = StrokeSummary(
    quantiles: [
      .start: [0.075, 0.191, 0.275, 0.375, 0.525],
      .length: [86, 129, 160, 201, 254],
      .duration: [72, 104, 129, 159, 304],
      .meanSpeed: [492, 969, 1286, 1657, 2211],
      .releaseSpeed: [499, 1028, 1478, 2040, 3363],
      .releaseRatio: [0.53, 0.95, 1.19, 1.46, 2.35],
      .straightness: [0.9588, 0.9877, 0.9951, 0.9982, 0.9997],
      .tilt: [-12.8, 0.0, 7.0, 13.9, 25.3],
      .rise: [2, 12, 25, 43, 86],
      .deviation: [0.0070, 0.0200, 0.0350, 0.0567, 0.1051],
    ],
    personSpreads: [
      .length: 0.21, .duration: 0.23, .meanSpeed: 0.32, .releaseSpeed: 0.31,
    ],
    correlations: correlations(0.35, -0.54, -0.56, 0.47, 0.72),
    acceptance: acceptance(0.504, 0.867, 0.861, 0.975, 0.761, 0.950),
    people: [
      .likeness: RecordedFigure(0.30, 0.21, 0.37), .paceOfReach: RecordedFigure(0.33, 0.10, 0.55),
    ])

  /// Left-going strokes.
  private static let leftGoing = StrokeSummary(
    quantiles: [
      .start: [0.537, 0.694, 0.787, 0.872, 0.978],
      .length: [71, 116, 154, 194, 256],
      .duration: [69, 100, 127, 168, 374],
      .meanSpeed: [379, 944, 1263, 1623, 2368],
      .releaseSpeed: [390, 880, 1380, 2046, 3523],
      .releaseRatio: [0.44, 0.87, 1.16, 1.47, 2.59],
      .straightness: [0.9466, 0.9818, 0.9917, 0.9967, 0.9995],
      .tilt: [-35.6, -24.7, -14.2, -4.2, 8.7],
      .rise: [4, 18, 39, 71, 115],
      .deviation: [0.0101, 0.0299, 0.0504, 0.0749, 0.1292],
    ],
    personSpreads: [
      .length: 0.24, .duration: 0.30, .meanSpeed: 0.36, .releaseSpeed: 0.40,
    ],
    correlations: correlations(0.38, -0.57, 0.45, 0.43, 0.71),
    acceptance: acceptance(0.460, 0.809, 0.810, 0.955, 0.692, 0.925),
    people: [
      .likeness: RecordedFigure(0.32, 0.24, 0.38), .paceOfReach: RecordedFigure(0.41, 0.19, 0.58),
    ])

  /// Reading scrolls: each share with its 95 % bootstrap interval over people; where that reaches
  /// 0, its low end is the exact one of three or four strokes.
  ///
  /// `vx>=300` and `dx>=100` behind 45 degrees, and how many times the one is the other, are those
  /// of 11,300 scrolls of 41 people; all else of 7,125 scrolls of the 21.
  public static let scrolls: ScrollSummary = {
    let percent: [DirectionLock: [(Double, Double, Double)]] = [
      .degrees45: [
        (0.05, 0.009, 0.13), (0.08, 0.01, 0.17), (0.222, 0.12, 0.34), (0.14, 0.03, 0.26),
        (0.08, 0.02, 0.17), (0.066, 0.02, 0.13), (0.112, 0.041, 0.202),
      ],
      .degrees30: [
        (0.05, 0.009, 0.13), (0.06, 0.015, 0.15), (0.14, 0.05, 0.25), (0.11, 0.03, 0.22),
        (0.08, 0.02, 0.17), (0.056, 0.015, 0.142), (0.098, 0.034, 0.183),
      ],
      .none: [
        (0.11, 0.02, 0.25), (0.61, 0.19, 1.2), (1.0, 0.62, 1.5), (0.48, 0.28, 0.73),
        (0.12, 0.04, 0.22), (0.702, 0.243, 1.413), (0.477, 0.259, 0.82),
      ],
    ]
    var acceptance: [ScrollSummary.Gate: RecordedFigure] = [:]
    for (lock, shares) in percent {
      for (rule, share) in zip(AcceptanceRule.scrolls, shares) {
        acceptance[ScrollSummary.Gate(rule: rule, lock: lock)] = RecordedFigure(
          share.0 / 100, share.1 / 100, share.2 / 100)
      }
    }
    return ScrollSummary(
      acceptance: acceptance, rivalry: RecordedFigure(3.7, 1.8, 8.7),
      leaning: [20: 0.16, 30: 0.054, 45: 0.010])
  }()

  private static func correlations(_ values: Double...) -> [StatisticPair: Double] {
    Dictionary(uniqueKeysWithValues: zip(StatisticPair.all, values))
  }

  private static func acceptance(_ values: Double...) -> [AcceptanceRule: Double] {
    Dictionary(uniqueKeysWithValues: zip(AcceptanceRule.pops, values))
  }
}
