import Study
public import SwipeSimulation

/// Screens that one setting serves: a single screen, a kind of device, or all.
public struct TuningScope: Sendable, Equatable {
  /// Name in tables and sentences: that of the screen, `phones`, `tablets`, ..., `all`.
  public let name: String
  /// The screens, as the experiment orders them.
  public let screens: [Screen]

  /// Every screen of an experiment alone, then each kind of device with several, then all together
  /// where there are several.
  static func all(of experiment: Experiment) -> [TuningScope] {
    let single = experiment.screens.map { TuningScope(name: $0.name, screens: [$0]) }
    let groups = ScreenGroup.allCases.filter { $0 != .everything }.compactMap {
      group -> TuningScope? in
      let screens = experiment.screens.filter(group.contains)
      guard screens.count > 1 else { return nil }
      return TuningScope(name: group.name(count: 2).lowercased(), screens: screens)
    }
    let isOneGroup = groups.contains { $0.screens.count == experiment.screens.count }
    let all =
      experiment.screens.count > 1 && !isOneGroup
      ? [TuningScope(name: "all", screens: experiment.screens)] : []
    return single + groups + all
  }
}
