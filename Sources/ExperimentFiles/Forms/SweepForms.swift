import PolicyLibrary
import PopGesture
import StrictFiles

/// Sweeps of experiment files.
enum SweepForms {
  /// Values of a range that makes recognizers, each of which is counted apart.
  static let mostRecognizers = 100

  /// The keys that say which values a parameter takes; `parameters` are those that can.
  private static func range(
    over parameters: [(name: String, range: ClosedRange<Double>)], most: Int = SweepSize.mostValues
  ) -> [KeyForm] {
    return [
      KeyForm.needed(
        "parameter", .name(parameters.map(\.name)), "the parameter that is swept",
        such: "\"\(parameters.first?.name ?? "")\""),
      KeyForm("from", .number(.any), "its first value"),
      KeyForm("to", .number(.any), "its last value"),
      KeyForm(
        "steps", .shared("steps-\(most)", .whole(1...UInt64(most))),
        "how many values, both ends included"),
      KeyForm(
        "scale", .shared("scale-name", .name(SweptRange.Scale.allCases.map(\.rawValue))),
        "how they are spaced",
        default: .string(SweptRange.Scale.linear.rawValue)),
      KeyForm(
        "values", .shared("values-\(most)", .list(.number(.any), count: 1...most)),
        "a list in place of from, to and steps"),
    ]
  }

  /// The values are a list or a grid, and in the range of the parameter that is named.
  private static func rules(
    over parameters: [(name: String, range: ClosedRange<Double>)]
  ) -> [JSONText] {
    let grid: JSONText = [
      "if": ["required": ["values"]],
      "then": ["properties": ["from": false, "to": false, "steps": false, "scale": false]],
      "else": ["required": ["from", "to", "steps"]],
    ]
    return [grid]
      + JSONText.rules(where: "parameter", of: parameters) { bounds in
        ["from": bounds, "to": bounds, "values": ["items": bounds]]
      }
  }

  private static func ranges(of family: PolicyFamily) -> [(
    name: String, range: ClosedRange<Double>
  )] {
    family.parameters.map { ($0.name, $0.range) }
  }

  /// A further range of a sweep over policies.
  static func further(_ family: PolicyFamily) -> ObjectForm {
    let parameters = ranges(of: family)
    return ObjectForm(
      range(over: parameters), summary: "one more parameter of \(family.name) that is swept",
      rules: rules(over: parameters))
  }

  /// The keys of a range, which win over parameters of the same name.
  static let rangeKeys = Set(range(over: []).map(\.name))

  /// A sweep over policies of a family.
  static func policies(_ family: PolicyFamily) -> ObjectForm {
    let parameters = ranges(of: family)
    let with = KeyForm(
      "with", .list(.shared("range-\(family.name)", .object(further(family)))),
      "further ranges, each with all")
    let fixed = PolicyForms.parameters(of: family).filter { !rangeKeys.contains($0.name) }
    return ObjectForm(
      [PolicyForms.family] + range(over: parameters) + [with] + fixed,
      summary: "a sweep over \(family.name): \(family.rule)", rules: rules(over: parameters))
  }

  private static let recognizerParameters = RecognizerParameter.all.map { ($0.name, $0.range) }

  /// A sweep that makes recognizers.
  static let recognizers = ObjectForm(
    [RecognizerForms.base, RecognizerForms.content]
      + range(over: recognizerParameters, most: mostRecognizers),
    summary: "a number of a recognizer: each value makes one",
    rules: rules(over: recognizerParameters))

  /// Either kind of sweep.
  static let sweep = ValueForm.objectWith(
    "recognizer", .object(recognizers),
    otherwise: .objectBy(
      PolicyForms.family,
      PolicyForms.byFamily { .shared("sweep-\($0.name)", .object(policies($0))) }))
}

/// Recognizers of experiment files.
enum RecognizerForms {
  static let base = KeyForm.needed(
    "recognizer", .name(RecognizerPreset.all.map(\.name)), "the recognizer to start from",
    such: "\"pan\"")

  /// A recognizer with other numbers.
  static let described = ObjectForm(
    [KeyForm("name", .ownName, "its name in tables; the recognizer's with what is changed"), base]
      + numbers + [content], summary: "a recognizer with other numbers or relations", anyOf: changes
  )

  /// Its numbers.
  static let numbers = RecognizerParameter.all.map { parameter in
    KeyForm(
      parameter.name, .number(NumberForm(parameter.range, parameter.unit)),
      "\(parameter.summary); \(parameter.unit)")
  }

  /// How it stands to the page's scroll views.
  static let content = KeyForm(
    "content", .name(ContentRelation.allCases.map(\.rawValue)),
    "priority against the page's scroll views: competes (none), shares (both may act), waits (they"
      + " wait for it to fail); UIKit's default if not given")

  /// Keys of which one must be there.
  static let changes = RecognizerParameter.all.map(\.name) + [content.name]

  /// A name or an object.
  static let recognizer = ValueForm.either([
    .name(RecognizerPreset.all.map(\.name)), .object(described),
  ])
}
