import SwipeSimulation

@testable import Recordings

/// Recordings of known populations.
enum FitSamples {
  /// The screen of the paging recordings.
  static let screen = Screen(
    name: "recorded", title: "", width: 320, height: 533, millimetresPerPoint: 0.1558, kind: .phone,
    source: "")

  /// Recorded paging with other means, other covariances and other slow strokes.
  static let changed: Population = {
    var people = Population.recordedPaging
    people.rightGoing = changed(
      .fittedRight, by: [0.03, 0.2, 0.03, 3, 0], within: 0.8, between: 1.3)
    people.leftGoing = changed(
      .fittedLeft, by: [-0.03, -0.1, 0.02, 4, 0], within: 0.9, between: 0.8)
    (people.slowShapeA, people.slowShapeB) = (0.6, 5.4)
    return people
  }()

  /// Strokes of a population on a screen: as many in either direction.
  ///
  /// - Parameter rightwards: what those to the right are for.
  static func recording(
    of population: Population, people: Int, strokes: Int, seed: UInt64, on screen: Screen = screen,
    rightwards: Intent = .contentRight
  ) -> FitRecording {
    // A recording with nothing but its screen.
    var template = FitRecording(screens: [screen])
    template.add(stroke(dx: 100), intent: rightwards, of: "0", on: 0)
    return FitSimulation(people: people, strokes: strokes, seed: seed)
      .recording(of: population, like: template)
  }

  /// An ordinary stroke of this length.
  static func stroke(dx: Double, dy: Double = 0) -> StrokeFeatures {
    StrokeFeatures(
      start: 160, dx: dx, dy: dy, duration: 120, meanSpeed: abs(dx) / 0.12, releaseSpeed: 900,
      straightness: 1, deviation: 0.01)
  }

  private static func changed(
    _ model: StrokeModel, by shift: [Double], within: Double, between: Double
  ) -> StrokeModel {
    StrokeModel(
      mean: shift.indices.map { model.means[$0] + shift[$0] },
      between: Matrix5(model.between.rows.map { $0.map { $0 * between } }),
      within: Matrix5(model.within.rows.map { $0.map { $0 * within } }),
      bow: model.bow, liftShift: model.liftShift)
  }
}
