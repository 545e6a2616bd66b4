/// Pages whose content follows the finger in other ways.
extension PageContext {
  package static let leadingActions = PageContext(
    "leadingActions", "a row of a list whose actions a rightward stroke reveals",
    mix: IntentMix(pop: 25, popAbort: 5, contentRight: 30, contentLeft: 10, contentVertical: 30)
  ).with {
    $0.contents = [
      ContentRecognizer(.swipeAction, .rightward), ContentRecognizer(.scroll, .vertical),
    ]
    $0.popStart = .edge
  }

  package static let openTrailingAction = PageContext(
    "openTrailingAction",
    "a row of a list with its trailing actions open, closed by a right stroke",
    mix: IntentMix(pop: 10, contentRight: 60, contentVertical: 30)
  ).with {
    $0.contents = [
      ContentRecognizer(.swipeAction, .sideways), ContentRecognizer(.scroll, .vertical),
    ]
    $0.popStart = .edge
  }

  /// A map or another canvas that pans every way.
  package static let map = PageContext(
    "map", "a map that pans in every direction",
    mix: IntentMix(pop: 10, popAbort: 5, contentRight: 40, contentLeft: 35, contentVertical: 10)
  ).with {
    $0.contents = [ContentRecognizer(.pan, .all)]
    $0.popStart = .edge
  }

  /// A slider or seek bar under the finger; people who want to go back keep off it.
  package static let slider = PageContext(
    "slider", "a slider or seek bar, which tracks raw touches",
    mix: IntentMix(pop: 10, popAbort: 5, contentRight: 45, contentLeft: 40)
  ).with {
    $0.contents = [ContentRecognizer(.touchTracking, .sideways)]
    $0.popAvoidsContent = true
  }

  package static let canvas = PageContext(
    "canvas", "a drawing canvas that reads raw touches", mix: IntentMix(pop: 5, stroke: 95)
  ).with {
    $0.contents = [ContentRecognizer(.touchTracking, .all)]
    $0.popStart = .edge
  }

  /// Text that a long press selects, as drag and drop is lifted.
  package static let textSelection = PageContext(
    "textSelection", "text that a long press and a stroke select",
    mix: IntentMix(pop: 10, contentVertical: 30, stroke: 60)
  ).with {
    $0.contents = [ContentRecognizer(.longPress, .all), ContentRecognizer(.scroll, .vertical)]
    $0.strokeHold = 0.6
  }
}
