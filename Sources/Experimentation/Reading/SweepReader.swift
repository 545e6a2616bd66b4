import PopGesture

extension ObjectReader {
  /// Reads the list of sweeps.
  mutating func sweeps() -> [Sweep]? {
    guard let elements = list("sweeps", allowEmpty: true) else { return nil }
    var seen: [String: SourcePosition] = [:]
    var found: [(sweep: Sweep, label: String)] = []
    for element in elements {
      var reader = ObjectReader(element, file: file, what: "this sweep")
      let next = reader.sweep()
      report(reader.problems)
      guard let next,
        isNew(
          "\(next.label) \(next.sweep.parameter)", kind: "sweep", at: element.position, in: &seen)
      else { continue }
      found.append(next)
    }
    return found.map { next in
      var sweep = next.sweep
      let alike = found.count {
        $0.sweep.name == sweep.name && $0.sweep.parameter == sweep.parameter
      }
      if alike > 1 { sweep.name = next.label }
      return sweep
    }
  }

  /// A sweep, and what tells it from others of the same parameter: its starting point with what it
  /// changes there.
  private mutating func sweep() -> (sweep: Sweep, label: String)? {
    guard case .object = node.value, let (family, start) = family() else { return nil }
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
    let grid = Sweep.grid(from: first, to: last, steps: Int(steps))
    return sweep(family, swept, grid, start, values).map {
      ($0, Self.label(family, start, values))
    }
  }

  private mutating func sweep(
    _ name: String, _ swept: PolicyParameter, _ grid: [Double], _ start: PolicyCatalog.Start,
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
      name: name, family: start.entry.family, parameter: swept.name, values: grid,
      policies: policies)
  }
}
