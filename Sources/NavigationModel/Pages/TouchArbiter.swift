import PopGesture

/// Plays the touches of one page to a system's pop recognizers and to the page's own recognizers,
/// in the order in which UIKit asks them.
///
/// For each event: before each pop recognizer, content that waits for nobody, as the deeper view;
/// at the end, content that waits for a pop to fail. Whoever begins makes the others fail, unless
/// both may act at once. The buffers are used again from touch to touch.
struct TouchArbiter<Velocity: VelocityEstimator>: Sendable {
  var pops: [PopTracker<Velocity>]
  private(set) var contents: [ContentTracker]
  /// Whether pop and content have acted at once; raw touches lose the finger to any pop.
  private(set) var isDual = false

  init(_ pops: [PopTracker<Velocity>], _ contents: [ContentRecognizer]) {
    self.pops = pops
    self.contents = contents.map(ContentTracker.init)
  }

  /// The pop recognizer that has begun, if one has, also after the lift or the system's
  /// cancellation.
  ///
  /// A closure: in generic code a key path is made anew at every call.
  var begun: Int? { pops.firstIndex { $0.hasBegun } }

  /// Starts with another touch.
  ///
  /// - Parameter isOnContent: whether the touch is on the content.
  mutating func touchDown(
    _ sample: TouchSample, _ navigation: NavigationState, isOnContent: Bool
  ) {
    isDual = false
    for index in pops.indices {
      pops[index].reset()
      pops[index].receive(sample, navigation, isHeld: false)
    }
    for index in contents.indices {
      contents[index].touchDown(sample, isOnContent: isOnContent)
    }
  }

  /// Takes in a move, the lift or the system's cancellation.
  mutating func receive(_ sample: TouchSample, _ navigation: NavigationState) {
    let hadBegun = begun != nil
    for index in pops.indices {
      // Also before the second: what waited only for the first comes before it.
      if sample.phase != .cancelled {
        for content in contents.indices where !isHeld(contents[content]) {
          step(content, sample, isHeld: false)
        }
      }
      let isHeld = mustWait(pops[index], index)
      pops[index].receive(sample, navigation, isHeld: isHeld)
      if !hadBegun, pops[index].hasBegun { take(index) }
    }
    if sample.phase != .cancelled {
      for index in contents.indices where contents[index].isOpen {
        step(index, sample, isHeld: isHeld(contents[index]))
      }
    }
    if let begun, pops[begun].state.hasBegun {
      isDual = isDual || contents.contains { $0.state == .active }
    }
  }

  /// One event for a recognizer of the content.
  private mutating func step(_ index: Int, _ sample: TouchSample, isHeld: Bool) {
    let wasActive = contents[index].state == .active
    contents[index].receive(sample, isHeld: isHeld)
    guard !wasActive, contents[index].state == .active, contents[index].isRecognizer else { return }
    for pop in pops.indices where !mayShare(pops[pop], contents[index]) {
      pops[pop].fail(.lostToContent)
    }
    // Of two recognizers of the content one acts.
    for other in contents.indices where other != index && contents[other].isOpen {
      contents[other].giveWay()
    }
  }

  /// A pop has begun: the other pop recognizers fail, and content that may not share the touch
  /// loses it.
  private mutating func take(_ pop: Int) {
    for other in pops.indices where other != pop { pops[other].fail(.waiting) }
    for index in contents.indices where !mayShare(pops[pop], contents[index]) {
      contents[index].giveWay()
    }
  }

  private func mayShare(_ pop: PopTracker<Velocity>, _ content: ContentTracker) -> Bool {
    if case .together = pop.installed.arbitration.relation(to: content.content) { return true }
    return false
  }

  /// Whether content has to wait for a pop recognizer.
  private func isHeld(_ content: ContentTracker) -> Bool {
    pops.contains { pop in
      guard pop.isOpen else { return false }
      if case .contentWaits = pop.installed.arbitration.relation(to: content.content) {
        return true
      }
      return false
    }
  }

  /// Whether a pop recognizer has to wait for the content, or for the recognizer before it.
  private func mustWait(_ pop: PopTracker<Velocity>, _ index: Int) -> Bool {
    if pops[..<index].contains(where: { $0.isOpen }) { return true }
    return contents.contains { content in
      guard content.isOpen else { return false }
      if case .popWaits = pop.installed.arbitration.relation(to: content.content) { return true }
      return false
    }
  }
}
