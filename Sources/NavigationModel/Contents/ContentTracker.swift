import PopGesture

/// Follows one touch for a recognizer of the page's content.
struct ContentTracker: Sendable {
  /// Where it stands.
  enum State: Sendable, Equatable {
    /// Not yet decided.
    case possible
    /// Ready to begin, but held until a pop recognizer has failed.
    case waiting
    /// The content follows the finger.
    case active
    /// Not a stroke for this content.
    case failed
    /// The content followed the finger until a pop took the touch away.
    case takenAway
  }

  let content: ContentRecognizer
  private(set) var state = State.possible
  private var start = (x: 0.0, y: 0.0, time: 0.0)

  init(_ content: ContentRecognizer) { self.content = content }

  /// Whether it may still begin.
  var isOpen: Bool { state == .possible || state == .waiting }
  /// Whether it has followed the finger at any time.
  var wasRecognized: Bool { state == .active || state == .takenAway }
  /// Whether it is a gesture recognizer at all, with which others have relations.
  var isRecognizer: Bool { content.kind != .touchTracking }

  /// Starts with another touch.
  ///
  /// - Parameter isOnContent: whether the touch is on this content at all.
  mutating func touchDown(_ sample: TouchSample, isOnContent: Bool) {
    let first: State = content.kind == .touchTracking ? .active : .possible
    state = isOnContent ? first : .failed
    start = (sample.x, sample.y, sample.time)
  }

  /// Takes in a move, or the lift.
  ///
  /// - Parameter isHeld: whether a pop recognizer must fail first and has not yet.
  mutating func receive(_ sample: TouchSample, isHeld: Bool) {
    let isPress = content.kind == .longPress
    if state == .waiting, !isHeld {
      // A pan whose finger has lifted has nothing left to follow.
      state = sample.phase == .moved || isPress ? .active : .failed
    }
    guard state == .possible else { return }
    let age = TouchSample.elapsed(from: start.time, to: sample.time)
    if isPress, age >= ContentRecognizer.pressDuration {
      state = isHeld ? .waiting : .active
      return
    }
    guard sample.phase == .moved else { return }
    let (dx, dy) = (sample.x - start.x, sample.y - start.y)
    guard abs(dx) >= content.slop || abs(dy) >= content.slop else { return }
    if isPress || !content.takes(dx: dx, dy: dy) {
      state = .failed
    } else {
      state = isHeld ? .waiting : .active
    }
  }

  /// Whether a pop recognizer that is ready at this event comes before it.
  func yields(at sample: TouchSample) -> Bool {
    state == .possible && content.yields(dx: sample.x - start.x, dy: sample.y - start.y)
  }

  /// A pop has begun and shares the touch with nobody.
  mutating func giveWay() {
    switch state {
    case .possible, .waiting: state = .failed
    case .active: state = .takenAway
    case .failed, .takenAway: break
    }
  }
}
