import TestSupport
import Testing

@Suite("Sampled touches, judged")
struct SampleJudgeTests {
  /// Completions and swipes of each policy and intent in a file of decisions.
  private static func completions(_ text: String) throws -> [String: (events: Int, trials: Int)] {
    try csvTable(text).reduce(into: [:]) { counts, row in
      let key = "\(row["policy"] ?? "") \(row["intent"] ?? "")"
      counts[key, default: (0, 0)].trials += 1
      counts[key, default: (0, 0)].events += row["outcome"] == "popCompleted" ? 1 : 0
    }
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
    for row in try csvTable(#require(folder.text("out/q/rates.csv")))
    where row["metric"] == "success" {
      let events = try #require(row["k"].flatMap { Int($0) })
      #expect(counts["\(row["policy"] ?? "") pop"]?.events == events && events > 0, "\(row)")
    }
    let unknown = try await Program.run(
      "judge t.csv --experiment q.json --policies farr", in: folder)
    #expect(unknown.status == 64 && unknown.errors.contains("did you mean \"far\"?"))
  }
}
