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
    func names(_ policies: Int) -> [String] { ChartCatalog.all(for: policies).map(\.name) }
    for policies in [1, 12] {
      #expect(Set(["rates-by-width", "trade-off"]).isSubset(of: names(policies)))
    }
    #expect(names(13).contains("trade-off") && !names(13).contains("rates-by-width"))
  }
}
