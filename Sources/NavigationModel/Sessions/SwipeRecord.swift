public import PolicyLibrary
public import PopGesture

/// Everything that is counted of one swipe under one system.
public struct SwipeRecord: Sendable, Equatable {
  /// What became of it; of two touches, the first that was no completed pop.
  public var outcome: Outcome
  /// What policies judged, of the last touch that was released; nil without one.
  public var release: Release?
  /// Whether a pop gesture began.
  public var hasBegun = false
  /// Whether the content followed the finger at any time.
  public var contentRecognized = false
  /// Whether the content followed the finger and then lost the touch to a pop.
  public var contentCancelled = false
  /// Whether pop and content acted at once.
  public var isDual = false
  /// Length of the finger's path from touch-down to release in pt.
  public var travel = 0.0
  /// The same up to the first moment at which a release would have completed the pop; NaN without
  /// such a moment.
  public var requiredTravel = Double.nan
  /// Seconds from touch-down to release.
  public var duration = 0.0
  /// Pages popped.
  public var pops = 0

  /// A record of a swipe with this outcome and nothing else.
  public init(_ outcome: Outcome) { self.outcome = outcome }
}

extension SwipeRecord {
  /// The record of a swipe of several touches, this one before `next`.
  func followed(by next: SwipeRecord) -> SwipeRecord {
    var both = next
    if next.outcome != .corrupted, next.outcome != .stuck, outcome != .popCompleted {
      both.outcome = outcome
    }
    both.release = next.release ?? release
    both.hasBegun = hasBegun || next.hasBegun
    both.contentRecognized = contentRecognized || next.contentRecognized
    both.contentCancelled = contentCancelled || next.contentCancelled
    both.isDual = isDual || next.isDual
    both.requiredTravel = requiredTravel.isNaN ? travel + next.requiredTravel : requiredTravel
    both.travel += travel
    both.duration += duration
    both.pops += pops
    return both
  }
}
