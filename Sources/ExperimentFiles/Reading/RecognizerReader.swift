import PolicyLibrary
import PopGesture
import StrictFiles

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
    let before = problems.count
    allowOnly(RecognizerForms.described.names)
    let base = baseRecognizer()
    let given = name("name")
    let values = recognizerNumbers()
    let content = contentRelation()
    guard problems.count == before, let base else { return nil }
    if values.isEmpty, content == nil {
      report(
        at: node.position, "this recognizer changes nothing of \(base.name)",
        hint: "write \"\(base.name)\" alone, or give it"
          + " \(RecognizerForms.changes.map { "\"\($0)\"" }.joined(separator: ", "))")
      return nil
    }
    return changing(base, values, content, name: given)
  }

  /// The numbers that are given.
  mutating func recognizerNumbers() -> [(parameter: RecognizerParameter, value: Double)] {
    RecognizerParameter.all.compactMap { parameter in
      number(parameter.name, in: parameter.range, unit: parameter.unit).map { (parameter, $0) }
    }
  }

  /// How it stands to the page's scroll views; nil where nothing is said.
  private mutating func contentRelation() -> ContentRelation? {
    word(
      RecognizerForms.content.name, ContentRelation.allCases, kind: "relation to the content",
      \.rawValue)
  }

  /// A sweep over a number of a recognizer: one recognizer for each value.
  mutating func recognizerSweep(_ size: inout SweepSize) -> [RecognizerPreset]? {
    let before = problems.count
    allowOnly(SweepForms.recognizers.names)
    let base = baseRecognizer()
    require("parameter", "\"start_limit_pt\"")
    let parameter = word("parameter", RecognizerParameter.all, \.name)
    let content = contentRelation()
    guard let parameter, let base,
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

  private mutating func baseRecognizer() -> RecognizerPreset? {
    require(RecognizerForms.base)
    return word("recognizer", RecognizerPreset.all, \.name)
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
