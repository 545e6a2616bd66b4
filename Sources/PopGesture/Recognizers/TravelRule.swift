/// How a framework keeps count of the travel while the finger is down, where that is not simply
/// where the finger is.
public enum TravelRule: Sendable, Hashable {
  /// Steps are added and the sum is held within 0 and the view's width at every event: a progress
  /// between 0 and 1. A finger that went behind its start and comes forward again is then ahead of
  /// its net translation, one that comes back from beyond the end behind it.
  case withinWidth
  /// The same within 0 and this many pt.
  case within(Double)
  /// Steps from touch-down are added; once the sum has been beyond this many pt either way, a
  /// return within them sets it to 0, and only the direction that was first counts. Until it is
  /// beyond, and in the other direction, there is no travel: minus infinity.
  case restarting(Double)
}

/// Follows a drag for a `TravelRule`.
@usableFromInline struct TravelCount: Sendable {
  private let rule: TravelRule
  private let width: Double
  /// The sum of steps.
  private var sum = 0.0
  /// Where the finger was at the event before, in pt.
  private var place = 0.0
  /// The direction that counts, 1 or -1; 0 before the first.
  private var direction = 0.0
  /// Whether the sum is beyond what is left out, in that direction.
  private var isBeyond = false

  @usableFromInline
  init(_ rule: TravelRule, viewWidth: Double) { (self.rule, width) = (rule, viewWidth) }

  /// Forgets the drag.
  @usableFromInline mutating func reset() { self = TravelCount(rule, viewWidth: width) }

  /// The travel in pt.
  @usableFromInline var travel: Double {
    switch rule {
    case .withinWidth, .within: sum
    case .restarting: isBeyond && direction > 0 ? sum : -.infinity
    }
  }

  /// Takes in one more event: the translation and the displacement from touch-down in pt.
  @usableFromInline mutating func move(translation: Double, displacement: Double) {
    switch rule {
    case .withinWidth: hold(translation, within: width)
    case .within(let length): hold(translation, within: length)
    case .restarting(let length): add(displacement, beyond: length)
    }
  }

  private mutating func hold(_ newest: Double, within length: Double) {
    // One that stays within is the translation itself, to the last bit.
    sum = min(max(sum == place ? newest : sum + (newest - place), 0), length)
    place = newest
  }

  private mutating func add(_ newest: Double, beyond length: Double) {
    sum = sum == place ? newest : sum + (newest - place)
    place = newest
    let side: Double = sum > 0 ? 1 : -1
    if abs(sum) > length, direction == 0 || side == direction {
      (direction, isBeyond) = (side, true)
    } else if isBeyond {
      (sum, isBeyond) = (0, false)
    }
  }
}
