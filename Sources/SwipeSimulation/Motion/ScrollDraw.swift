/// One scroll as drawn from a scroll model, or the rare one that runs sideways.
///
/// A scroll never passes the glass of the phone on which such scrolls were recorded, and nobody
/// scrolls further than the glass. Once in three hundred it runs sideways altogether, one time of
/// three in haste.
enum ScrollDraw {
  static var plan: DrawPlan { DrawPlan(normals: 9, uniforms: 13) }

  /// One scroll of a participant on a view.
  ///
  /// - Parameter habit: what is added to its duration.
  @inline(__always) static func motion(
    _ model: ScrollModel, habit: Habit = Habit(), of person: Participant, on frame: ReachFrame,
    in population: Population, _ draws: inout LaneDraws
  ) -> Motion {
    let kind = draws.uniform()
    let isSideways = kind < population.scrollSidewaysShare
    let rests = !isSideways && kind < population.scrollSidewaysShare + model.heldShare
    let goesDown = draws.happens(model.downShare)
    let place = Distributions.quantile(
      draws.uniform(), probabilities: ScrollModel.startProbabilities, values: model.starts)
    let startX = place * frame.width
    let size = Size(model, person, in: population, habit, draws.normal(), draws.normal())
    let noise = Distributions.studentT12(&draws)
    let shape = Shape(
      model, person, in: population, size, goesDown: goesDown, noise, draws.normal())
    let angle = min(max(shape.lean, -85), 85) * 0.017_453_293
    // Nobody scrolls further than the glass.
    let rise = min(size.dy, 0.9 * frame.height)
    let drift = rise * ElementaryMath.sin(angle) / ElementaryMath.cos(angle)
    let dx = min(drift, (1 - place) * frame.driftRoom)
    let sideways = SidewaysScroll(&draws)
    let phase = draws.normal()
    let isQuick = isSideways && sideways.isHasty
    let astray = ElementaryMath.choose(isQuick, 0.52 + 0.13 * phase, 0.83 + 0.16 * phase)
    let logTime = ElementaryMath.choose(rests, 5.4, size.logDuration)
    let drawn = ElementaryMath.choose(isSideways, astray, model.liftPhase(logTime, phase))
    let lift = min(max(drawn, 0.35), 1)
    let touch = min(abs(draws.normal(model.touchPhase, 0.04)), lift - 0.1)
    // Starting height is not recorded per stroke: centred on the usual place, kept on the glass.
    let height = frame.swipeHeight(of: person, &draws)
    // A scroll takes of the room above and below it alike, so none that fits leaves the glass.
    let below = ElementaryMath.choose(goesDown, -height / frame.height, 1 - height / frame.height)
    let startY = min(max(height + rise * below, 0), frame.height)
    let profile = SpeedProfile(from: ElementaryMath.choose(isSideways, 0, touch), to: lift)
    let duration = ElementaryMath.choose(isSideways, sideways.duration(profile), size.duration)
    let moving = ElementaryMath.choose(rests, min(duration, 220), duration)
    return Motion(
      startX: startX, startY: ElementaryMath.choose(isSideways, 0.62 * frame.height, startY),
      landing: Landing(in: population, &draws), duration: duration,
      Motion.Piece(
        after: duration - moving, duration: moving,
        dx: ElementaryMath.choose(isSideways, sideways.dx, dx),
        dy: ElementaryMath.choose(
          isSideways, sideways.dy, ElementaryMath.choose(goesDown, rise, -rise)),
        sway: ElementaryMath.choose(isSideways, 0, shape.sway * rise), profile: profile))
  }

  /// What is added to the ln of a scroll's duration, and to the duration in ms.
  struct Habit {
    var shift: Float = 0
    var extra: Float = 0
  }

  /// How far up a scroll goes, in mm, how long it takes, in ms, and the factor on its deviations
  /// from everybody's lean.
  struct Size {
    let dy, duration, logDuration, straightness: Float

    /// 3000 dp/s, in mm per ms.
    private static var fastest: Float { 3 * ReachFrame.referencePoint }

    @inline(__always) init(
      _ model: ScrollModel, _ person: Participant, in population: Population, _ habit: Habit,
      _ first: Float, _ second: Float
    ) {
      let own = model.lengthWithDuration.betweenPeople
      let within = model.lengthWithDuration.withinPerson
      let personal =
        own * person.scrollLength
        + ElementaryMath.squareRoot(1 - own * own) * person.scrollDuration
      let drawn = within * first + ElementaryMath.squareRoot(1 - within * within) * second
      let rise =
        model.length.mean + model.length.betweenPeople * person.scrollLength
        + model.length.withinPerson * first
      logDuration =
        model.duration.mean + habit.shift + population.durationShift + person.slowness
        + model.duration.betweenPeople * personal + model.duration.withinPerson * drawn
      dy = ElementaryMath.exp(rise) * ReachFrame.referencePoint
      // Of the recorded scrolls 1 in 100 is faster than this on average.
      duration = max(ElementaryMath.exp(logDuration), dy / Self.fastest) + habit.extra
      // 1 at 97 dp.
      straightness = ElementaryMath.exp(-0.38 * (rise - 4.575))
    }
  }

  /// Where a scroll leans, in degrees, and how far it bulges to the right, over the way up.
  struct Shape {
    let lean, sway: Float

    @inline(__always) init(
      _ model: ScrollModel, _ person: Participant, in population: Population, _ size: Size,
      goesDown: Bool, _ noise: Float, _ other: Float
    ) {
      let own = model.leanWithSway.betweenPeople
      let within = model.leanWithSway.withinPerson
      // Scrolls vary further to the palm's side than to the other.
      let drawn = model.lean.withinPerson * noise * ElementaryMath.choose(noise > 0, 0.87, 1.13)
      let personal = model.lean.betweenPeople * person.scrollLean
      let center = ElementaryMath.choose(
        goesDown, model.downLean, model.lean.mean + population.scrollLeanShift)
      lean =
        center
        + size.straightness * (ElementaryMath.choose(goesDown, -0.4, 1) * personal + drawn)
      sway =
        model.sway.mean
        + model.sway.betweenPeople
        * (own * person.scrollLean + ElementaryMath.squareRoot(1 - own * own) * person.scrollSway)
        + model.sway.withinPerson
        * (within * noise + ElementaryMath.squareRoot(1 - within * within) * other)
    }
  }

  /// Whether a scroll might pop: it runs sideways, or rests before it flicks, or its drift and
  /// .35 s of its speed sideways at the lift go further than `far` mm, or 9 mm where it begins
  /// nearly within a cone of 45 degrees; the heavy tails of the lean, which take more draws, are
  /// left out.
  ///
  /// The more scrolls might, the more are made: .06 to .12 of them is a good share.
  @inline(__always) static func mightPop(
    _ model: ScrollModel, habit: Habit = Habit(), beyond far: Float, _ person: Participant,
    in population: Population, normals: SIMD4<Float>, uniforms: SIMD2<Float>
  ) -> Bool {
    let size = Size(model, person, in: population, habit, normals[0], normals[1])
    let shape = Shape(
      model, person, in: population, size, goesDown: uniforms[1] < model.downShare, normals[2],
      normals[3])
    let angle = min(max(shape.lean, -60), 60) * 0.017_453_293
    // Close to the tangent, and rising with it.
    let drift = size.dy * angle * (1 + 0.4 * angle * angle)
    // At the lift the path turns by four times its sway.
    let turned = drift - 4 * shape.sway * size.dy
    let ahead = drift + max(turned, 0) * 350 / size.duration
    // At first it runs as much to the other side of its straight line: 29 degrees from its way.
    let isInCone = 4 * shape.sway + angle > 0.5 && ahead > 9
    return uniforms[0] < population.scrollSidewaysShare + model.heldShare || ahead > far || isInCone
  }
}

/// A scroll that runs sideways: one of three in haste.
struct SidewaysScroll {
  let isHasty: Bool
  /// Motion in mm; angles spread evenly over the half that is sideways.
  let dx, dy: Float
  /// Speed across in mm/s at which a hasty one lifts, and duration in ms of the others.
  private let speed, slow: Float

  @inline(__always) init(_ draws: inout LaneDraws) {
    let (extent, time) = (draws.uniform(), draws.uniform())
    isHasty = extent >= 0.65
    let rank = ElementaryMath.choose(isHasty, (extent - 0.65) / 0.35, extent / 0.65)
    // How far to the right, in dp: the 13 of the recorded ones that leave sideways at 300 dp/s or
    // more, and the 34 others.
    dx = ElementaryMath.choose(
      isHasty, Self.length(rank, SIMD8(16, 36, 79, 110, 200, 280, 280, 280)),
      Self.length(rank, SIMD8(16, 24, 30, 47, 80, 96, 96, 96)))
    dy = dx * draws.uniform(-1, 1)
    // Who goes far is the faster; the mean of two ranks crowds towards the middle.
    speed = Self.hastySpeed(0.5 * (rank + time))
    slow = Self.slowDuration(time)
  }

  /// Hasty ones take what their release speed leaves them.
  @inline(__always) func duration(_ profile: SpeedProfile) -> Float {
    ElementaryMath.choose(isHasty, 1000 * dx * max(profile.liftOverMean, 0.5) / speed, slow)
  }

  /// A length in mm of these quantiles in dp.
  @inline(__always) private static func length(_ u: Float, _ values: SIMD8<Float>) -> Float {
    ReachFrame.referencePoint
      * Distributions.quantile(
        u, probabilities: SIMD8(0, 0.25, 0.5, 0.75, 0.9, 1, 1, 1), values: values)
  }

  /// How fast, in mm/s sideways, hasty ones lift: quantiles of the same 13, for the mean of two
  /// evenly spread ranks.
  @inline(__always) private static func hastySpeed(_ u: Float) -> Float {
    ReachFrame.referencePoint
      * Distributions.quantile(
        u, probabilities: SIMD8(0, 0.25, 0.45, 0.55, 0.75, 1, 1, 1),
        values: SIMD8(300, 400, 600, 1000, 1500, 2600, 2600, 2600))
  }

  /// How long others take, in ms: recorded quantiles.
  @inline(__always) private static func slowDuration(_ u: Float) -> Float {
    Distributions.quantile(
      u, probabilities: SIMD8(0, 0.05, 0.25, 0.5, 0.75, 0.95, 1, 1),
      values: SIMD8(86, 260, 1070, 1790, 2980, 6960, 7500, 7500))
  }
}
