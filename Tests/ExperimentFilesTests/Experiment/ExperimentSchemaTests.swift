import Foundation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

private let hasValidator = Python.has("jsonschema")

/// The JSON Schema against the reader: both are made from the same descriptions, and a validator
/// that is not ours reads the former.
@Suite("The schema of experiment files")
struct ExperimentSchemaTests {
  static let path = Document.root + "/Experiments/experiment.schema.json"

  /// Set SWIPELAB_UPDATE_SNAPSHOTS=1 to write the stored schema anew, then read it.
  @Test("The stored schema is that of the code")
  func stored() throws {
    let text = ExperimentSchema.text + "\n"
    if ProcessInfo.processInfo.environment["SWIPELAB_UPDATE_SNAPSHOTS"] == "1" {
      try Data(text.utf8).write(to: URL(filePath: Self.path))
    } else {
      let found = FileManager.default.contents(atPath: Self.path)
      #expect(found == Data(text.utf8), "SWIPELAB_UPDATE_SNAPSHOTS=1 writes it")
    }
  }

  @Test("An experiment may say where its schema is, and is the same experiment")
  func schemaKey() throws {
    let plain = try experiment(#"{ "policies": ["half-width"] }"#)
    let told = try experiment(#"{ "$schema": "x.json", "policies": ["half-width"] }"#)
    #expect(plain.canonical.bytes == told.canonical.bytes)
    #expect(
      keyErrors(#""$schema": 3"#)
        == [#"f:2:12: error: "$schema" must be text in quotes, not a number"#])
  }

  @Test("Every key, and every key of what it holds, says what it means")
  func descriptions() throws {
    let schema = try JSONNode.parse(Array(ExperimentSchema.text.utf8), file: "schema")
    var keys = 0
    var described: Set<String> = []
    func visit(_ node: JSONNode, _ path: String = "#", isCondition: Bool = false) {
      switch node.value {
      case .object(let members):
        for member in members {
          if member.key == "properties", !isCondition, case .object(let all) = member.node.value,
            node["additionalProperties"] != nil
          {
            for key in all {
              keys += 1
              // Described where the same key of another object stands.
              if case .string(let place)? = key.node["$ref"]?.value,
                place.hasSuffix("/properties/\(key.key)")
              {
                #expect(described.contains(place), "\(place)")
                continue
              }
              guard case .string(let text)? = key.node["description"]?.value else {
                Issue.record("\(key.key) has no description")
                continue
              }
              #expect(text.count > 8, "\(key.key)")
              described.insert("\(path)/properties/\(key.key)")
            }
          }
          visit(
            member.node, "\(path)/\(member.key)",
            isCondition: member.key == "if" || member.key == "then")
        }
      case .array(let elements): for element in elements { visit(element, "\(path)/-") }
      default: break
      }
    }
    visit(schema)
    #expect(keys > 300)
  }

  @Test("The reader takes every valid example, and refuses every mutant")
  func reader() async {
    await each(SchemaMutants.valid) { (keys: String) in
      #expect(experimentErrors(SchemaMutants.text(keys)) == [])
    }
    #expect(SchemaMutants.wrong.count >= 50)
    await each(SchemaMutants.wrong) { (keys: String) in
      #expect(!experimentErrors(SchemaMutants.text(keys)).isEmpty)
    }
  }

  /// A file as plain JSON, without its comments.
  private static func plain(_ text: String) throws -> String {
    String(
      decoding: JSONText(try JSONNode.parse(Array(text.utf8), file: "")).bytes, as: UTF8.self)
  }

  @Test(
    "A validator accepts every stored experiment and refuses every mutant",
    .enabled(if: hasValidator, "python3 has no module jsonschema: pip install jsonschema"))
  func validator() throws {
    let folder = URL(filePath: Self.path).deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let stored = try names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let shown = Document.all.flatMap(\.blocks).filter { $0.language == "jsonc" }.map {
      $0.lines.joined(separator: "\n")
    }
    #expect(stored.count > 8 && shown.count > 3)
    let right = try (stored + shown + SchemaMutants.valid.map(SchemaMutants.text)).map(Self.plain)
    let wrong = try SchemaMutants.wrong.map { try Self.plain(SchemaMutants.text($0)) }
    let scratch = try ScratchFolder()
    let list = (right + wrong).joined(separator: ",\n")
    try scratch.write("[\(ExperimentSchema.text),\n[\(list)]]", to: "schema.json")
    let script = """
      import json, sys, jsonschema
      schema, documents = json.load(open(sys.argv[1]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      for document in documents:
          errors = list(validator.iter_errors(document))
          first = jsonschema.exceptions.best_match(errors)
          print(len(errors), first.message[:200] if first else "")
      """
    let result = try Python.run(script, [scratch("schema.json")])
    let lines = result.output.split(separator: "\n")
    try #require(result.status == 0 && lines.count == right.count + wrong.count)
    for (text, line) in zip(right, lines) {
      #expect(line.hasPrefix("0 "), "\(line)\n\(text.prefix(2000))")
    }
    for (keys, line) in zip(SchemaMutants.wrong, lines.dropFirst(right.count)) {
      #expect(!line.hasPrefix("0 "), "the schema accepts \(keys)")
    }
  }
}
