import Foundation
import Reporting
import TestSupport
import Testing

@testable import Charts
@testable import Drawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Reads a document and keeps the text of elements and the names of attributes.
private final class TextCollector: NSObject, XMLParserDelegate {
  var text = ""
  var elements: [String] = []

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) { elements.append(name) }
}

/// Whether others read a picture as XML.
func isWellFormed(_ svg: String) -> Bool { XMLParser(data: Data(svg.utf8)).parse() }

@Suite("Charts are valid SVG")
struct ChartValidityTests {
  private func parse(_ svg: String) -> TextCollector? {
    let parser = XMLParser(data: Data(svg.utf8))
    let collector = TextCollector()
    parser.delegate = collector
    return parser.parse() ? collector : nil
  }

  @Test("Well-formed, named for screen readers, the same on repetition")
  func wellFormed() async {
    await each([(0, 0), (1, 1), (2, 4), (6, 12), (12, 9), (25, 12), (3, 30)]) {
      screens, policies throws in
      for chart in ChartCatalog.all {
        let input = ChartSamples.screens(screens)
        let series = ChartSamples.series(policies, screens: screens)
        let svg = chart.draw("Swipes", input, series)
        let document = try #require(parse(svg))
        #expect(Array(document.elements.prefix(4)) == ["svg", "title", "desc", "style"])
        #expect(svg.contains("role=\"img\""))
        #expect(svg == chart.draw("Swipes", input, series))
      }
    }
  }

  @Test("Markup and control characters in names arrive as text")
  func escaping() throws {
    let name = "a<b> & \"c\" 'd' \u{1}"
    for chart in ChartCatalog.all {
      let rate = ChartRate(rate: 0.5, low: 0.4, high: 0.6)
      let screens = [ChartScreen(name: name, width: 390, kind: "<kind>")]
      let series = [ChartSeries(policy: name, success: [rate], falseTriggers: [rate])]
      let document = try #require(parse(chart.draw(name, screens, series)))
      #expect(document.text.contains("a<b> & \"c\" 'd' \u{FFFD}"))
    }
  }

  @Test("Without results the picture says so")
  func empty() async {
    await each(ChartCatalog.all.map(\.name)) { (name: String) throws in
      let chart = try #require(ChartCatalog.all.first { $0.name == name })
      let missing = ChartRate(rate: .nan, low: .nan, high: .nan)
      let series = [ChartSeries(policy: "p", success: [missing], falseTriggers: [missing])]
      for (screens, series) in [([], []), (ChartSamples.screens(1), series), ([], series)] {
        let svg = chart.draw("Title", screens, series)
        #expect(svg.contains(">No results to draw.</text>"))
        #expect(svg.utf8.count < 4000)
      }
    }
  }

  @Test("No coordinate is NaN or infinite, whatever the input")
  func notFinite() throws {
    let odd: [Double] = [.nan, .infinity, -.infinity, -3, 7, 0, 1, 0.5, .leastNonzeroMagnitude]
    let rates = odd.flatMap { a in odd.map { b in ChartRate(rate: a, low: b, high: a) } }
    let screens = rates.indices.map { index in
      ChartScreen(
        name: "s\(index)", width: index % 9 == 8 ? .nan : 300 + Double(index), kind: "",
        limit: odd[index % odd.count],
        best: ChartPoint(success: rates[index], falseTriggers: rates[index]))
    }
    let series = [
      ChartSeries(policy: "first", success: rates, falseTriggers: rates.reversed()),
      ChartSeries(policy: "short", success: [], falseTriggers: Array(rates.prefix(2))),
    ]
    for chart in ChartCatalog.all {
      let svg = chart.draw("Odd", screens, series).lowercased()
      #expect(parse(svg) != nil)
      #expect(!svg.contains("nan") && !svg.contains("inf"))
      #expect(svg.contains("first"))
    }
  }

  @Test("Numbers have at most two decimals")
  func decimals() {
    for chart in ChartCatalog.all {
      let svg = chart.draw("Swipes", ChartSamples.screens(6), ChartSamples.series(5, screens: 6))
      #expect(svg.firstMatch(of: /[0-9]\.[0-9]{3}/) == nil)
    }
  }
}
