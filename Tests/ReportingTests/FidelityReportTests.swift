import Testing

@testable import Drawing
@testable import Recordings
@testable import Reporting

@Suite("Report about synthetic and recorded people")
struct FidelityReportTests {
  private static let comparison = Task {
    let study = FidelityStudy(participants: 40, swipesPerIntent: 12)
    let synthetic = await study.run(crowds: FidelityComparison.crowds(), workers: 2)
    return FidelityComparison(study, synthetic)
  }

  @Test("Texts of the picture stay inside and apart")
  func tidy() async {
    let scene = FidelityChart(await Self.comparison.value).scene(title: "Title")
    #expect(scene.texts.count { $0.string.hasPrefix("synthetic") } == 9)
    expectTidy(scene, "fidelity")
  }

  @Test("Files, digests last, and a page that shows the picture and names every miss")
  func files() async throws {
    let comparison = await Self.comparison.value
    let files = FidelityFiles.all(comparison, command: "swipelab fidelity", environment: [])
    #expect(
      files.map(\.name) == [
        "fidelity.csv", "targets.csv", "report.md", "report.html", "charts/people.svg",
        "manifest.json",
      ])
    let report = String(decoding: files[2].bytes, as: UTF8.self)
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 120)
    #expect(report.contains("](charts/people.svg)") && report.contains("swipelab fidelity\n"))
    #expect(lines.count { $0.hasPrefix("- `") } >= 4)
    let manifest = String(decoding: files[5].bytes, as: UTF8.self)
    #expect(manifest.contains("\"swipes\": 1440"))
  }

  @Test("The summary ends with the verdict and marks as many misses as it counts")
  func verdict() async {
    let comparison = await Self.comparison.value
    let summary = FidelityFiles.summary(comparison)
    let (met, all) = (comparison.met, comparison.targets.count)
    #expect(all == 45)
    #expect(summary.hasSuffix("\n\(met) of \(all) targets met"))
    #expect(summary.count { $0 == "*" } == 4 * (all - met) + summary.matches(of: /\)\\\*/).count)
  }
}
