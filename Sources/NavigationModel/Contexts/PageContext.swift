import PolicyLibrary
public import PopGesture

/// A page under the finger: what its content does with touches, where navigation stands, and how
/// people behave there.
///
/// A context is one entry in a table of this folder and one line in `all`.
public struct PageContext: Sendable, Equatable {
  /// Name in experiments.
  public var name: String
  /// One sentence for lists.
  public var summary: String
  /// Recognizers of the content under the finger, the deepest view first; at most two.
  public var contents: [ContentRecognizer] = []
  /// What a gate can know of the page at rest; depths are those of the visible page.
  public var navigation = NavigationState()
  /// Seconds after the first touch-down until a push that brings this page ends; nil without one.
  public var pushRemaining: Double?
  /// Seconds after the first touch-down until the app's condition for the page holds; nil where
  /// `navigation` tells it once for all.
  public var conditionRemaining: Double?
  /// Whether the layout runs from right to left; x is measured from the right edge then.
  public var isRightToLeft = false
  /// What part of the screen the page has.
  public var arrangement = Arrangement.fullScreen
  /// Where people who want to go back touch down.
  public var popStart = PopStart.anywhere
  /// Whether people who want to go back keep off the content.
  public var popAvoidsContent = false
  /// Seconds for which a finger rests before a stroke for this content.
  public var strokeHold = 0.0
  /// Whether one more move is sent before the lift, at the place of the last one: what a browser
  /// was seen to do in most of 45 recorded flicks (mui/base-ui, pull request 5658).
  public var repeatsLastMove = false
  /// Whether a finger that changes its mind stops dead at its highest speed and rests there until
  /// it lifts, in place of slowing down: no move tells of the rest.
  public var stopsDead = false
  /// What people want on such a page, in percent.
  public var mix: IntentMix

  /// Describes a page; everything else has defaults to be changed.
  public init(_ name: String, _ summary: String, mix: IntentMix) {
    (self.name, self.summary, self.mix) = (name, summary, mix)
  }

  /// The same context with some of its properties changed.
  func with(_ change: (inout PageContext) -> Void) -> PageContext {
    var context = self
    change(&context)
    return context
  }

  /// Whether a pop recognizer alone decides what becomes of a touch.
  public var isOrdinary: Bool { contents.isEmpty && isUsual }

  /// The one scroll view of an otherwise ordinary page that only scrolls up and down; nil on any
  /// other page.
  package var onlyScroll: ContentRecognizer? {
    guard isUsual, contents.count == 1, let scroll = contents.first, scroll.kind == .scroll,
      scroll.directions == .vertical, scroll.slop == 10, !scroll.isMoving
    else { return nil }
    return scroll
  }

  /// Whether layout, navigation and people's ways are as everywhere.
  private var isUsual: Bool {
    pushRemaining == nil && !isRightToLeft && arrangement == .fullScreen
      && !repeatsLastMove && popStart == .anywhere && !popAvoidsContent && conditionRemaining == nil
      && navigation == NavigationState()
  }

  /// The strokes that the content takes.
  public var servedDirections: ContentDirections { contents.reduce([]) { $0.union($1.directions) } }

  /// The context of this name.
  public static func named(_ name: String) -> PageContext? { all.first { $0.name == name } }

  /// Every context, in the order of lists.
  public static let all: [PageContext] = [
    .plain,
    .list,
    .carousel,
    .carouselStart,
    .pagedFirst,
    .pagedOther,
    .pagedSettling,
    .pagedRoot,
    .pagedLists,
    .pagedBackButton,
    .leadingActions,
    .openTrailingAction,
    .zoomedImage,
    .map,
    .slider,
    .root,
    .transition,
    .pagedTransition,
    .canvas,
    .textSelection,
    .disabled,
    .customBackButton,
    .customBar,
    .outOfReach,
    .rightToLeft,
    .pagedRightToLeft,
    .landscape,
    .splitView,
    .window,
  ]
}

/// Where people who want to go back touch down on a page.
public enum PopStart: String, Sendable, CaseIterable {
  /// At the edge or elsewhere, as often as the population does.
  case anywhere
  /// All at the edge, as the content takes every other stroke.
  case edge
  /// Nobody at the edge, as no thumb reaches it.
  case awayFromEdge
}

/// What part of a screen a page has.
public enum Arrangement: String, Sendable, CaseIterable {
  /// All of it, held as the screen says.
  case fullScreen
  /// All of it, turned by 90 degrees.
  case landscape
  /// One half of it, at the leading side.
  case half
  /// A third of it, but at least 320 pt, at the leading side.
  case third
}
