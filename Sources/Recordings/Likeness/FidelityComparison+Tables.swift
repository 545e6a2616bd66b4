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
    let knots = curves.flatMap { curve in curve.knots.map { (curve: curve, knot: $0) } }
    return [
      (Self.findingsTable.fileName, Self.findingsTable.bytes(findings)),
      (Self.curvesTable.fileName, Self.curvesTable.bytes(knots)),
    ]
  }

  /// What readers of these files need to know.
  package static let guides = [findingsTable.guide, curvesTable.guide]

  private static let findingsTable = Table<FidelityFinding>(
    "fidelity.csv", "Of `swipelab fidelity`: numbers of recorded and of synthetic strokes."
  ) {
    Column(.subject, \.subject.rawValue)
    Column(.statistic, \.statistic)
    Column("measure", \.measure.rawValue, "which number of the statistic")
    Column(.recorded) { rounded($0.recorded) }
    Column(.simulated) { rounded($0.simulated) }
    Column("comparison", \.comparison.rawValue, "`distance`, `ratio` or `difference` of both")
    Column("value", { rounded($0.value) }, "what the comparison gives")
    Column("target_low", { rounded($0.target.lowerBound) }, "the least that was aimed at")
    Column("target_high", { rounded($0.target.upperBound) }, "the most that was aimed at")
    Column("met", { $0.isMet ? "pass" : "fail" }, "`pass` or `fail`")
  }

  private static let curvesTable = Table<(curve: QuantileCurve, knot: QuantileCurve.Knot)>(
    "quantiles.csv", "Of `swipelab fidelity`: the curves behind its charts."
  ) {
    Column(.subject, \.curve.direction.rawValue)
    Column(.statistic, \.curve.statistic.rawValue)
    Column("probability", \.knot.probability, "the part of the strokes that have less")
    Column(.recorded) { rounded($0.knot.recorded) }
    Column(.simulated) { rounded($0.knot.simulated) }
  }

  /// Millionths: more than the recordings know, and free of the last bits in which platforms'
  /// mathematics libraries differ.
  private static func rounded(_ value: Double?) -> Double? {
    // Adding 0 turns a negative zero into a plain one.
    value.flatMap { $0.isFinite ? ($0 * 1e6).rounded() / 1e6 + 0 : nil }
  }

  /// The manifest of the report.
  ///
  /// - Parameters:
  ///   - files: the other files of the folder.
  ///   - command: what to type to repeat it.
  ///   - environment: what made it.
  public func manifest(
    files: [(name: String, bytes: [UInt8])], command: String,
    environment: [(name: String, value: String)]
  ) -> JSONText {
    let experiment: JSONText = [
      "question": .string(Self.question),
      "seed": .unsigned(study.seed),
      "participants": .integer(Int64(study.participants)),
      "swipes_per_intent": .integer(Int64(study.swipesPerIntent)),
      "population": Experiment.canonical(study.population),
      "intents": .array(FidelityStudy.intents.map { .string($0.rawValue) }),
      "screens": .array([Experiment.canonical(FidelityStudy.screen)]),
      "reference": referenceText,
    ]
    return Manifest.text(
      name: Self.name, experiment: experiment,
      plan: [
        "swipes": .integer(Int64(study.swipes)), "targets": .integer(Int64(findings.count)),
      ],
      digests: files.map { (name: $0.name, digest: SHA256.hexDigest($0.bytes)) }, command: command,
      environment: environment)
  }

  /// What the synthetic people are compared with; recordings by the digests of their files.
  private var referenceText: JSONText {
    switch reference {
    case .published: return ["kind": "published", "source": .string(PublishedStrokes.source)]
    case .recordings(let folder):
      let files = folder.files.map { JSONText.Member($0.name, .string($0.digest)) }
      return ["kind": "recordings", "files_sha256": .object(files)]
    }
  }
}

extension ColumnTitle {
  fileprivate static let subject = ColumnTitle(
    "subject", "strokes to the `right` or `left`, or `scroll`")
  fileprivate static let statistic = ColumnTitle("statistic", "what is measured of strokes")
  fileprivate static let recorded = ColumnTitle("recorded", "of recorded strokes")
  fileprivate static let simulated = ColumnTitle("simulated", "of synthetic strokes")
}
