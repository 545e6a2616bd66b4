import SwipeSimulation
import TrialStatistics

/// Synthetic people beside recorded ones: everything that a report of their likeness shows.
public struct FidelityComparison: Sendable {
  /// What the synthetic people are compared with.
  public enum Reference: Sendable {
    /// The published tables of `PublishedStrokes`.
    case published
    /// Recordings in a folder.
    case recordings(RecordingFolder)
  }

  /// The synthetic people.
  public let study: FidelityStudy
  /// What they are compared with.
  public let reference: Reference
  /// Every comparison, subjects in order.
  public let findings: [FidelityFinding]
  /// The distributions, for drawing.
  public let curves: [QuantileCurve]
  /// How many recorded strokes and people stand behind each subject; empty for published tables.
  public let sizes: [(subject: FidelityFinding.Subject, strokes: Int, people: Int)]

  /// The subjects that could be compared, in order.
  public var subjects: [FidelityFinding.Subject] {
    FidelityFinding.Subject.allCases.filter { subject in
      findings.contains { $0.subject == subject }
    }
  }

  /// How many findings meet their target.
  public var met: Int { findings.count { $0.isMet } }

  /// Compares the strokes that a study made with a reference.
  ///
  /// What the reference does not hold (a direction, scrolls, people enough for a spread) is left
  /// out.
  public init(_ study: FidelityStudy, strokes: [RecordedStroke], reference: Reference) {
    self.study = study
    self.reference = reference
    var findings: [FidelityFinding] = []
    var curves: [QuantileCurve] = []
    var sizes: [(subject: FidelityFinding.Subject, strokes: Int, people: Int)] = []
    for direction in StrokeDirection.allCases {
      let simulated = StrokeSample(strokes, direction)
      var recorded: StrokeSample?
      var summary = PublishedStrokes.strokes(direction)
      if case .recordings(let folder) = reference {
        let sample = StrokeSample(folder.strokes, direction)
        if sample.strokes.isEmpty { continue }
        recorded = sample
        summary = StrokeSummary(sample)
        sizes.append((direction.subject, sample.strokes.count, sample.people.count))
      }
      findings += StrokeFindings(direction, simulated, summary, recorded).all
      curves += StrokeStatistic.allCases.map {
        QuantileCurve(direction, $0, simulated, summary, recorded)
      }
    }
    var scrolls: ScrollSummary? = PublishedStrokes.scrolls
    if case .recordings(let folder) = reference { scrolls = ScrollSummary(folder.strokes) }
    if let scrolls, let simulated = ScrollSummary(strokes) {
      findings += ScrollFindings.all(simulated: simulated, recorded: scrolls)
    }
    self.findings = findings
    self.curves = curves
    self.sizes = sizes
  }
}

extension StrokeDirection {
  /// The subject of its findings.
  var subject: FidelityFinding.Subject { self == .right ? .right : .left }
}
