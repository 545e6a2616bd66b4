/// How far across a view a hand that also holds the phone can touch down.
///
/// Whoever asks for swipes from anywhere says that on larger phones the thumb of one hand hardly
/// reaches the far edge. That about half of people hold a phone in one hand is published (Hoober
/// 2013, uxmatters), and that the area of a thumb depends on the size of the hand, the grip and the
/// size of the device (Bergstrom-Lehtovirta and Oulasvirta 2014, doi 10.1145/2556288.2557354); how
/// many mm it is across the view is assumed.
extension Participant {
  /// Whether this person holds the phone in the hand whose thumb swipes; never on a wide view.
  ///
  /// The same people at the front of the digit draw swipe with a thumb and use one hand. As for
  /// hand and digit, a narrow window on a tablet counts as a phone.
  @inline(__always)
  func usesOneHand(onWideView isWide: Bool, in population: Population) -> Bool {
    let usesThumb = usesThumb(onWideView: isWide, in: population)
    return !isWide && usesThumb && digitDraw < population.oneHandShare
  }

  /// The nearest place to the leading edge, in mm from it, at which this person can touch down; 0
  /// where they reach the edge.
  ///
  /// A right thumb reaches its span from the trailing edge; a left one is at the leading edge.
  @inline(__always)
  func nearestStart(on frame: ReachFrame, in population: Population) -> Float {
    let span = max(0, population.thumbSpan + population.thumbSpanSpread * spanDraw)
    let isLimited =
      usesOneHand(onWideView: frame.isWide, in: population)
      && !usesLeftHand(onWideView: frame.isWide, in: population)
    return ElementaryMath.choose(isLimited, max(0, frame.width - span), 0)
  }
}

extension ReachFrame {
  /// Where a finger of this person lands that aims at the edge, in reaches from it; not beyond .5.
  ///
  /// Aimed at the first 10 dp (assumed), with a landing error of 2.0 mm (fitted from thumb
  /// touches). A finger on the bezel is first seen at the border, and a thumb that does not reach
  /// so far where its reach ends.
  @inline(__always)
  func edgeStart(
    of person: Participant, in population: Population, _ draws: inout LaneDraws
  ) -> Float {
    let aimed = max(0, draws.uniform(0, 10 * Self.referencePoint) + draws.normal(0, 2))
    return min(max(aimed, person.nearestStart(on: self, in: population)) / reach, 0.5)
  }
}
