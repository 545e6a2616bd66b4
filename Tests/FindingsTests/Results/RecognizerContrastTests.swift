import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings
@testable import Study

/// Contrasts between recognizers behind the same policy.
@Suite("Contrasts of recognizers")
struct RecognizerContrastTests {
  private static func key(_ recognizer: String) -> RateKey {
    RateKey(
      condition: ConditionKey(screen: "iphone-16-pro", context: "plain", recognizer: recognizer),
      policy: "half-width", metric: "success", intent: "pop")
  }

  /// What is found of three people with twenty trials each behind a pan and behind an edge pan.
  private static func rows(
    _ pan: [Int], _ edge: [Int], edgeTrials: [Int] = [20, 20, 20]
  ) throws -> [ContrastRow] {
    let read = try smallExperiment(screens: ["iphone-16-pro"], policies: #""half-width""#)
    let sides = [("pan", pan), ("edge", edge)]
    let rates = sides.map { recognizer, events in
      let (count, key) = (events.reduce(0, +), key(recognizer))
      let rate = Double(count) / 60
      return RateRow(
        condition: key.condition, policy: key.policy, metric: key.metric, intent: key.intent,
        events: count, trials: 60, participants: 3, rate: rate, standardError: 0.01,
        low: rate - 0.03, high: rate + 0.04, designEffect: 1, effectiveTrials: 60, interval: "")
    }
    let batches = sides.map {
      BatchRow(
        key: key($0), trials: $0 == "edge" ? edgeTrials : [20, 20, 20], events: $1, light: [],
        heavyTrials: 60, heavyWeight: 1)
    }
    return StudyResults.recognizerContrasts(read, rates, batches)
  }

  @Test("over batches: difference, error and p-value by hand")
  func batches() throws {
    let found = try Self.rows([10, 12, 14], [10, 8, 12])
    let row = try #require(found.first)
    #expect(found.count == 1 && row.pairing == .batches)
    #expect(row.condition.recognizer == "pan" && row.otherRecognizer == "edge")
    #expect((row.policyA, row.policyB, row.intent) == ("half-width", "half-width", "pop"))
    // Differences 0, 4, 2 of 20 trials each: 0.1; residuals -2, 2, 0; sqrt(3/2 x 8) / 60.
    #expect((row.difference - 0.1).magnitude < 1e-15)
    #expect((row.standardError - 12.0.squareRoot() / 60).magnitude < 1e-15)
    // t = sqrt(3) with 2 degrees of freedom: p = 1 - t / sqrt(t^2 + 2).
    #expect((row.p - (1 - (3 / 5.0).squareRoot())).magnitude < 1e-12)
    #expect(row.verdict == .undetermined)
  }

  @Test("few events of other trials: the intervals of both rates, squared and added")
  func fewEvents() throws {
    let row = try #require(
      try Self.rows([10, 12, 14], [1, 0, 2], edgeTrials: [20, 19, 21]).first)
    #expect(row.pairing == .intervals)
    // Rates 0.6 and 0.05 with limits 0.03 below and 0.04 above: 0.03 and 0.04 make 0.05 downwards.
    #expect((row.difference - 0.55).magnitude < 1e-15)
    #expect((row.low - 0.5).magnitude < 1e-12)
    #expect((row.high - 0.6).magnitude < 1e-12)
    #expect(row.verdict == .better)
  }

  @Test("the same events behind both differ by nothing, within what so few swipes can tell")
  func same() throws {
    let row = try #require(try Self.rows([10, 12, 14], [10, 12, 14]).first)
    #expect(row.pairing == .batches)
    #expect((row.difference, row.p) == (0, 1))
    #expect(row.low < 0 && row.low == -row.high)
    #expect(row.verdict == .undetermined)
  }

  /// Trials and events of each person alone, behind each recognizer.
  private static func people(_ read: Experiment) throws -> [[(trials: Int, events: Int)]] {
    let condition = try #require(read.conditions.first)
    let place = try #require(read.groups(in: condition).firstIndex { $0.metric.name == "success" })
    var runner = BlockRunner(Pass(read))
    return (0..<read.participants).map { person in
      var counts = StudyCounts(Pass(read))
      runner.run(person..<person + 1, into: &counts)
      return counts.conditions.map {
        let moments = $0.groups[place].moments[0]
        return (moments.trials, moments.successes(0))
      }
    }
  }

  @Test("the error is that of people paired one by one: exactly up to 100, nearly so beyond")
  func byPeople() async {
    await each([(100, 1e-9), (300, 0.25)]) { (row: (people: Int, tolerance: Double)) throws in
      let read = try smallExperiment(
        participants: row.people, swipes: 4, screens: ["iphone-16-pro"], intents: [.pop],
        policies: #""one-third""#)
      let found = try #require(try await results(read).recognizerContrasts.first)
      #expect(found.pairing == .batches && found.difference > 0.1)
      let people = try Self.people(read)
      let changes = people.map { Double($0[0].events - $0[1].events) }
      let trials = people.reduce(0) { $0 + $1[0].trials }
      let mean = changes.reduce(0, +) / Double(changes.count)
      let squares = changes.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      let (size, total) = (Double(changes.count), Double(trials))
      let error = (size / (size - 1) * squares).squareRoot() / total
      #expect((found.difference - changes.reduce(0, +) / total).magnitude < 1e-12)
      #expect((found.standardError / error - 1).magnitude < row.tolerance)
    }
  }

  @Test("every screen, page, policy and pair; Holm over a metric; the order only changes the sign")
  func families() async throws {
    let names = ["pan", "edge", "content-pan"]
    let found = try await results(smallExperiment(recognizers: names)).recognizerContrasts
    #expect(found.count == 2 * 2 * 3 * 3)
    #expect(Set(found.map(\.metric)) == ["success", "false-trigger", "abort-honoured"])
    for metric in Set(found.map(\.metric)) {
      let family = found.filter { $0.metric == metric }
      #expect(holmAdjusted(family.map(\.p)) == family.map(\.adjustedP))
    }
    let back = try await results(smallExperiment(recognizers: names.reversed()))
      .recognizerContrasts
    #expect(back.count == found.count)
    for row in found {
      let other = try #require(
        back.first {
          ($0.condition.screen, $0.policyA, $0.metric)
            == (row.condition.screen, row.policyA, row.metric)
            && $0.condition.recognizer == row.otherRecognizer
            && $0.otherRecognizer == row.condition.recognizer
        })
      #expect(other.difference == -row.difference)
      #expect(
        (other.standardError / row.standardError - 1).magnitude < 1e-12
          || row.standardError == other.standardError)
      #expect(other.pairing == row.pairing)
    }
  }

  @Test("contrasts.csv has them last, with one policy on both sides; none for one recognizer")
  func table() async throws {
    let found = try await results(smallExperiment(participants: 20))
    let bytes = try #require(found.tables.first { $0.name == "contrasts.csv" }).bytes
    let all = try csvRows(String(decoding: bytes, as: UTF8.self))
    #expect(all[0][12...15] == ["verdict", "intent", "recognizer_b", "pairing"])
    let rows = all.filter { $0[3] == $0[4] }
    #expect(rows.count == 2 * 2 * 3 && rows == Array(all.suffix(rows.count)))
    for (text, row) in zip(rows, found.recognizerContrasts) {
      #expect(
        text.prefix(6) == [
          row.condition.screen, row.condition.context, "pan", row.policyA, row.policyA, row.metric,
        ])
      #expect(text[14] == "edge" && text[15] == row.pairing?.rawValue)
      #expect(Double(text[6]) == row.difference)
    }
    // Elsewhere both sides have one recognizer.
    #expect(all.dropFirst().allSatisfy { $0[3] == $0[4] || ($0[2] == $0[14] && $0[15].isEmpty) })
    let one = try await results(smallExperiment(participants: 5, recognizers: ["pan"]))
    #expect(one.recognizerContrasts.isEmpty)
    let systems = try experiment(
      #"{ "participants": 5, "screens": ["iphone-16-pro"], "systems": ["half", "uikit.edge"] }"#)
    #expect(try await results(systems).recognizerContrasts.isEmpty)
  }
}
