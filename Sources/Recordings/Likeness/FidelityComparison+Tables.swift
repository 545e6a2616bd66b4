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
    [(name: "fidelity.csv", bytes: findingsTable), (name: "quantiles.csv", bytes: curvesTable)]
  }

  private var findingsTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "subject", "statistic", "measure", "recorded", "simulated", "comparison", "value",
      "target_low", "target_high", "met",
    ])
    for finding in findings {
      csv.append(finding.subject.rawValue)
      csv.append(finding.statistic)
      csv.append(finding.measure.rawValue)
      csv.append(Self.rounded(finding.recorded ?? .nan))
      csv.append(Self.rounded(finding.simulated ?? .nan))
      csv.append(finding.comparison.rawValue)
      csv.append(Self.rounded(finding.value))
      csv.append(Self.rounded(finding.target.lowerBound))
      csv.append(Self.rounded(finding.target.upperBound))
      csv.append(finding.isMet ? "pass" : "fail")
      csv.endRow()
    }
    return csv.bytes
  }

  private var curvesTable: [UInt8] {
    var csv = CSVWriter(columns: [
      "subject", "statistic", "probability", "recorded", "simulated",
    ])
    for curve in curves {
      for knot in curve.knots {
        csv.append(curve.direction.rawValue)
        csv.append(curve.statistic.rawValue)
        csv.append(knot.probability)
        csv.append(Self.rounded(knot.recorded ?? .nan))
        csv.append(Self.rounded(knot.simulated))
        csv.endRow()
      }
    }
    return csv.bytes
  }

  /// Millionths: more than the recordings know, and free of the last bits in which platforms'
  /// mathematics libraries differ.
  private static func rounded(_ value: Double) -> Double {
    // Adding 0 turns a negative zero into a plain one.
    value.isFinite ? (value * 1e6).rounded() / 1e6 + 0 : .nan
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
