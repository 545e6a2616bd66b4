import ExperimentFiles
public import StrictFiles
import Study
import SwipeSimulation

extension FidelityComparison {
  /// Name of the report folder.
  public static let name = "fidelity"
  /// The question that the report answers.
  public static let question = "Do the synthetic people swipe like recorded ones?"

  /// The CSV files of the report by name.
  public var tables: [(name: String, bytes: [UInt8])] {
    [
      (Self.figuresTable.fileName, Self.figuresTable.bytes(rows)),
      (Self.targetsTable.fileName, Self.targetsTable.bytes(targets)),
    ]
  }

  /// What readers of these files need to know.
  package static let guides = [figuresTable.guide, targetsTable.guide]

  /// A figure of a set, with that of the synthetic people, and of these its range.
  private typealias Row = (set: String, figure: Figure, own: Double?, range: ClosedRange<Double>?)

  private var rows: [Row] {
    ([synthetic.figures] + sets).enumerated().flatMap { place, set in
      set.figures.map { figure in
        (
          set.name, figure, synthetic.figures[figure.key]?.value,
          place == 0 && figure.spread.isEmpty ? synthetic.range(figure.key) : nil
        )
      }
    }
  }

  private static let figuresTable = Table<Row>(
    "fidelity.csv",
    "From `swipelab fidelity`: figures of each set of people, the synthetic set first."
  ) {
    Column(.set, \.set)
    Column(.kind, \.figure.key.kind.rawValue)
    Column(.quantity, \.figure.key.name)
    Column(.recognizer, \.figure.key.recognizer)
    Column("people", \.figure.people, "number of people")
    Column("strokes", \.figure.strokes, "number of strokes")
    Column(
      "value", \.figure.value, "mean over people of each one's median, or of the share that pops")
    Column("low", \.figure.low, "lower end of its 95% interval")
    Column("high", \.figure.high, "upper end of it")
    Column(
      "distance", { row in row.own.map { SetFigures.rounded($0 - row.figure.value, 1e5) } },
      "the synthetic value minus this value")
    Column("spread", { $0.figure.spread.first }, "standard deviation between people")
    Column("spread_low", { $0.figure.spread.dropFirst().first }, "lower end of its 95% interval")
    Column("spread_high", { $0.figure.spread.last }, "upper end of it")
    Column("q05", { quantile($0, 0) }, "5% quantile over people")
    Column("q25", { quantile($0, 1) }, "25% quantile over people")
    Column("q50", { quantile($0, 2) }, "median over people")
    Column("q75", { quantile($0, 3) }, "75% quantile over people")
    Column("q95", { quantile($0, 4) }, "95% quantile over people")
    Column("range_low", \.range?.lowerBound, "5% quantile over sets of other people")
    Column("range_high", \.range?.upperBound, "95% quantile over sets of other people")
  }

  private static func quantile(_ row: Row, _ place: Int) -> Double? {
    row.figure.quantiles.isEmpty ? nil : row.figure.quantiles[place]
  }

  private static let targetsTable = Table<FidelityTarget>(
    "targets.csv", "From `swipelab fidelity`: the targets, and whether each is met."
  ) {
    Column(.kind, \.key.kind.rawValue)
    Column(.quantity, \.key.name)
    Column(.recognizer, \.key.recognizer)
    Column(
      "measure", \.measure.rawValue,
      "`mean` over people, `spread` between people, `success` of a plain rule, pops that a `gate`"
        + " refuses, or `range` of a recommended rule over sets of other people")
    Column(.set, \.set)
    Column("recorded", \.recorded, "value of the recorded people")
    Column("synthetic", \.synthetic, "value of the synthetic people")
    Column(
      "target_low", \.allowed.lowerBound,
      "lowest synthetic value that meets the target; for a `range`, lowest recorded value")
    Column("target_high", \.allowed.upperBound, "highest such value")
    Column("met", { $0.isMet ? "pass" : "fail" }, "`pass` or `fail`")
  }

  /// The manifest of the report.
  ///
  /// - Parameters:
  ///   - files: the other files of the folder.
  ///   - command: what to type to repeat it.
  ///   - environment: what made it.
  ///   - answer: the verdict, for the index of reports.
  public func manifest(
    files: [(name: String, bytes: [UInt8])], command: String,
    environment: [(name: String, value: String)], answer: JSONText
  ) -> JSONText {
    let experiment: JSONText = [
      "question": .string(Self.question),
      "seed": .unsigned(study.seed),
      "participants": .integer(Int64(study.participants)),
      "swipes_per_intent": .integer(Int64(study.swipesPerIntent)),
      "worlds": .integer(Int64(study.worlds)),
      "population": Experiment.canonical(study.people),
      "intents": .array(SwipeKind.allCases.map { .string($0.intent.rawValue) }),
      "screens": .array([Experiment.canonical(FidelityStudy.screen)]),
      "reference": referenceText,
    ]
    let swipes = study.participants * study.swipesPerIntent * SwipeKind.allCases.count
    return Manifest.text(
      name: Self.name, experiment: experiment,
      plan: ["swipes": .integer(Int64(swipes)), "targets": .integer(Int64(targets.count))],
      digests: files.map { (name: $0.name, digest: SHA256.hexDigest($0.bytes)) }, command: command,
      environment: environment, answer: answer)
  }

  /// What the synthetic people are compared with; recordings by the digests of their files.
  private var referenceText: JSONText {
    switch reference {
    case .published: return ["kind": "published"]
    case .recordings(let folder):
      let files = folder.files.map { JSONText.Member($0.name, .string($0.digest)) }
      return ["kind": "recordings", "files_sha256": .object(files)]
    }
  }
}

extension ColumnTitle {
  fileprivate static let kind = ColumnTitle(
    "kind", "`pops`, `reading` (scrolls of a text) or `browsing` (quick scrolls)")
  fileprivate static let quantity = ColumnTitle(
    "quantity",
    "what is measured for each person (pt, ms and pt/s as logarithms), or the rule that judges")
  fileprivate static let recognizer = ColumnTitle(
    "recognizer", "what makes a touch a pop gesture; `system` in comparisons of systems")
  fileprivate static let set = ColumnTitle("set", "the population, or the set of recorded people")
}
