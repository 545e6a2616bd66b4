/// Who swipes: the distribution from which participants and their habits are drawn.
///
/// The fitted part is `StrokeModel`; these settings say how it is carried to other screens, hands
/// and habits. Those marked *assumed* have no recording behind them and are meant to be varied.
public struct Population: Sendable, Equatable {
  /// Name in experiments.
  public var name: String
  /// One sentence for lists and reports.
  public var summary: String

  /// Stroke length grows as the view's width in mm to this power, up to `wideView`.
  ///
  /// Assumed: 0 would be constant mm, 1 a constant share of the width.
  public var widthExponent: Float = 0.5
  /// The same on views wider than `wideView`, where reach is bodily.
  ///
  /// Assumed.
  public var wideWidthExponent: Float = 0.25
  /// Standard deviation of either exponent between people, held within 0 to 1: on a tablet some
  /// swipe from the wrist and others from the shoulder.
  ///
  /// Assumed; without it a rule that asks for more than the common reach would fail for everybody
  /// at once.
  public var widthExponentSpread: Float = 0.15
  /// Width in mm from which on a view counts as wide: between the widest phone held upright (73 mm)
  /// and the narrowest tablet (116 mm).
  ///
  /// Assumed.
  public var wideView: Float = 100

  /// Share of pops that are slow, deliberate drags.
  ///
  /// Assumed; to be varied over .05, .15, .40.
  public var dragShare: Float = 0.15
  /// Share of pops that start at the edge strip out of habit.
  ///
  /// Assumed; to be varied from 0 to 1.
  public var edgeStartShare: Float = 0.5
  /// Share of aborted pops that return before the lift; the others stop and lift.
  ///
  /// Assumed.
  public var abortReturnShare: Float = 0.5
  /// Share of strokes slow enough to be another kind of stroke: shape parameters of a beta
  /// distribution over people.
  ///
  /// Fitted from touchalytics (mean .06).
  public var slowShapeA: Float = 0.222_749_5
  /// The second shape parameter of that distribution.
  public var slowShapeB: Float = 3.436_251

  /// Share of left hands among thumbs (published, Hoober 2013) and among other fingers (assumed).
  public var leftThumbShare: Float = 0.33
  /// Share of left hands among other fingers.
  public var leftFingerShare: Float = 0.1
  /// ln of the length of a finger's stroke over its pooled mean, and of a thumb's below it.
  ///
  /// Fitted from scsu (contrast .20, split evenly).
  public var digitEffect: Float = 0.1
  /// Standard deviation of a session's ln length and ln duration.
  ///
  /// Fitted from scsu.
  public var sessionSpread: Float = 0.12
  /// Added to every ln duration.
  ///
  /// Assumed 0; to be varied over -.3, 0, .3.
  public var durationShift: Float = 0
  /// Mean phase of the reach at which flicks lift: .76 fitted from paging, .52 from a 185 Hz scroll
  /// log.
  ///
  /// To be varied over .76, .65, .55.
  public var liftPhase: Float = 0.760_37

  /// Touch events per second that an app receives.
  public var touchRate: Float = 60
  /// Standard deviation of the panel's noise in pt per axis.
  ///
  /// Fitted from iPad recordings.
  public var touchNoise: Float = 0.15
  /// Standard deviation of an event's time stamp in ms.
  public var timeNoise: Float = 0.3

  /// Creates a population with the default settings.
  public init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }

  /// All presets, in the order of lists.
  ///
  /// Adding one is a line here.
  public static let all: [Population] = [everyday]

  /// People as they are assumed to use a swipe back on their own devices.
  public static let everyday = Population(
    name: "everyday",
    summary: "flicks, slow strokes, deliberate drags; half of the pops start at the edge")
}
