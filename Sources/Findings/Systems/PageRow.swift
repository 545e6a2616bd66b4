package import ExperimentFiles
import NavigationModel
import StrictFiles
import Study
import SwipeSimulation

/// A row of `pages.csv`: one figure of a system on one page, by where swipes start.
package struct PageRow: Sendable, Equatable {
  /// What it is of: names of the system, the page and the screen, the start, and the metric.
  package struct Key: Sendable, Hashable {
    package let system, context, screen: String
    package let start: SwipeStart
    package let metric: String
  }

  package let key: Key
  /// The rate and its standard error, to three digits: what reports say follows from the file.
  package let rate, standardError: Double

  /// Rounds a rate.
  init(_ key: Key, rate: Double, standardError: Double) {
    self.key = key
    self.rate = Self.rounded(rate)
    self.standardError = Self.rounded(standardError)
  }

  private static func rounded(_ number: Double) -> Double { (number * 1e3).rounded() / 1e3 }

  static let table = Table<PageRow>(
    "pages.csv",
    """
    With `"systems"`: the rates of each system on each page; the report's answer rests on them.
    `edge` has wanted pops aimed at the leading edge and content gestures that touch down within 40
    pt of it; `anywhere` has wanted pops not aimed at it and all content gestures. Success is a
    share of wanted pops. Content lost is a share of the strokes that the content takes where no pop
    begins. Every other metric is a share of all swipes. All are weighted by how often people are
    assumed to want each intent on the page.
    Success rates that round to 0, false triggers below 1% and other harms below 0.5% have no row.
    """
  ) {
    Column("system", \.key.system, "name of the system")
    [Column(.context, \.key.context), Column(.screen, \.key.screen)]
    Column("start", \.key.start.rawValue, "where swipes start: at the `edge` or from `anywhere`")
    Column(.metric, \.key.metric)
    Column("rate", \.rate, "the rate, to three digits")
    Column(.standardError, \.standardError)
  }
}

extension StudyResults {
  /// The rows of all systems.
  ///
  /// - Parameters:
  ///   - starts: the counts of each start; empty without systems.
  ///   - own: rates by which content gestures from anywhere are known: they are the same swipes.
  static func pages(
    _ experiment: Experiment, _ starts: [StudyCounts], own: [RateRow]
  ) -> [PageRow] {
    let found = zip(SwipeStart.allCases, starts).compactMap { start, counts in
      let rates = Self.rates(experiment.starting(at: start), counts).filter { $0.trials > 0 }
      let all = StudyResults(experiment, rates: start == .anywhere ? rates + own : rates)
      return SystemPages(ResultIndex(all), .everything).map { (start: start, pages: $0) }
    }
    guard let first = found.first?.pages else { return [] }
    return first.systems.flatMap { system in
      experiment.contexts.flatMap { context in
        first.screens.flatMap { screen in
          found.flatMap { start, pages in
            Metric.ofPages.compactMap { metric in
              // Nobody starts there.
              let isNone = start == .edge && context.popStart == .awayFromEdge
              if isNone && metric.name == Metric.success.name { return nil }
              return pages.rate(metric, of: system.name, on: context, screen).map {
                PageRow(
                  PageRow.Key(
                    system: system.name, context: context.name, screen: screen.name, start: start,
                    metric: metric.name),
                  rate: $0.rate, standardError: $0.standardError)
              }
            }
          }
        }
      }
    }
  }

  /// The rows that are stored: what is next to nothing has none, so that the file stays small.
  var storedPages: [PageRow] {
    pages.filter { row in
      switch row.key.metric {
      case Metric.success.name: row.rate > 0
      case Metric.falseTrigger.name: row.rate >= 0.01
      default: row.rate >= 0.005
      }
    }
  }
}
