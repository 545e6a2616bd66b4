/// Somebody who starts a pop and does not want it any more when the finger lifts: they peek and
/// return, or change their mind late and flick the page back, or they stop half-way and lift.
///
/// Their lengths are those given here, whatever the person's strokes are like, and their rise is
/// the sine of the person's tilt; both assumed.
enum AbortedPop: PathModel {
  static let intent = Intent.popAbort
  static let summary = "started a pop, then came back or stopped before lifting"
  static let provenance =
    "assumed throughout; no recording of aborted pops is known. People who return move out 10% to"
    + " 60% of their reach, then come back at least half way; those who return late move out 60% to"
    + " 95%, come back 5% to 50% of that, and lift at 200 to 1500 dp/s"

  static var plan: DrawPlan { DrawPlan(normals: 6, uniforms: 9) + Landing.plan }
  static var pieces: Int { 2 }
  // How far out, whether late, whether back at all, how far back, at rest or how fast.
  static var decisive: [Int] { [11, 16, 8, 13, 14, 15] }

  @inline(__always) static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    let returns = draws.happens(population.abortReturnShare)
    let startsAtEdge = draws.happens(population.edgeStartShare)
    let edgeStart = frame.edgeStart(of: person, in: population, &draws)
    let model = population.rightGoing
    let freeStart = model.mean.start + person.rightward.start + draws.normal(0, 0.115)
    let inset = frame.inset(of: person, .right, in: population) / frame.reach
    let far = draws.uniform()
    let startY = frame.swipeHeight(of: person, &draws)
    let tilt = (model.mean.tilt + person.rightward.tilt) * 0.017_453_293
    let pace = person.pace(in: population)
    // Those who stop make a slow drag that comes to rest, then take 100 to 600 ms of thought.
    let out = pace * draws.logNormal(returns ? 5.703_782 : 6.13, returns ? 0.4 : 0.45)
    let thought = draws.uniform(100, 600)
    let peek = draws.logNormal(5.010_635, 0.6)
    let back = WayBack(returns: returns, pace, in: population, &draws)
    let wanted = length(far, returns: returns, isLate: back.isLate)
    let start = ElementaryMath.choose(
      startsAtEdge, edgeStart, min(max(freeStart, 0), 1 - wanted) + inset)
    // A late one would leave a view that is hardly wider than the reach, or that the thumb does not
    // reach across.
    let room = ElementaryMath.choose(startsAtEdge, frame.width / frame.reach - start, 1)
    let dx = min(wanted, room) * frame.reach
    let dy = -dx * ElementaryMath.sin(min(max(tilt, -1.2), 1.2))
    let rest = ElementaryMath.choose(returns, peek, thought)
    let taken = ElementaryMath.choose(returns, back.share, 0)
    let duration = back.duration(over: dx)
    return Motion(
      startX: start * frame.reach, startY: startY, landing: Landing(in: population, &draws),
      duration: out + rest + ElementaryMath.choose(returns, duration, 0),
      Motion.Piece(duration: out, dx: dx, dy: dy),
      Motion.Piece(
        after: out + rest, duration: duration, dx: -taken * dx, dy: -taken * dy,
        profile: back.profile))
  }

  /// How far out the finger goes, in reaches, at a place on (0, 1) between the bounds.
  @inline(__always)
  private static func length(_ place: Float, returns: Bool, isLate: Bool) -> Float {
    let low = ElementaryMath.choose(isLate, 0.6, 0.1)
    let high = ElementaryMath.choose(isLate, 0.95, ElementaryMath.choose(returns, 0.6, 0.45))
    return low + (high - low) * place
  }

  /// Back to at most half of the way out: half of the returns that are not late end at rest, all
  /// others lift while moving back at 200 to 1500 dp/s.
  private struct WayBack {
    /// Whether the mind changes late.
    let isLate: Bool
    /// Share of the way out that is taken back.
    let share: Float
    let profile: SpeedProfile
    private let endsAtRest: Bool
    /// Duration in ms of those that end at rest, and speed in mm/s of the others.
    private let slow, speed: Float

    @inline(__always) init(
      returns: Bool, _ pace: Float, in population: Population, _ draws: inout LaneDraws
    ) {
      let place = draws.uniform()
      let mayRest = draws.happens(0.5)
      slow = draws.logNormal(5.521_461, 0.4) * pace
      speed = draws.uniform(200, 1500) * ReachFrame.referencePoint
      // After all other draws: without late returns everything is as it was.
      isLate = draws.happens(population.abortLateShare) && returns
      share = ElementaryMath.choose(isLate, 0.05 + 0.45 * place, 1 - 0.5 * place)
      endsAtRest = mayRest && !isLate
      profile = SpeedProfile(from: 0, to: endsAtRest ? 1 : 0.6)
    }

    /// Time in ms for the way back of a way out of this many mm.
    @inline(__always) func duration(over distance: Float) -> Float {
      // Mean speed follows from the speed at the lift; mm over mm/s, in ms.
      let quick = 1000 * share * distance * profile.liftOverMean / speed
      return ElementaryMath.choose(endsAtRest, slow, quick)
    }
  }
}
