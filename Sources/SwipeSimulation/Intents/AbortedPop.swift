/// Somebody who starts a pop and does not want it any more when the finger lifts: they peek and
/// return, or they stop half-way and lift.
///
/// Their lengths are those given here, whatever the person's strokes are like, and their rise is
/// the sine of the person's tilt; both assumed.
enum AbortedPop: PathModel {
  static let intent = Intent.popAbort
  static let summary = "started a pop, then came back or stopped before lifting"
  static let provenance = "assumed throughout; no recording of aborted pops is known"

  static var plan: DrawPlan { DrawPlan(normals: 6, uniforms: 8) }
  static var pieces: Int { 2 }

  @inline(__always)
  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    let returns = draws.happens(population.abortReturnShare)
    let startsAtEdge = draws.happens(population.edgeStartShare)
    let edgeStart = draws.edgeAim()
    let model = population.rightGoing
    let freeStart = model.mean.start + person.rightward.start + draws.normal(0, 0.115)
    let length = draws.uniform(0.1, returns ? 0.6 : 0.45)
    let start = ElementaryMath.choose(
      startsAtEdge, edgeStart / frame.reach, min(max(freeStart, 0), 1 - length))
    let startY = frame.swipeHeight(of: person, &draws)
    let tilt = (model.mean.tilt + person.rightward.tilt) * 0.017_453_293
    let dx = length * frame.reach
    let dy = -dx * ElementaryMath.sin(min(max(tilt, -1.2), 1.2))
    let pace = person.pace(in: population)
    // Those who stop make a slow drag that comes to rest, then take 100 to 600 ms of thought.
    let out =
      pace * draws.logNormal(returns ? 5.703_782 : 6.13, returns ? 0.4 : 0.45)
    let thought = draws.uniform(100, 600)
    let peek = draws.logNormal(5.010_635, 0.6)
    let back = WayBack(distance: dx, pace, &draws)
    let rest = ElementaryMath.choose(returns, peek, thought)
    let taken = ElementaryMath.choose(returns, back.share, 0)
    return Motion(
      startX: start * frame.reach, startY: startY,
      duration: out + rest + ElementaryMath.choose(returns, back.duration, 0),
      Motion.Piece(duration: out, dx: dx, dy: dy),
      Motion.Piece(
        after: out + rest, duration: back.duration, dx: -taken * dx, dy: -taken * dy,
        profile: back.profile))
  }

  /// Back to at most half of the way out: half of the returns end at rest, the others lift while
  /// moving back at 200 to 1500 dp/s.
  private struct WayBack {
    /// Share of the way out that is taken back.
    let share: Float
    let duration: Float
    let profile: SpeedProfile

    @inline(__always)
    init(distance: Float, _ pace: Float, _ draws: inout LaneDraws) {
      share = 1 - draws.uniform(0, 0.5)
      let endsAtRest = draws.happens(0.5)
      let slow = draws.logNormal(5.521_461, 0.4) * pace
      let speed = draws.uniform(200, 1500) * ReachFrame.referencePoint
      profile = SpeedProfile(from: 0, to: endsAtRest ? 1 : 0.6)
      // Mean speed follows from the speed at the lift; mm over mm/s, in ms.
      let quick = 1000 * share * distance * profile.liftOverMean / speed
      duration = ElementaryMath.choose(endsAtRest, slow, quick)
    }
  }
}
