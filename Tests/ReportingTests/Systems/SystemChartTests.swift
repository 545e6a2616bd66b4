import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Findings
@testable import Reporting

@Suite("Charts of systems")
struct SystemChartTests {
  private static func matrix(_ rows: Int, _ columns: Int, name: String) -> RateMatrix {
    var random = TestGenerator(seed: UInt64(rows * 100 + columns))
    return RateMatrix(
      columns: (0..<columns).map { "\(name)Page\($0)" },
      rows: (0..<rows).map { row in
        RateMatrix.Row(
          name: "\(name)-\(row)", group: "Article \(row / 5)",
          rates: (0..<columns).map { _ in random.uniform() < 0.2 ? nil : random.uniform() })
      }, higherIsBetter: true)
  }

  @Test("Texts stay inside the picture and apart")
  func tidy() async throws {
    for sample in try await SystemSample.scenes() { expectTidy(sample.scene, "sample") }
  }

  @Test("A matrix of any size is tidy")
  func matrices() async {
    await each([1, 7, 31], [1, 5, 20]) { (rows: Int, columns: Int) in
      for name in ["s", "aVeryLongNameOfSomeSystem"] {
        let scene = RateMatrixScene.scene(
          title: "Wanted pops", note: "A note.", matrix: Self.matrix(rows, columns, name: name))
        expectTidy(scene, "\(rows) rows, \(columns) columns")
      }
    }
  }

  @Test("Pictures are valid, named for screen readers and the same on repetition")
  func valid() async throws {
    for (sample, again) in zip(try await SystemSample.scenes(), try await SystemSample.scenes()) {
      let svg = SVGWriter.write(sample.scene)
      #expect(isWellFormed(svg))
      #expect(svg == SVGWriter.write(again.scene))
      #expect(svg.contains("role=\"img\"") && !svg.contains("nan"))
      #expect(svg.firstMatch(of: /(x|y|width|height)="[0-9]+\.[0-9]{3}/) == nil)
    }
  }

  @Test("A cell says its rate; a missing one is blank, and a column without rates is left out")
  func cells() {
    let rows = [
      RateMatrix.Row(name: "a", group: "g", rates: [0.123, nil, .nan]),
      RateMatrix.Row(name: "b", group: "h", rates: [nil, 1, nil]),
      RateMatrix.Row(name: "c", group: "g", rates: [0]),
    ]
    let matrix = RateMatrix(columns: ["p", "q", "r"], rows: rows, higherIsBetter: false)
    #expect(matrix.columns == ["p", "q"])
    #expect(matrix.rows.map(\.name) == ["a", "c", "b"])
    #expect(matrix.rows.map(\.rates) == [[0.123, nil], [0, nil], [nil, 1]])
    let scene = RateMatrixScene.scene(title: "t", note: "n", matrix: matrix)
    let texts = scene.texts.map(\.string)
    #expect(texts.filter { $0 == "12" }.count == 1)
    #expect(texts.filter { ["g", "h"].contains($0) } == ["g", "h"])
    let empty = RateMatrix(columns: ["p"], rows: [], higherIsBetter: true)
    let none = RateMatrixScene.scene(title: "t", note: "n", matrix: empty)
    #expect(none.texts.contains { $0.string == "No results to draw." })
  }

  @Test("Numbers are whole percent; what is not quite nothing or all does not read as such")
  func numbers() async {
    await each([
      (0.0, "0"), (0.004, "<1"), (0.005, "1"), (0.486, "49"), (0.994, "99"), (0.996, ">99"),
      (1, "100"),
    ]) { rate, text in
      #expect(RateMatrixScene.number(rate) == text)
    }
  }

  @Test("Text that runs upwards covers the flat text's box, turned")
  func upward() {
    let flat = SceneText("window", at: Point(100, 200), face: .label)
    let turned = SceneText.upward("window", from: Point(100, 200), face: .label)
    #expect(abs(turned.box.height - flat.box.width) < 1e-9)
    #expect(abs(turned.box.width - flat.box.height) < 1e-9)
    #expect(abs(turned.box.maxY - 200) < 1e-9)
    #expect(turned.box.minX < 100 && turned.box.maxX > 100)
  }

  @Test("Systems are set against each other as policies are, with the recommended one in a ring")
  func tradeOff() async throws {
    let index = ResultIndex(try await SystemSample.make().results)
    let picture = try #require(
      ReportCharts.all(index).first { $0.path == "charts/trade-off-systems.svg" })
    let scene = try #require(picture.scene(index))
    expectTidy(scene, "systems")
    let texts = scene.texts.map(\.string)
    for system in ["half", "currentShow", "uikit.edge"] { #expect(texts.contains(system)) }
    #expect(texts.contains("False triggers, worst kind"))
    let best = SystemText.groups(index).compactMap { SystemChoice($0).best }
    // The note runs over several lines.
    #expect(texts.joined(separator: " ").contains("The red ring") == !best.isEmpty)
  }
}
