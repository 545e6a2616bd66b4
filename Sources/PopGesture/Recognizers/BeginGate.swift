/// Which directions a begin gate lets through.
public enum GateDirection: String, Sendable, CaseIterable {
  /// No direction test.
  case any
  /// The slop-free translation must not point away from popping (`translation.x >= 0`).
  case notAway
  /// The slop-free translation must point towards popping (`translation.x > 0`). After slop removal
  /// this is an angle filter: a drag whose x is still inside the slop is refused.
  case towards
}

/// What a recognizer's delegate is asked once, at the moment the slop has been passed.
public struct BeginGate: Sendable, Equatable {
  /// Whether there must be a page to go back to.
  public var requiresPreviousPage: Bool
  /// The direction test.
  public var direction: GateDirection

  /// Composes a gate.
  public init(requiresPreviousPage: Bool, direction: GateDirection) {
    self.requiresPreviousPage = requiresPreviousPage
    self.direction = direction
  }

  /// Why the gate refuses, or nil when it lets the gesture begin.
  @inlinable
  public func refusal(of request: BeginRequest) -> NotBegunReason? {
    if requiresPreviousPage, request.stackDepth <= 1 { return .rootPage }
    switch direction {
    case .any: return nil
    case .notAway: return request.translation >= 0 ? nil : .direction
    case .towards: return request.translation > 0 ? nil : .direction
    }
  }
}

/// What the gate can see.
///
/// A gate that asks for velocity or location must say so in `Recognizer.sight`: simulations leave
/// out events before the begin, on which these depend.
///
/// Location and velocity are those of the moment of recognition, not of touch-down.
public struct BeginRequest: Sendable, Equatable {
  /// Current location from the leading edge in pt.
  public var location: Double
  /// Slop-free translation along the pop direction in pt.
  public var translation: Double
  /// Estimated velocity along the pop direction in pt/s.
  public var velocity: Double
  /// Number of pages on the navigation stack.
  public var stackDepth: Int

  /// Creates a request.
  @inlinable
  public init(location: Double, translation: Double, velocity: Double, stackDepth: Int) {
    self.location = location
    self.translation = translation
    self.velocity = velocity
    self.stackDepth = stackDepth
  }
}
