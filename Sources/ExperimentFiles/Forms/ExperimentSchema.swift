import StrictFiles
import SwipeSimulation

/// The JSON Schema of experiment files, made from the descriptions that the reader keeps to.
///
/// What several keys say together, such as names that are given twice, no schema can tell.
package enum ExperimentSchema {
  /// The schema, draft 2020-12, without a final line end.
  package static var text: String { json(ExperimentKey.allCases).lines() }

  static func json(_ all: [ExperimentKey]) -> JSONText {
    var writer = SchemaText()
    let note: JSONText = [
      "type": "string", "description": "where editors find this schema; no part of the experiment",
    ]
    let keys = all.map { writer.property($0.keyForm) }
    return [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "swipelab experiment",
      "description": "Which completion policy is best, on which screens, for whom.",
      "type": "object",
      "properties": .object([.init(ExperimentKey.schemaKey, note)] + keys),
      "additionalProperties": false,
      "if": [
        "anyOf": [
          ["required": ["systems"]],
          ["required": ["claims"], "properties": ["claims": ["const": true]]],
          ["required": ["cases"], "properties": ["cases": ["const": true]]],
        ]
      ],
      "else": ["required": ["policies"]],
      "$defs": .object(writer.definitions),
    ]
  }
}

extension ExperimentKey {
  /// The key with its default as a value, or in words where these say more.
  fileprivate var keyForm: KeyForm {
    guard let defaultText else { return KeyForm(name, value, plainSummary) }
    let screens = ScreenCatalog.defaults.map { JSONText.string($0.name) }
    if name == "screens" { return KeyForm(name, value, plainSummary, default: .array(screens)) }
    if let node = try? JSONNode.parse(Array(defaultText.utf8), file: name) {
      return KeyForm(name, value, plainSummary, default: JSONText(node))
    }
    return KeyForm(name, value, "\(plainSummary) (default: \(defaultText))")
  }

  /// The summary without the marks of documents.
  private var plainSummary: String { summary.replacing("`", with: "") }
}

extension JSONText {
  /// The text with what fits on a line on one: a schema is read, and half as long that way.
  ///
  /// - Parameter indentation: how far the lines after the first are indented.
  func lines(indentation: Int = 0) -> String {
    let whole = onOneLine
    guard indentation + whole.count > 98 else { return whole }
    let margin = String(repeating: " ", count: indentation + 2)
    let end = "\n" + margin.dropLast(2)
    switch self {
    case .array(let elements) where !elements.isEmpty:
      let parts = elements.map { margin + $0.lines(indentation: indentation + 2) }
      return "[\n\(parts.joined(separator: ",\n"))\(end)]"
    case .object(let members) where !members.isEmpty:
      let parts = members.map { member in
        "\(margin)\(JSONText.string(member.key).onOneLine): "
          + member.value.lines(indentation: indentation + 2)
      }
      return "{\n\(parts.joined(separator: ",\n"))\(end)}"
    default: return whole
    }
  }

  /// The text as people write it in an experiment file, on one line.
  var inFile: String { onOneLine.replacing("[ ", with: "[").replacing(" ]", with: "]") }

  /// The canonical text without its line ends, of which none is inside a string.
  private var onOneLine: String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}

/// Other objects of experiment files.
enum ExperimentForms {
  static let limits = FieldType.object(
    ObjectType<Limits>(
      Limits.keys.map { key in
        ObjectField(
          key.name, .number(.proportion), at: key.limit, key.summary,
          default: Limits.usual[keyPath: key.limit])
      },
      retired: [
        "accidents": "write \"false_triggers\", which limits the same",
        "blocked_content": "write \"content_lost\", which limits this and dual activation",
        "dual_activation": "write \"content_lost\", which limits this and blocked content",
      ]),
    from: .usual, such: "{ \"false_triggers\": 0.005, \"aborts_honoured\": 0.95 }")

  /// `true`, or an object.
  static let tuning = FieldType<Tuning?>(
    .either([.flag, tuningObject.form]), write: { $0.map(tuningObject.write) ?? .null },
    read: { reader, key in
      if let isWanted = reader.member(key)?.node.flag { return .some(isWanted ? Tuning() : nil) }
      return tuningObject.read(&reader, key)
    })

  private static let tuningObject = FieldType.object(
    ObjectType<Tuning>([
      ObjectField(
        "max_false_trigger", oneOrMore(.proportion), at: \.budgets,
        "further limits on false triggers, each tried in turn"),
      ObjectField(
        "cost_ratios", oneOrMore(.costRatio), at: \.costRatios,
        "cost ratios; for each, the cheapest setting in each usage mix is listed"),
    ]), from: Tuning(), or: "true or an object", such: "{ \"max_false_trigger\": 0.01 }")

  static let costRatios = FieldType<[Double]>(
    .list(.number(.costRatio)), write: { .numbers($0) },
    read: {
      $0.numbers(
        $1, in: ExperimentRange.costRatio, kind: "cost ratio",
        rule: "a cost ratio is a number \(NumberForm.costRatio.words)",
        hint: "3 says that an unwanted pop is as bad as three missed ones")
    })

  /// A number, or a list of different ones, the most important first.
  private static func oneOrMore(_ form: NumberForm) -> FieldType<[Double]> {
    FieldType(
      .either([.number(form), .list(.number(form))]), write: { .numbers($0) },
      read: { reader, key in
        switch reader.member(key)?.node.value {
        case .number: return reader.number(key, form).map { [$0] }
        case .string:
          reader.report(
            at: key, "\"\(key)\" must be a number or a list of numbers, not text",
            hint: "write \(form.unit) without quotes, such as 0.005")
          return nil
        default:
          return reader.numbers(key, in: form.range, rule: "each is \(form.need)")
        }
      })
  }
}
