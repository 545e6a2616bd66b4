import TestSupport

@testable import Recordings

/// A small study beside the published figures, made once for all tests.
enum FidelitySamples {
  static let study = FidelityStudy(participants: 60, swipesPerIntent: 20)

  private static let task = Task { await compare(study) }

  static func published() async -> FidelityComparison { await task.value }

  static func compare(_ study: FidelityStudy, workers: Int = 2) async -> FidelityComparison {
    let synthetic = await study.run(
      crowds: FidelityComparison.crowds(of: .published), workers: workers)
    return FidelityComparison(study, synthetic, reference: .published)
  }
}

/// Features of a stroke: only what a test names differs from a level one of 160 pt in 100 ms.
func testStroke(
  dx: Double = 160, dy: Double = 0, duration: Double = 100, release: Double = 1000
) -> StrokeFeatures {
  StrokeFeatures(
    start: 32, dx: dx, dy: dy, duration: duration,
    meanSpeed: (dx * dx + dy * dy).squareRoot() / duration * 1000, releaseSpeed: release,
    straightness: 1, deviation: 0)
}
