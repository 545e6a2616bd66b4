import Foundation
import TestSupport
import Testing

@Suite("Sampled touches, judged")
struct SampleJudgeTests {
  /// Completions and swipes of each policy and intent in a file of decisions.
  private static func completions(_ text: String) throws -> [String: (events: Int, trials: Int)] {
    let rows = text.split(separator: "\n").map { $0.split(separator: ",").map { String($0) } }
    let header = try #require(rows.first)
    let policy = try #require(header.firstIndex(of: "policy"))
    let intent = try #require(header.firstIndex(of: "intent"))
    let outcome = try #require(header.firstIndex(of: "outcome"))
    var counts: [String: (events: Int, trials: Int)] = [:]
    for row in rows.dropFirst() {
      let key = row[policy] + " " + row[intent]
      counts[key, default: (0, 0)].trials += 1
      counts[key, default: (0, 0)].events += row[outcome] == "popCompleted" ? 1 : 0
    }
    return counts
  }

  @Test(
    "An experiment's own policies and screens are judged as it ran them",
    arguments: [
      #"{ "name": "mine", "width_pt": 390, "height_pt": 844, "mm_per_pt": 0.2, "class": "phone" }"#,
      #"{ "screen": "ipad-pro-11", "view_width_pt": 507 }"#,
    ])
  func ownPolicies(screen: String) async throws {
    let experiment = """
      {
        "participants": 40, "swipes_per_intent": 5, "intents": ["pop", "contentVertical"],
        "screens": [\(screen)],
        "policies": [
          { "name": "far", "family": "fixed-distance", "distance_mm": 30 },
          { "name": "near", "family": "fixed-distance", "distance_pt": 60 }
        ]
      }
      """
    let folder = try ScratchFolder(experiment: experiment)
    try await Program.run("run", "q.json", in: folder)
    try await Program.run("sample", "q.json", "--out", "t.csv", in: folder)
    let judged = try await Program.run("judge", "t.csv", "--experiment", "q.json", in: folder)
    #expect(judged.status == 0 && judged.errors.isEmpty)
    let counts = try Self.completions(judged.output)
    let rates = try #require(folder.text("out/q/rates.csv")).split(separator: "\n")
    for row in rates.dropFirst().map({ $0.split(separator: ",").map { String($0) } })
    where row[4] == "success" {
      #expect(counts[row[3] + " pop"]?.events == Int(row[6]), "\(row)")
      #expect((Int(row[6]) ?? 0) > 0)
    }
    let unknown = try await Program.run(
      "judge", "t.csv", "--experiment", "q.json", "--policies", "farr", in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean \"far\"?"))
  }
}
