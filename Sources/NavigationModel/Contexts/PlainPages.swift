import PopGesture

/// Pages without gestures of their own, in every state and layout.
extension PageContext {
  package static let plain = PageContext(
    "plain", "a page without gestures of its own, with one page to go back to",
    mix: IntentMix(
      pop: 55, popAbort: 10, contentLeft: 10, contentVertical: 7, contentBrowse: 8, tapSmear: 8,
      grip: 2))

  package static let root = PageContext(
    "root", "the first page, with nothing to go back to",
    mix: IntentMix(
      contentRight: 30, contentLeft: 30, contentVertical: 15, contentBrowse: 20, tapSmear: 5)
  ).with { $0.navigation = NavigationState(stackDepth: 1) }

  package static let transition = PageContext(
    "transition", "a page that is still being pushed at touch-down", mix: IntentMix(doublePop: 100)
  ).with {
    $0.navigation = NavigationState(stackDepth: 4)
    // Half of the .35 s that a push takes (from memory): on average a finger comes half-way.
    $0.pushRemaining = 0.175
  }

  package static let disabled = PageContext(
    "disabled", "a page on which the app switched going back off",
    mix: IntentMix(pop: 50, contentVertical: 25, contentBrowse: 25)
  ).with { $0.navigation.isPopDisabled = true }

  package static let customBackButton = PageContext(
    "customBackButton", "a plain page with a back button of the app's own", mix: plain.mix
  ).with { $0.navigation.hasCustomBackButton = true }

  package static let customBar = PageContext(
    "customBar", "a plain page whose navigation bar is hidden, or the app's own", mix: plain.mix
  ).with { $0.navigation.hasCustomBar = true }

  /// A plain page in one hand whose thumb reaches neither the back button nor the leading edge.
  package static let outOfReach = PageContext(
    "outOfReach", "a plain page held so that no thumb reaches its back button or its leading edge",
    mix: plain.mix
  ).with { $0.popStart = .awayFromEdge }

  package static let rightToLeft = PageContext(
    "rightToLeft", "a plain page in a right-to-left layout", mix: plain.mix
  ).with { $0.isRightToLeft = true }

  package static let landscape = PageContext(
    "landscape", "a plain page on the screen turned by 90 degrees", mix: plain.mix
  ).with { $0.arrangement = .landscape }

  package static let splitView = PageContext(
    "splitView", "a plain page in the leading half of the screen", mix: plain.mix
  ).with { $0.arrangement = .half }

  package static let window = PageContext(
    "window", "a plain page in a window of a third of the screen, at least 320 pt", mix: plain.mix
  ).with { $0.arrangement = .third }
}
