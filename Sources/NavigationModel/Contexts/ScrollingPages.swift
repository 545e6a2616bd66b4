import PopGesture

/// Pages whose content scrolls: lists, carousels, pagers, zoomed images.
extension PageContext {
  package static let list = PageContext(
    "list", "a list that scrolls up and down",
    mix: IntentMix(
      pop: 30, popAbort: 5, contentLeft: 5, contentVertical: 27, contentBrowse: 30, tapSmear: 3)
  ).with { $0.contents = [ContentRecognizer(.scroll, .vertical)] }

  /// A row of cards under the finger, in the middle of its way, where people who want to go back
  /// start at the edge.
  package static let carousel = PageContext(
    "carousel", "a row of cards that scrolls sideways, scrolled to the middle",
    mix: mixOfCarousels
  ).with {
    $0.contents = [ContentRecognizer(.scroll, .sideways)]
    $0.navigation.isConditionMet = false
    $0.popStart = .edge
  }

  /// Shares of the carousel in the middle of its way; at its start they are those of a pager.
  static let mixOfCarousels = IntentMix(
    pop: 25, popAbort: 5, contentRight: 30, contentLeft: 35, contentVertical: 5)

  /// The same row of cards at its leading end, where it can only bounce to the right: as few try to
  /// as on the first page of a pager.
  package static let carouselStart = PageContext(
    "carouselStart", "the same row of cards at its leading end, where it only bounces back",
    mix: pagedFirst.mix
  ).with { $0.contents = [ContentRecognizer(.scroll, .sideways, isAtLeadingLimit: true)] }

  package static let pagedFirst = PageContext(
    "pagedFirst", "the first page of a pager, which bounces to the right",
    mix: IntentMix(pop: 40, popAbort: 5, contentRight: 5, contentLeft: 45, contentVertical: 5)
  ).with { $0.contents = [ContentRecognizer(.scroll, .sideways, isAtLeadingLimit: true)] }

  package static let pagedOther = PageContext(
    "pagedOther", "another page of a pager, which turns both ways",
    mix: IntentMix(pop: 10, popAbort: 5, contentRight: 40, contentLeft: 40, contentVertical: 5)
  ).with {
    $0.contents = [ContentRecognizer(.scroll, .sideways)]
    $0.navigation.isConditionMet = false
    $0.popStart = .edge
  }

  /// A pager that still turns back to its first page at touch-down: its index is the first one's
  /// only when it has come to rest.
  package static let pagedSettling = PageContext(
    "pagedSettling", "a pager that still turns back to its first page at touch-down",
    mix: pagedFirst.mix
  ).with {
    $0.contents = [ContentRecognizer(.scroll, .sideways, isAtLeadingLimit: true, isMoving: true)]
    $0.navigation.isConditionMet = false
    // Half of the .3 s that a turn takes (assumed): on average a finger comes half-way.
    $0.conditionRemaining = 0.15
  }

  /// The first page of a pager that is itself the first page of the stack, as a tab of an app often
  /// is: there is nothing to go back to, and strokes to the right only bounce.
  package static let pagedRoot = PageContext(
    "pagedRoot", "the first page of a pager, with nothing to go back to",
    mix: IntentMix(
      contentRight: 20, contentLeft: 50, contentVertical: 10, contentBrowse: 15, tapSmear: 5)
  ).with {
    $0.contents = pagedFirst.contents
    $0.navigation = NavigationState(stackDepth: 1)
  }

  /// The first page of a pager whose pages are lists: the list is the deeper scroll view.
  package static let pagedLists = PageContext(
    "pagedLists", "the first page of a pager whose pages are lists",
    mix: IntentMix(
      pop: 25, popAbort: 5, contentRight: 5, contentLeft: 30, contentVertical: 15,
      contentBrowse: 20)
  ).with { $0.contents = list.contents + pagedFirst.contents }

  /// The first page of a pager that is still being pushed when the finger touches down: what is
  /// installed on pagers alone meets a running transition only here.
  package static let pagedTransition = PageContext(
    "pagedTransition", "the first page of a pager that is still being pushed at touch-down",
    mix: transition.mix
  ).with {
    $0.contents = pagedFirst.contents
    $0.navigation = transition.navigation
    $0.pushRemaining = transition.pushRemaining
  }

  package static let pagedBackButton = PageContext(
    "pagedBackButton", "the first page of a pager with a back button of the app's own",
    mix: pagedFirst.mix
  ).with {
    $0.contents = pagedFirst.contents
    $0.navigation.hasCustomBackButton = true
  }

  package static let pagedRightToLeft = PageContext(
    "pagedRightToLeft", "the first page of a pager in a right-to-left layout", mix: pagedFirst.mix
  ).with {
    $0.contents = pagedFirst.contents
    $0.isRightToLeft = true
  }

  /// An image in a scroll view, zoomed, somewhere in the middle: it scrolls every way.
  package static let zoomedImage = PageContext(
    "zoomedImage", "a zoomed image, which scrolls in every direction", mix: map.mix
  ).with {
    $0.contents = [ContentRecognizer(.scroll, .all)]
    $0.navigation.isConditionMet = false
    $0.popStart = .edge
  }
}
