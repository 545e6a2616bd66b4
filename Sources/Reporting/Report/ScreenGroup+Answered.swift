import Findings

extension ScreenGroup {
  /// The groups that an experiment has answers for: all screens together only where there are
  /// several kinds.
  static func answered(_ index: ResultIndex) -> [ScreenGroup] {
    let groups = allCases.filter { group in
      group != .everything && index.screens.contains(where: group.contains)
    }
    return groups.count > 1 ? groups + [.everything] : groups
  }
}
