/// The estimators that experiments can name.
///
/// Adding one is its file, its case here and its line in `open`.
public enum VelocityEstimatorKind: String, Sendable, CaseIterable {
  /// `TwoSampleBlend`: what `UIPanGestureRecognizer` reports, as far as known.
  case uikitBlend = "uikit-blend"
  /// `TransitionVelocity`: what UIKit's navigation transition makes of that.
  case uikitTransition = "uikit-transition"
  /// `LeastSquaresSlope`: the slope of a straight line over the last 100 ms.
  case leastSquares = "least-squares-100ms"

  /// One sentence for lists.
  public var summary: String { open(SummaryOf()) }

  /// Calls `visitor` with the type of this estimator, so that what it does is compiled for it.
  @inlinable
  public func open<Visitor: VelocityVisitor>(_ visitor: Visitor) -> Visitor.Result {
    switch self {
    case .uikitBlend: visitor.visit(TwoSampleBlend.self)
    case .uikitTransition: visitor.visit(TransitionVelocity.self)
    case .leastSquares: visitor.visit(LeastSquaresSlope.self)
    }
  }

  /// How far back it looks.
  public var memory: EventMemory { open(MemoryOf()) }
}

/// What is done with the type of an estimator that was chosen at run time.
public protocol VelocityVisitor {
  /// What comes of it.
  associatedtype Result
  /// Does it.
  func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> Result
}

private struct SummaryOf: VelocityVisitor {
  func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> String { Velocity.summary }
}

private struct MemoryOf: VelocityVisitor {
  func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> EventMemory { Velocity.memory }
}
