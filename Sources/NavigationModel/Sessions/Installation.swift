import PopGesture

/// Where an app installs a system, and what navigation has on its other pages.
public struct Installation: Sendable, Equatable {
  /// The pages that ask for it.
  public var pages: Pages
  /// Names of pages that leave it out all the same.
  public var except: [String] = []
  /// What other pages have once a page has asked.
  public var elsewhere: [PopRecognizer]
  /// What pages have while no page has asked yet.
  public var before: [PopRecognizer]
  /// Whether a page loses it to a later one that asks, and does not get it back.
  public var movesOn: Bool

  /// Which pages ask for a system.
  public enum Pages: String, Sendable, CaseIterable {
    case everywhere
    case withoutContent
    case withoutRawTouches
    case withScrollView
    case withSidewaysScroll
    case withSidewaysContent

    /// Which these are, after "installed".
    public var summary: String {
      switch self {
      case .everywhere: "on every page"
      case .withoutContent: "only on pages whose content has no gestures"
      case .withoutRawTouches:
        "on all pages but those whose content reads raw touches, as sliders and canvases do"
      case .withScrollView: "on pages with a scroll view, which install it themselves"
      case .withSidewaysScroll:
        "on pages with a scroll view that scrolls sideways, which install it themselves"
      case .withSidewaysContent:
        "on pages with a scroll view or map that takes strokes to the right, which install it"
      }
    }
  }

  package init(
    on pages: Pages, elsewhere: [PopRecognizer], before: [PopRecognizer]? = nil,
    movesOn: Bool = false
  ) {
    (self.pages, self.elsewhere, self.before) = (pages, elsewhere, before ?? elsewhere)
    self.movesOn = movesOn
  }

  /// On every page.
  public static let everywhere = Installation(on: .everywhere, elsewhere: [])

  /// Whether a page asks for it.
  public func includes(_ page: PageContext) -> Bool {
    if except.contains(page.name) { return false }
    return switch pages {
    case .everywhere: true
    case .withoutContent: page.contents.isEmpty
    case .withoutRawTouches: page.contents.allSatisfy { $0.kind != .touchTracking }
    case .withScrollView: page.contents.contains { $0.kind == .scroll }
    case .withSidewaysScroll:
      page.contents.contains { $0.kind == .scroll && !$0.directions.isDisjoint(with: .sideways) }
    case .withSidewaysContent:
      page.contents.contains {
        ($0.kind == .scroll || $0.kind == .pan) && $0.directions.contains(.rightward)
      }
    }
  }
}

/// How a session came to a page, which matters to systems that pages install one by one.
public enum Visit: String, Sendable, CaseIterable {
  /// Pages that ask for the system have been shown before, and this one is the newest that does.
  case usual
  /// No page has asked for the system before this one.
  case first
  /// Back from a later page that asked for the system as well.
  case back
}

extension System {
  /// The recognizers that a page has.
  public func recognizers(on page: PageContext, _ visit: Visit = .usual) -> [PopRecognizer] {
    let asks = installation.includes(page)
    if asks, visit != .back || !installation.movesOn { return recognizers }
    return visit == .first ? installation.before : installation.elsewhere
  }
}
