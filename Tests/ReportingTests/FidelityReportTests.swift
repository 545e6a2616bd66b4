import Testing

@testable import Drawing
@testable import Recordings
@testable import Reporting

@Suite("Report about synthetic and recorded people")
struct FidelityReportTests {
  private static let comparison = Task {
    let study = FidelityStudy(participants: 40, swipesPerIntent: 10)
    return FidelityComparison(
      study, strokes: await study.strokes(workers: 2), reference: .published)
  }

  @Test("Texts of the pictures stay inside and apart")
  func tidy() async throws {
    let comparison = await Self.comparison.value
    for direction in StrokeDirection.allCases {
      let curves = comparison.curves.filter { $0.direction == direction }
      #expect(curves.count == StrokeStatistic.allCases.count)
      let scene = FidelityChart(curves, [.length: 0.04], .adaptive).scene(title: "Title")
      let texts = scene.texts
      for (index, text) in texts.enumerated() {
        #expect(scene.bounds.contains(text.box), "\(text.string) is cut off")
        for other in texts[..<index] {
          #expect(
            !other.box.grown(by: -0.5).intersects(text.box), "\(text.string) covers \(other.string)"
          )
        }
      }
    }
  }

  @Test("Nothing to draw is said in words")
  func empty() {
    #expect(fidelityChart(title: "t", curves: [], distances: [:]).contains("No results to draw."))
  }

  @Test("Files, digests last, and every picture that the report shows")
  func files() async throws {
    let files = FidelityFiles.all(
      await Self.comparison.value, command: "swipelab fidelity", environment: [])
    #expect(
      files.map(\.name) == [
        "fidelity.csv", "quantiles.csv", "report.md", "report.html",
        "charts/distributions-right.svg", "charts/distributions-left.svg", "manifest.json",
      ])
    let report = String(decoding: files[2].bytes, as: UTF8.self)
    #expect(report.contains("](charts/distributions-right.svg)"))
    #expect(report.contains("](charts/distributions-left.svg)"))
    #expect(report.contains("swipelab fidelity\n"))
    let manifest = String(decoding: files[6].bytes, as: UTF8.self)
    #expect(manifest.contains("\"swipes\": 1200"))
  }

  @Test("The summary ends with the verdict and marks as many misses as it counts")
  func verdict() async throws {
    let comparison = await Self.comparison.value
    let summary = FidelityFiles.summary(comparison)
    let (met, all) = (comparison.met, comparison.findings.count)
    #expect(summary.hasSuffix("\n\(met) of \(all) targets met"))
    #expect(summary.count { $0 == "!" } == all - met)
    #expect(met < all, "forty people never fit by chance in all of \(all) ways")
  }
}
