public import PopGesture

/// The view that navigates: its size in pt and the density of its screen, NaN where unknown.
public struct NavigatingView: Sendable, Hashable {
  /// Width and height in pt, and mm per pt.
  public let width, height, millimetresPerPoint: Double

  /// Describes a view.
  public init(width: Double, height: Double = .nan, millimetresPerPoint: Double) {
    (self.width, self.height, self.millimetresPerPoint) = (width, height, millimetresPerPoint)
  }
}

extension GestureTracker {
  /// The snapshot that policies judge in a view.
  @inlinable @inline(__always) public func release(in view: NavigatingView) -> Release {
    release(
      viewWidth: view.width, viewHeight: view.height, millimetresPerPoint: view.millimetresPerPoint)
  }
}

extension PathTracker {
  /// The snapshot that policies judge in a view.
  @inlinable @inline(__always) public func release(in view: NavigatingView) -> Release {
    release(
      viewWidth: view.width, viewHeight: view.height, millimetresPerPoint: view.millimetresPerPoint)
  }
}
