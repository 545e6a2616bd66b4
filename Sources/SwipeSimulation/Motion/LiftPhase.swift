/// The phase of the reach at which a finger lifts, read back from what is measured.
public enum LiftPhase {
  /// Phase already passed at touch-down, as in the fit of the recordings.
  private static let touchPhase: Float = 0.05
  /// Phases that are told apart.
  private static let range: ClosedRange<Float> = 0.3...1

  /// The lift phase b, .3 to 1, of a windowed minimum-jerk reach from phase .05 whose speed at the
  /// lift is this many times its mean speed.
  ///
  /// The ratio falls steadily with b, from 2.04 at .3 to 0 at 1; ratios beyond give the ends.
  /// Halved until the phase is known to 1e-6.
  public static func phase(releaseOverMean ratio: Double) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<20 {
      let middle = (low + high) / 2
      let value = SpeedProfile(from: touchPhase, to: middle).liftOverMean
      if Double(value) > ratio { low = middle } else { high = middle }
    }
    return Double((low + high) / 2)
  }
}
