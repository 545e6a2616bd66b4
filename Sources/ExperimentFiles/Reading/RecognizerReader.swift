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
    "the recognizer to start from", such: "\"pan\"")

  /// A key for each number of a recognizer.
  static func numbers<Root>(
    _ set: @escaping @Sendable (inout ObjectReader, inout Root, RecognizerParameter, Double) -> Void
  ) -> [ObjectField<Root>] {
    RecognizerParameter.all.map { parameter in
      ObjectField(
        KeyForm(
          parameter.name, .number(parameter.number), "\(parameter.summary); \(parameter.unit)")
      ) { reader, root in
        let value = reader.number(parameter.name, parameter.number)
        if let value { set(&reader, &root, parameter, value) }
      }
    }
  }

  static let content = ObjectField<Self>(
    "content", .word("relation to the content", ContentRelation.allCases) { $0.rawValue },
    at: \.relation,
    "priority against the page's scroll views: competes (none), shares (both may act), waits (they"
      + " wait for it to fail); UIKit's default if not given")

  /// Keys of which one must be there.
  private static let changes = RecognizerParameter.all.map(\.name) + [content.key.name]

  private static let type = ObjectType<Self>(
    [
      ObjectField(
        "name", .ownName, at: \.name, "its name in tables; the recognizer's with what is changed"),
      base,
    ]
      + numbers { $1.values.append(($2, $3)) } + [content],
    summary: "a recognizer with other numbers or relations", anyOf: changes)

  /// Names, or objects that change numbers of one.
  static let recognizers = FieldType<[RecognizerPreset]>.list(
    of: PartType(
      "recognizer", .either([.name(RecognizerPreset.all.map(\.name)), .object(type.form)]),
      rule: "each recognizer is a name in quotes",
      named: { $0.lookUp($1, "recognizer", in: RecognizerPreset.all, at: $2, \.name) },
      described: { reader in
        type.read(&reader, from: Self()).flatMap { $0.recognizer(&reader) }
      }), "recognizer", name: \.name, write: Experiment.canonical)

  private func recognizer(_ reader: inout ObjectReader) -> RecognizerPreset? {
    guard let start else { return nil }
    if !values.isEmpty || relation != nil {
      return reader.changing(start, values, relation, name: name)
    }
    reader.report(
      at: reader.node.position, "this recognizer changes nothing of \(start.name)",
      hint: "write \"\(start.name)\" alone, or give it"
        + " \(Self.changes.map { "\"\($0)\"" }.joined(separator: ", "))")
    return nil
  }
}

extension ObjectReader {
  /// A sweep over a number of a recognizer: one recognizer for each value.
  mutating func recognizerSweep(_ size: inout SweepSize) -> [RecognizerPreset]? {
    var given = RecognizerForm()
    let read = faultless { reader -> (parameter: RecognizerParameter, values: [Double])? in
      reader.allowOnly(SweepForms.recognizers.names)
      reader.require(RecognizerForm.base.key)
      RecognizerForm.base.read(&reader, &given)
      reader.require("parameter", such: "\"start_limit_pt\"")
      let parameter = reader.word("parameter", RecognizerParameter.all, \.name)
      RecognizerForm.content.read(&reader, &given)
      guard let parameter, given.start != nil else { return nil }
      return reader.sweptValues(parameter.number).map { (parameter, $0) }
    }
    guard let (parameter, values) = read, let base = given.start else { return nil }
    guard values.count <= SweepForms.mostRecognizers else {
      report(
        at: "steps", "each value is a recognizer of its own, and \(values.count) are too many",
        hint: "take at most \(SweepForms.mostRecognizers) steps")
      return nil
    }
    guard size.takes(recognizers: values.count, &self) else { return nil }
    var made: [RecognizerPreset] = []
    for value in values {
      // What the recognizer has no part for is said once.
      guard let next = changing(base, [(parameter, value)], given.relation, name: nil) else {
        return nil
      }
      made.append(next)
    }
    return made
  }

  fileprivate mutating func changing(
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
      at: member(parameter.name)?.keyPosition ?? place(of: "parameter"),
      "the recognizer \(recognizer) has no \"\(parameter.name)\"",
      hint: "take a recognizer that has one, such as edge, or another number")
  }
}
