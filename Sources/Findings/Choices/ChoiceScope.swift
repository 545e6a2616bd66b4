public import ExperimentFiles
public import SwipeSimulation

/// Screens that one policy serves: a single screen, a kind of device, or all.
public struct ChoiceScope: Sendable, Equatable {
  /// Name in tables and sentences: that of the screen, `phones`, `tablets`, ..., `all`.
  public let name: String
  /// The screens, as the experiment orders them.
  public let screens: [Screen]
  /// The kind of device; nil for a single screen of several of its kind.
  public let group: ScreenGroup?
  /// Places of the screens among the experiment's.
  let places: [Int]

  private init(_ experiment: Experiment, _ name: String, _ places: [Int], _ group: ScreenGroup?) {
    (self.name, self.group, self.places) = (name, group, places)
    screens = places.map { experiment.screens[$0] }
  }

  /// Every screen of an experiment alone, then each kind of device with several, then all together
  /// where there are several kinds and the experiment looks for one rule.
  public static func all(of experiment: Experiment) -> [ChoiceScope] {
    let screens = experiment.screens
    let kinds = ScreenGroup.allCases.filter { $0 != .everything }.map { group in
      (group: group, places: screens.indices.filter { group.contains(screens[$0]) })
    }.filter { !$0.places.isEmpty }
    let single = screens.indices.map { place in
      let own = kinds.first { $0.places == [place] }
      return ChoiceScope(experiment, screens[place].name, [place], own?.group)
    }
    let groups = kinds.filter { $0.places.count > 1 }.map {
      ChoiceScope(experiment, $0.group.name(count: 2).lowercased(), $0.places, $0.group)
    }
    let all = ChoiceScope(experiment, "all", Array(screens.indices), .everything)
    return single + groups + (kinds.count > 1 && experiment.hasOneRule ? [all] : [])
  }
}
