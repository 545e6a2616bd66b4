import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

@Suite("Travel beside rates")
struct RateTravelTests {
  private static let made = Task {
    try await results(
      experiment(
        """
        {
          "participants": 60, "swipes_per_intent": 3, "contexts": ["plain", "landscape"],
          "screens": ["iphone-16-pro", "ipad-pro-13"], "systems": ["half"], "sweeps": [],
          "policies": [
            "half-width", "fixed-distance",
            { "name": "far", "family": "fixed-distance", "distance_pt": 900 },
            { "name": "fast", "family": "velocity-weighted", "velocity_weight_s": 0.2 }
          ]
        }
        """))
  }

  @Test("asked is the rule's own: half the width as it is on the page, less speed times weight")
  func asked() async throws {
    let results = try await Self.made.value
    let index = ResultIndex(results)
    func asked(_ policy: String, _ screen: String, _ context: String, _ recognizer: String = "pan")
      throws -> RateRow.Travel
    {
      let key = ConditionKey(screen: screen, context: context, recognizer: recognizer)
      let rate = try #require(index.rate(.success, of: policy, in: key))
      return try #require(rate.travel)
    }
    #expect(try asked("half-width", "iphone-16-pro", "plain").asked == 201)
    #expect(try asked("half-width", "iphone-16-pro", "landscape").asked == 437)
    #expect(try asked("half-width", "ipad-pro-13", "plain").asked == 516)
    #expect(try asked("half", "ipad-pro-13", "plain", "system").asked == 516)
    #expect(try asked("fast", "ipad-pro-13", "plain").asked == 516 - 0.2 * 250)
    #expect(try asked("fixed-distance", "iphone-16-pro", "plain").asked == 100)
    // Beyond twice the width nothing is looked for.
    let far = try asked("far", "iphone-16-pro", "plain")
    #expect(far.asked == nil && far.askedLength == nil && far.made == nil)
    // 460 points per inch at a scale of 3.
    let length = try #require(asked("fixed-distance", "iphone-16-pro", "plain").askedLength)
    #expect(abs(length - 100 * 25.4 * 3 / 460) < 1e-9)
  }

  @Test("made is at least what a rule on distance asks, and has an error")
  func travelled() async throws {
    let rows = try await Self.made.value.rates.filter { $0.metric == "success" && $0.events > 5 }
    #expect(rows.count > 8)
    for row in rows {
      let travel = try #require(row.travel)
      #expect(try #require(travel.madeLengthError) > 0)
      if row.policy != "fast" {
        let asked = try #require(travel.askedLength)
        #expect(try #require(travel.madeLength) > asked)
      }
    }
  }

  @Test("rates.csv has it in its last columns, of success alone")
  func columns() async throws {
    let results = try await Self.made.value
    let bytes = try #require(results.tables.first { $0.name == "rates.csv" }).bytes
    let rows = try csvRows(String(decoding: bytes, as: UTF8.self))
    #expect(
      rows[0].suffix(4) == [
        "travel_asked_pt", "travel_asked_mm", "travel_made_mm", "travel_made_mc_error",
      ])
    for (text, row) in zip(rows.dropFirst(), results.rates) {
      let cells = Array(text.suffix(4))
      #expect((row.metric == "success") || cells.allSatisfy(\.isEmpty))
      #expect(Double(cells[0]) == row.travel?.asked && Double(cells[1]) == row.travel?.askedLength)
      #expect(Double(cells[2]) == row.travel?.madeLength)
      #expect(Double(cells[3]) == row.travel?.madeLengthError)
    }
  }
}
