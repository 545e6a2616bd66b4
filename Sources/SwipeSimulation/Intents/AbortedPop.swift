/// Somebody who started a pop and does not want it any more when the finger lifts: they peek and
/// return, or they stop half-way and lift.
enum AbortedPop: IntentModel {
  static let intent = Intent.popAbort
  static let summary = "started a pop, then came back or stopped before lifting"
  static let provenance = "assumed throughout; no recording of aborted pops is known"

  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout DrawStream
  ) -> Motion {
    let returns = draws.happens(population.abortReturnShare)
    let startsAtEdge = draws.happens(population.edgeStartShare)
    let edgeStart = draws.edgeAim()
    let model = population.rightGoing
    let freeStart = model.mean.start + person.rightward.start + draws.normal(0, 0.115)
    let length = returns ? draws.uniform(0.1, 0.6) : draws.uniform(0.1, 0.45)
    let start = startsAtEdge ? edgeStart / frame.reach : min(max(freeStart, 0), 1 - length)
    let startY = frame.swipeHeight(of: person, &draws)
    let tilt = (model.mean.tilt + person.rightward.tilt) * 0.017_453_293
    let rise = length * frame.reach * ElementaryMath.sin(min(max(tilt, -1.2), 1.2))
    let pace = person.pace(in: population)
    var out = Motion.Piece(duration: 0, dx: length * frame.reach, dy: -rise)
    if returns {
      out.duration = draws.logNormal(5.703_782, 0.4) * pace
      let rest = Motion.Piece(duration: draws.logNormal(5.010_635, 0.6))
      return Motion(
        startX: start * frame.reach, startY: startY, out, rest, wayBack(of: out, pace, &draws))
    }
    // A slow drag that comes to rest, then 100 to 600 ms of thought.
    out.duration = draws.logNormal(6.13, 0.45) * pace
    let rest = Motion.Piece(duration: draws.uniform(100, 600))
    return Motion(startX: start * frame.reach, startY: startY, out, rest)
  }

  /// Back to at most half of the way out: half of the returns end at rest, the others lift while
  /// moving back at 200 to 1500 dp/s.
  private static func wayBack(
    of out: Motion.Piece, _ pace: Float, _ draws: inout DrawStream
  ) -> Motion.Piece {
    let kept = draws.uniform(0, 0.5)
    let endsAtRest = draws.happens(0.5)
    let restDuration = draws.logNormal(5.521_461, 0.4) * pace
    let speed = draws.uniform(200, 1500) * ReachFrame.referencePoint
    var back = Motion.Piece(
      duration: restDuration, dx: -(1 - kept) * out.dx, dy: -(1 - kept) * out.dy)
    if !endsAtRest {
      back.profile = SpeedProfile(from: 0, to: 0.6)
      // Mean speed follows from the speed at the lift; mm over mm/s, in ms.
      back.duration = 1000 * abs(back.dx) * back.profile.liftOverMean / speed
    }
    return back
  }
}
