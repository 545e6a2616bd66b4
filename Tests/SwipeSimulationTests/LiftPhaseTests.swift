import TestSupport
import Testing

@testable import SwipeSimulation

@Suite("Lift phase from the release")
struct LiftPhaseTests {
  @Test("release over mean speed of the windowed reach, as tabulated to two decimals")
  func table() async {
    await each(
      zip(
        [0.5, 0.55, 0.6, 0.65, 0.7, 0.76, 0.8, 0.85, 0.9],
        [1.69, 1.55, 1.39, 1.22, 1.03, 0.78, 0.61, 0.40, 0.21])
    ) { phase, ratio in
      #expect(abs(LiftPhase.phase(releaseOverMean: ratio) - phase) < 0.003)
    }
  }

  @Test("inverts the profile everywhere")
  func inverse() {
    for step in 0...60 {
      let phase = 0.31 + 0.68 * Float(step) / 60
      let ratio = SpeedProfile(from: 0.05, to: phase).liftOverMean
      #expect(abs(LiftPhase.phase(releaseOverMean: Double(ratio)) - Double(phase)) < 2e-6)
    }
  }

  @Test("ratios that no phase gives are taken as the nearest that one does")
  func ends() {
    #expect(abs(LiftPhase.phase(releaseOverMean: 9) - 0.3) < 2e-6)
    #expect(abs(LiftPhase.phase(releaseOverMean: -1) - 1) < 2e-6)
  }
}
