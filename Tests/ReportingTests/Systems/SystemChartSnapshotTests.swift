import TestSupport
import Testing

@testable import Charts
@testable import Drawing

@Suite("Snapshots of charts of systems")
struct SystemChartSnapshotTests {
  private static let matrix = RateMatrix(
    columns: ["plain", "list", "openTrailingAction"],
    rows: [
      RateMatrix.Row(name: "half", group: "Article 1: a back swipe", rates: [0.396, 0.29, nil]),
      RateMatrix.Row(name: "uikit.edge", group: "Reference", rates: [0.485, 0.485, 0.896]),
      RateMatrix.Row(
        name: "alwaysPop", group: "Article 1: a back swipe", rates: [0.999, 1, 0.003]),
    ], higherIsBetter: true)

  private static let scenes: [(name: String, scene: Scene)] = [
    (
      "rate-matrix",
      RateMatrixScene.scene(
        title: "Wanted pops that complete", note: "Some pages are left out.", matrix: matrix)
    )
  ]

  @Test("Pictures are as stored")
  func stored() async {
    await each(["rate-matrix"]) { (name: String) throws in
      let scene = try #require(Self.scenes.first { $0.name == name }).scene
      expectTidy(scene, "\(name)")
      let drawn = SVGWriter.write(scene)
      try expectStored(drawn, at: "Tests/ReportingTests/Snapshots/\(name).svg")
    }
  }
}
