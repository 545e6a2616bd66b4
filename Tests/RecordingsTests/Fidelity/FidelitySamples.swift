import TestSupport

@testable import Recordings
@testable import Study

/// The default study, made once for all tests.
enum FidelitySamples {
  static let study = FidelityStudy()

  private static let strokes = Task { await study.strokes(workers: 2) }
  private static let againstTables = Task {
    FidelityComparison(study, strokes: await strokes.value, reference: .published)
  }
  private static let againstRecordings = Task {
    let folder = try ScratchFolder()
    try RecordedStrokeTable.convert(into: folder)
    let recordings = try RecordingFolder.load(path: folder.path)
    return FidelityComparison(
      study, strokes: await strokes.value, reference: .recordings(recordings))
  }

  /// The study beside the published tables.
  static func published() async throws -> FidelityComparison { await againstTables.value }

  /// The study beside the recordings.
  static func recorded() async throws -> FidelityComparison { try await againstRecordings.value }
}

extension FidelityComparison {
  /// The findings of some measures, about some statistics or all.
  func findings(
    _ measures: [FidelityFinding.Measure], of statistics: [StrokeStatistic]? = nil
  ) -> [FidelityFinding] {
    findings.filter { finding in
      let isWanted = statistics?.contains { $0.rawValue == finding.statistic } ?? true
      return measures.contains(finding.measure) && isWanted
    }
  }
}
