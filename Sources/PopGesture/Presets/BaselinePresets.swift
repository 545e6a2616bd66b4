// Written from the catalogue of `PolicyLibrary` by PresetValueTests.

extension CompletionPolicy where Self == Fraction {
  /// `x > 0.5 W`.
  ///
  /// From article "How to implement a non-edge swipe back (continued)", sample code; verified.
  public static var halfWidth: Fraction {
    Fraction(fraction: 0.5)
  }
}

extension CompletionPolicy where Self == Fraction {
  /// `x > 0.3333333333333333 W`.
  ///
  /// From the same article, first improvement: more than 1/3 of the width; verified.
  public static var oneThird: Fraction {
    Fraction(fraction: 0.3333333333333333)
  }
}

extension CompletionPolicy where Self == FixedDistance {
  /// `x > 100 pt`.
  ///
  /// From the same article proposes a fixed length without a number; 100 pt from Damus; secondary.
  public static var fixedDistance: FixedDistance {
    FixedDistance(distance: .points(100))
  }
}

extension CompletionPolicy where Self == VelocityWeighted {
  /// `x + 0.3 v > 0.5 W`.
  ///
  /// From React Navigation stack and react-native-screens: x + 0.3 v > W/2; verified.
  public static var velocityWeighted: VelocityWeighted {
    VelocityWeighted(velocityWeight: 0.3, fraction: 0.5)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v / W >= 1: complete; v / W <= -1: cancel; otherwise x / W >= 0.5`.
  ///
  /// From Flutter CupertinoPageRoute: |v| >= 1 W/s decides, otherwise p >= 0.5; older version.
  public static var flingOverride: FlingOverride {
    FlingOverride(fling: .widthsPerSecond(1), travel: .fraction(0.5))
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 300 and x > 30: complete; v < -300: cancel; otherwise x / W > 0.5`.
  ///
  /// From article "How to implement a non-edge swipe back (continued)", third improvement; it gives
  /// no number: 30 pt, 300 pt/s and 1/2 are ours; unconfirmed.
  public static var flickOrFraction: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(300), flingBoundary: .exclusive, flingDistance: 30,
      travel: .fraction(0.5), boundary: .exclusive)
  }
}
