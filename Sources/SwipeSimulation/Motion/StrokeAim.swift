/// What a sideways stroke is drawn around, and whether a drawn one is possible.
///
/// Strokes that would leave the view, or that are no flicks (outside 40 to 330 ms at the common
/// pace), are drawn again, at most 200 times; as in the fit, the person's mean moves 2% towards
/// everybody's each time, so that nobody is stuck. Only these repetitions depend on the view; every
/// other draw comes before them, so that a person does the same on every screen.
struct StrokeAim {
  /// Attempts at a possible stroke.
  static var attempts: Int { 200 }
  /// Draws of one attempt: five quantities, and two for deliberate drags.
  static var plan: DrawPlan { DrawPlan(normals: 7, uniforms: 0) }
  /// Words that decide most: those of length, duration, lift and start.
  static var decisiveWords: [Int] { [0, 1, 4, 2] }

  /// Mean of the five quantities, for the next attempt.
  var center: Vector5
  /// Length is the square of the drawn root times this.
  let rootScale: Float
  /// The view's width in reaches.
  let room: Float
  /// Where the strip begins in which strokes lie, in reaches; 0 where the start is given.
  let inset: Float
  /// Personal difference of root length and of ln duration, for the next attempt at a drag.
  var personalLength, personalDuration: Float
  /// What the caller wants instead of the fitted values.
  let wish: StrokeDraw.Wish

  /// What an attempt gives: the five quantities and the root of the length.
  struct Outcome {
    var z: Vector5
    var root: Float
  }

  @inline(__always)
  init(
    _ model: StrokeModel, _ personal: Vector5, _ person: Participant, on frame: ReachFrame,
    _ direction: StrokeDraw.Direction, in population: Population, _ wish: StrokeDraw.Wish
  ) {
    center = model.mean + personal
    (personalLength, personalDuration) = (personal.length, personal.duration)
    let usesThumb = person.usesThumb(onWideView: frame.isWide, in: population)
    let digit = population.digitEffect(ofThumb: usesThumb)
    rootScale = ElementaryMath.exp(0.5 * (digit + person.sessionLength + population.lengthShift))
    room = frame.width / frame.reach
    let inset = frame.inset(of: person, direction, in: population) / frame.reach
    self.inset = ElementaryMath.choose(wish.hasStart, 0, inset)
    self.wish = wish
  }

  /// The stroke that these standard normals make.
  @inline(__always)
  func outcome(
    _ model: StrokeModel, _ normals: (Vector5, length: Float, duration: Float)
  ) -> Outcome {
    var z = center + model.withinPerson.product(normals.0)
    // Another start than the drawn one shifts length and duration as within one person.
    let shift = wish.hasStart ? wish.start - z.start : 0
    z.length += model.lengthPerStart * shift
    z.duration += model.durationPerStart * shift
    z.start = wish.hasStart ? wish.start : z.start + inset
    // Deliberate drags: reach assumed; ln T 6.13, sd .45, from iPad drags.
    let drag = (
      length: 0.77 + personalLength + 0.1 * normals.length,
      duration: 6.13 + personalDuration + 0.45 * normals.duration
    )
    z.length = wish.isDrag ? drag.length : z.length
    z.duration = wish.isDrag ? drag.duration : z.duration
    return Outcome(z: z, root: z.length * rootScale)
  }

  /// How far inside its narrowest limit a stroke is; negative for one that is not possible: it must
  /// stay on the view and, unless it is a drag, last 40 to 330 ms.
  ///
  /// A smallest distance rather than a chain of comparisons, which would be branches.
  @inline(__always)
  func slack(_ stroke: Outcome) -> Float {
    let (z, root) = (stroke.z, stroke.root)
    let pace = min(z.duration - 3.688_879, 5.799_093 - z.duration)
    let start = z.start - inset
    let place = min(min(start, 0.95 - start), room - (z.start + root * root))
    let lift = min(z.lift - 0.2, 1.1 - z.lift)
    return min(min(wish.isDrag ? 0 : pace, place), min(lift, root - 0.22))
  }
}
