import StrictFiles

/// Writes a form as JSON Schema, draft 2020-12; what is shared goes to definitions of its own.
struct SchemaText {
  /// What is shared, in the order in which it was met.
  private(set) var definitions: [JSONText.Member] = []

  /// The schema of a value.
  ///
  /// Validators tell what they were at when something failed, so that alternatives are told apart
  /// by conditions where that is possible: then only the one that was meant is reported.
  mutating func schema(_ form: ValueForm) -> [JSONText.Member] {
    switch form {
    case .flag: [.init("type", "boolean")]
    case .line:
      [
        .init("type", "string"), .init("pattern", "\\S"),
        .init("maxLength", .integer(Int64(ObjectReader.longestLine))),
      ]
    case .ownName:
      reference(to: "own-name") { _ in
        [
          .init("type", "string"), .init("pattern", .string(NameRule.pattern)),
          .init("maxLength", .integer(Int64(NameRule.longest))),
        ]
      }
    case .number(let number): [.init("type", "number")] + ValueForm.bounds(number.range)
    case .whole(let range):
      [
        .init("type", "integer"), .init("minimum", .unsigned(range.lowerBound)),
        .init("maximum", .unsigned(range.upperBound)),
      ]
    case .name(let known):
      [.init("type", "string"), .init("enum", .array(known.map { .string($0) }))]
    case .text(let pattern, _): [.init("type", "string"), .init("pattern", .string(pattern))]
    case .list(let element, let count, let repeats):
      [
        .init("type", "array"), .init("items", .object(schema(element))),
        .init("minItems", .integer(Int64(count.lowerBound))),
        .init("maxItems", .integer(Int64(count.upperBound))),
      ] + (repeats ? [] : [.init("uniqueItems", true)])
    case .row(let elements):
      [
        .init("type", "array"),
        .init("prefixItems", .array(elements.map { .object(schema($0)) })),
        .init("minItems", .integer(Int64(elements.count))),
        .init("maxItems", .integer(Int64(elements.count))),
      ]
    case .object(let object): members(of: object)
    case .objectWith(let key, let form, let other):
      [
        .init("type", "object"),
        .init("if", ["type": "object", "required": [.string(key)]]),
        .init("then", .object(schema(form))), .init("else", .object(schema(other))),
      ]
    case .objectBy(let key, let cases): members(by: key, cases)
    case .either(let forms): either(forms)
    case .shared(let name, let form): reference(to: name) { $0.schema(form) }
    }
  }

  private mutating func reference(
    to name: String, _ schema: (inout SchemaText) -> [JSONText.Member]
  ) -> [JSONText.Member] {
    if !definitions.contains(where: { $0.key == name }) {
      // Its place is taken before its own parts are met.
      definitions.append(.init(name, .null))
      let text = JSONText.object(schema(&self))
      definitions = definitions.map { $0.key == name ? .init(name, text) : $0 }
    }
    return [.init("$ref", .string("#/$defs/\(name)"))]
  }

  /// Keys with what they mean; no others.
  private mutating func members(of object: ObjectForm) -> [JSONText.Member] {
    let needed = object.keys.filter { $0.remedy != nil }.map { JSONText.string($0.name) }
    var members: [JSONText.Member] = [.init("type", "object")]
    if let summary = object.summary {
      members.insert(.init("description", .string(summary)), at: 0)
    }
    members.append(.init("properties", .object(object.keys.map { property($0) })))
    if !needed.isEmpty { members.append(.init("required", .array(needed))) }
    if !object.anyOf.isEmpty {
      let keys = object.anyOf.map { JSONText.object([.init("required", [.string($0)])]) }
      members.append(.init("anyOf", .array(keys)))
    }
    members.append(.init("additionalProperties", false))
    if !object.rules.isEmpty { members.append(.init("allOf", .array(object.rules))) }
    return members
  }

  /// A key with its description and default.
  mutating func property(_ key: KeyForm) -> JSONText.Member {
    let description = [JSONText.Member("description", .string(key.summary))]
    let fallback = key.fallback.map { [JSONText.Member("default", $0)] } ?? []
    return .init(key.name, .object(description + schema(key.value) + fallback))
  }

  /// The key that decides, with all its names, then one condition for each form.
  private mutating func members(
    by key: KeyForm, _ cases: [(names: [String], form: ValueForm)]
  ) -> [JSONText.Member] {
    let rules = cases.map { names, form in
      JSONText.rule(where: key.name, is: names, then: .object(schema(form)))
    }
    return [
      .init("type", "object"), .init("required", [.string(key.name)]),
      .init("properties", .object([property(key)])), .init("allOf", .array(rules)),
    ]
  }

  /// Values of different kinds, each under the condition of its type; of one kind, any.
  private mutating func either(_ forms: [ValueForm]) -> [JSONText.Member] {
    var byType: [(type: JSONText, forms: [JSONText])] = []
    for form in forms {
      let members = schema(form)
      let type = members.first { $0.key == "type" }?.value ?? .null
      let text = JSONText.object(members)
      if let place = byType.firstIndex(where: { $0.type == type }) {
        byType[place].forms.append(text)
      } else {
        byType.append((type, [text]))
      }
    }
    func any(_ forms: [JSONText]) -> JSONText {
      forms.count == 1 ? forms[0] : ["anyOf": .array(forms)]
    }
    // Within another choice its kind has to be seen.
    guard byType.count > 1 else {
      return [.init("type", byType.first?.type ?? .null), .init("anyOf", .array(byType[0].forms))]
    }
    return [
      .init("type", .array(byType.map(\.type))),
      .init("allOf", .array(byType.map { ["if": ["type": $0.type], "then": any($0.forms)] })),
    ]
  }
}

extension ValueForm {
  /// A range as keywords; none where any number will do.
  static func bounds(_ range: ClosedRange<Double>) -> [JSONText.Member] {
    if range == NumberForm.any.range { return [] }
    return [
      .init("minimum", .number(range.lowerBound)), .init("maximum", .number(range.upperBound)),
    ]
  }
}

extension JSONText {
  /// What holds of objects that have one of these names at a key.
  static func rule(where key: String, is names: [String], then schema: JSONText) -> JSONText {
    let value: JSONText =
      names.count == 1
      ? ["const": .string(names[0])] : ["enum": .array(names.map { .string($0) })]
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
    var groups: [(range: ClosedRange<Double>, names: [String])] = []
    for (name, range) in named {
      if let place = groups.firstIndex(where: { $0.range == range }) {
        groups[place].names.append(name)
      } else {
        groups.append((range, [name]))
      }
    }
    return groups.map { group in
      let bounds = JSONText.object(ValueForm.bounds(group.range))
      return rule(where: key, is: group.names, then: ["properties": properties(bounds)])
    }
  }
}
