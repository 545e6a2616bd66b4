/// Completes when the drag covered more than a share of the view's width.
///
/// `progress > 0.5` and `progress > 1/3`, strict, are the first and third ideas of the article
/// "How to implement a non-edge swipe back"; both grow with the screen, which is the point.
public struct Fraction: CompletionPolicy, Equatable {
  /// Share of the view's width, 0 to 1.
  public var fraction: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy for a share of the width.
  public init(fraction: Double, boundary: ThresholdBoundary = .exclusive) {
    self.fraction = fraction
    self.boundary = boundary
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double { fraction }

  /// What it reads.
  public var needs: ReleaseNeeds { [] }

  /// How far the release reaches, in the unit of the threshold.
  @inlinable
  public func score(_ release: Release) -> Double {
    release.inWidths(release.translation)
  }
}
