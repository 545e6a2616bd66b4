import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

@Suite("The exact test over people in contrasts.csv")
struct SignFlipColumnTests {
  private static let byPerson = ["success", "false-trigger", "abort-honoured"]

  private struct Rates: Hashable {
    let condition: ConditionKey
    let policy, metric: String
  }

  /// All assignments of signs, by one flip after the other (Gray code).
  private static func enumerated(_ differences: [Int]) -> Double {
    var sum = differences.reduce(0, +)
    let observed = sum.magnitude
    var signs = differences
    var extreme = 1
    for step in 1..<(1 << differences.count) {
      let place = step.trailingZeroBitCount
      signs[place] = -signs[place]
      sum += 2 * signs[place]
      if sum.magnitude >= observed { extreme += 1 }
    }
    return Double(extreme) / Double(1 << differences.count)
  }

  @Test("It is the share of all assignments of signs")
  func enumeration() async {
    await each([1, 2, 3]) { (seed: UInt64) throws in
      let found = try await results(smallExperiment(participants: 12, seed: seed))
      var events: [Rates: [Int]] = [:]
      for row in found.batches {
        events[
          Rates(condition: row.key.condition, policy: row.key.policy, metric: row.key.metric)] =
          row.events
      }
      let rows = found.contrasts.filter { Self.byPerson.contains($0.metric) }
      #expect(rows.count == 4 * 3)
      for row in rows {
        let sides = try [row.policyA, row.policyB].map {
          try #require(events[Rates(condition: row.condition, policy: $0, metric: row.metric)])
        }
        let p = try #require(row.signFlipP)
        let expected = Self.enumerated(zip(sides[0], sides[1]).map { $0 - $1 })
        #expect(abs(p - expected) < 1e-12)
        #expect(row.swapped.signFlipP == p)
      }
    }
  }

  @Test("Few people have it, many have not")
  func participants() async {
    await each([(20, true), (100, true), (101, false)]) { count, isFilled throws in
      let found = try await results(smallExperiment(participants: count))
      for row in found.contrasts {
        #expect((row.signFlipP != nil) == (isFilled && Self.byPerson.contains(row.metric)))
      }
      let table = try #require(found.tables.first { $0.name == "contrasts.csv" })
      let rows = try csvRows(String(decoding: table.bytes, as: UTF8.self))
      #expect(rows[0].last == "p_sign_flip" && rows.count > 10)
      for (text, row) in zip(rows.dropFirst(), found.contrasts) {
        #expect(text.last.flatMap { Double($0) } == row.signFlipP)
      }
    }
  }
}
