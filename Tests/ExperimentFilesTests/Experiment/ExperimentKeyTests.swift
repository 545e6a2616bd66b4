import StrictFiles
import TestSupport
import Testing

@testable import ExperimentFiles

/// The table of keys: everything that knows of a key has it from there.
@Suite("The table of keys")
struct ExperimentKeyTests {
  static let added = ExperimentKey(
    "interest", .number(.proportion), at: \.margin, "smallest difference that anybody minds",
    changes: .rates)
  static let keys = ExperimentKey.allCases + [added]

  static func read(_ keys: String) throws -> Experiment {
    let text = "{ \"policies\": [\"half-width\"],\n\(keys) }"
    let node = try JSONNode.parse(Array(text.utf8), file: "f")
    return try Experiment.read(node, file: "f", name: "f", keys: Self.keys)
  }

  static func errors(_ keys: String) -> [String] { messages { _ = try read(keys) } }

  @Test("One more entry is read, with all mistakes at once, and has a default")
  func reading() throws {
    #expect(try Self.read(#""interest": 0.25"#).margin == 0.25)
    #expect(try Self.read(#""seed": 2"#).margin == 0.01)
    #expect(
      Self.errors(#""interest": 2, "seeed": 1"#)
        == [
          #"f:2:13: error: "interest" is 2; give a proportion from 0 to 1"#,
          #"f:2:16: error: unknown key "seeed" in the experiment; did you mean "seed"?"#,
        ])
    #expect(
      Self.errors(#""intrest": 0.2"#)
        == [
          #"f:2:1: error: unknown key "intrest" in the experiment; did you mean "interest"?"#
        ])
    #expect(keyErrors(#""interest": 0.25"#).first?.contains("unknown key") == true)
  }

  @Test("The oldest keys alone are written with their defaults, so that digests of files stay")
  func rounds() {
    let oldest = [
      "question", "seed", "participants", "swipes_per_intent", "population", "intents",
      "screens", "contexts", "recognizers", "velocity_estimator", "policies", "systems",
      "claims", "sweeps", "margin",
    ]
    #expect(Set(ExperimentKey.allCases.filter { $0.round == 0 }.map(\.name)) == Set(oldest))
    #expect(Self.added.round > 0)
  }

  @Test("It is in the canonical form, the schema and the documents, and changes rates")
  func consequences() throws {
    let experiment = try Self.read(#""interest": 0.25"#)
    guard case .object(let members) = Self.keys.canonical(experiment) else {
      Issue.record("no object")
      return
    }
    #expect(members.filter { $0.key == "interest" } == [.init("interest", 0.25)])
    // As bytes, as a number that is none equals nothing.
    let others = JSONText.object(members.filter { $0.key != "interest" })
    #expect(others.bytes == experiment.canonical.bytes)

    let schema = try JSONNode.parse(Array(ExperimentSchema.json(Self.keys).bytes), file: "schema")
    let property = try #require(schema["properties"]?["interest"])
    let expected: JSONText = [
      "description": "smallest difference that anybody minds", "type": "number", "minimum": 0,
      "maximum": 1, "default": 0.01,
    ]
    #expect(JSONText(property).bytes == expected.bytes)

    #expect(
      Self.keys.documentRows.last == [
        "`interest`", "number from 0 to 1", "`0.01`", "smallest difference that anybody minds",
      ])
    #expect(!Self.keys.harmless.contains("interest") && Self.keys.harmless.contains("margin"))
  }

  @Test("A default that is written as in a file reads as what is there without it")
  func defaults() throws {
    let plain = try Self.read("\"question\": \"Which completion policy should this app use?\"")
    var count = 0
    for key in ExperimentKey.allCases {
      guard let text = key.defaultText, text != "[]",
        (try? JSONNode.parse(Array(text.utf8), file: "f")) != nil
      else { continue }
      count += 1
      let written = try Self.read("\"\(key.name)\": \(text)")
      #expect(written.canonical.bytes == plain.canonical.bytes, "\(key.name)")
    }
    #expect(count > 10)
  }

  @Test("What a run takes most of is told by keys that there are")
  func axes() throws {
    let names = Set(ExperimentKey.allCases.map(\.name))
    for part in RunSize(try experiment(#"{ "policies": ["half-width"] }"#), workers: 1).parts {
      #expect(names.contains(part.axis), "\(part.what)")
    }
  }
}
