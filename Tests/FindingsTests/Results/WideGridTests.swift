import Study
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings

/// What is left out of a grid so wide that its tables would be longer than anybody reads.
@Suite("Wide grids")
struct WideGridTests {
  /// Fixed distances on one screen.
  private static func grid(
    _ policies: Int, people: Int, screens: Int = 1, more: String = ""
  ) throws -> Experiment {
    let names = (0..<policies).map {
      #"{ "family": "fixed-distance", "distance_pt": \#($0 + 1), "name": "p\#($0)" }"#
    }
    let places = (0..<screens).map {
      #"{ "name": "s\#($0)", "width_pt": \#(320 + 10 * $0), "height_pt": 800, "mm_per_pt": 0.16,"#
        + #" "class": "phone" }"#
    }
    return try experiment(
      """
      {
        "seed": 5, "participants": \(people), "swipes_per_intent": 2,
        "screens": [\(places.joined(separator: ","))], "intents": ["pop", "contentVertical"],
        "policies": [\(names.joined(separator: ","))], "sweeps": [] \(more)
      }
      """)
  }

  @Test("each policy is compared with the first, and the differences are those of all pairs")
  func contrasts() async throws {
    let (wide, few) = (try Self.grid(320, people: 110), try Self.grid(40, people: 110))
    #expect(wide.pairs == 51_040 && !wide.comparesAllPairs && few.comparesAllPairs)
    let (found, all) = (try await results(wide), ResultIndex(try await results(few)))
    #expect(found.contrasts.allSatisfy { $0.policyB == "p0" })
    #expect(Set(found.contrasts.map(\.policyA)).count == 319)
    var same = 0
    for row in found.contrasts {
      let metric = try #require(Metric.all.first { $0.name == row.metric })
      guard let other = all.contrast(metric, row.policyA, "p0", in: row.condition) else {
        continue
      }
      same += 1
      #expect(row.difference == other.difference && row.standardError == other.standardError)
      #expect(row.low == other.low && row.high == other.high && row.p == other.p)
    }
    #expect(same >= 2 * 39)
    #expect(found.intentContrasts.allSatisfy { $0.policyB == "p0" })
  }

  @Test("a scenario has rows of what it changes, and what has none came out as on the own people")
  func sensitivity() async throws {
    let wide = try Self.grid(400, people: 3, screens: 7, more: #", "sensitivity": "all""#)
    let few = try Self.grid(
      30, people: 60, screens: 2, more: #", "sensitivity": ["drags", "touch-rate"]"#)
    #expect(!wide.tellsUnchanged && few.tellsUnchanged)
    let study = await StudyRun.results(of: few, workers: 2)
    let all = Array(study.sensitivityRows)
    let rows = Array(study.sensitivityRows(tellingUnchanged: false))
    let own = rows.filter { $0.assumption == SensitivityRow.ownPeople }
    #expect(own.count == 30 * 2 * 2 && all.count == own.count * (1 + few.scenarios.count))
    #expect(rows.count > own.count && rows.count < all.count)
    let before = Dictionary(uniqueKeysWithValues: own.map { ($0.rate.key, $0) })
    for scenario in study.scenarios {
      let told = rows.filter {
        $0.assumption == scenario.scenario.assumption && $0.value == scenario.scenario.value
      }
      let kept = Dictionary(uniqueKeysWithValues: told.map { ($0.rate.key, $0) })
      for rate in scenario.results.rates {
        let own = try #require(before[rate.key])
        if let row = kept[rate.key] {
          #expect(row.rate == rate)
        } else {
          #expect(own.rate.events == rate.events && own.rate.trials == rate.trials)
        }
      }
    }
  }
}
