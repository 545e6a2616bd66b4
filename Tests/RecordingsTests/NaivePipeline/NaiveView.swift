import Foundation

@testable import SwipeSimulation

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
