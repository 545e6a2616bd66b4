import NavigationModel
import Study
import SwipeSimulation
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

@Suite("Systems from page to page")
struct SystemPagesTests {
  @Test("Intents weigh as often as people on the page want each")
  func mix() async throws {
    let sample = try await SystemSample.make()
    let pages = try SystemSample.pages(sample)
    let rows = try sample.rows("rates.csv")
    var compared = 0
    for figure in Metric.ofPages where figure.name != "success" {
      for context in pages.contexts {
        for screen in pages.screens {
          for system in pages.systems {
            var (sum, total) = (0.0, 0.0)
            for row in rows
            where row["screen"] == screen.name && row["context"] == context.name
              && row["policy"] == system.name && row["metric"] == figure.name
            {
              let share = Double(context.mix.percent(of: row["intent"]!))
              (sum, total) = (sum + share * Double(row["rate"]!)!, total + share)
            }
            let found = pages.rate(figure, of: system.name, on: context, screen)
            #expect((found != nil) == (total > 0))
            guard let found else { continue }
            compared += 1
            #expect(abs(found.rate - sum / total) < 1e-12)
            #expect(found.low <= found.rate && found.rate <= found.high)
          }
        }
      }
    }
    #expect(compared > 100)
  }

  @Test("Success counts where people want to go back and the app lets them")
  func expected() async throws {
    let pages = try SystemSample.pages(try await SystemSample.make())
    #expect(
      pages.contexts.filter(\.expectsPop).map(\.name) == [
        "plain", "list", "carouselStart", "slider",
      ])
    let standing = SystemStanding(
      try #require(SystemCatalog.named("uikit.26")), on: pages, SystemTerms())
    #expect(standing.wanted.count == 4)
    #expect(standing.popsWhereDisabled != nil)
  }

  @Test("A mean counts every page the same and bounds its error by theirs")
  func mean() throws {
    let pages = [
      PageMean(rate: 0.25, standardError: 0.01), PageMean(rate: 0.75, standardError: 0.03),
    ]
    #expect(PageMean(pages) == PageMean(rate: 0.5, standardError: 0.02))
    #expect(PageMean([]) == nil)
    #expect(pages[1].mixed(0.5, with: pages[0]) == PageMean(pages))
  }

  @Test("Stages and success of a system add up to all wanted pops")
  func stages() async throws {
    let pages = try SystemSample.pages(try await SystemSample.make())
    for system in pages.systems {
      let metrics = [Metric.success] + Metric.all.filter { $0.name.hasPrefix("missed-") }
      let shares = metrics.compactMap { pages.missed(at: $0, by: system.name)?.rate }
      #expect(shares.count == metrics.count)
      #expect(abs(shares.reduce(0, +) - 1) < 1e-9, "\(system.name)")
    }
  }
}
