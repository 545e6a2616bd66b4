/// Every intent that experiments can name.
public enum IntentCatalog {
  /// The intents in the order of lists; adding one is its type and its line here.
  public static let entries: [Entry] = [
    Entry(PopSwipe.self),
    Entry(AbortedPop.self),
    Entry(RightwardSwipe.self),
    Entry(LeftwardSwipe.self),
    Entry(ReadingScroll.self),
    Entry(BrowsingScroll.self),
    Entry(CanvasStroke.self),
    Entry(SmearedTap.self),
    Entry(GripTouch.self),
    Entry(DoublePop.self),
  ]

  /// The intents of an experiment that names none: those that threshold rules can tell apart.
  ///
  /// A rightward stroke for the content is the same stroke as a pop, which only content and
  /// recognizers can tell apart, so a plain page says nothing about it.
  public static let defaults: [Intent] = [
    .pop, .popAbort, .contentLeft, .contentVertical, .contentBrowse, .tapSmear,
  ]

  /// The entry of an intent.
  public static func entry(_ intent: Intent) -> Entry? { entries.first { $0.intent == intent } }

  /// An intent as its `IntentModel` describes it.
  public struct Entry: Sendable {
    package let intent: Intent
    package let summary: String
    package let provenance: String
    /// Touches of one swipe: 1, or 2 where the person swipes twice.
    ///
    /// A `SwipeBatch` takes intents of one touch alone; a `SwipeGenerator` takes all.
    public let touches: Int
    /// Whether balanced draws choose its swipes (`SwipeChoice`).
    public var isChosen: Bool { isRare != nil }
    /// Bounds in ms of the time between touches.
    let pauses: ClosedRange<Float>
    let plan: DrawPlan
    let decisive: [Int]
    /// Which lanes have swipes that might pop by accident; nil where all swipes are alike.
    let isRare: (@Sendable (LaneBatch) -> UInt64)?
    let pieces: Int
    /// Whether its motions are strokes, which are drawn until they are possible.
    let isStroke: Bool
    /// Called once per batch; the loops inside know the model's type.
    let move: @Sendable (MotionBatch) -> Void

    init<Model: IntentModel>(_ type: Model.Type) {
      intent = Model.intent
      summary = Model.summary
      provenance = Model.provenance
      touches = Model.touches
      pauses = Model.pauses
      plan = Model.plan
      decisive = Model.decisive
      isRare = (Model.self as? any RareIntent.Type)?.choice
      pieces = Model.pieces
      isStroke = Model.self is any StrokeIntent.Type
      precondition((1...2).contains(touches), "\(intent) needs one touch or two")
      precondition(
        4 * plan.blocks <= DrawPlan.most, "\(intent) takes more draws than there is room")
      move = { Model.move($0) }
    }
  }
}
