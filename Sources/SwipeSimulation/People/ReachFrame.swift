/// A view as one person's hand sees it: how long that person's strokes are on it, in mm.
///
/// The recordings come from panels 320 dp wide at about 0.1558 mm per dp. On another view a stroke
/// is as long as on a panel of `reach` mm, where reach grows more slowly than the view.
struct ReachFrame: Sendable {
  /// mm per dp of the recorded panels.
  static let referencePoint: Float = 0.1558
  /// Their width in mm.
  static let referenceWidth: Float = 320 * 0.1558

  /// The view's width in mm.
  let width: Float
  /// The screen's height in mm.
  let height: Float
  /// Whether the view is too wide for one hand.
  let isWide: Bool
  /// How far in mm a scroll that starts at the leading edge may drift towards the other one.
  let driftRoom: Float
  /// The width in mm that this person's strokes take as theirs; never more than the view's.
  var reach: Float

  /// The view of a screen, before anybody's hand is on it: as if reach were all of it.
  init(screen: Screen, population: Population) {
    width = Float(screen.viewWidthInMillimetres)
    height = Float(screen.height * screen.millimetresPerPoint)
    isWide = width > population.wideView
    let growth = population.driftGrowth * ElementaryMath.log(width / Self.referenceWidth)
    driftRoom = Self.referenceWidth * ElementaryMath.exp(growth)
    reach = width
  }

  /// How far in mm from the edge that they leave the strip of one reach begins in which strokes
  /// without a chosen start lie: on a phone next to the edge of the hand, or nearly.
  @inline(__always) func inset(
    of person: Participant, _ direction: StrokeDraw.Direction, in population: Population
  ) -> Float {
    let isLeft = person.usesLeftHand(onWideView: isWide, in: population)
    let side = direction == .right ? population.handSide : population.leftwardHandSide
    let share = ElementaryMath.choose(isLeft == (direction == .left), side, 1 - side)
    return ElementaryMath.choose(isWide, 0, share * (width - reach))
  }

  /// The same view under a hand with this reach.
  @inline(__always) func reaching(_ reach: Float) -> ReachFrame {
    var frame = self
    frame.reach = reach
    return frame
  }
}

extension Population {
  /// The width in mm that strokes take as theirs on a view of this width in mm, for a person whose
  /// exponent is this much above the common one; never more than the view's.
  @inline(__always) func reach(onViewOf width: Float, exponentOffset: Float) -> Float {
    let common = width > wideView ? wideWidthExponent : widthExponent
    let exponent = min(max(common + exponentOffset, -0.5), 1)
    let growth = ElementaryMath.exp(
      exponent * ElementaryMath.log(width / ReachFrame.referenceWidth))
    return min(width, ReachFrame.referenceWidth * growth)
  }

  /// The same in pt on a screen, for a person with the common exponent: the unit of the lengths and
  /// starts of stroke models there.
  public func typicalReach(on screen: Screen) -> Double {
    let width = Float(screen.viewWidthInMillimetres)
    return Double(reach(onViewOf: width, exponentOffset: 0)) / screen.millimetresPerPoint
  }
}

/// How far across a view a hand that also holds the phone can touch down.
///
/// Whoever asks for swipes from anywhere says that on larger phones the thumb of one hand hardly
/// reaches the far edge. That the area of a thumb depends on the size of the hand, the grip and the
/// size of the device is published (Bergstrom-Lehtovirta and Oulasvirta 2014, doi
/// 10.1145/2556288.2557354); how many mm it is across the view is assumed.
extension Participant {
  /// Whether this person holds the phone in the hand whose thumb swipes; never on a wide view.
  ///
  /// The same people at the front of the digit draw swipe with a thumb and use one hand. As for
  /// hand and digit, a narrow window on a tablet counts as a phone.
  @inline(__always) func usesOneHand(onWideView isWide: Bool, in population: Population) -> Bool {
    let usesThumb = usesThumb(onWideView: isWide, in: population)
    return !isWide && usesThumb && digitDraw < population.oneHandShare
  }

  /// The nearest place to the leading edge, in mm from it, at which this person can touch down; 0
  /// where they reach the edge, and never within the strip that no touch reaches.
  ///
  /// A right thumb reaches its span from the trailing edge; a left one is at the leading edge.
  @inline(__always) func nearestStart(on frame: ReachFrame, in population: Population) -> Float {
    let span = max(0, population.thumbSpan + population.thumbSpanSpread * spanDraw)
    let isLimited =
      usesOneHand(onWideView: frame.isWide, in: population)
      && !usesLeftHand(onWideView: frame.isWide, in: population)
    return max(
      population.edgeStrip, ElementaryMath.choose(isLimited, max(0, frame.width - span), 0))
  }
}

extension ReachFrame {
  /// Where a finger of this person lands that aims at the edge, in reaches from it; not beyond .5.
  ///
  /// Aimed at the first 10 dp (assumed), with a landing error of 2.0 mm (fitted to thumb
  /// touches). A finger on the bezel is first seen at the border, and a thumb that does not reach
  /// so far where its reach ends.
  @inline(__always) func edgeStart(
    of person: Participant, in population: Population, _ draws: inout LaneDraws
  ) -> Float {
    let aimed = max(0, draws.uniform(0, 10 * Self.referencePoint) + draws.normal(0, 2))
    return min(max(aimed, person.nearestStart(on: self, in: population)) / reach, 0.5)
  }
}
