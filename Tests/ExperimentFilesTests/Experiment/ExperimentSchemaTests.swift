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
  @Test("The stored schema is that of the code")
  func stored() throws {
    try expectStored(ExperimentSchema.text + "\n", at: "Experiments/experiment.schema.json")
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
    String(decoding: JSONText(try JSONNode.parse(Array(text.utf8), file: "")).bytes, as: UTF8.self)
  }

  @Test(
    "A validator accepts every stored experiment and refuses every mutant",
    .enabled(if: hasValidator, "python3 has no module jsonschema: pip install jsonschema"))
  func validator() throws {
    let folder = Document.root + "/Experiments"
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    let stored = try names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json") }.map {
      try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
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

/// Keys of experiments that are right, and small changes that are not.
///
/// What no schema can tell is left out: names given twice, what two keys exclude together.
enum SchemaMutants {
  /// An experiment with these keys; those that name what is judged bring it themselves.
  static func text(_ keys: String) -> String {
    let isWhole = ["\"policies\"", "\"systems\"", "\"claims\""].contains { keys.hasPrefix($0) }
    return isWhole ? "{ \(keys) }" : "{ \"policies\": [\"half-width\"], \(keys) }"
  }

  static let valid = [
    #""$schema": "experiment.schema.json""#,
    #""question": "Why?", "seed": 18446744073709551615, "participants": 2"#,
    #""participants": 10000000, "swipes_per_intent": 1, "screens": ["iphone-14"]"#,
    #""population": { "base": "everyday", "edge_start_share": 1, "slow_share_mean": 0.5 }"#,
    #""screens": [{ "screen": "ipad-pro-11", "view_width_pt": 507, "touch_rate_hz": 120 }]"#,
    #""screens": [{ "name": "über-phone ≥ 1", "width_pt": 402, "height_pt": 874, "mm_per_pt": 0.17, "class": "phone" }]"#,
    #""recognizers": ["edge", { "recognizer": "pan", "cone_slope": 1 }]"#,
    #""velocity_estimator": "uikit-blend""#,
    #""policies": [{ "family": "telegram", "fraction": 0.3, "boundary": ">=", "velocity_estimator": "own" }]"#,
    #""policies": [{ "family": "fling-override", "fling_distance_pt": "none" }]"#,
    #""policies": [{ "family": "fixed-distance", "distance_mm": 12, "name": "ours" }]"#,
    #""systems": ["fd(80)", "velocity(30,300,0.5,300)"]"#,
    #""systems": [{ "system": "fd", "policy": { "family": "one-third", "fraction": 0.4 } }]"#,
    #""systems": [{ "name": "ours", "recognizers": ["uikit.edge", { "recognizer": "pan", "gate": ["towards", "start-limit(60.5)"], "slop_pt": 20, "arbitration": "scroll-waits", "target": "system" }], "policy": "uikit", "installed": "withoutRawTouches", "except": ["map"], "elsewhere": ["uikit.edge"] }]"#,
    #""systems": [{ "name": "ours", "recognizers": [{ "recognizer": "pan", "gate": [] }], "policy": { "family": "one-third", "fraction": 0.4 }, "elsewhere": [], "settle_s": 0.3 }]"#,
    #""policies": ["half-width", { "family": "one-third", "subject": true }]"#,
    #""systems": ["half", { "system": "fd", "subject": false }]"#,
    #""claims": true"#,
    #""sweeps": []"#,
    #""sweeps": [{ "family": "velocity-weighted", "parameter": "fraction", "from": 0.1, "to": 0.8, "steps": 7, "boundary": ">=", "with": [{ "parameter": "velocity_weight_s", "values": [0.1, 0.2] }] }]"#,
    #""sweeps": [{ "recognizer": "pan", "parameter": "start_limit_pt", "from": 20, "to": 200, "steps": 3, "scale": "logarithmic" }]"#,
    #""usage_mixes": [{ "name": "reading", "pop": 5, "contentVertical": 95 }], "cost_ratios": [0, 1000]"#,
    #""sensitivity": "all""#,
    #""sensitivity": ["drags", { "setting": "thumb_span_mm", "values": [60, 80] }]"#,
    #""limits": { "false_triggers": 0.002 }, "tune": { "max_false_trigger": 0.01, "cost_ratios": [1] }, "usage_mixes": [{ "name": "reading", "pop": 5, "contentVertical": 95 }]"#,
    #""tune": true"#,
    #""margin": 0"#,
  ]

  static let wrong = plain + parts + judged

  /// Keys whose values are one thing.
  private static let plain = [
    #""$schema": 3"#, #""question": 3"#, #""question": """#, #""question": "  ""#,
    #""seed": -1"#, #""seed": "1""#, #""seed": 18446744073709551616"#, #""seed": 1.5"#,
    #""participants": 1"#, #""participants": 10000001"#, #""participants": [400]"#,
    #""swipes_per_intent": 0"#, #""swipes_per_intent": 1001"#, #""margin": 1.5"#,
    #""margin": null"#, #""particpants": 40"#, #""intents": []"#, #""intents": ["popp"]"#,
    #""intents": "pop""#, #""contexts": ["lst"]"#, #""contexts": [1]"#, #""claims": "yes""#,
    #""measures": true"#, #""velocity_estimator": "magic""#, #""velocity_estimator": ["own"]"#,
    #""velocity_estimator": 7"#, #""false_trigger_budgets": [0.1]"#,
    #""cost_ratios": [1001]"#,
    #""cost_ratios": ["1"]"#, #""sweeps": {}"#,
  ]

  /// Objects inside, and lists of them.
  private static let parts = [
    #""population": "everday""#, #""population": 3"#, #""population": { "base": "nobody" }"#,
    #""population": { "edge_start_share": 2 }"#, #""population": { "edge": 1 }"#,
    #""population": { "slow_share_mean": 0 }"#, #""population": { "right_going": {} }"#,
    #""screens": []"#, #""screens": ["iphone-16-prot"]"#, #""screens": [{}]"#,
    #""screens": [{ "screen": "ipad-pro-11" }]"#,
    #""screens": [{ "screen": "ipad-pro-11", "view_width_pt": 49 }]"#,
    #""screens": [{ "screen": "ipad-pro-11", "view_width_pt": "507" }]"#,
    #""screens": [{ "screen": "ipad-pro-11", "width_pt": 507 }]"#,
    #""screens": [{ "name": "w", "width_pt": 402, "height_pt": 874, "class": "phone" }]"#,
    #""screens": [{ "name": "w", "width_pt": 99, "height_pt": 874, "mm_per_pt": 0.17, "class": "phone" }]"#,
    #""screens": [{ "name": "w", "width_pt": 402, "height_pt": 874, "mm_per_pt": 17, "class": "phone" }]"#,
    #""screens": [{ "name": "w", "width_pt": 402, "height_pt": 874, "mm_per_pt": 0.17, "class": "fone" }]"#,
    #""screens": [{ "name": "=w", "width_pt": 402, "height_pt": 874, "mm_per_pt": 0.17, "class": "phone" }]"#,
    #""screens": [{ "name": "w|", "width_pt": 402, "height_pt": 874, "mm_per_pt": 0.17, "class": "phone" }]"#,
    #""screens": [{ "screen": "iphone-14", "touch_rate_hz": 9 }]"#,
    #""recognizers": ["pann"]"#, #""recognizers": [{ "recognizer": "pan" }]"#,
    #""recognizers": [{ "recognizer": "pan", "slop": 8 }]"#,
    #""recognizers": [{ "recognizer": "pan", "slop_pt": 201 }]"#,
    #""recognizers": [{ "slop_pt": 20 }]"#,
    #""usage_mixes": [{ "pop": 5, "contentVertical": 95 }]"#,
    #""usage_mixes": [{ "name": "reading", "pop": -5, "contentVertical": 95 }]"#,
    #""usage_mixes": [{ "name": "reading", "pop": 5, "doublePop": 95 }]"#,
    #""usage_mixes": ["reading"]"#,
    #""sensitivity": "some""#, #""sensitivity": ["all"]"#, #""sensitivity": [{ "values": [1] }]"#,
    #""sensitivity": [{ "setting": "thumb_span_mm", "values": [301] }]"#,
    #""sensitivity": [{ "assumption": "drags", "values": [1.5] }]"#,
    #""sensitivity": [{ "assumption": "drags" }]"#, #""limits": 0.002"#,
    #""limits": { "false trigger": 0.1 }"#, #""limits": { "false_triggers": 1.1 }"#,
    #""tune": "yes""#, #""tune": { "max_false_trigger": "0.1" }"#, #""tune": { "budgets": [1] }"#,
  ]

  /// Policies, sweeps and systems.
  private static let judged = [
    #""policies": []"#, #""policies": "half-width""#, #""policies": ["half-widht"]"#,
    #""policies": [3]"#, #""policies": [{ "fraction": 0.5 }]"#,
    #""policies": [{ "family": "fixd-distance" }]"#,
    #""policies": [{ "family": "fixed-distance", "distance": 80 }]"#,
    #""policies": [{ "family": "fixed-distance", "velocity_weight_s": 0.3 }]"#,
    #""policies": [{ "family": "fixed-distance", "distance_pt": -80 }]"#,
    #""policies": [{ "family": "fixed-distance", "distance_pt": "80" }]"#,
    #""policies": [{ "family": "fixed-distance", "boundary": 1 }]"#,
    #""policies": [{ "family": "fixed-distance", "boundary": "=>" }]"#,
    #""policies": [{ "family": "one-third", "distance_pt": 80 }]"#,
    #""policies": [{ "family": "half-width", "velocity_estimator": "magic" }]"#,
    #""policies": [{ "family": "half-width", "name": "-x" }]"#,
    #""systems": ["fdd"]"#, #""systems": ["fd(a)"]"#, #""systems": ["velocity(30,300)"]"#,
    #""policies": [{ "family": "one-third", "subject": 1 }]"#,
    #""systems": [{ "system": "fd", "subject": "yes" }]"#,
    #""systems": [{ "name": "x" }]"#, #""systems": [{ "system": "fd", "policy": "nothing" }]"#,
    #""systems": [{ "name": "x", "recognizers": ["pan"] }]"#,
    #""systems": [{ "recognizers": ["pan"], "policy": "uikit" }]"#,
    #""systems": [{ "name": "x", "recognizers": [], "policy": "uikit" }]"#,
    #""systems": [{ "name": "x", "recognizers": ["pan", "pan", "pan"], "policy": "uikit" }]"#,
    #""systems": [{ "name": "x", "recognizers": ["fdd"], "policy": "uikit" }]"#,
    #""systems": [{ "name": "x", "recognizers": ["tz40+fd"], "policy": "uikit" }]"#,
    #""systems": [{ "name": "x", "recognizers": [{ "gate": [] }], "policy": "uikit" }]"#,
    #""systems": [{ "name": "x", "recognizers": [{ "recognizer": "pan", "gate": ["towards(1)"] }], "policy": "uikit" }]"#,
    #""systems": [{ "name": "x", "recognizers": ["pan"], "policy": "uikit", "system": "fd" }]"#,
    #""systems": [{ "name": "x", "recognizers": ["pan"], "policy": "uikit", "installed": "here" }]"#,
    #""systems": [{ "name": "x", "recognizers": ["pan"], "policy": "uikit", "except": ["nowhere"] }]"#,
    #""claims": false"#,
    #""sweeps": [{ "family": "fraction", "from": 0, "to": 1, "steps": 3 }]"#,
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "from": 0, "to": 1 }]"#,
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "from": 0, "to": 1.5, "steps": 3 }]"#,
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "from": 0, "to": 1, "steps": 0 }]"#,
    #""sweeps": [{ "family": "fraction", "parameter": "distance_pt", "values": [1] }]"#,
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "values": [] }]"#,
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "values": [0.5], "from": 0 }]"#,
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "values": [1.5] }]"#,
    #""sweeps": [{ "family": "fraction", "parameter": "fraction", "values": [0.5], "with": [{}] }]"#,
    #""sweeps": [{ "recognizer": "pan", "parameter": "slop_pt", "from": 1, "to": 150, "steps": 101 }]"#,
    #""sweeps": [{ "recognizer": "pan", "parameter": "slop_pt", "values": [201] }]"#,
    #""sweeps": ["fraction"]"#,
  ]
}
