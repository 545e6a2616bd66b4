public import SwipeSimulation

/// Screens for which one answer is wanted: a kind of device, phones in landscape apart.
public enum ScreenGroup: Sendable, CaseIterable {
  /// Phones held upright.
  case phones
  /// Phones in landscape: as wide as a tablet, held in two hands.
  case sidewaysPhones
  /// Unfolded foldables.
  case foldables
  /// Tablets, either way.
  case tablets
  /// Every screen of the experiment.
  case everything

  /// Whether a screen belongs to the group.
  public func contains(_ screen: Screen) -> Bool {
    switch self {
    case .phones: screen.kind == .phone && screen.width <= screen.height
    case .sidewaysPhones: screen.kind == .phone && screen.width > screen.height
    case .foldables: screen.kind == .foldable
    case .tablets: screen.kind == .tablet
    case .everything: true
    }
  }

  /// The group's name for `count` screens.
  public func name(count: Int) -> String {
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
