extension Sequence where Element: Hashable {
  /// Each element once, where it comes first.
  package func distinct() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Sequence {
  /// Elements of one key together: groups in the order of their first elements, each in its own.
  package func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var (groups, places): ([[Element]], [Key: Int]) = ([], [:])
    for element in self {
      let place = places[key(element), default: groups.count]
      if place == groups.count {
        places[key(element)] = place
        groups.append([])
      }
      groups[place].append(element)
    }
    return groups
  }
}

extension Dictionary {
  /// Of several values for one key the first counts.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
