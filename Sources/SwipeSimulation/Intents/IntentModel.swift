/// How one intent turns into motion.
///
/// A type in this folder for each intent, a line in `IntentCatalog`, and its case in `Intent`. A
/// model is a `PathModel`, which draws a motion outright, or a `StrokeIntent`, which draws sideways
/// strokes from the fitted model.
protocol IntentModel: Sendable {
  /// What the person wants.
  static var intent: Intent { get }
  /// One sentence for lists.
  static var summary: String { get }
  /// Where the numbers come from.
  static var provenance: String { get }
  /// Touches of one swipe, 1 or 2; each is a motion of this model with draws of its own.
  static var touches: Int { get }
  /// Bounds in ms of the time from a lift event to the next touch-down; uniform between them.
  static var pauses: ClosedRange<Float> { get }
  /// Draws that one touch takes, besides attempts at a stroke.
  ///
  /// The draws must not depend on the view, so that everybody keeps their intentions when only the
  /// screen changes.
  static var plan: DrawPlan { get }
  /// Words of the plan that decide most about a pop, the most decisive first: pairs of those of
  /// normals, then those of uniforms.
  static var decisive: [Int] { get }
  /// Most pieces of a motion: 1 or 2; one after the other, each within its bulge and monotone.
  static var pieces: Int { get }
  /// Makes the motions of a batch whose draws are made.
  static func move(_ batch: MotionBatch)
}

extension IntentModel {
  static var touches: Int { 1 }
  static var pieces: Int { 1 }
  static var decisive: [Int] { [] }
  static var pauses: ClosedRange<Float> { 0...0 }
}

/// An intent whose motions are drawn outright.
protocol PathModel: IntentModel {
  /// One swipe of this participant on a view.
  ///
  /// Runs inside a loop over many swipes: choices are values (`ElementaryMath.choose`), not
  /// branches, and every path takes the same draws.
  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion
}

/// An intent whose motions are sideways strokes of the fitted model.
protocol StrokeIntent: IntentModel {
  /// Which way its strokes go.
  static var direction: StrokeDraw.Direction { get }
  /// What this person wants instead of the fitted values.
  ///
  /// Takes exactly the draws of `plan` that are left after those of `StrokeDraw.plan`, which `plan`
  /// includes.
  static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish
}

extension PathModel {
  static func move(_ batch: MotionBatch) { batch.move(Self.self) }
}

extension StrokeIntent {
  static var plan: DrawPlan { StrokeDraw.plan }
  static func move(_ batch: MotionBatch) { batch.move(Self.self) }

  /// The fitted values.
  @inline(__always) static func wish(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> StrokeDraw.Wish { StrokeDraw.Wish() }
}

extension ReachFrame {
  /// Height of touch-down of a sideways swipe in mm: .62 of the screen, sd 46 dp within a person
  /// (fitted to touchalytics), kept on the glass.
  @inline(__always) func swipeHeight(of person: Participant, _ draws: inout LaneDraws) -> Float {
    let wanted = 0.62 * height + person.height + draws.normal(0, 46 * Self.referencePoint)
    return min(max(wanted, 0), height)
  }
}
