/// Who swipes: the distribution from which participants and their habits are drawn.
///
/// The fitted part is `StrokeModel`; these settings say how it is carried to other screens, hands
/// and habits. Those marked *assumed* have no recording behind them and are meant to be varied.
public struct Population: Sendable, Equatable {
  /// Name in experiments.
  public var name: String
  /// One sentence for lists and reports.
  public var summary: String

  /// Sideways strokes towards the trailing edge.
  public var rightGoing = StrokeModel.fittedRight
  /// Sideways strokes towards the leading edge.
  public var leftGoing = StrokeModel.fittedLeft

  /// Stroke length grows as the view's width in mm to this power, up to `wideView`: 0 is the same
  /// length in mm everywhere, 1 the same share of the width.
  ///
  /// Fitted by person from sideways strokes on one phone, held upright by 69 people (50 mm wide)
  /// and sideways by 28 others (83 mm): -.02, 95 % of -.19 to .15 (Serwadda, Phoha and Wang 2013).
  public var widthExponent: Float = 0
  /// Where strokes without a chosen start lie on views that are wider than the reach, up to
  /// `wideView`: 1 as far from the hand's edge as on a phone of that reach, 0 as far from the other
  /// edge.
  ///
  /// Fitted with `widthExponent`, by the median starts of the same people: .90, 95 % of .73 to 1,
  /// right-going .94, left-going .87. Strokes that start as far from the trailing edge are as long
  /// on either width.
  public var handSide: Float = 0.9
  /// The same on views wider than `wideView`, where reach is bodily.
  ///
  /// Assumed.
  public var wideWidthExponent: Float = 0.25
  /// Standard deviation of either exponent between people, held within -.5 to 1: on a tablet some
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
  /// Share of pops that start at the edge strip out of habit, or as near to it as the thumb reaches
  /// (`thumbSpan`).
  ///
  /// Assumed; to be varied from 0 to 1.
  public var edgeStartShare: Float = 0.5
  /// Share of aborted pops that return before the lift; the others stop and lift.
  ///
  /// Assumed.
  public var abortReturnShare: Float = 0.5
  /// Share of the aborted pops that return in which the mind changes late: the finger has gone far
  /// and lifts quickly, soon after it turned.
  ///
  /// Assumed; to be varied over 0, .2, .5.
  public var abortLateShare: Float = 0.2
  /// Share of strokes slow enough to be another kind of stroke: shape parameters of a beta
  /// distribution over people.
  ///
  /// Fitted from touchalytics (mean .06).
  public var slowShapeA: Float = 0.222_749_5
  /// The second shape parameter of that distribution.
  public var slowShapeB: Float = 3.436_251

  /// Share of people who swipe with a thumb on a view for one hand.
  ///
  /// Published (Hoober 2013): one hand .49, cradled .36 with .72 thumbs, two hands .15.
  public var thumbShare: Float = 0.899_2
  /// The same on wide views, where the index finger acts in .7 of people.
  ///
  /// Assumed.
  public var wideThumbShare: Float = 0.3
  /// Share of people who hold a phone in one hand and swipe with its thumb, as far as they swipe
  /// with a thumb at all.
  ///
  /// Published (Hoober 2013).
  public var oneHandShare: Float = 0.49
  /// How far in mm the right thumb of a hand that holds the phone reaches from the trailing edge;
  /// their aim at the leading edge ends there.
  ///
  /// Assumed; to be varied over 65, 75, 200 (everywhere).
  public var thumbSpan: Float = 75
  /// Standard deviation of that span between people, in mm.
  ///
  /// Assumed.
  public var thumbSpanSpread: Float = 6
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
  /// Added to the ln length of sideways strokes other than aborted pops.
  ///
  /// Assumed 0; studies differ by .12 (sd).
  public var lengthShift: Float = 0
  /// Added to the ln duration of strokes and scrolls; rests, taps, grips and accidents keep theirs.
  ///
  /// Assumed 0; to be varied over -.3, 0, .3.
  public var durationShift: Float = 0
  /// Share of people who move slowly: their ln duration grows by 0 to .7 and their tremor doubles.
  ///
  /// Assumed, for age and motor impairment.
  public var slowMoverShare: Float = 0.1
  /// Share of scrolls that are flicks lifting at top speed, besides the quick ones that the fitted
  /// durations hold.
  ///
  /// Calibrated so that rules on speed alone accept as many scrolls as they do of the recorded
  /// ones; shape fitted from one person's 185 Hz log.
  public var scrollFlickShare: Float = 0.02
  /// Share of scrolls that run sideways beside those that lean so far: one of three in haste.
  ///
  /// Fitted from touchalytics: of 7,003 scrolls 47 run rightward 16 dp or further and more sideways
  /// than up, of which 13 leave sideways at 300 dp/s or more.
  public var scrollAccidentShare: Float = 0.005
  /// How far scrolls of 97 dp lean to the right of vertical, in degrees.
  ///
  /// Fitted by person from touchalytics, left and right hands together; 95 % of 2 to 6.7.
  public var scrollLean: Float = 4.3
  /// Exponent of the room that sideways drift has, over the width: 0 the same mm everywhere, 1 the
  /// same share of the width.
  ///
  /// On a phone 320 dp wide scrolls end at the glass. Held sideways, 533 dp wide, .97 % [.26, 1.94]
  /// drift 107 dp or further (29 people), upright .68 % [.37, 1.03] (69 others): no growth is seen.
  public var driftGrowth: Float = 0

  /// Added to the phase of the reach at which flicks lift: the paging strokes give a mean phase of
  /// .76, a 185 Hz scroll log .52.
  ///
  /// To be varied over 0, -.11, -.21.
  public var liftPhaseOffset: Float = 0

  /// What turns fingers into touch events.
  public var panel = TouchPanel.current

  /// Whether its sideways strokes are those that the presets are fitted to.
  public var isFittedToPresets: Bool {
    rightGoing == .fittedRight && leftGoing == .fittedLeft
  }

  /// Creates a population with the default settings.
  public init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }
}
