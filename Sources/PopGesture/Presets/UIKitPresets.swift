// Written from the catalogue of `PolicyLibrary` by PresetValueTests.

extension CompletionPolicy where Self == NavigationProjection {
  /// `x + v*T + a*T^2/2 > scale * min(cap, fraction * W) after three samples; v > 0 after fewer;
  /// never without a change`.
  ///
  /// From reverse-engineered UINavigationController; T = 0.35 s from memory; unconfirmed. Its
  /// velocity is that of `TransitionVelocity`.
  public static var uikit: NavigationProjection {
    NavigationProjection()
  }
}

extension CompletionPolicy where Self == VelocitySign {
  /// `v >= velocity`.
  ///
  /// From reverse-engineered older branch of the same class; unconfirmed.
  public static var uikitLegacy: VelocitySign {
    VelocitySign()
  }
}

extension CompletionPolicy where Self == DecayProjection {
  /// `(x + v / 1000 * d / (1 - d)) / W > 0.5, d = 0.998`.
  ///
  /// From Apple, WWDC 2018 session 803, Designing Fluid Interfaces, normal rate; secondary.
  public static var wwdcProjection: DecayProjection {
    DecayProjection()
  }
}

extension CompletionPolicy where Self == DecayProjection {
  /// `(x + v / 1000 * d / (1 - d)) / W > 0.5, d = 0.99`.
  ///
  /// From Apple, WWDC 2018 session 803, Designing Fluid Interfaces, fast rate; secondary.
  public static var wwdcProjectionFast: DecayProjection {
    DecayProjection(deceleration: 0.99)
  }
}
