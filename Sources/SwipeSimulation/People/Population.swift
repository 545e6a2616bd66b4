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
  /// Scrolls up of people who read.
  public var reading = ScrollModel.reading
  /// Scrolls up of people who browse.
  public var browsing = ScrollModel.browsing

  /// Stroke length grows as the view's width in mm to this power, up to `wideView`: 0 is the same
  /// length in mm everywhere, 1 the same share of the width.
  ///
  /// Fitted by person from sideways strokes on one phone, held upright by 69 people (50 mm wide)
  /// and sideways by 28 others (83 mm): -.02, 95% of -.19 to .15 (Serwadda, Phoha and Wang 2013).
  public var widthExponent: Float = 0
  /// Where strokes without a chosen start lie on views that are wider than the reach, up to
  /// `wideView`: 1 as far from the hand's edge as on a phone of that reach, 0 as far from the other
  /// edge.
  ///
  /// Of strokes to the right. Fitted with `widthExponent`, by the median starts of the same people:
  /// .90, 95% of .73 to 1. Strokes that start as far from the trailing edge are as long on either
  /// width.
  public var handSide: Float = 0.9
  /// The same of strokes to the left, which lie at the hand's side less: .59, 95% of .41 to .75.
  public var leftwardHandSide: Float = 0.59
  /// The same on views wider than `wideView`, where reach is bodily (assumed).
  public var wideWidthExponent: Float = 0.25
  /// Standard deviation of either exponent between people, held within -.5 to 1: on a tablet some
  /// swipe from the wrist and others from the shoulder.
  ///
  /// Assumed; without it a rule that asks for more than the common reach would fail for everybody
  /// at once.
  public var widthExponentSpread: Float = 0.15
  /// Width in mm from which on a view counts as wide; assumed, between the widest phone held
  /// upright (73 mm) and the narrowest tablet (116 mm).
  public var wideView: Float = 100

  /// Share of pops that are slow, deliberate drags.
  ///
  /// Assumed. Of the recorded sideways strokes 5 to 9% are slow, whichever set they are from.
  public var dragShare: Float = 0.07
  /// Share of pops that start at the edge strip out of habit, or as near to it as the thumb reaches
  /// (`thumbSpan`).
  ///
  /// Assumed for people who know an edge gesture. Of people who turn pages, whom nobody told, 1 to
  /// 6% of the strokes start there.
  public var edgeStartShare: Float = 0.5
  /// Share of aborted pops that return before the lift; the others stop and lift (assumed).
  public var abortReturnShare: Float = 0.5
  /// Share of the aborted pops that return in which the mind changes late: the finger has gone far
  /// and lifts quickly, soon after it turned (assumed).
  public var abortLateShare: Float = 0.2
  /// Share of strokes slow enough to be another kind of stroke: shape parameters of a beta
  /// distribution over people, fitted to touchalytics (mean .06).
  public var slowShapeA: Float = 0.222_749_5
  /// The second shape parameter of that distribution.
  public var slowShapeB: Float = 3.436_251

  /// Share of people who swipe with a thumb on a view for one hand.
  ///
  /// Published (Hoober 2013): one hand .49, cradled .36 with .72 thumbs, two hands .15.
  public var thumbShare: Float = 0.899_2
  /// The same on wide views, where the index finger acts in .7 of people (assumed).
  public var wideThumbShare: Float = 0.3
  /// Share of people who hold a phone in one hand and swipe with its thumb, as far as they swipe
  /// with a thumb at all (published, Hoober 2013).
  public var oneHandShare: Float = 0.49
  /// How far in mm the right thumb of a hand that holds the phone reaches from the trailing edge;
  /// their aim at the leading edge ends there (assumed; 200: everywhere).
  public var thumbSpan: Float = 75
  /// Standard deviation of that span between people, in mm (assumed).
  public var thumbSpanSpread: Float = 6
  /// Width in mm of a strip along the edge that no touch reaches: the lip of a case, the flat of a
  /// thumb, or what the system keeps to itself; assumed 0 (a case's lip keeps fingers off the outer
  /// 1 to 2 mm).
  public var edgeStrip: Float = 0
  /// Share of left hands among thumbs (published, Hoober 2013) and among other fingers (assumed).
  public var leftThumbShare: Float = 0.33
  /// Share of left hands among other fingers.
  public var leftFingerShare: Float = 0.1
  /// Half of the ln by which a finger's strokes are longer than a thumb's.
  ///
  /// Fitted to scsu (contrast .20). The recorded people of the stroke models are taken to use
  /// thumbs as often as is published, so that their mean is that of everyday people on a phone.
  public var digitEffect: Float = 0.1
  /// Standard deviation of a session's ln length and ln duration, fitted to scsu.
  public var sessionSpread: Float = 0.12
  /// Added to the ln length of sideways strokes other than aborted pops; assumed 0 (studies differ
  /// by .12, sd).
  public var lengthShift: Float = 0
  /// Added to the ln duration of strokes and scrolls; rests, taps, grips and accidents keep theirs;
  /// assumed 0.
  public var durationShift: Float = 0
  /// Share of people who move slowly: their ln duration grows by 0 to .7 and their tremor doubles
  /// (assumed, for age and motor impairment).
  public var slowMoverShare: Float = 0.1
  /// Share of scrolls that run sideways beside those that lean so far: one of three in haste.
  ///
  /// Fitted to touchalytics: of 7,003 scrolls 47 run rightward 16 dp or further and more sideways
  /// than up, of which 13 leave sideways at 300 dp/s or more; leaning ones make the others. Of
  /// people who browse assumed: their recordings do not tell these from strokes that turn pages.
  public var scrollSidewaysShare: Float = 0.003
  /// Degrees added to the lean of scrolls up, of either kind.
  ///
  /// 0 as fitted; 95% of -2.4 to 2.4 by the number of people who were recorded.
  public var scrollLeanShift: Float = 0
  /// Added to the ln duration of scrolls of people who browse.
  ///
  /// 0 as of the 69 people whose scrolls are fitted; .87 as of 36 others, whose durations hold the
  /// rests before the first move and before the lift.
  public var browseDurationShift: Float = 0
  /// ms added to the duration of scrolls of people who browse: what their recordings may lack.
  ///
  /// Assumed 0. Sideways strokes of the same recordings last 76 ms in the median and those of
  /// others 129, so that the first 50 to 80 ms of a touch may be missing.
  public var browseFirstEvents: Float = 0
  /// Standard deviation in mm per axis of the place where a finger is first seen beside the one
  /// where its motion begins (`Landing`), fitted to the raw points of 21 people (touchalytics).
  public var landingSpread: Float = 0.34
  /// Exponent of the room that sideways drift has, over the width: 0 the same mm everywhere, 1 the
  /// same share of the width.
  ///
  /// On a phone 320 dp wide scrolls end at the glass. Held sideways, 533 dp wide, .97% [.26, 1.94]
  /// drift 107 dp or further (29 people), upright .68% [.37, 1.03] (69 others): no growth is seen.
  public var driftGrowth: Float = 0

  /// Added to the phase of the reach at which flicks lift: the paging strokes give a mean phase of
  /// .76, a 185 Hz scroll log .52.
  public var liftPhaseOffset: Float = 0

  /// What turns fingers into touch events.
  public var panel = TouchPanel.current

  /// Share of thumbs among the people to whom stroke models are fitted: published for phones
  /// (Hoober 2013); nobody noted theirs.
  static let recordedThumbShare: Float = 0.899_2

  /// ln of the length of a thumb's or a finger's strokes over the mean of recorded people.
  @inline(__always) func digitEffect(ofThumb isThumb: Bool) -> Float {
    2 * digitEffect
      * ElementaryMath.choose(isThumb, Self.recordedThumbShare - 1, Self.recordedThumbShare)
  }

  package init(name: String, summary: String) { (self.name, self.summary) = (name, summary) }
}

extension Population {
  /// All presets, in the order of lists; adding one is a line here.
  public static let all: [Population] = [
    everyday,
    oneHandedThumb,
    tabletTwoHanded,
    slowMovers,
    recordedPaging,
  ]

  /// People as they are assumed to use a swipe back on their own devices.
  public static let everyday = Population(
    name: "everyday",
    summary: "flicks, slow strokes, deliberate drags; half of the pops start at the edge,"
      + " as far as the thumb reaches")

  /// Everybody holds the phone in one hand and swipes with that hand's thumb.
  public static let oneHandedThumb: Population = {
    var people = Population(
      name: "one-handed-thumb",
      summary: "everyday people who all hold the phone in one hand and swipe with its thumb")
    people.thumbShare = 1
    people.oneHandShare = 1
    people.wideThumbShare = 1
    return people
  }()

  /// Everybody holds a tablet in both hands and swipes with a thumb near the edge: reach hardly
  /// grows with the tablet.
  ///
  /// Assumed. Nobody's thumb has to reach across from the other side.
  public static let tabletTwoHanded: Population = {
    var people = Population(
      name: "tablet-two-handed",
      summary: "tablets held in both hands: thumbs swipe near the edge and reach little further")
    people.wideThumbShare = 1
    people.oneHandShare = 0
    people.leftThumbShare = 0.5
    people.edgeStartShare = 0.8
    people.wideWidthExponent = 0.1
    people.widthExponentSpread = 0.1
    return people
  }()

  /// Everybody moves slowly, trembles a little, and drags more often (assumed; a stress test).
  public static let slowMovers: Population = {
    var people = Population(
      name: "slow-movers", summary: "slow strokes with tremor, and more deliberate drags")
    people.slowMoverShare = 1
    people.dragShare = 0.4
    return people
  }()

  /// The recorded sideways task and nothing else: no drags, no edge habit, no assumed differences.
  ///
  /// On other widths strokes grow by the assumed exponents, as for everybody, and aborted pops,
  /// which nobody has recorded, are everybody's. Its `pop` and `contentLeft` strokes on a 320 dp
  /// view are what `fidelity` compares.
  public static let recordedPaging: Population = {
    var people = Population(
      name: "recorded-paging",
      summary: "exactly the recorded paging strokes, with nothing assumed added"
    )
    people.dragShare = 0
    people.edgeStartShare = 0
    people.leftThumbShare = 0
    people.leftFingerShare = 0
    people.digitEffect = 0
    people.sessionSpread = 0
    people.widthExponentSpread = 0
    people.slowMoverShare = 0
    people.panel = .recorded
    return people
  }()
}
