import PopGesture

/// A touch written as the places of its events, one every 10 ms unless times are given.
struct TouchPlay {
  var recognizer = Recognizer.pan
  var stackDepth = 2
  var start = (x: 100.0, y: 300.0)

  /// The tracker after touch-down and moves by (dx, dy) from it.
  func moved(_ moves: (dx: Double, dy: Double)...) -> GestureTracker<TwoSampleBlend> {
    moved(moves.enumerated().map { (Double($0.offset + 1) / 100, $0.element.dx, $0.element.dy) })
  }

  /// The tracker after touch-down at 0 s and moves at the given times.
  func moved(
    _ moves: [(time: Double, dx: Double, dy: Double)]
  ) -> GestureTracker<TwoSampleBlend> {
    var tracker = GestureTracker<TwoSampleBlend>(
      recognizer: recognizer, navigation: NavigationState(stackDepth: stackDepth))
    tracker.receive(TouchSample(time: 0, x: start.x, y: start.y, phase: .began))
    for move in moves {
      tracker.receive(
        TouchSample(
          time: move.time, x: start.x + move.dx, y: start.y + move.dy, phase: .moved))
    }
    return tracker
  }
}

extension GestureTracker {
  /// The tracker after one more event.
  func then(_ phase: TouchPhase, time: Double = 1, x: Double = 0) -> Self {
    var next = self
    next.receive(TouchSample(time: time, x: x, y: 0, phase: phase))
    return next
  }
}
