import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

/// What a report says of systems when people are otherwise.
@Suite("If people are otherwise")
struct SensitivityTests {
  @Test("systems have a sentence for each kind of screen, and none where nothing is varied")
  func systems() async throws {
    var read = try PolicyTables(
      #""screens": ["iphone-16-pro"], "systems": ["fd", "uikit.edge"], "sensitivity": ["drags"],"#
        + #" "limits": { "false_triggers": 0.5 }"#
    ).experiment
    read.participants = 6
    let varied = ResultIndex(await StudyRun.results(of: read, workers: 1))
    let sentences = SensitivityText.systems(varied)
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("**Phone, 402 pt: `") == true, "\(sentences)")
    #expect(sentences.first?.contains("2 variations") == true, "\(sentences)")
    read.sensitivity = []
    let same = ResultIndex(await StudyRun.results(of: read, workers: 1))
    #expect(SensitivityText.systems(same).isEmpty)
  }
}
