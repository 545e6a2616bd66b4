import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

/// The CSV files of a report: promised columns, one row per promised thing, the same bytes again.
@Suite("Result tables")
struct ResultTablesTests {
  static let sweep = """
    { "family": "fixed-distance", "parameter": "distance_pt", "from": 20, "to": 60, "steps": 3 }
    """

  static let promised: [(file: String, columns: String)] = [
    (
      "rates.csv",
      "screen,context,recognizer,policy,metric,intent,k,n,participants,rate,mc_error,ci_low,ci_high"
    ),
    (
      "contrasts.csv",
      "screen,context,recognizer,policy_a,policy_b,metric,difference,mc_error,ci_low,ci_high,"
        + "p_raw,p_holm,verdict,intent,recognizer_b,pairing"
    ),
    (
      "frontier.csv",
      "screen,context,recognizer,family,parameter,value,success,success_mc_error,false_trigger,"
        + "false_trigger_mc_error,policy"
    ),
    (
      "tuned.csv",
      "scope,context,goal,limit,prior,recognizer,family,parameters,is_best,is_robust,status,screen,"
        + "success,success_mc_error,false_trigger,false_trigger_mc_error"
    ),
    ("releases.csv", "screen,context,recognizer,intent,translation_pt,velocity_pt_per_s"),
    ("batches.csv", "screen,context,recognizer,policy,metric,intent,trials,events"),
  ]

  @Test("the first columns are those that were promised")
  func columns() async throws {
    let tables = try await results(smallExperiment(participants: 10, sweeps: Self.sweep)).tables
    #expect(tables.map(\.name) == Self.promised.map(\.file))
    for (table, promise) in zip(tables, Self.promised) {
      let rows = try csvRows(String(decoding: table.bytes, as: UTF8.self))
      let names = promise.columns.split(separator: ",").map(String.init)
      #expect(Array(rows[0].prefix(names.count)) == names)
    }
    // Conditions x policies x (five metrics, two of them for three unwanted intents too), x values;
    // goals x kinds of choices x screens of scopes, and those that are best with their recognizer, and
    // named policies that are compared with the best; x three metrics and three unwanted intents by
    // batches. Of releases there are as many as begin, and of contrasts by intent as many as pop
    // falsely, which chance decides.
    let counts = try tables.filter { !["releases.csv", "contrasts.csv"].contains($0.name) }.map {
      try csvRows(String(decoding: $0.bytes, as: UTF8.self)).count - 1
    }
    #expect(
      counts == [
        4 * 2 * (5 + 2 * 3), 4 * 3, 4 * 2 * 2 + 2 + 2, 4 * 2 * (3 + 3),
      ])
  }

  @Test("numbers of a row agree with each other and read back exactly")
  func numbers() async throws {
    let results = try await results(smallExperiment())
    let rows = try csvRows(String(decoding: results.tables[0].bytes, as: UTF8.self))
    for (text, row) in zip(rows.dropFirst(), results.rates) {
      let (k, n) = (try #require(Double(text[6])), try #require(Double(text[7])))
      let rate = try #require(Double(text[9]))
      #expect(rate == k / n)
      #expect(
        text.prefix(6) == [
          row.condition.screen, row.condition.context, row.condition.recognizer, row.policy,
          row.metric, row.intent,
        ])
      let low = try #require(Double(text[11]))
      let high = try #require(Double(text[12]))
      #expect(low <= rate && rate <= high && low < high)
      #expect(Double(text[10]) == row.standardError)
      #expect((1...40).contains(try #require(Int(text[8]))))
    }
    #expect(rows.count == 1 + results.rates.count)
  }

  @Test("two runs write the same bytes, another seed others")
  func repeatable() async throws {
    func tables(_ seed: UInt64, _ workers: Int) async throws -> [(name: String, bytes: [UInt8])] {
      let read = try smallExperiment(seed: seed, sweeps: Self.sweep)
      return try await results(read, workers: workers).tables
    }
    let first = try await tables(1, 1)
    #expect(try await tables(1, 3).map(\.bytes) == first.map(\.bytes))
    for (other, own) in zip(try await tables(2, 1), first) {
      #expect(other.bytes != own.bytes)
    }
  }

  @Test("what an experiment has no swipes for is absent, not 0")
  func missing() async throws {
    let wanted = try await results(
      smallExperiment(participants: 10, intents: [.pop], sweeps: Self.sweep))
    #expect(Set(wanted.rates.map(\.metric)) == ["success"])
    #expect(wanted.rates.allSatisfy { $0.intent == "pop" })
    let text = String(decoding: wanted.tables[2].bytes, as: UTF8.self)
    for row in try csvRows(text).dropFirst() {
      #expect(!row[6].isEmpty && !row[7].isEmpty)
      #expect(row[8].isEmpty && row[9].isEmpty)
    }
    let none = try await results(smallExperiment(participants: 10))
    #expect(!none.tables.contains { $0.name == "frontier.csv" })
  }
}
