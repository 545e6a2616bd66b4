import Foundation
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings

/// What the frameworks' own programs decided about 2,200 touches, most of them adversarial.
///
/// Every framework was told the translation of the plain pan and, where it takes UIKit's velocity,
/// `uikit-blend`; the tables name the class of what is known to differ.
@Suite(
  "Verdicts of frameworks",
  .enabled(if: FrameworkTables.folder != nil, FrameworkTables.howToRun))
struct FrameworkVerdictTests {
  typealias Touch = (samples: [TouchSample], view: NavigatingView)

  /// The touches of a table by name.
  static func touches(_ name: String) throws -> [String: Touch] {
    let table = try RecordingTable(path: FrameworkTables.path(name))
    return Dictionary(
      uniqueKeysWithValues: table.runs(of: ["swipe"]).map { rows in
        let samples = rows.map { row in
          TouchSample(
            time: table.number("time_s", row), x: table.number("x_pt", row),
            y: table.number("y_pt", row),
            phase: TouchPhase(rawValue: table.text("phase", row)) ?? .cancelled)
        }
        let screen = ScreenCatalog.named(table.text("screen", rows.lowerBound))
        let view = NavigatingView(
          width: table.number("view_width_pt", rows.lowerBound), height: screen?.height ?? .nan,
          millimetresPerPoint: screen?.millimetresPerPoint ?? .nan)
        return (table.text("swipe", rows.lowerBound), (samples, view))
      })
  }

  @Test("at least 99.9% of the decisions of every preset, and every preset that was run")
  func agreement() async throws {
    let verdicts = try RecordingTable(path: FrameworkTables.path("verdicts.csv.gz"))
    let touches = [
      "0": try Self.touches("touches.csv.gz"), "1": try Self.touches("touches_whole_ms.csv.gz"),
    ]
    let presets = verdicts.groups(of: "preset")
    #expect(presets.count >= 35)
    await each(presets.keys.sorted()) { (preset: String) in
      let policy = try #require(PolicyPreset.named(preset)?.policy)
      var (compared, differing) = (0, [String]())
      for row in presets[preset] ?? [] where Self.isAsked(verdicts, row) {
        let swipe = verdicts.text("swipe", row)
        let touch = try #require(touches[verdicts.text("whole_ms", row)]?[swipe])
        let result = GestureTrace.of(touch.samples, .pan, policy.reading, touch.view).result
        let completes = result.outcome(policy) == .popCompleted
        compared += 1
        if completes != (verdicts.text("framework", row) == "completes") { differing.append(swipe) }
      }
      #expect(compared > 1700, "\(preset)")
      #expect(
        Double(differing.count) <= 0.001 * Double(compared),
        "\(preset): \(differing.count) of \(compared): \(differing.prefix(5))")
    }
  }

  /// Whether a row is about the decision: not about a gate, a tie of rounding or a stated omission.
  static func isAsked(_ verdicts: RecordingTable, _ row: Int) -> Bool {
    verdicts.text("framework", row) != "gate" && !verdicts.text("note", row).hasPrefix("declared")
  }
}

/// Where the tables are, which are not part of the project.
enum FrameworkTables {
  static let folder = ProcessInfo.processInfo.environment["SWIPELAB_ORACLES"]
  static let howToRun: Comment = "set SWIPELAB_ORACLES to a folder with what frameworks decided"

  static func path(_ name: String) -> String { (folder ?? "") + "/frameworks/" + name }
}
