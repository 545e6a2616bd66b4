import PolicyLibrary
import PopGesture
import StrictFiles

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

  /// One swept parameter and its values.
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
        var reader = ObjectReader(element, file: file, what: "this range")
        defer { report(reader.problems) }
        guard case .object = element.value else { return nil }
        reader.allowOnly(SweepForms.further(start.entry.family).names)
        return reader.range(of: parameters)
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
}
