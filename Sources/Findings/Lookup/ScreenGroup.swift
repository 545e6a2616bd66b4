package import ExperimentFiles
package import SwipeSimulation
package import TrialStatistics

/// Screens for which one answer is wanted: a kind of device, phones in landscape apart.
package enum ScreenGroup: Sendable, CaseIterable {
  /// Phones held upright.
  case phones
  /// Phones in landscape: as wide as a tablet, held in two hands.
  case sidewaysPhones
  /// Unfolded foldables.
  case foldables
  /// Tablets, either way.
  case tablets
  case everything

  /// Whether a screen belongs to the group.
  package func contains(_ screen: Screen) -> Bool {
    switch self {
    case .phones: screen.kind == .phone && screen.width <= screen.height
    case .sidewaysPhones: screen.kind == .phone && screen.width > screen.height
    case .foldables: screen.kind == .foldable
    case .tablets: screen.kind == .tablet
    case .everything: true
    }
  }

  /// The group's name for `count` screens.
  package func name(count: Int) -> String {
    let isOne = count == 1
    switch self {
    case .phones: return isOne ? "Phone" : "Phones"
    case .sidewaysPhones: return isOne ? "Phone in landscape" : "Phones in landscape"
    case .foldables: return isOne ? "Foldable" : "Foldables"
    case .tablets: return isOne ? "Tablet" : "Tablets"
    case .everything: return "All screens"
    }
  }
}

/// What the verdicts on single screens come to.
package enum ScreensVerdict: String, Sendable, CaseIterable {
  /// Better on at least one screen, worse on none.
  case better
  /// Worse on at least one screen, better on none.
  case worse
  /// Equivalent on every screen.
  case equivalent
  /// Better on some screens and worse on others: the order depends on the screen.
  case mixed
  /// Neither better nor worse anywhere, and not shown to be equivalent everywhere.
  case undetermined

  /// Sums up the verdicts of all screens; `undetermined` without any.
  package init(_ verdicts: [Verdict]) {
    switch (verdicts.contains(.better), verdicts.contains(.worse)) {
    case (true, true): self = .mixed
    case (true, false): self = .better
    case (false, true): self = .worse
    case (false, false):
      let isEquivalent = !verdicts.isEmpty && verdicts.allSatisfy { $0 == .equivalent }
      self = isEquivalent ? .equivalent : .undetermined
    }
  }
}

/// Screens that one policy serves: a single screen, a kind of device, or all.
package struct ChoiceScope: Sendable, Equatable {
  /// Name in tables and sentences: that of the screen, `phones`, `tablets`, ..., `all`.
  package let name: String
  /// The screens, as the experiment orders them.
  package let screens: [Screen]
  /// The kind of device; nil for a single screen of several of its kind.
  package let group: ScreenGroup?
  /// Places of the screens among the experiment's.
  package let places: [Int]

  private init(_ experiment: Experiment, _ name: String, _ places: [Int], _ group: ScreenGroup?) {
    (self.name, self.group, self.places) = (name, group, places)
    screens = places.map { experiment.screens[$0] }
  }

  /// Every screen of an experiment alone, then each kind of device with several, then all together
  /// where there are several kinds and the experiment looks for one rule.
  package static func all(of experiment: Experiment) -> [ChoiceScope] {
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
