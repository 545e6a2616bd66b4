import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

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

  static let recognizers = ObjectForm(
    [RecognizerForm.base.key, RecognizerForm.content.key]
      + range(over: recognizerParameters, most: mostRecognizers),
    summary: "a number of a recognizer: each value makes one",
    rules: rules(over: recognizerParameters))

  static let sweep = ValueForm.objectWith(
    "recognizer", .object(recognizers),
    otherwise: .objectBy(
      PolicyForms.family,
      PolicyForms.byFamily { .shared("sweep-\($0.name)", .object(policies($0))) }))
}

extension ObjectReader {
  /// Reads the list of sweeps: lines of policies, and recognizers, which are kept apart.
  mutating func sweeps() -> [Sweep] {
    guard let elements = list("sweeps", allowEmpty: true) else { return [] }
    var seen: [String: SourcePosition] = [:]
    var size = SweepSize()
    var found: [(sweep: Sweep, label: String)] = []
    for element in elements {
      var reader = ObjectReader(element, file: file, what: "this sweep")
      if reader.member("recognizer") != nil {
        sweptRecognizers += reader.recognizerSweep(&size) ?? []
        report(reader.problems)
        continue
      }
      let lines = reader.sweep(&size) ?? []
      report(reader.problems)
      found += lines.filter { line in
        isNew(
          "\(line.label) \(line.sweep.parameter)", kind: "sweep", at: element.position, in: &seen)
      }
    }
    let alike = Dictionary(grouping: found) { [$0.sweep.name, $0.sweep.parameter] }
      .mapValues(\.count)
    return found.map { next in
      var sweep = next.sweep
      if alike[[sweep.name, sweep.parameter]] ?? 0 > 1 { sweep.name = next.label }
      return sweep
    }
  }

  private struct Range {
    let parameter: PolicyParameter
    let values: [Double]
  }

  /// The lines of a sweep, each with what tells it from others of the same parameter: its starting
  /// point with what it changes there.
  private mutating func sweep(_ size: inout SweepSize) -> [(sweep: Sweep, label: String)]? {
    guard case .object = node.value, let (family, start) = family() else { return nil }
    let before = problems.count
    let parameters = start.entry.family.parameters
    allowOnly(SweepForms.policies(start.entry.family).names)
    var ranges = [range(of: parameters)]
    ranges +=
      list("with")?.map { element in
        within(element, "this range") { reader in
          guard case .object = element.value else { return nil }
          reader.allowOnly(SweepForms.further(start.entry.family).names)
          return reader.range(of: parameters)
        }
      } ?? []
    let names = ranges.compactMap { $0?.parameter.name }
    for name in Set(names) {
      if let fixed = member(name) {
        report(
          at: fixed.keyPosition, "\"\(name)\" is swept and cannot also be fixed",
          hint: "remove it")
      }
      if names.count(where: { $0 == name }) > 1 {
        report(at: node.position, "\"\(name)\" is swept twice", hint: "remove one of its ranges")
      }
    }
    let values = parameterValues(start, except: SweepForms.rangeKeys.union(names))
    let known = ranges.compactMap { $0 }
    guard problems.count == before, known.count == ranges.count else { return nil }
    let inner = Self.inner(known, of: start.entry.family)
    if let excess = size.add(known.map(\.values.count), inner: inner) {
      report(at: node.position, excess.message, hint: excess.hint)
      return nil
    }
    return lines(family, known, inner, start, values)
  }

  /// The place of the range along which a line runs: the threshold, whose values are counted in one
  /// pass, or else the first.
  private static func inner(_ ranges: [Range], of family: PolicyFamily) -> Int {
    ranges.firstIndex { family.thresholdParameters.contains($0.parameter.name) } ?? 0
  }

  /// One line for each combination of all ranges but one.
  private mutating func lines(
    _ family: String, _ ranges: [Range], _ inner: Int, _ start: PolicyCatalog.Start,
    _ fixed: [String: Double]
  ) -> [(sweep: Sweep, label: String)]? {
    var combinations = [fixed]
    for (place, range) in ranges.enumerated() where place != inner {
      combinations = combinations.flatMap { values in
        range.values.map { value in values.merging([range.parameter.name: value]) { $1 } }
      }
    }
    var lines: [(sweep: Sweep, label: String)] = []
    for values in combinations {
      guard let line = line(family, ranges[inner], start, values) else { return nil }
      lines.append((line, Self.label(family, start, values)))
    }
    return lines
  }

  private mutating func line(
    _ name: String, _ range: Range, _ start: PolicyCatalog.Start, _ fixed: [String: Double]
  ) -> Sweep? {
    var policies: [NamedPolicy] = []
    for value in range.values {
      var values = fixed
      values[range.parameter.name] = value
      guard let policy = policy(named: start.entry.family.name, start, values) else { return nil }
      policies.append(policy)
    }
    return Sweep(
      name: name, family: start.entry.family, parameter: range.parameter.name,
      values: range.values, policies: policies)
  }

  private mutating func range(of parameters: [PolicyParameter]) -> Range? {
    require("parameter", "\"\(parameters.first?.name ?? "")\"")
    let swept = word("parameter", parameters, \.name)
    guard let swept else {
      _ = sweptValues(in: -.greatestFiniteMagnitude ... .greatestFiniteMagnitude, unit: "a number")
      return nil
    }
    return sweptValues(in: swept.range, unit: swept.unit).map {
      Range(parameter: swept, values: $0)
    }
  }

  /// The values that a parameter takes: from one to another in steps, or a list.
  mutating func sweptValues(in range: ClosedRange<Double>, unit: String) -> [Double]? {
    if member("values") != nil { return listedValues(in: range, unit: unit) }
    let before = problems.count
    require("from", "10")
    require("to", "400")
    require("steps", "100")
    // Every member is read before any is needed, so that all problems are reported at once.
    let first = number("from", in: range, unit: unit)
    let last = number("to", in: range, unit: unit)
    let steps = whole("steps", in: 1...UInt64(SweepSize.mostValues))
    let scale = word("scale", SweptRange.Scale.allCases, \.rawValue) ?? .linear
    guard let first, let last, let steps, problems.count == before else { return nil }
    guard last > first || (steps == 1 && last == first) else {
      report(at: member("to")?.node.position ?? node.position, "\"to\" must be above \"from\"")
      return nil
    }
    if scale == .logarithmic, first <= 0 {
      report(
        at: member("from")?.node.position ?? node.position,
        "a logarithmic scale starts above 0, not at \(plain(first))")
      return nil
    }
    return SweptRange.grid(from: first, to: last, steps: Int(steps), scale: scale)
  }

  private mutating func listedValues(in range: ClosedRange<Double>, unit: String) -> [Double]? {
    for key in ["from", "to", "steps", "scale"] {
      guard let other = member(key) else { continue }
      report(
        at: other.keyPosition, "\"values\" and \"\(key)\" both say which values are taken",
        hint: "remove one of them")
    }
    let before = problems.count
    let values = numbers(
      "values", in: range, upTo: SweepSize.mostValues,
      rule: "each value is \(unit) \(NumberForm(range, unit).words)")
    return problems.count == before ? values?.sorted() : nil
  }
}
