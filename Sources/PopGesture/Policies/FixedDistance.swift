/// Completes when the drag covered more than a fixed length, the same on every screen.
public struct FixedDistance: CompletionPolicy, Equatable {
  /// A length on the screen in one of the two units that matter.
  public enum Distance: Sendable, Equatable {
    /// Logical points, as an app measures.
    case points(Double)
    /// Millimetres of glass, as a finger measures; needs a screen of known density.
    case millimetres(Double)
  }

  /// The length that must be exceeded.
  public var distance: Distance
  /// Share of the width beyond which any drag completes, which caps the length on narrow views.
  public var fraction: Double
  /// Which side the threshold itself falls on.
  public var boundary: ThresholdBoundary

  /// Creates the policy for a length.
  public init(
    distance: Distance, fraction: Double = .infinity, boundary: ThresholdBoundary = .exclusive
  ) {
    self.distance = distance
    self.fraction = fraction
    self.boundary = boundary
  }

  /// The share or length that the score must exceed or reach, in the unit of the swept parameter.
  public var threshold: Double {
    switch distance {
    case .points(let length), .millimetres(let length): length
    }
  }

  private var isInMillimetres: Bool { if case .millimetres = distance { true } else { false } }

  /// What it reads.
  public var needs: ReleaseNeeds { isInMillimetres ? .millimetresPerPoint : [] }

  /// How far the release reaches, in the unit of the threshold; infinite beyond the cap.
  @inlinable
  public func score(_ release: Release) -> Double {
    guard release.tellsOfDrag else { return .nan }
    if boundary.accepts(release.inWidths(release.translation), threshold: fraction) {
      return .infinity
    }
    return switch distance {
    case .points: release.translation
    case .millimetres: release.translation * release.millimetresPerPoint
    }
  }
}
