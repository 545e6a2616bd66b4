import ExperimentFiles

/// Looks contrasts up by name, whichever way round they are stored.
struct ContrastIndex: Sendable {
  private let rows: [ContrastRow]
  private let conditions: [ConditionKey: Int32]
  /// Policies and metrics by number: keys of names would take more room than the rows.
  private let names: [String: Int32]
  private let places: [Key: Int32]

  private struct Key: Hashable {
    let condition, metric, a, b: Int32
  }

  /// Indexes rows; of two of the same names the first counts.
  init(_ rows: [ContrastRow]) {
    self.rows = rows
    var conditions: [ConditionKey: Int32] = [:]
    var names: [String: Int32] = [:]
    func number(_ name: String) -> Int32 {
      if let known = names[name] { return known }
      names[name] = Int32(names.count)
      return Int32(names.count - 1)
    }
    func number(_ condition: ConditionKey) -> Int32 {
      if let known = conditions[condition] { return known }
      conditions[condition] = Int32(conditions.count)
      return Int32(conditions.count - 1)
    }
    var places: [Key: Int32] = [:]
    places.reserveCapacity(rows.count)
    for (place, row) in rows.enumerated() {
      let key = Key(
        condition: number(row.condition), metric: number(row.metric), a: number(row.policyA),
        b: number(row.policyB))
      if places[key] == nil { places[key] = Int32(place) }
    }
    (self.conditions, self.names, self.places) = (conditions, names, places)
  }

  /// The contrast a minus b; nil where there is none.
  func callAsFunction(
    _ metric: String, _ a: String, _ b: String, in condition: ConditionKey
  ) -> ContrastRow? {
    guard let condition = conditions[condition], let metric = names[metric], let a = names[a],
      let b = names[b]
    else { return nil }
    if let place = places[Key(condition: condition, metric: metric, a: a, b: b)] {
      return rows[Int(place)]
    }
    return places[Key(condition: condition, metric: metric, a: b, b: a)].map {
      rows[Int($0)].swapped
    }
  }
}
