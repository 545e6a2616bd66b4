import NavigationModel
import PolicyLibrary
import PopGesture

/// A page in words.
enum ContextText {
  /// Content, state, behaviour and mix.
  static func more(_ context: PageContext) -> [String] {
    let mix = context.mix.shares.map { "\($0.intent) \($0.percent)" }
    var lines = context.contents.map { "content: \(text(of: $0))" }
    if context.contents.isEmpty { lines.append("content: no gestures of its own") }
    if context.hasVerticalScroll {
      lines.append(
        "ties: to a pan without relation the scroll view is itself a gate of 45 degrees:"
          + " \(ScrollTie.usual.summary) (\(ScrollTie.usual.rawValue), unconfirmed; otherwise"
          + " \(ScrollTie.deeperView.rawValue))")
    }
    lines.append("pages on the stack: \(context.navigation.stackDepth)")
    lines += states(of: context)
    switch context.popStart {
    case .anywhere: break
    case .edge: lines.append("people who want to go back start at the edge (assumed)")
    case .awayFromEdge:
      lines.append("people who want to go back start away from the edge (assumed)")
    }
    if context.popAvoidsContent {
      lines.append("people who want to go back keep off the content (assumed)")
    }
    lines.append("what people want, in percent (assumed): \(mix.joined(separator: ", "))")
    return lines
  }

  /// What is not as on an ordinary page.
  private static func states(of context: PageContext) -> [String] {
    let number = ExplainVerb.number
    let navigation = context.navigation
    let states: [(holds: Bool, text: String)] = [
      (navigation.isPopDisabled, "the app switched the system's swipe back off"),
      (navigation.hasCustomBackButton, "a back button of the app's own"),
      (navigation.hasCustomBar, "the navigation bar is hidden, or the app's own"),
      (context.isRightToLeft, "the layout runs from right to left"),
      (
        !navigation.isConditionMet && context.conditionRemaining == nil,
        "the app's condition for a swipe back does not hold"
      ),
    ]
    var lines = states.filter(\.holds).map { "state: \($0.text)" }
    if let remaining = context.conditionRemaining {
      lines.append("state: the app's condition holds \(number(remaining)) s after touch-down")
    }
    if let remaining = context.pushRemaining {
      lines.append("state: a push goes on for \(number(remaining)) s after touch-down")
    }
    return lines
  }

  private static func text(of content: ContentRecognizer) -> String {
    let kind =
      switch content.kind {
      case .scroll: "a scroll view's pan, \(ExplainVerb.number(content.slop)) pt of slop"
      case .swipeAction: "a row's swipe-action pan, \(ExplainVerb.number(content.slop)) pt of slop"
      case .pan: "a pan of the app's own, \(ExplainVerb.number(content.slop)) pt of slop"
      case .touchTracking: "raw touches, no recognizer"
      case .longPress: "a long press of \(ExplainVerb.number(ContentRecognizer.pressDuration)) s"
      }
    let names: [(ContentDirections, String)] = [
      (.rightward, "rightward"), (.leftward, "leftward"), (.vertical, "vertical"),
    ]
    let directions = names.filter { content.directions.contains($0.0) }.map(\.1)
    let limit = content.isAtLeadingLimit ? ", at its leading end" : ""
    let motion = content.isMoving ? ", still moving" : ""
    return "\(kind), for \(directions.joined(separator: ", ")) strokes\(limit)\(motion)"
  }
}
