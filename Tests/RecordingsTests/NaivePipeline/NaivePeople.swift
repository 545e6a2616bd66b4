import Foundation

@testable import SwipeSimulation

/// mm per dp of the recorded panels, which are 320 dp wide.
let recordedPoint = 0.1558
/// Their width in mm.
let recordedWidth = 320 * recordedPoint

/// The stable traits of one naive person.
struct NaivePerson {
  var rightward: [Double]
  var leftward: [Double]
  var bow: Double
  var reachScore: Double
  var digitPlace: Double
  var handPlace: Double
  var sessionLength: Double
  var sessionDuration: Double
  /// Standard scores: of a scroll's length, of what length does not say of its duration, of its
  /// lean, and of what lean does not say of its sway.
  var scrollLength: Double
  var scrollDuration: Double
  var scrollLean: Double
  var scrollSway: Double
  var height: Double
  var slowness: Double
  var tremor: Double
  var slowShare: Double
  var thumbScore: Double
}

/// A population's numbers, prepared once.
struct NaivePeople {
  let population: Population
  let right: NaiveStrokeNumbers
  let left: NaiveStrokeNumbers

  init(_ population: Population) {
    self.population = population
    right = NaiveStrokeNumbers(population.rightGoing)
    left = NaiveStrokeNumbers(population.leftGoing)
  }

  func person(_ random: inout NaiveRandom) -> NaivePerson {
    let (rightward, leftward) = bothDirections(&random)
    let isSlowMover = random.happens(Double(population.slowMoverShare))
    return NaivePerson(
      rightward: rightward, leftward: leftward,
      bow: random.normal(), reachScore: random.normal(),
      digitPlace: random.uniform(), handPlace: random.uniform(),
      sessionLength: random.normal(0, Double(population.sessionSpread)),
      sessionDuration: random.normal(0, Double(population.sessionSpread)),
      scrollLength: random.normal(), scrollDuration: random.normal(),
      scrollLean: random.normal(), scrollSway: random.normal(),
      height: random.normal(0, 32 * recordedPoint),
      slowness: isSlowMover ? random.uniform(0, 0.7) : 0,
      tremor: isSlowMover ? 2 : 1,
      slowShare: random.beta(Double(population.slowShapeA), Double(population.slowShapeB)),
      thumbScore: random.normal())
  }

  /// Reach, pace and lift belong to the person: one standard score each for both directions.
  ///
  /// As implemented: the sum of both directions' scores over the root of two, which loosens their
  /// correlation with start and tilt; those belong to the direction.
  private func bothDirections(_ random: inout NaiveRandom) -> ([Double], [Double]) {
    var rightward = right.drawPerson(&random)
    var leftward = left.drawPerson(&random)
    for trait in [Quantity.rootLength, Quantity.logDuration, Quantity.lift] {
      let score =
        (rightward[trait] / right.spread[trait] + leftward[trait] / left.spread[trait]) / sqrt(2)
      rightward[trait] = score * right.spread[trait]
      leftward[trait] = score * left.spread[trait]
    }
    return (rightward, leftward)
  }

  /// Thumb or another finger, on a view for one hand or a wide one.
  func usesThumb(_ person: NaivePerson, isWide: Bool) -> Bool {
    person.digitPlace < Double(isWide ? population.wideThumbShare : population.thumbShare)
  }

  func usesLeftHand(_ person: NaivePerson, isWide: Bool) -> Bool {
    let share =
      usesThumb(person, isWide: isWide) ? population.leftThumbShare : population.leftFingerShare
    return person.handPlace < Double(share)
  }

  /// Where a finger lands that aims at the first 10 dp from the edge, 2 mm sd, seen on the glass:
  /// in mm, not beyond half a reach.
  ///
  /// On a phone the right thumb of a hand that holds it ends its reach some way before the edge.
  func edgeAim(_ person: NaivePerson, _ view: NaiveView, _ random: inout NaiveRandom) -> Double {
    var place = max(0, random.uniform(0, 10 * recordedPoint) + random.normal(0, 2))
    let holdsPhone = person.digitPlace < Double(min(population.oneHandShare, population.thumbShare))
    if !view.isWide && holdsPhone && !usesLeftHand(person, isWide: false) {
      let span =
        Double(population.thumbSpan) + person.thumbScore * Double(population.thumbSpanSpread)
      place = max(place, view.width - max(span, 0))
    }
    return min(place, view.reach / 2)
  }

  /// Where a finger is first seen, beside the place where its motion begins, in mm: one of twenty
  /// five times as far.
  func landing(_ random: inout NaiveRandom) -> (x: Double, y: Double) {
    let spread = Double(population.landingSpread) * (random.happens(0.05) ? 5 : 1)
    return (random.normal(0, spread), random.normal(0, spread))
  }

  /// ln of the factor on the durations of this person's sideways strokes.
  func logPace(_ person: NaivePerson) -> Double {
    Double(population.durationShift) + person.sessionDuration + person.slowness
  }
}

/// A view under one person's hand, in mm.
struct NaiveView {
  let width: Double
  let height: Double
  let isWide: Bool
  /// The width that this person's strokes take as theirs.
  let reach: Double

  /// Reach grows from the recorded 320 dp as a power of the width; the power differs between people
  /// and is held within -.5 to 1; reach never exceeds the view.
  init(_ screen: Screen, _ person: NaivePerson, _ population: Population) {
    width = screen.viewWidth * screen.millimetresPerPoint
    height = screen.height * screen.millimetresPerPoint
    isWide = width > Double(population.wideView)
    let common = Double(isWide ? population.wideWidthExponent : population.widthExponent)
    let own = common + Double(population.widthExponentSpread) * person.reachScore
    reach = min(width, recordedWidth * pow(width / recordedWidth, held(own, -0.5, 1)))
  }

  /// Where the strip of one reach begins in which strokes lie whose start is not chosen, in mm from
  /// the edge that they leave: on phones most of the width that is left over lies away from the
  /// hand.
  func inset(
    _ people: NaivePeople, _ person: NaivePerson, _ direction: NaiveStroke.Direction
  ) -> Double {
    if isWide { return 0 }
    let population = people.population
    let awayFromHand = Double(
      direction == .right ? population.handSide : population.leftwardHandSide)
    let leavesHand = people.usesLeftHand(person, isWide: false) != (direction == .left)
    return (width - reach) * (leavesHand ? 1 - awayFromHand : awayFromHand)
  }

  /// Where a sideways swipe touches down: .62 of the height, different between people and by 46 dp
  /// from swipe to swipe, on the glass.
  func swipeHeight(_ person: NaivePerson, _ random: inout NaiveRandom) -> Double {
    held(0.62 * height + person.height + random.normal(0, 46 * recordedPoint), 0, height)
  }
}

/// A number kept between two bounds.
func held(_ value: Double, _ low: Double, _ high: Double) -> Double { min(max(value, low), high) }

/// Radians.
func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
