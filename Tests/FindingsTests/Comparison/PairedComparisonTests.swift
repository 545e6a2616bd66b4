import TestSupport
import Testing
import TrialStatistics

@testable import Findings

/// Persons differ a lot, policies little: pairing must find what independent errors hide.
@Suite("Comparing runs of the same people")
struct PairedComparisonTests {
  /// Events of 400 persons with 10 trials each under two policies.
  private static let people: [(a: Int, b: Int)] = {
    var random = TestGenerator(seed: 5)
    return (0..<400).map { _ in
      let a = Int(random.next() % 11)
      return (a, max(0, a - (random.next() % 4 == 0 ? 1 : 0)))
    }
  }()

  private static func batches(_ events: [Int], count: Int = 100) -> [Int] {
    (0..<count).map { batch in
      stride(from: batch, to: events.count, by: count).reduce(0) { $0 + events[$1] }
    }
  }

  private static func line(_ trials: [Int], _ events: [Int]) -> String {
    let texts = [trials, events].map { $0.map { String($0) }.joined(separator: " ") }
    return "phone,plain,pan,far,success,pop,\(texts[0]),\(texts[1])"
  }

  private static func row(_ events: [Int]) -> String {
    StoredFolder.row(
      k: events.reduce(0, +), n: events.count * 10, people: events.count, error: 0.016)
  }

  private static func compare(
    _ a: [Int], _ b: [Int], batchesA: Int? = 100, batchesB: Int? = 100, seed: Int = 1,
    width: Double = 0.5, more: String = ""
  ) throws -> RunComparison {
    let folder = try ScratchFolder()
    func lines(_ events: [Int], _ count: Int?) -> [String]? {
      count.map { count in
        let trials = batches(events.map { _ in 10 }, count: count)
        return [line(trials, batches(events, count: count))]
      }
    }
    try StoredFolder.write(
      [row(a)], manifest: StoredFolder.manifest(people: a.count), batches: lines(a, batchesA),
      to: "a", in: folder)
    try StoredFolder.write(
      [row(b)],
      manifest: StoredFolder.manifest(
        seed: seed, fraction: 0.5, people: b.count, width: width, more: more),
      batches: lines(b, batchesB), to: "b", in: folder)
    return try RunComparison.load(folder("a"), folder("b"), margin: 0.01)
  }

  @Test("The error is that of the batches' residuals, and narrower than independent ones")
  func direct() throws {
    let found = try Self.compare(Self.people.map(\.a), Self.people.map(\.b))
    let row = try #require(found.rows.first)
    #expect(found.independence == nil && row.pairing == .batches)
    let changes = Self.batches(Self.people.map { $0.b - $0.a }).map { Double($0) / 4000 }
    let mean = changes.reduce(0, +) / 100
    let squares = changes.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    let error = (squares * 100 / 99).squareRoot()
    #expect((row.change.standardError - error).magnitude < 1e-12 * error)
    let half = StudentDistribution(degreesOfFreedom: 99).criticalValue(alpha: 0.05) * error
    #expect((row.change.low - (100 * mean - half)).magnitude < 1e-12)
    #expect(row.verdict == .worse && found.hasRegression)
    let alone = try Self.compare(Self.people.map(\.a), Self.people.map(\.b), batchesB: nil)
    #expect(alone.rows.first?.verdict == .undetermined)
    #expect(try #require(alone.rows.first).change.standardError > 5 * error)
  }

  @Test("A changed rule that moved nobody is bounded, not called the same")
  func movedNobody() throws {
    let people = Self.people.map(\.a)
    let row = try #require(try Self.compare(people, people).rows.first)
    #expect(row.pairing == .batches && row.change.difference == 0 && row.change.p == 1)
    #expect(row.change.low == -row.change.high && row.change.high > 3.69 / 4000)
    #expect(row.verdict == .equivalent)
    // Few events are paired as well, on the same swipes.
    let few = people.indices.map { $0 < 3 ? 1 : 0 }
    let none = people.map { _ in 0 }
    let moved = try #require(try Self.compare(few, none).rows.first)
    #expect(moved.pairing == .batches && moved.change.low < 0 && moved.change.high > 0)
    let other = try #require(try Self.compare(few, Array(none.prefix(300))).rows.first)
    #expect(other.pairing == .intervals)
  }

  /// By persons, the error is that of differences for those in both runs plus that of the rest.
  @Test("Another number of the same people still pairs, for each person stays in one batch")
  func morePeople() throws {
    let (a, b) = (Self.people.prefix(300).map(\.a), Self.people.map(\.b))
    let found = try #require(try Self.compare(a, b).rows.first)
    #expect(found.pairing == .batches)
    let rates = [a, b].map { Double($0.reduce(0, +)) / Double($0.count * 10) }
    let residuals = b.indices.map { person in
      (Double(b[person]) - rates[1] * 10) / 4000
        - (person < 300 ? (Double(a[person]) - rates[0] * 10) / 3000 : 0)
    }
    let error = residuals.map { $0 * $0 }.reduce(0, +).squareRoot()
    #expect((found.change.standardError / error - 1).magnitude < 0.25)
  }

  @Test("Without the same people or their batches errors are as if independent, and it is said")
  func reasons() throws {
    let (a, b) = (Self.people.map(\.a), Self.people.map(\.b))
    let cases: [(RunComparison, String)] = [
      (try Self.compare(a, b, seed: 2), "differ in seed"),
      (try Self.compare(a, b, width: 0.6), "differ in population"),
      (try Self.compare(a, b, more: "\"design\": \"balanced\","), "differ in design"),
      (try Self.compare(a, b, seed: 2, width: 0.6), "differ in seed and population"),
      (try Self.compare(a, b, batchesA: nil, batchesB: nil), "no batches.csv in"),
    ]
    for (found, reason) in cases {
      let said = try #require(found.independence, "paired in spite of \(reason)")
      #expect(said.contains(reason) && found.rows.map(\.pairing) == [.independent])
    }
    // Fewer batches put people together in another way.
    let few = try Self.compare(Array(a.prefix(50)), b, batchesA: 50)
    #expect(few.rows.map(\.pairing) == [.independent])
  }
}
