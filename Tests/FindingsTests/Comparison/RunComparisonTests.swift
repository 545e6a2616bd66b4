import TestSupport
import Testing
import TrialStatistics

@testable import Findings

@Suite("Comparing stored runs")
struct RunComparisonTests {
  /// Compares two folders of one row each, or more.
  private static func compare(
    _ a: [String], _ b: [String], manifestA: String = StoredFolder.manifest(),
    manifestB: String = StoredFolder.manifest(seed: 2),
    batchesA: [String]? = nil, batchesB: [String]? = nil, margin: Double = 0.01
  ) throws -> RunComparison {
    let folder = try ScratchFolder()
    try StoredFolder.write(a, manifest: manifestA, batches: batchesA, to: "a", in: folder)
    try StoredFolder.write(b, manifest: manifestB, batches: batchesB, to: "b", in: folder)
    return try RunComparison.load(folder("a"), folder("b"), margin: margin)
  }

  private static func message(_ a: [String], _ b: [String], manifestB: String? = nil) -> String {
    messages { _ = try compare(a, b, manifestB: manifestB ?? StoredFolder.manifest(seed: 2)) }
      .joined(separator: "\n")
  }

  /// Verdicts on the second of two rates with errors of 0.004 each, so that 95% is 0.0112.
  @Test("The interval against the margin gives the verdict")
  func verdicts() async {
    await each([
      ("success", "pop", 3000, 2700, Verdict.worse, true),
      ("success", "pop", 3000, 3300, .better, false),
      ("success", "pop", 3000, 2850, .undetermined, false),
      ("success", "pop", 3000, 3000, .undetermined, false),
      ("false-trigger", "all", 300, 600, .worse, true),
      ("false-trigger", "all", 600, 300, .better, false),
      ("false-trigger", "contentLeft", 300, 600, .worse, true),
      ("abort-honoured", "popAbort", 600, 300, .worse, true),
      ("flash", "all", 300, 600, .worse, false),
    ]) { metric, intent, k, other, verdict, isRegression in
      func rows(_ k: Int) -> [String] {
        [StoredFolder.row(metric, intent: intent, k: k, n: 10_000, error: 0.004)]
      }
      let found = try Self.compare(rows(k), rows(other))
      #expect(found.rows.map(\.verdict) == [verdict] && found.hasRegression == isRegression)
      #expect(found.rows.map(\.pairing) == [.independent])
      // A margin that covers the difference makes anything but noise equivalent, never a failure.
      // False triggers matter by their ratio, whatever margin is asked for.
      let wide = try Self.compare(rows(k), rows(other), margin: 0.05)
      let isRatio = metric == "false-trigger"
      #expect(wide.rows.map(\.verdict) == [isRatio ? verdict : .equivalent])
      #expect(wide.hasRegression == (isRatio && isRegression))
    }
  }

  @Test("False triggers are worse when surely a quarter more, and one more in ten thousand")
  func falseTriggers() async {
    await each([
      // Events of a million swipes with the error of independent ones.
      (1000, 1500, Verdict.worse), (1500, 1000, .better), (1000, 1200, .undetermined),
      (100_000, 101_000, .equivalent), (100_000, 120_000, .equivalent), (100, 160, .equivalent),
      (100, 200, .undetermined),
      (100, 260, .worse), (20, 90, .equivalent), (0, 0, .equivalent),
    ]) { k, other, verdict in
      func rows(_ k: Int) -> [String] {
        let error = Double(k).squareRoot() / 1e6
        return [
          StoredFolder.row(
            "false-trigger", intent: "contentVertical", k: k, n: 1_000_000, error: error,
            half: max(1.96 * error, 4e-6))
        ]
      }
      let found = try Self.compare(rows(k), rows(other))
      #expect(found.rows.map(\.verdict) == [verdict], "\(k) \(other)")
      #expect(found.hasRegression == (verdict == .worse))
    }
  }

  /// A limit of 5% has a floor of one in a thousand.
  @Test("The floor is 2% of the limit, of two runs that of the smaller")
  func floors() async {
    let wide = "\"limits\": { \"false_triggers\": 0.05, \"aborts_honoured\": 0.95 },"
    await each([
      ("", "", Verdict.worse), (wide, "", .worse), ("", wide, .worse), (wide, wide, .equivalent),
      (wide, "\"limits\": { \"false_triggers\": 1 },", .equivalent),
    ]) { limitsA, limitsB, verdict in
      func rows(_ k: Int) -> [String] {
        let error = Double(k).squareRoot() / 1e6
        return [
          StoredFolder.row(
            "false-trigger", intent: "contentVertical", k: k, n: 1_000_000, error: error)
        ]
      }
      let found = try Self.compare(
        rows(100), rows(300), manifestA: StoredFolder.manifest(more: limitsA),
        manifestB: StoredFolder.manifest(seed: 2, more: limitsB))
      #expect(found.rows.map(\.verdict) == [verdict])
    }
  }

  @Test("False triggers and aborts are named first, however much success won")
  func order() throws {
    func rows(_ success: Int, _ falseTriggers: Int, _ aborts: Int) -> [String] {
      [
        StoredFolder.row(k: success, n: 10_000, error: 0.003),
        StoredFolder.row(
          "false-trigger", intent: "contentVertical", k: falseTriggers, n: 10_000, error: 0.001),
        StoredFolder.row("abort-honoured", intent: "popAbort", k: aborts, n: 10_000, error: 0.004),
      ]
    }
    let found = try Self.compare(rows(8300, 14, 10_000), rows(9700, 95, 8080))
    #expect(found.hasRegression)
    #expect(found.regressions.map(\.key.metric) == ["false-trigger", "abort-honoured"])
  }

  @Test("Independent errors add in squares, with the smaller sample's degrees of freedom in view")
  func independent() throws {
    let found = try #require(
      try Self.compare(
        [StoredFolder.row(k: 300, n: 1000, people: 50, error: 0.03)],
        [StoredFolder.row(k: 400, n: 1000, people: 80, error: 0.04)]
      ).rows.first)
    #expect((found.change.difference - 0.1).magnitude < 1e-15)
    #expect((found.change.standardError - 0.05).magnitude < 1e-15)
    let freedom = 6.25e-6 / (8.1e-7 / 49 + 2.56e-6 / 79)
    let half = 0.05 * StudentDistribution(degreesOfFreedom: freedom).criticalValue(alpha: 0.05)
    #expect((found.change.low - (0.1 - half)).magnitude < 1e-12)
  }

  @Test("Few events: the distances to the limits are squared and added")
  func sparse() async {
    await each([
      (0, 0.0, 0, 0.0), (0, 0.0, 40, 0.006), (5, 0.001, 40, 0.006), (995, 0.001, 900, 0.009),
      (1000, 0.0, 1000, 0.0),
    ]) { k, error, other, otherError throws in
      let found = try #require(
        try Self.compare(
          [StoredFolder.row(k: k, n: 1000, error: error, half: 0.004)],
          [StoredFolder.row(k: other, n: 1000, error: otherError, half: 0.012)]
        ).rows.first)
      #expect(found.pairing == .intervals)
      let (a, b) = (found.a, found.b)
      let d = b.rate - a.rate
      let low =
        d
        - ((b.rate - b.low) * (b.rate - b.low) + (a.high - a.rate) * (a.high - a.rate)).squareRoot()
      #expect((found.change.low - low).magnitude < 1e-15)
      #expect(found.change.high > d || found.change.high == 0)
    }
  }

  @Test("A run with itself is equivalent everywhere, however few its people")
  func itself() throws {
    let rows = [
      StoredFolder.row(k: 3, n: 4, people: 2, error: 0.3),
      StoredFolder.row(
        "false-trigger", intent: "all", k: 0, n: 40, people: 20, error: 0, half: 0.1),
    ]
    for margin in [0, 0.01] {
      let found = try Self.compare(rows, rows, manifestB: StoredFolder.manifest(), margin: margin)
      #expect(found.rows.allSatisfy { $0.verdict == .equivalent && $0.change == .none })
      #expect(found.rows.allSatisfy { $0.pairing == .identical && $0.adjustedP == 1 })
      #expect(found.differences.isEmpty && !found.hasRegression)
    }
  }

  @Test(
    "No events of the same swipes are alike under a changed policy, and under another version too")
  func nothingHappened() throws {
    let rows = [
      StoredFolder.row("false-trigger", intent: "all", k: 0, n: 40, people: 20, error: 0, half: 0.1)
    ]
    let changed = try Self.compare(rows, rows, manifestB: StoredFolder.manifest(fraction: 0.5))
    #expect(changed.rows.map(\.pairing) == [.intervals])
    #expect(changed.rows.map(\.verdict) == [.equivalent] && !changed.hasRegression)
    let others = try Self.compare(rows, rows, manifestB: StoredFolder.manifest(seed: 2))
    #expect(others.rows.map(\.verdict) == [.undetermined])
    #expect(changed.differences.map(\.name) == ["policies.far.fraction"])
    let newer = try Self.compare(rows, rows, manifestB: StoredFolder.manifest(version: "0.2.0"))
    #expect(newer.rows.map(\.pairing) == [.identical])
    #expect(newer.differences.map(\.name) == ["tool.version"])
  }

  @Test("Rows that are missing are named, five of them, and counted; so are policies")
  func missing() {
    let screens = (1...8).map { "s\($0)" }
    let rows = screens.map { StoredFolder.row(k: 300, n: 1000, error: 0.02, screen: $0) }
    let said = Self.message(rows, [rows[0]])
    #expect(said.contains("rates.csv: error: it lacks 7 rows of "))
    for screen in screens[1...5] { #expect(said.contains("\(screen),plain,pan,far,success,pop")) }
    #expect(!said.contains("s7,plain") && said.contains("and 2 more; compare runs of the same"))
    let other = StoredFolder.row(policy: "near", k: 300, n: 1000, error: 0.02, screen: "s1")
    let renamed = Self.message([rows[0]], [other])
    #expect(renamed.contains("no row in common with "))
    #expect(renamed.contains(": policy far; only in ") && renamed.contains(": policy near; give a"))
  }

  @Test("Other limits, tuning or margins change no rate; another kind of draws or screen may")
  func limitsAlone() async {
    await each([
      ("\"limits\": { \"aborts_honoured\": 0.9 },", true), ("\"tune\": true,", true),
      ("\"margin\": 0.02,", true), ("\"usage_mixes\": [],", true),
      ("\"contexts\": [\"list\"],", false),
      ("\"velocity_estimator\": [\"uikit\"],", false), ("\"nobody_knows\": 1,", false),
    ]) { more, isIdentical in
      let rows = [StoredFolder.row(k: 300, n: 1000, error: 0.02)]
      let found = try Self.compare(rows, rows, manifestB: StoredFolder.manifest(more: more))
      #expect(found.rows.map { $0.pairing == .identical } == [isIdentical], "\(more)")
    }
  }

  @Test("Runs whose policies differ are compared by those of both")
  func otherPolicies() throws {
    func row(_ policy: String) -> String {
      StoredFolder.row(policy: policy, k: 300, n: 1000, error: 0.02)
    }
    let found = try Self.compare([row("far"), row("old")], [row("far"), row("near"), row("new")])
    #expect(found.rows.map(\.key.policy) == ["far"])
    #expect(found.policiesOnlyInA == ["old"] && found.policiesOnlyInB == ["near", "new"])
    #expect((found.rowsOnlyInA, found.rowsOnlyInB) == (1, 2))
    // A rate that is missing of a policy of both is still refused.
    let screen = StoredFolder.row(k: 300, n: 1000, error: 0.02, screen: "tablet")
    #expect(Self.message([row("far"), screen], [row("far")]).contains("it lacks 1 row of "))
  }

  @Test("What only B has is counted, not compared; metrics without a direction are left out")
  func onlyInB() throws {
    let row = StoredFolder.row(k: 300, n: 1000, error: 0.02)
    let found = try Self.compare(
      [row, StoredFolder.row("novelty", k: 3, n: 1000, error: 0.02)],
      [row, StoredFolder.row(policy: "near", k: 300, n: 1000, error: 0.02)])
    #expect(found.rows.count == 1 && found.rowsOnlyInB == 1)
    #expect(found.policiesOnlyInB == ["near"] && found.unknownMetrics == ["novelty"])
  }

  @Test("Rates pooled over other intents are refused")
  func otherIntents() {
    let rows = [StoredFolder.row("false-trigger", intent: "all", k: 300, n: 1000, error: 0.02)]
    let said = Self.message(
      rows, rows,
      manifestB: StoredFolder.manifest(intents: "\"pop\", \"contentLeft\", \"tapSmear\""))
    #expect(said.contains("false-trigger is pooled over contentLeft, tapSmear, in "))
    let order = Self.message(
      rows, rows, manifestB: StoredFolder.manifest(intents: "\"contentLeft\", \"popAbort\""))
    #expect(order.isEmpty)
  }

  @Test("Adjusted p-values are Holm's over the rows of one metric")
  func holm() throws {
    func rows(_ shift: Int) -> [String] {
      (1...3).map {
        StoredFolder.row(k: 3000 + shift * $0, n: 10_000, error: 0.004, screen: "s\($0)")
      } + [StoredFolder.row("flash", intent: "all", k: 3000 + shift, n: 10_000, error: 0.004)]
    }
    let found = try Self.compare(rows(0), rows(50)).rows
    let own = holmAdjusted(found.prefix(3).map(\.change.p))
    #expect(found.prefix(3).map(\.adjustedP) == own)
    #expect(found[3].adjustedP == found[3].change.p && found[3].change.p < 1)
  }
}
