import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles
@testable import Study

/// Policies are measured as systems of the same recognizer are, though each touch is followed once.
@Suite("Measures of policies")
struct PolicyMeasureTests {
  static func experiment(
    contexts: [String] = ["plain"], participants: Int = 6
  ) throws -> Experiment {
    let names = contexts.map { "\"\($0)\"" }.joined(separator: ", ")
    var read = try TestSupport.experiment(
      """
      {
        "seed": 7, "participants": \(participants), "swipes_per_intent": 3, "measures": true,
        "contexts": [\(names)], "screens": ["iphone-16-pro", "ipad-mini-7"],
        "recognizers": ["pan", "edge"], "policies": ["half-width"],
        "intents": ["pop", "popAbort", "contentLeft", "contentVertical", "tapSmear", "grip"]
      }
      """)
    read.policies = PolicyPreset.all.compactMap(\.policy)
    // Other estimators too, one of which knows of the lift.
    read.policies += VelocityEstimatorKind.allCases.compactMap { kind in
      PolicyPreset.named("velocity-weighted")?.policy?
        .reading(kind, name: "velocity-weighted@\(kind.rawValue)")
    }
    return read
  }

  /// What a page session of each policy makes of everybody's swipes in a condition.
  static func visit(
    _ read: Experiment, _ condition: Condition,
    _ body: (Participant, IntentCatalog.Entry, [TouchSample], [SwipeRecord]) -> Void
  ) {
    var player = SessionPlayer(
      screen: condition.screen, context: condition.context, systems: read.systems(in: condition),
      population: read.population, seed: read.seed)
    for index in 0..<read.participants {
      let person = Participant(index: index, seed: read.seed, population: read.population)
      for entry in read.intents.compactMap(IntentCatalog.entry) {
        for swipe in 0..<read.swipesPerIntent {
          var records: [SwipeRecord] = []
          player.play(entry, of: person, swipe: swipe) { _, record in records.append(record) }
          body(person, entry, player.touches(entry, of: person, swipe: swipe), records)
        }
      }
    }
  }

  @Test("every record is that of a page session: outcome, release, travel and arming")
  func records() throws {
    let read = try Self.experiment()
    var outcomes: Set<String> = []
    for condition in read.conditions {
      let recognizer = try #require(condition.recognizer).recognizer
      var sessions = Readers.all(in: Pass(read)).map { readers in
        let policies = readers.judges.map { read.policies[$0.policy] }
        let session = PolicySession(
          recognizer, policies, reading: readers.reading, viewWidth: condition.screen.viewWidth,
          viewHeight: condition.screen.height,
          millimetresPerPoint: condition.screen.millimetresPerPoint)
        return (session: session, places: readers.judges.map(\.policy))
      }
      Self.visit(read, condition) { _, entry, samples, expected in
        for index in sessions.indices {
          var found: [SwipeRecord] = []
          sessions[index].session.play(samples, into: &found)
          for (record, place) in zip(found, sessions[index].places) {
            // In words, as what is not a number equals nothing.
            #expect("\(record)" == "\(expected[place])")
            outcomes.insert("\(record.outcome)")
          }
          sessions[index].session.play(samples, notesArming: false, into: &found)
          #expect(found.map(\.outcome) == sessions[index].places.map { expected[$0].outcome })
          #expect(found.allSatisfy { $0.armTime.isNaN && $0.requiredTravel.isNaN })
        }
      }
    }
    #expect(outcomes.isSuperset(of: ["popCompleted", "popCancelled", "notBegun(slop)"]))
  }

  @Test("the sums of a run are those of page sessions, on plain pages and on others")
  func sums() async throws {
    let read = try Self.experiment(contexts: ["plain", "carouselStart"], participants: 2)
    let counts = await Runner.run(read, workers: 1)
    for (place, condition) in read.conditions.enumerated() {
      var sums = MeasureCounts(contestants: read.policies.count)
      var tally = MeasureTally(context: condition.context, contestants: read.policies.count)
      var last = 0
      let part = condition.screen.arranged(condition.context.arrangement)
      Self.visit(read, condition) { person, entry, _, records in
        if person.index != last { tally.flush(of: last, into: &sums) }
        last = person.index
        for (policy, record) in records.enumerated() {
          tally.add(
            record, contestant: policy, intent: entry.intent,
            millimetresPerPoint: part.millimetresPerPoint)
        }
      }
      tally.flush(of: last, into: &sums)
      #expect(counts.conditions[place].measures == sums)
    }
    #expect(await Runner.run(read, workers: 3) == counts)
  }

  @Test("measuring changes no rate; without the key nothing is measured and the digest stays")
  func beside() async throws {
    var read = try Self.experiment(participants: 30)
    read.policies = Array(read.policies.prefix(2))
    let measured = try await results(read)
    #expect(String(decoding: read.canonical.bytes, as: UTF8.self).contains("\"measures\": true"))
    read.measuresPolicies = false
    let plain = try await results(read)
    #expect(!String(decoding: read.canonical.bytes, as: UTF8.self).contains("\"measures\""))
    #expect(measured.rates == plain.rates && measured.contrasts == plain.contrasts)
    #expect(plain.measures.isEmpty)
    let files = measured.tables.map(\.name)
    #expect(files.contains("measures.csv"))
    #expect(files.filter { $0 != "measures.csv" } == plain.tables.map(\.name))
    // Few swipes start at an edge, so only those of the pan are sure to pop.
    let travel = measured.measures.filter {
      $0.measure == Measure.requiredTravelMean.name && $0.recognizer == "pan"
    }
    let names = travel.map { "\($0.screen) \($0.context) \($0.system)" }
    let expected = read.screens.flatMap { screen in
      read.policies.map { "\(screen.name) plain \($0.name)" }
    }
    #expect(names == expected)
    #expect(travel.allSatisfy { $0.estimate.value > 0 && $0.estimate.standardError ?? 0 > 0 })
    // Over screens, each recognizer for itself.
    let gaps = measured.measures.filter { $0.measure == Measure.widthGap.name }
    #expect(gaps.map(\.recognizer) == ["pan", "pan", "edge", "edge"])
    #expect(
      keyErrors(#""measures": 1"#) == [
        "f:2:13: error: \"measures\" must be true or false, not a number; write true or false, without quotes"
      ])
  }
}
