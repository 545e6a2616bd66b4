import SwipeSimulation

/// Which of an experiment's screens a claim speaks of.
enum ScreenRole: String, Sendable, CaseIterable {
  /// The first phone held upright.
  case phone
  /// The narrowest phone held upright.
  case narrowPhone
  /// The widest phone held upright.
  case widePhone
  /// The widest tablet, however held.
  case tablet
}

/// The screens that claims speak of, chosen from those of an experiment.
///
/// Widths are of the navigating view in pt; of equal ones the first counts. Where the experiment
/// has no such screen, or one phone only where a narrow and a wide one are compared, the
/// catalogue's defaults serve.
struct ClaimScreens: Sendable, Equatable {
  private let phone, narrowPhone, widePhone, tablet: Screen

  init(_ screens: [Screen]) {
    let (own, defaults) = (Choice(screens), Choice(ScreenCatalog.defaults + ScreenCatalog.all))
    // The catalogue is never without phones and tablets, so the last resort is never taken.
    let anything = screens.first ?? ScreenCatalog.all[0]
    phone = own.phones.first ?? defaults.phones.first ?? anything
    let pair = own.hasTwoWidths ? own : defaults
    narrowPhone = pair.narrowest ?? anything
    widePhone = pair.widest ?? anything
    tablet = own.tablet ?? defaults.tablet ?? anything
  }

  /// The screen of a role.
  subscript(role: ScreenRole) -> Screen {
    switch role {
    case .phone: phone
    case .narrowPhone: narrowPhone
    case .widePhone: widePhone
    case .tablet: tablet
    }
  }

  private struct Choice {
    let phones: [Screen]
    let tablet: Screen?

    init(_ screens: [Screen]) {
      phones = screens.filter { $0.kind == .phone && $0.width <= $0.height }
      tablet = Self.first(of: screens.filter { $0.kind == .tablet }) { $0.viewWidth > $1.viewWidth }
    }

    var narrowest: Screen? { Self.first(of: phones) { $0.viewWidth < $1.viewWidth } }
    var widest: Screen? { Self.first(of: phones) { $0.viewWidth > $1.viewWidth } }
    var hasTwoWidths: Bool { narrowest?.viewWidth != widest?.viewWidth }

    private static func first(
      of screens: [Screen], _ isBefore: (Screen, Screen) -> Bool
    ) -> Screen? {
      screens.reduce(nil) { best, screen in
        best.map { isBefore(screen, $0) ? screen : $0 } ?? screen
      }
    }
  }
}
