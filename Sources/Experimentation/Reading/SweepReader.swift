import PopGesture

extension ObjectReader {
  /// Reads the list of sweeps.
  mutating func sweeps() -> [Sweep]? {
    guard let elements = list("sweeps", allowEmpty: true) else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element in
      var reader = ObjectReader(element, file: file, what: "this sweep")
      let sweep = reader.sweep()
      report(reader.problems)
      guard let sweep,
        isNew(
          "\(sweep.family.name) \(sweep.parameter)", kind: "sweep", at: element.position, in: &seen)
      else { return nil }
      return sweep
    }
  }

  private mutating func sweep() -> Sweep? {
    guard case .object = node.value, let (_, start) = family() else { return nil }
    let before = problems.count
    let parameters = start.entry.family.parameters
    allowOnly(["family", "parameter", "from", "to", "steps"] + parameters.map(\.name))
    require("parameter", "\"\(parameters.first?.name ?? "")\"")
    require("from", "10")
    require("to", "400")
    require("steps", "100")
    guard let name = text("parameter"), let place = member("parameter")?.node.position,
      let swept = lookUp(
        name, kind: "parameter", among: parameters.map(\.name), at: place,
        find: { wanted in parameters.first { $0.name == wanted } })
    else { return nil }
    if let fixed = member(swept.name) {
      report(
        at: fixed.keyPosition, "\"\(swept.name)\" is swept and cannot also be fixed",
        hint: "remove it")
    }
    let values = parameterValues(start, except: [swept.name])
    // Every member is read before any is needed, so that all problems are reported at once.
    let first = number("from", in: swept.range, unit: swept.unit)
    let last = number("to", in: swept.range, unit: swept.unit)
    let steps = whole("steps", in: 1...10_000)
    guard let first, let last, let steps, problems.count == before else { return nil }
    guard last > first || (steps == 1 && last == first) else {
      report(at: member("to")?.node.position ?? node.position, "\"to\" must be above \"from\"")
      return nil
    }
    return sweep(swept, Sweep.grid(from: first, to: last, steps: Int(steps)), start, values)
  }

  private mutating func sweep(
    _ swept: PolicyParameter, _ grid: [Double], _ start: PolicyCatalog.Start,
    _ fixed: [String: Double]
  ) -> Sweep? {
    var policies: [NamedPolicy] = []
    for value in grid {
      var values = fixed
      values[swept.name] = value
      guard let policy = policy(named: start.entry.family.name, start, values) else { return nil }
      policies.append(policy)
    }
    return Sweep(
      family: start.entry.family, parameter: swept.name, values: grid, policies: policies)
  }
}
