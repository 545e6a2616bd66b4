import PolicyLibrary
import PopGesture

/// Plays the touches of one page to a system's pop recognizers and to the page's own recognizers,
/// in the order in which UIKit asks them.
///
/// For each event: before each pop recognizer, content that waits for nobody, as the deeper view,
/// unless it leaves the stroke to a pop (`ScrollTie`); at the end, all other content. Whoever
/// begins makes the others fail, unless both may act at once. The buffers are used again from touch
/// to touch.
struct TouchArbiter<Velocity: VelocityEstimator>: Sendable {
  private var pops: [PopTracker<Velocity>]
  private(set) var contents: [ContentTracker]
  /// Whether pop and content have acted at once; raw touches lose the finger to any pop.
  private(set) var isDual = false
  /// The first pop recognizer that has begun, if one has, also after the lift or the system's
  /// cancellation.
  private(set) var begun: Int?
  /// Per pop recognizer, what each recognizer of the content is to it.
  private let relations: [[Arbitration.Relation]]

  init(
    _ installed: [PopRecognizer], _ reading: ReleaseReading, on context: PageContext,
    _ view: NavigatingView
  ) {
    pops = installed.map {
      PopTracker($0, reading, isRightToLeft: context.isRightToLeft, on: view)
    }
    contents = context.contents.map(ContentTracker.init)
    relations = installed.map { pop in context.contents.map(pop.arbitration.relation) }
  }

  /// Why no pop began: what stopped the last recognizer, which had the touch when all before had
  /// failed.
  var refusal: Outcome {
    switch pops.indices.last.map(state) {
    case nil: .notBegun(.notInstalled)
    case .cancelled: .systemCancelled
    case .failed(let reason): Outcome(notBegun: reason)
    case .waiting: .notBegun(.waiting)
    case .possible, .began, .ended: .notBegun(.slop)
    }
  }

  // Asked through spans: reading an element of the array copies the tracker with its rules.

  /// Whether a pop recognizer may still begin.
  private func isOpen(_ pop: Int) -> Bool { pops.span[pop].isOpen }

  /// Where a pop recognizer stands.
  func state(_ pop: Int) -> GestureTracker<Velocity>.State { pops.span[pop].state }

  /// What a policy would judge if the finger lifted now.
  func release(_ pop: Int) -> Release { pops.span[pop].release }

  /// Events at which a pop recognizer's gesture changed.
  func changes(_ pop: Int) -> Int { pops.span[pop].changes }

  /// Starts with another touch.
  ///
  /// - Parameter isOnContent: whether the touch is on the content.
  mutating func touchDown(_ sample: TouchSample, _ navigation: NavigationState, isOnContent: Bool) {
    isDual = false
    begun = nil
    for index in pops.indices {
      pops[index].reset()
      if pops[index].receive(sample, navigation, isHeld: false) { begun = begun ?? index }
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
        for content in contents.indices
        where !isHeld(content) && !yields(content, at: sample) {
          step(content, sample, isHeld: false)
        }
      }
      let isHeld = mustWait(index)
      guard pops[index].receive(sample, navigation, isHeld: isHeld) else { continue }
      begun = min(begun ?? index, index)
      if !hadBegun { take(index) }
    }
    if sample.phase != .cancelled {
      for index in contents.indices where contents[index].isOpen {
        step(index, sample, isHeld: isHeld(index))
      }
    }
    if !isDual, let begun, !contents.isEmpty, state(begun).hasBegun {
      isDual = contents.contains { $0.state == .active }
    }
  }

  /// One event for a recognizer of the content.
  private mutating func step(_ index: Int, _ sample: TouchSample, isHeld: Bool) {
    let wasActive = contents[index].state == .active
    contents[index].receive(sample, isHeld: isHeld)
    guard !wasActive, contents[index].state == .active, contents[index].isRecognizer else { return }
    for pop in pops.indices where !mayShare(pop, index) {
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
    for index in contents.indices where !mayShare(pop, index) {
      contents[index].giveWay()
    }
  }

  private func mayShare(_ pop: Int, _ content: Int) -> Bool {
    if case .together = relations[pop][content] { return true }
    return false
  }

  /// Whether content has to wait for a pop recognizer.
  private func isHeld(_ content: Int) -> Bool {
    for pop in pops.indices {
      if case .contentWaits = relations[pop][content], isOpen(pop) { return true }
    }
    return false
  }

  /// Whether content comes after the pop recognizers at this event, as it leaves the stroke to one
  /// that has no relation to it.
  private func yields(_ content: Int, at sample: TouchSample) -> Bool {
    guard contents[content].yields(at: sample) else { return false }
    for pop in pops.indices {
      if case .none = relations[pop][content], isOpen(pop) { return true }
    }
    return false
  }

  /// Whether a pop recognizer has to wait for the content, or for the recognizer before it.
  private func mustWait(_ pop: Int) -> Bool {
    for earlier in 0..<pop where isOpen(earlier) { return true }
    for content in contents.indices {
      if case .popWaits = relations[pop][content], contents[content].isOpen { return true }
    }
    return false
  }
}
