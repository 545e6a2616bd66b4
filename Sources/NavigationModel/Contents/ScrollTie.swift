/// Who takes a tie: a drag of which both axes pass the slop at one event, where a vertical scroll
/// view and a pop recognizer without relation to it are both ready.
///
/// That happens in nearly a third of quick strokes to the right. What UIKit does then is not
/// documented. Listings of UIKit begin the pan of a scroll view as soon as the motion along an axis
/// in which it scrolls reaches the slop, whatever the motion across, and show no comparison of the
/// two; which of two recognizers that are ready at one event begins they do not show.
public enum ScrollTie: String, Sendable, CaseIterable {
  /// The recognizer along whose axis the finger has moved farther takes it; on the exact diagonal
  /// the deeper view does, which is the scroll view.
  case dominance
  /// The deeper view takes it, which is the scroll view.
  case deeperView = "deeper-view"

  /// The reading that pages have unless an experiment varies it.
  public static let usual = ScrollTie.dominance

  /// The value of `ContentRecognizer.tieShare` and of the assumption `scroll-tie`.
  public var share: Double {
    switch self {
    case .dominance: 1
    case .deeperView: 0
    }
  }

  /// One sentence for lists.
  public var summary: String {
    switch self {
    case .dominance:
      "where both axes pass the slop at one event, a vertical scroll view leaves the drag to the"
        + " pop unless it runs at 45 degrees or steeper"
    case .deeperView:
      "where both axes pass the slop at one event, a vertical scroll view takes the drag, as the"
        + " deeper view"
    }
  }

  /// What speaks for the reading.
  public var source: String {
    switch self {
    case .dominance:
      "apps with a pan anywhere over tables do not lose every fourth swipe: the threads of"
        + " FDFullscreenPopGesture (61, 95, 115, 125, 196, 203) complain of sideways content alone;"
        + " scroll views of crossing axes part drags without code (Apple, Scroll View Programming"
        + " Guide); no listing of UIKit shows how"
    case .deeperView:
      "of two recognizers that are ready at one event the deeper view's begins (from memory);"
        + " listings of UIKit show no comparison of the axes before a scroll view begins"
    }
  }

  /// Displacements that differ by less, in pt, are equal: thirds of a pt are not exact.
  static let rounding = 1e-9
}

extension PageContext {
  /// The same page with another answer to ties: what `ScrollTie.share` says, or a value between.
  public func withTieShare(_ share: Double) -> PageContext {
    with { page in
      for index in page.contents.indices { page.contents[index].tieShare = share }
    }
  }

  /// Whether a tie can happen on this page: it has content that only scrolls up and down.
  public var hasVerticalScroll: Bool {
    contents.contains { $0.kind == .scroll && $0.directions.isDisjoint(with: .sideways) }
  }
}
