import Foundation
import Reporting
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// A tiny experiment, run and rendered.
struct ReportSample {
  static let command = "swift run -c release swipelab run tiny.json"

  let results: StudyResults
  /// Every file of the report by name.
  let files: [String: String]

  /// Runs an experiment of 20 people given by further keys of its file.
  init(_ keys: String) async throws {
    let experiment = try experiment(
      "{ \"participants\": 20, \"swipes_per_intent\": 4, \(keys) }", name: "tiny")
    let plan = StudyPlan(experiment)
    let crowds = plan.crowds(await Runner.run(plan.ownPasses, workers: 1))
    results = StudyResults(experiment, crowds.own, starts: crowds.starts)
    let bytes = await ReportFiles.all(results, counts: [], command: Self.command, environment: [])
    files = Dictionary(
      uniqueKeysWithValues: bytes.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// The lines of the report for people, and of its details.
  var lines: [String] { text("report.md") + text("details.md") }

  /// The lines of a file.
  func text(_ name: String) -> [String] {
    (files[name] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
  }

  /// The lines from a heading to the next of the same or a higher level.
  func section(_ heading: String) throws -> [String] {
    let start = try #require(lines.firstIndex(of: heading), "no section \(heading)")
    let level = heading.prefix { $0 == "#" }.count
    return lines[(start + 1)...].prefix { line in
      let own = line.prefix { $0 == "#" }.count
      return own == 0 || own > level
    }.map { $0 }
  }

  /// Policies that complete beyond a share of the width, as elements of an experiment's list.
  static func fractions(_ count: Int) -> String {
    (0..<count).map {
      "{ \"name\": \"f-\($0)\", \"family\": \"fraction\", \"fraction\": 0.\($0 + 10) }"
    }.joined(separator: ", ")
  }

  /// The rows of a CSV file by column name.
  func rows(_ name: String) throws -> [[String: String]] {
    try csvTable(#require(files[name]))
  }

  /// The first table among lines: its cells, the header first, without the rule below it.
  static func table(_ lines: [String]) -> [[String]] {
    let rows = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    let cells = rows.map { row in
      row.replacing("\\|", with: "\u{0}").split(separator: "|").map {
        $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
      }
    }
    return cells.enumerated().filter { $0.offset != 1 }.map(\.element)
  }
}
