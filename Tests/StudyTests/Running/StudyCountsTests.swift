import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Recordings
@testable import Study

/// Counts of parts of the people: they add up, and more people only append.
@Suite("Study counts")
struct StudyCountsTests {
  static let sweep = """
    { "family": "fraction", "parameter": "fraction", "from": 0.1, "to": 0.5, "steps": 5 }
    """

  /// The counts of a range of an experiment's people.
  func counts(_ experiment: Experiment, _ range: Range<Int>) -> StudyCounts {
    var counts = StudyCounts(Pass(experiment))
    var runner = BlockRunner(Pass(experiment))
    runner.run(range, into: &counts)
    return counts
  }

  @Test("the first people of a large experiment are the people of a small one")
  func prefix() async throws {
    let small = try smallExperiment(participants: 17, sweeps: Self.sweep)
    let large = try smallExperiment(participants: 60, sweeps: Self.sweep)
    let run = await Runner.run(small, workers: 2)
    #expect(counts(large, 0..<17) == run)
    #expect(counts(large, 0..<18) != run)
    #expect(counts(large, 17..<34) != run)
  }

  @Test("parts add up to the whole, however they are cut and in whatever order")
  func parts() throws {
    let read = try smallExperiment(sweeps: Self.sweep)
    let whole = counts(read, 0..<40)
    for cuts in [[0, 40], [0, 1, 40], [0, 13, 14, 27, 40]] {
      var total = StudyCounts(Pass(read))
      for (first, last) in zip(cuts, cuts.dropFirst()).reversed() {
        total.merge(counts(read, first..<last))
      }
      #expect(total == whole)
    }
  }

  @Test("one runner used for several ranges counts what fresh ones count")
  func reuse() throws {
    let read = try smallExperiment(sweeps: Self.sweep)
    var total = StudyCounts(Pass(read))
    var runner = BlockRunner(Pass(read))
    runner.run(25..<40, into: &total)
    runner.run(0..<25, into: &total)
    #expect(total == counts(read, 0..<40))
  }

  @Test("the trials of honoured aborts are the pops that people had begun and then released")
  func abortTrials() async throws {
    let read = try smallExperiment(intents: [.popAbort])
    let rows = try await results(read).rates.filter { $0.metric == "abort-honoured" }
    #expect(rows.count == 2 * 2 * 2)
    for row in rows {
      let recognizer = try #require(
        RecognizerPreset.all.first { $0.name == row.condition.recognizer })
      var begun = 0
      for swipe in read.swipes() where swipe.screen == row.condition.screen {
        var tracker = GestureTracker<TwoSampleBlend>(recognizer: recognizer.recognizer)
        for sample in swipe.samples { tracker.receive(sample) }
        if tracker.state == .ended { begun += 1 }
      }
      #expect(row.trials == begun)
      // A pan begins with every abort, an edge pan only with those from the edge.
      #expect(begun == 40 * 3 || row.condition.recognizer == "edge")
      #expect(0 < begun && (begun < 40 * 3 || row.condition.recognizer == "pan"))
    }
  }
}

extension SeatedSwipes {
  func segments(begun: UInt64) -> [UInt64] {
    var segments: [UInt64] = []
    split(begun, into: &segments)
    return segments
  }
}

/// Whose releases are whose, when people sit side by side.
@Suite("Seated swipes")
struct SeatedSwipesTests {
  static let rows: [(people: Int, each: Int, begun: UInt64, segments: [UInt64])] = [
    (1, 1, 0, [0]), (1, 1, 1, [1]),
    // Releases are counted without the lanes that were not released.
    (2, 3, 0b110_101, [0b0011, 0b1100]), (2, 3, 0b100_000, [0, 1]), (2, 3, 0b000_100, [1, 0]),
    (3, 2, 0b10_00_11, [0b011, 0, 0b100]),
    (1, 64, .max, [.max]), (1, 64, 1 << 63, [1]), (1, 64, 0, [0]), (1, 63, .max >> 1, [.max >> 1]),
    (2, 32, .max, [0xFFFF_FFFF, 0xFFFF_FFFF << 32]),
    (2, 32, 0xFFFF_FFFF << 32, [0, 0xFFFF_FFFF]),
  ]

  @Test func table() async {
    await each(Self.rows) { (row: (people: Int, each: Int, begun: UInt64, segments: [UInt64])) in
      let seated = SeatedSwipes(clusters: row.people, each: row.each)
      #expect(seated.segments(begun: row.begun) == row.segments)
    }
  }

  @Test("each release belongs to the person whose lane it is, for every way to fill a batch")
  func everyFilling() {
    var generator = TestGenerator(seed: 8)
    for each in 1...64 {
      for people in 1...(64 / each) {
        let lanes = people * each
        let begun = generator.next() & generator.next() & (UInt64.max >> UInt64(64 - lanes))
        var expected = [UInt64](repeating: 0, count: people)
        var release: UInt64 = 0
        for lane in 0..<lanes where begun >> UInt64(lane) & 1 == 1 {
          expected[lane / each] |= 1 << release
          release += 1
        }
        #expect(SeatedSwipes(clusters: people, each: each).segments(begun: begun) == expected)
      }
    }
  }
}

/// Headline rates by batches of people.
@Suite("Batches of people")
struct BatchSumsTests {
  @Test("batches add up to the rates, on plain and on whole pages")
  func sums() async {
    await each([130, 40]) { (people: Int) in
      let intents = #""pop", "popAbort", "contentLeft", "doublePop""#
      for extra in ["", #", "intents": [\#(intents)], "systems": ["fd", "rickey"]"#] {
        let read = try experiment(
          """
          {
            "participants": \(people), "swipes_per_intent": 2, "screens": ["iphone-16-pro"],
            "policies": ["half-width", "uikit", "telegram"] \(extra)
          }
          """)
        let results = try await results(read)
        // Success, honoured aborts, and false triggers pooled and of each unwanted intent.
        let unwanted = read.intents.count { $0.role == .unwanted }
        #expect(results.batches.count == read.contestantCount * (3 + unwanted))
        for row in results.batches {
          let rate = results.rates.first { $0.key == row.key }
          #expect(row.trials.count == min(people, 100) && row.events.count == row.trials.count)
          #expect(row.events.reduce(0, +) == rate?.events, "\(row.key)")
          #expect(row.trials.reduce(0, +) == rate?.trials, "\(row.key)")
        }
      }
    }
  }

  @Test("participant i is in batch i mod 100")
  func places() {
    var sums = BatchSums(contestants: 2, sharesTrials: true)
    sums.add(103, trials: 5, events: [1, 4])
    sums.add(3, trials: 5, events: [2, 0])
    sums.add(99, trials: 7, events: [0, 7])
    #expect(sums.sums(of: 0, batches: 5).trials == [0, 0, 0, 10, 0])
    #expect(sums.sums(of: 0, batches: 5).events == [0, 0, 0, 3, 0])
    #expect(sums.sums(of: 1, batches: 100).events[99] == 7)
    var own = BatchSums(contestants: 2, sharesTrials: false)
    own.add(1, contestant: 1, trials: 6, events: 2)
    own.merge(own)
    #expect(own.sums(of: 1, batches: 2).trials == [0, 12])
    #expect(own.sums(of: 1, batches: 2).events == [0, 4])
    #expect(own.sums(of: 0, batches: 2).trials == [0, 0])
  }
}

extension Experiment {
  /// Policies and systems over all conditions.
  fileprivate var contestantCount: Int {
    conditions.reduce(0) { $0 + contestants(in: $1).count }
  }
}
