import StrictFiles

/// Writes a form as JSON Schema, draft 2020-12; what is shared goes to definitions of its own.
struct SchemaText {
  /// What is shared, in the order in which it was met.
  private(set) var definitions: [JSONText.Member] = []
  /// Where each key of a shared object stands, by its name and text: later ones refer to it.
  private var places: [String: String] = [:]

  /// The schema of a value.
  ///
  /// Validators tell what they were at when something failed, so that alternatives are told apart
  /// by conditions where that is possible: then only the one that was meant is reported.
  mutating func schema(_ form: ValueForm) -> JSONText {
    switch form {
    case .flag: ["type": "boolean"]
    case .line:
      ["type": "string", "pattern": "\\S", "maxLength": .count(ObjectReader.longestLine)]
    case .ownName:
      reference(to: "own-name") { _ in
        [
          "type": "string", "pattern": .string(NameRule.pattern),
          "maxLength": .count(NameRule.longest),
        ]
      }
    case .number(let number): ["type": "number"] + ValueForm.bounds(number.range)
    case .whole(let range):
      [
        "type": "integer", "minimum": .unsigned(range.lowerBound),
        "maximum": .unsigned(range.upperBound),
      ]
    case .name(let known): ["type": "string", "enum": .strings(known)]
    case .text(let pattern, _): ["type": "string", "pattern": .string(pattern)]
    case .list(let element, let count, let repeats):
      ["type": "array", "items": schema(element)] + Self.sizes(count)
        + (repeats ? [:] : ["uniqueItems": true])
    case .row(let elements):
      ["type": "array", "prefixItems": .array(elements.map { schema($0) })]
        + Self.sizes(elements.count...elements.count)
    case .object(let object): members(of: object)
    case .objectWith(let key, let form, let other):
      [
        "type": "object", "if": ["type": "object", "required": [.string(key)]],
        "then": schema(form), "else": schema(other),
      ]
    case .objectBy(let key, let cases): members(by: key, cases)
    case .either(let forms): either(forms)
    case .shared(let name, .object(let object)):
      reference(to: name) { $0.members(of: object, definition: name) }
    case .shared(let name, let form): reference(to: name) { $0.schema(form) }
    }
  }

  private static func sizes(_ count: ClosedRange<Int>) -> JSONText {
    ["minItems": .count(count.lowerBound), "maxItems": .count(count.upperBound)]
  }

  private mutating func reference(
    to name: String, _ schema: (inout SchemaText) -> JSONText
  ) -> JSONText {
    if !definitions.contains(where: { $0.key == name }) {
      // Its place is taken before its own parts are met.
      let place = definitions.count
      definitions.append(.init(name, .null))
      definitions[place] = .init(name, schema(&self))
    }
    return ["$ref": .string("#/$defs/\(name)")]
  }

  /// Keys with what they mean; no others.
  private mutating func members(of object: ObjectForm, definition: String? = nil) -> JSONText {
    let needed = object.keys.filter { $0.remedy != nil }.map(\.name)
    let keys = object.keys.map { key in
      definition.map { sharedProperty(key, of: $0) } ?? property(key)
    }
    return (object.summary.map { ["description": .string($0)] } ?? [:])
      + ["type": "object", "properties": .object(keys)]
      + (needed.isEmpty ? [:] : ["required": .strings(needed)])
      + (object.anyOf.isEmpty
        ? [:] : ["anyOf": .array(object.anyOf.map { ["required": [.string($0)]] })])
      + ["additionalProperties": false]
      + (object.rules.isEmpty ? [:] : ["allOf": .array(object.rules)])
  }

  /// A key with its description and default.
  mutating func property(_ key: KeyForm) -> JSONText.Member {
    .init(
      key.name,
      ["description": .string(key.summary)] + schema(key.value)
        + (key.fallback.map { ["default": $0] } ?? [:]))
  }

  /// A key of a shared object, or a reference to the same key of another one.
  private mutating func sharedProperty(_ key: KeyForm, of definition: String) -> JSONText.Member {
    let member = property(key)
    let text = "\(key.name): \(member.value.inFile)"
    if let place = places[text] { return .init(key.name, ["$ref": .string(place)]) }
    places[text] = "#/$defs/\(definition)/properties/\(key.name)"
    return member
  }

  /// The key that decides, with all its names, then one condition for each form.
  private mutating func members(
    by key: KeyForm, _ cases: [(names: [String], form: ValueForm)]
  ) -> JSONText {
    let rules = cases.map { names, form in
      JSONText.rule(where: key.name, is: names, then: schema(form))
    }
    return [
      "type": "object", "required": [.string(key.name)], "properties": .object([property(key)]),
      "allOf": .array(rules),
    ]
  }

  /// Values of different kinds, each under the condition of its type; of one kind, any.
  private mutating func either(_ forms: [ValueForm]) -> JSONText {
    func type(_ text: JSONText) -> JSONText { text["type"] ?? .null }
    let byType = forms.map { schema($0) }.grouped(by: type).map { (type: type($0[0]), forms: $0) }
    func any(_ forms: [JSONText]) -> JSONText {
      forms.count == 1 ? forms[0] : ["anyOf": .array(forms)]
    }
    // Within another choice its kind has to be seen.
    guard byType.count > 1 else {
      return ["type": byType[0].type, "anyOf": .array(byType[0].forms)]
    }
    return [
      "type": .array(byType.map(\.type)),
      "allOf": .array(byType.map { ["if": ["type": $0.type], "then": any($0.forms)] }),
    ]
  }
}

extension ValueForm {
  /// A range as keywords; none where any number will do.
  static func bounds(_ range: ClosedRange<Double>) -> JSONText {
    range == NumberForm.any.range
      ? [:] : ["minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
  }
}

extension JSONText {
  /// What holds of objects that have one of these names at a key.
  static func rule(where key: String, is names: [String], then schema: JSONText) -> JSONText {
    let value: JSONText =
      names.count == 1 ? ["const": .string(names[0])] : ["enum": .strings(names)]
    return [
      "if": [
        "type": "object", "required": [.string(key)], "properties": .object([.init(key, value)]),
      ],
      "then": schema,
    ]
  }

  /// The same for names that stand for numbers with ranges, once for each range.
  static func rules(
    where key: String, of named: [(name: String, range: ClosedRange<Double>)],
    then properties: (JSONText) -> JSONText
  ) -> [JSONText] {
    named.grouped { $0.range }.map { group in
      let bounds = ValueForm.bounds(group[0].range)
      return rule(where: key, is: group.map(\.name), then: ["properties": properties(bounds)])
    }
  }
}
