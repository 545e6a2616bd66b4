import Reporting
import Testing

@testable import Charts
@testable import Drawing

@Suite("Chart catalogue")
struct ChartCatalogTests {
  @Test("Names are unique and in kebab case, captions are one sentence")
  func entries() {
    let charts = ChartCatalog.all
    #expect(Set(charts.map(\.name)).count == charts.count)
    for chart in charts {
      #expect(chart.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
      #expect(chart.fileName == chart.name + ".svg")
      #expect(chart.caption.hasSuffix(".") && !chart.caption.dropLast().contains(". "))
    }
  }

  @Test("The functions draw what the catalogue draws")
  func functions() throws {
    let screens = ChartSamples.swept(2, families: 2, settings: 5)
    let series = ChartSamples.series(2, screens: 2)
    let drawn = ChartCatalog.all.map { $0.draw("t", screens, series, .adaptive) }
    #expect(drawn.contains(ratesByWidthChart(title: "t", screens: screens, series: series)))
    #expect(drawn.contains(tradeOffChart(title: "t", screens: screens, series: series)))
    #expect(drawn.contains(frontierChart(title: "t", screens: screens, series: series)))
  }

  @Test("Only with sweeps is there a chart of them, after the others")
  func swept() {
    for policies in [1, 12, 13, 50] {
      let names = ChartCatalog.all(for: policies).map(\.name)
      #expect(!names.contains("frontier"))
      #expect(ChartCatalog.all(for: policies, isSwept: true).map(\.name) == names + ["frontier"])
    }
  }
}
