import Testing

@testable import Charts

@Suite("Chart catalogue")
struct ChartCatalogTests {
  @Test("Names are unique and in kebab case, captions are one sentence")
  func entries() {
    let charts = ChartCatalog.all
    #expect(Set(charts.map(\.name)).count == charts.count)
    for chart in charts {
      #expect(chart.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(chart.caption.hasSuffix(".") && !chart.caption.dropLast().contains(". "))
    }
  }

  @Test("Few policies get lines by width, and all are set against each other")
  func choice() {
    for policies in [1, 12] {
      #expect(ChartCatalog.all(for: policies).map(\.name) == ["rates-by-width", "trade-off"])
    }
    #expect(ChartCatalog.all(for: 13).map(\.name) == ["trade-off"])
  }
}
