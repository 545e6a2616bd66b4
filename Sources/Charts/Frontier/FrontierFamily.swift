/// How a swept family is drawn, the same on every screen.
struct FrontierFamily: Sendable, Equatable {
  let name: String
  /// Chooses the colour, as the index of a policy does.
  let index: Int
  /// Chooses the dashes.
  let place: Int
  /// The policy that bears the same name; nil where none does.
  var policy: String?

  /// Dashes and gaps in pixels, so that colour is never the only cue; the first family has none.
  private static let dashes = ["8 2.5", "2.5 2", "9 2 2 2", "5 4", "1.2 2.2"]

  /// Rules for the dashes.
  static let rules = dashes.enumerated().map { place, dash in
    ".dash\(place + 1) { stroke-dasharray: \(dash); }"
  }

  /// Style classes of its line.
  var lineStyle: String {
    let place = place % (Self.dashes.count + 1)
    return place == 0 ? "line" : "line dash\(place)"
  }

  /// The families of all screens in the order in which they come.
  ///
  /// A family has the colour of its first named policy, which is that policy's in every chart; one
  /// without a policy takes a further colour. Where policies are too many to have colours, the
  /// families count from the first.
  static func all(_ data: ChartData, isCrowded: Bool, colors: Int) -> [FrontierFamily] {
    var names: [String] = []
    for name in data.screens.flatMap({ $0.frontiers.map(\.family) }) where !names.contains(name) {
      names.append(name)
    }
    let own = names.map { name in
      isCrowded ? nil : data.series.first { $0.family == name }?.index
    }
    var taken = Set(own.compactMap { $0 })
    var next = isCrowded ? 0 : data.series.count
    let policies = Set(data.series.map(\.policy))
    return zip(names, own).enumerated().map { place, family in
      let (name, own) = family
      let policy = policies.contains(name) ? name : nil
      if let own { return FrontierFamily(name: name, index: own, place: place, policy: policy) }
      // Past the last colour they start again: those that other families have are passed over.
      for _ in 0..<(colors > 1 ? colors : 0)
      where taken.contains(where: { ($0 - next) % colors == 0 }) {
        next += 1
      }
      taken.insert(next)
      defer { next += 1 }
      return FrontierFamily(name: name, index: next, place: place, policy: policy)
    }
  }
}
