extension Population {
  /// All presets, in the order of lists.
  ///
  /// Adding one is a line here.
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
      summary: "tablets held in both hands: thumbs, near the edge, with little more reach")
    people.wideThumbShare = 1
    people.oneHandShare = 0
    people.leftThumbShare = 0.5
    people.edgeStartShare = 0.8
    people.wideWidthExponent = 0.1
    people.widthExponentSpread = 0.1
    return people
  }()

  /// Everybody moves slowly, trembles a little, and drags more often.
  ///
  /// Assumed; a stress test.
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
  /// which nobody has recorded, are everybody's.
  /// Its `pop` and `contentLeft` strokes on a 320 dp view are what `fidelity` compares.
  public static let recordedPaging: Population = {
    var people = Population(
      name: "recorded-paging", summary: "exactly the recorded paging strokes, nothing assumed added"
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
