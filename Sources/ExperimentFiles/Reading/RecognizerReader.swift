import PolicyLibrary
import PopGesture
import StrictFiles

/// What an object says of a recognizer.
struct RecognizerForm: Sendable {
  fileprivate var name: String?
  fileprivate var start: RecognizerPreset?
  fileprivate var values: [(parameter: RecognizerParameter, value: Double)] = []
  fileprivate var relation: ContentRelation?

  static let base = ObjectField<Self>(
    "recognizer", .word(nil, RecognizerPreset.all) { $0.name }, at: \.start,
    "the recognizer to start from", remedy: "add \"recognizer\": \"pan\"")

  static let numbers = RecognizerParameter.all.map { parameter in
    let form = NumberForm(parameter.range, parameter.unit)
    return ObjectField<Self>(
      KeyForm(parameter.name, .number(form), "\(parameter.summary); \(parameter.unit)")
    ) { reader, given in
      if let value = reader.number(parameter.name, form) { given.values.append((parameter, value)) }
    }
  }

  static let content = ObjectField<Self>(
    "content", .word("relation to the content", ContentRelation.allCases) { $0.rawValue },
    at: \.relation,
    "priority against the page's scroll views: competes (none), shares (both may act), waits (they"
      + " wait for it to fail); UIKit's default if not given")

  /// Keys of which one must be there.
  fileprivate static let changes = (numbers + [content]).map(\.key.name)

  fileprivate static let type = ObjectType<Self>(
    [
      ObjectField(
        "name", .ownName, at: \.name, "its name in tables; the recognizer's with what is changed"),
      base,
    ] + numbers + [content], summary: "a recognizer with other numbers or relations",
    anyOf: changes)

  static let recognizer = ValueForm.either([
    .name(RecognizerPreset.all.map(\.name)), .object(type.form),
  ])
}

extension ObjectReader {
  /// Reads the recognizers: names, or objects that change numbers of one.
  mutating func recognizers() -> [RecognizerPreset]? {
    parts("recognizers", kind: "recognizer", name: \.name) { reader, element in
      reader.part(
        element, "this recognizer", else: "each recognizer is a name in quotes",
        named: {
          $0.lookUp($1, "recognizer", in: RecognizerPreset.all, at: element.position, \.name)
        },
        described: { $0.describedRecognizer() })
    }
  }

  private mutating func describedRecognizer() -> RecognizerPreset? {
    guard let given = RecognizerForm.type.read(&self, from: RecognizerForm()),
      let base = given.start
    else { return nil }
    if given.values.isEmpty, given.relation == nil {
      report(
        at: node.position, "this recognizer changes nothing of \(base.name)",
        hint: "write \"\(base.name)\" alone, or give it"
          + " \(RecognizerForm.changes.map { "\"\($0)\"" }.joined(separator: ", "))")
      return nil
    }
    return changing(base, given.values, given.relation, name: given.name)
  }

  /// A sweep over a number of a recognizer: one recognizer for each value.
  mutating func recognizerSweep(_ size: inout SweepSize) -> [RecognizerPreset]? {
    let before = problems.count
    allowOnly(SweepForms.recognizers.names)
    require(RecognizerForm.base.key)
    var given = RecognizerForm()
    RecognizerForm.base.read(&self, &given)
    require("parameter", "\"start_limit_pt\"")
    let parameter = word("parameter", RecognizerParameter.all, \.name)
    RecognizerForm.content.read(&self, &given)
    let content = given.relation
    guard let parameter, let base = given.start,
      let values = sweptValues(in: parameter.range, unit: parameter.unit),
      problems.count == before
    else { return nil }
    guard values.count <= SweepForms.mostRecognizers else {
      report(
        at: member("steps")?.node.position ?? node.position,
        "each value is a recognizer of its own, and \(values.count) are too many",
        hint: "take at most \(SweepForms.mostRecognizers) steps")
      return nil
    }
    if let excess = size.add(recognizers: values.count) {
      report(at: node.position, excess.message, hint: excess.hint)
      return nil
    }
    // What the recognizer has no part for is said once.
    guard let first = values.first,
      changing(base, [(parameter, first)], content, name: nil) != nil
    else {
      return nil
    }
    return values.compactMap { changing(base, [(parameter, $0)], content, name: nil) }
  }

  private mutating func changing(
    _ base: RecognizerPreset, _ values: [(parameter: RecognizerParameter, value: Double)],
    _ content: ContentRelation?, name: String?
  ) -> RecognizerPreset? {
    if let changed = base.changing(values, content: content, name: name) { return changed }
    if let missing = values.first(where: { $0.parameter.set(1, in: base.recognizer) == nil }) {
      reportMissing(missing.parameter, of: base.name)
    }
    return nil
  }

  /// Reports a number that a recognizer has no part for.
  mutating func reportMissing(_ parameter: RecognizerParameter, of recognizer: String) {
    report(
      at: member(parameter.name)?.keyPosition ?? member("parameter")?.node.position
        ?? node.position,
      "the recognizer \(recognizer) has no \"\(parameter.name)\"",
      hint: "take a recognizer that has one, such as edge, or another number")
  }
}
