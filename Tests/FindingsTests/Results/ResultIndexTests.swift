import Study
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Findings

/// False triggers of policies and of settings.
@Suite("Result index")
struct ResultIndexTests {
  @Test("False triggers are those of the worst kind, of named policies and of settings alike")
  func falseTriggers() async throws {
    let results = try await results(
      smallExperiment(
        participants: 12,
        sweeps: #"{ "family": "fraction", "parameter": "fraction", "values": [0.02, 0.5] }"#))
    let index = ResultIndex(results)
    var pooledIsLess = false
    for condition in results.experiment.conditions.map(\.key) {
      func swept(_ value: Double) -> FrontierRow? {
        results.frontier.first {
          $0.condition == condition && $0.policy == "fraction" && $0.value == value
        }
      }
      let worst = try #require(index.falseTriggers(of: "half-width", in: condition))
      let kinds = results.rates.filter {
        $0.condition == condition && $0.policy == "half-width" && $0.metric == "false-trigger"
      }
      #expect(kinds.count > 2 && kinds.allSatisfy { $0.rate <= worst.rate })
      let row = try #require(swept(0.5))
      #expect(row.worstFalseTrigger == worst.rate)
      let early = try #require(swept(0.02))
      #expect(early.worstFalseTrigger ?? 0 >= early.falseTrigger ?? 1)
      pooledIsLess = pooledIsLess || early.worstFalseTrigger ?? 0 > early.falseTrigger ?? 1
    }
    #expect(pooledIsLess)
  }
}

@Suite("What verdicts on single screens come to")
struct ScreensVerdictTests {
  @Test("the verdict over all screens")
  func verdicts() async {
    await each(
      [
        ([.better], .better), ([.better, .undetermined, .equivalent], .better),
        ([.worse, .equivalent], .worse), ([.better, .worse, .equivalent], .mixed),
        ([.equivalent, .equivalent], .equivalent), ([.equivalent, .undetermined], .undetermined),
        ([.undetermined], .undetermined), ([], .undetermined),
      ] as [([Verdict], ScreensVerdict)]
    ) { single, over in
      #expect(ScreensVerdict(single) == over)
    }
  }
}

@Suite("Stored reports")
struct StoredReportsTests {
  @Test("A folder is compared with files in memory, file by file")
  func holds() throws {
    let scratch = try ScratchFolder()
    for (name, text) in [("a.csv", "k"), ("charts/a.svg", "svg"), ("manifest.json", "{}")] {
      try scratch.write(text, to: "r/\(name)")
    }
    func holds(_ files: [(String, String)], _ ignored: Set<String> = []) -> Bool {
      StoredReports.holds(
        files.map { (name: $0.0, bytes: Array($0.1.utf8)) }, in: scratch("r"), ignoring: ignored)
    }
    #expect(holds([("manifest.json", "{}"), ("charts/a.svg", "svg"), ("a.csv", "k")]))
    #expect(!holds([("manifest.json", "[]"), ("charts/a.svg", "svg"), ("a.csv", "k")]))
    #expect(
      holds([("manifest.json", "[]"), ("charts/a.svg", "svg"), ("a.csv", "k")], ["manifest.json"]))
    #expect(holds([("charts/a.svg", "svg"), ("a.csv", "k")], ["manifest.json"]))
    #expect(!holds([("charts/a.svg", "sv"), ("a.csv", "k")], ["manifest.json"]))
    #expect(!holds([("charts/a.svg", "svgs"), ("a.csv", "k")], ["manifest.json"]))
    #expect(!holds([("charts/a.svg", "svg")], ["manifest.json"]))
    #expect(!holds([("charts/a.svg", "svg"), ("a.csv", "k"), ("b.csv", "")], ["manifest.json"]))
    #expect(!StoredReports.holds([("a.csv", [])], in: scratch("none")))
  }
}

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
    let all = Array(study.sensitivityRows())
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
