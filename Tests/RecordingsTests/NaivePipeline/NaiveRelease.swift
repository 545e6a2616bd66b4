/// What policies judge, for one swipe that began a pop.
struct NaiveRelease: Sendable {
  /// pt without the slop.
  var translation: Double
  /// pt/s by each estimator.
  var blend: Double
  var leastSquares: Double
  /// s from touch-down to lift.
  var duration: Double

  func velocity(_ estimator: NaiveVelocity) -> Double {
    estimator == .uikitBlend ? blend : leastSquares
  }

  /// The release of a touch under a recognizer; nil when no gesture begins.
  static func of(_ touches: [NaiveTouch], _ recognizer: NaiveRecognizer) -> NaiveRelease? {
    guard let swallowed = recognizer.swallowed(touches),
      let last = touches.last(where: { $0.kind == .move }), let lift = touches.last
    else { return nil }
    return NaiveRelease(
      translation: last.x - touches[0].x - swallowed,
      blend: NaiveVelocity.uikitBlend.estimate(touches),
      leastSquares: NaiveVelocity.leastSquares.estimate(touches),
      duration: lift.time - touches[0].time)
  }
}
