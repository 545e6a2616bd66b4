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
  /// and is held within 0 to 1; reach never exceeds the view.
  init(_ screen: Screen, _ person: NaivePerson, _ population: Population) {
    width = screen.viewWidth * screen.millimetresPerPoint
    height = screen.height * screen.millimetresPerPoint
    isWide = width > Double(population.wideView)
    let common = Double(isWide ? population.wideWidthExponent : population.widthExponent)
    let own = common + Double(population.widthExponentSpread) * person.reachScore
    reach = min(width, recordedWidth * pow(width / recordedWidth, held(own, 0, 1)))
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
