/// How one intent turns into motion.
///
/// One file per intent, one line in `IntentCatalog`.
protocol IntentModel: Sendable {
  /// What the person wants.
  static var intent: Intent { get }
  /// One sentence for lists.
  static var summary: String { get }
  /// Where the numbers come from.
  static var provenance: String { get }
  /// Draws one swipe of this participant on a view.
  ///
  /// The draws must not depend on the view, so that everybody keeps their intentions when only the
  /// screen changes.
  static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout DrawStream
  ) -> Motion
}

/// Every intent that experiments can name.
public enum IntentCatalog {
  /// The intents in the order of lists.
  ///
  /// Adding one is its file and its line here.
  public static let entries: [Entry] = [
    Entry(PopSwipe.self),
    Entry(AbortedPop.self),
    Entry(RightwardSwipe.self),
    Entry(LeftwardSwipe.self),
    Entry(VerticalScroll.self),
    Entry(SmearedTap.self),
    Entry(GripTouch.self),
  ]

  /// The intents of an experiment that names none: those that threshold rules can tell apart.
  ///
  /// A rightward stroke for the content is the same stroke as a pop, which only content and
  /// recognizers can tell apart, so a plain page says nothing about it.
  public static let defaults: [Intent] = [
    .pop, .popAbort, .contentLeft, .contentVertical, .tapSmear,
  ]

  /// The entry of an intent.
  public static func entry(_ intent: Intent) -> Entry? {
    entries.first { $0.intent == intent }
  }

  /// An intent with its description.
  public struct Entry: Sendable {
    /// What the person wants.
    public let intent: Intent
    /// One sentence for lists.
    public let summary: String
    /// Where the numbers come from.
    public let provenance: String
    let motion: @Sendable (Participant, ReachFrame, Population, inout DrawStream) -> Motion

    init<Model: IntentModel>(_ type: Model.Type) {
      intent = Model.intent
      summary = Model.summary
      provenance = Model.provenance
      motion = { Model.motion(of: $0, on: $1, in: $2, &$3) }
    }
  }
}

extension ReachFrame {
  /// Height of touch-down of a sideways swipe in mm: .62 of the screen, sd 46 dp within a person
  /// (fitted from touchalytics), kept on the glass.
  func swipeHeight(of person: Participant, _ draws: inout DrawStream) -> Float {
    let wanted = 0.62 * height + person.height + draws.normal(0, 46 * Self.referencePoint)
    return min(max(wanted, 0), height)
  }
}

extension DrawStream {
  /// Where a finger that aims at the edge lands, in mm from it.
  ///
  /// Aimed at the first 10 dp (assumed), with a landing error of 2.0 mm (fitted from thumb
  /// touches). A finger on the bezel is first seen at the border.
  mutating func edgeAim() -> Float {
    max(0, uniform(0, 10 * ReachFrame.referencePoint) + normal(0, 2))
  }
}
