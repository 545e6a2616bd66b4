/// What is known of recorded strokes without having the recordings: tables of 21 people.
public enum PublishedStrokes {
  /// Where the tables come from.
  public static let source =
    "Touchalytics (Frank, Biedert, Ma, Martinovic, Song 2013, IEEE TIFS 8(1)): 21 people on five"
    + " phones of 2010 to 2012, 320 dp wide; 2,241 right-going and 2,249 left-going paging strokes"
    + " and 6,430 strokes of a reading task"
  /// What the tables are not, so that nobody takes them for more.
  public static let caveat =
    "quantiles and correlations are over all strokes, so people with more strokes count more than"
    + " they do here, which shifts some quantiles by more than a target; compare with the"
    + " recordings themselves to have people weigh the same on both sides"

  /// The table of a direction.
  public static func strokes(_ direction: StrokeDirection) -> StrokeSummary {
    direction == .right ? rightGoing : leftGoing
  }

  /// Right-going strokes.
  private static let rightGoing = StrokeSummary(
    quantiles: [
      .start: [0.07, 0.19, 0.28, 0.38, 0.52],
      .length: [87, 129, 160, 199, 251],
      .duration: [70, 100, 126, 152, 254],
      .meanSpeed: [612, 1020, 1326, 1682, 2261],
      .releaseSpeed: [551, 1078, 1537, 2101, 3423],
      .releaseRatio: [0.52, 0.94, 1.18, 1.45, 2.29],
      .straightness: [0.9634, 0.9893, 0.9957, 0.9985, 0.9998],
      .tilt: [-13, 1, 8, 15, 26],
      .rise: [2, 12, 26, 46, 91],
      .deviation: [0.0063, 0.0180, 0.0323, 0.0529, 0.1025],
    ],
    personSpreads: [
      .length: 0.21, .duration: 0.23, .meanSpeed: 0.32, .releaseSpeed: 0.31,
    ],
    correlations: correlations(0.38, -0.51, -0.57, 0.49, 0.70),
    // People weighted equally.
    acceptance: acceptance(0.504, 0.867, 0.861, 0.975, 0.761, 0.950))

  /// Left-going strokes.
  private static let leftGoing = StrokeSummary(
    quantiles: [
      .start: [0.53, 0.69, 0.78, 0.87, 0.98],
      .length: [72, 114, 151, 190, 247],
      .duration: [68, 96, 121, 156, 306],
      .meanSpeed: [480, 981, 1305, 1700, 2499],
      .releaseSpeed: [404, 960, 1468, 2186, 3804],
      .releaseRatio: [0.46, 0.89, 1.16, 1.46, 2.57],
      .straightness: [0.9530, 0.9835, 0.9927, 0.9969, 0.9995],
      .tilt: [-37, -26, -16, -6, 7],
      .rise: [4, 20, 42, 74, 118],
      .deviation: [0.0098, 0.0289, 0.0477, 0.0715, 0.1196],
    ],
    personSpreads: [
      .length: 0.24, .duration: 0.30, .meanSpeed: 0.36, .releaseSpeed: 0.40,
    ],
    correlations: correlations(0.37, -0.55, 0.40, 0.46, 0.72),
    acceptance: acceptance(0.460, 0.809, 0.810, 0.955, 0.692, 0.925))

  /// Reading scrolls: each share with its 95 % bootstrap interval over people.
  public static let scrolls: ScrollSummary = {
    let percent: [DirectionLock: [(Double, Double, Double)]] = [
      .degrees45: [
        (0.05, 0, 0.13), (0.08, 0.01, 0.17), (0.20, 0.07, 0.34), (0.14, 0.03, 0.26),
        (0.08, 0.02, 0.17),
      ],
      .degrees30: [
        (0.05, 0, 0.13), (0.06, 0, 0.15), (0.14, 0.05, 0.25), (0.11, 0.03, 0.22),
        (0.08, 0.02, 0.17),
      ],
      .none: [
        (0.11, 0.02, 0.25), (0.61, 0.19, 1.2), (1.0, 0.62, 1.5), (0.48, 0.28, 0.73),
        (0.12, 0.04, 0.22),
      ],
    ]
    var acceptance: [ScrollSummary.Gate: ScrollSummary.Share] = [:]
    for (lock, shares) in percent {
      for (rule, share) in zip(AcceptanceRule.scrolls, shares) {
        acceptance[ScrollSummary.Gate(rule: rule, lock: lock)] = ScrollSummary.Share(
          rate: share.0 / 100, low: share.1 / 100, high: share.2 / 100)
      }
    }
    return ScrollSummary(acceptance: acceptance, leaning: [20: 0.16, 30: 0.054, 45: 0.010])
  }()

  private static func correlations(_ values: Double...) -> [StatisticPair: Double] {
    Dictionary(uniqueKeysWithValues: zip(StatisticPair.all, values))
  }

  private static func acceptance(_ values: Double...) -> [AcceptanceRule: Double] {
    Dictionary(uniqueKeysWithValues: zip(AcceptanceRule.pops, values))
  }
}
