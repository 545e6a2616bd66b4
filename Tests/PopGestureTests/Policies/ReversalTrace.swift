import PolicyLibrary
import PopGesture
import Testing

/// A touch on a view of 402 pt, made of straight pieces at constant speeds, with an event every
/// 1/120 s and at the end of every piece.
struct ReversalTrace {
  /// Length in pt, negative towards the edge, and seconds.
  typealias Piece = (distance: Double, duration: Double)

  var pieces: [Piece]
  static let width = 402.0

  /// Out for half a second, then back at a speed for 1/20 s: long enough for the estimate to be
  /// that speed.
  init(out: Double = 340, backAt speed: Double) {
    pieces = [(out, 0.5), (-speed / 20, 0.05)]
  }

  init(_ pieces: Piece...) { self.pieces = pieces }

  /// Where the finger is, in pt from touch-down, and when.
  var moves: [(time: Double, dx: Double)] {
    var (moves, begin, place) = ([(time: Double, dx: Double)](), 0.0, 0.0)
    for piece in pieces {
      var event = 1
      while Double(event) / 120 < piece.duration - 1e-9 {
        let elapsed = Double(event) / 120
        moves.append((begin + elapsed, place + piece.distance * elapsed / piece.duration))
        event += 1
      }
      begin += piece.duration
      place += piece.distance
      moves.append((begin, place))
    }
    return moves
  }

  /// Whether a preset completes, told the speed that UIKit's pan tells.
  ///
  /// One estimate for all, so that rules differ and not estimators; UIKit's own rule reads UIKit's
  /// means.
  func completes(_ name: String) throws -> Bool {
    let policy = try policy(name)
    let release =
      policy.family.estimator == .uikitTransition
      ? release(TransitionVelocity.self, policy) : release(TwoSampleBlend.self, policy)
    return policy.completes(try #require(release))
  }

  private func release<Velocity: VelocityEstimator>(
    _ type: Velocity.Type, _ policy: NamedPolicy
  ) -> Release? {
    let reading = ReleaseReading(
      estimator: policy.reading.estimator, readsPath: true,
      reversalRule: policy.reading.reversalRule, travelRule: policy.reading.travelRule)
    var tracker = reading.tracker(type, .pan, viewWidth: Self.width)
    tracker.receive(TouchSample(time: 0, x: 10, y: 300, phase: .began))
    for move in moves {
      tracker.receive(TouchSample(time: move.time, x: 10 + move.dx, y: 300, phase: .moved))
    }
    let end = pieces.reduce(0) { $0 + $1.duration }
    tracker.receive(TouchSample(time: end, x: 10, y: 300, phase: .ended))
    return tracker.state == .ended ? tracker.release(viewWidth: Self.width) : nil
  }
}
