import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

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
