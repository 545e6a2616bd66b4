import NavigationModel
import SwipeSimulation
import Testing

@testable import Drawing
@testable import Findings
@testable import Reporting

/// Two screens, seven systems, pages of every sort.
enum SystemSample {
  static let keys = """
    "screens": ["iphone-16-pro", "ipad-pro-13"],
    "intents": ["pop", "contentRight", "contentLeft", "contentVertical", "tapSmear", "doublePop"],
    "contexts": ["plain", "list", "carouselStart", "slider", "root", "transition", "disabled"],
    "systems": [
      "half", "sharedTargetUngated", "alwaysPop", "disableOnConflict", "currentShow", "uikit.edge",
      "uikit.26"
    ],
    "limits": { "false_triggers": 0.2 }
    """

  /// Made once for all tests, as it takes some seconds unoptimised.
  private static let report = Task { try await ReportSample(keys) }

  /// The sample's report.
  static func make() async throws -> ReportSample { try await report.value }

  /// Every chart of every screen, with the systems that it shows.
  static func scenes() async throws -> [(name: String, scene: Scene, systems: [String])] {
    let index = ResultIndex(try await make().results)
    return try SystemChart.all.flatMap { chart in
      try index.screens.map { screen in
        let pages = try #require(SystemPages(index, on: screen))
        let scene = chart.scene("\(chart.title): \(screen.title)", pages)
        return (
          name: "\(chart.name), \(screen.name)", scene: scene, systems: pages.systems.map(\.name)
        )
      }
    }
  }

  /// What systems do on all its pages.
  static func pages(_ sample: ReportSample) throws -> SystemPages {
    try #require(SystemPages(ResultIndex(sample.results), .everything))
  }
}
