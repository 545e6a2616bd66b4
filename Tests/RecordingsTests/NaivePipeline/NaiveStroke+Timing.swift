import Foundation

@testable import SwipeSimulation

extension NaiveStroke {
  /// How a stroke spends its time, in ms and phases of the minimum-jerk reach.
  struct Timing {
    var hold = 0.0
    var duration: Double
    var touchPhase: Double
    var liftPhase: Double
  }

  /// A flick takes the drawn duration and lift phase; a drag and a slow stroke their own.
  func timing(of quantities: [Double], _ random: inout NaiveRandom) -> Timing {
    let pace = exp(people.logPace(person))
    var timing = Timing(
      duration: exp(quantities[Quantity.logDuration]) * pace,
      touchPhase: abs(random.normal(0.05, 0.04)),
      liftPhase: flickLiftPhase(quantities[Quantity.lift]))
    if isDrag {
      timing.touchPhase = abs(random.normal(0.12, 0.06))
      timing.liftPhase = min(random.normal(0.93, 0.07), 1)
    } else if random.happens(person.slowShare) {
      makeSlow(&timing, pace: pace, &random)
    }
    return timing
  }

  /// The fitted phase, spread .929 times, shifted as the fit and the population say.
  private func flickLiftPhase(_ drawn: Double) -> Double {
    let model = direction == .right ? people.right : people.left
    let mean = model.mean[Quantity.lift]
    let center = mean + model.liftShift + Double(people.population.liftPhaseOffset)
    return held(center + 0.929_325_7 * (drawn - mean), 0.3, 1)
  }

  /// Recorded slow strokes, 300 ms and more: two thirds rest and then flick, which takes at most .6
  /// of the time; the others are slow drags.
  private func makeSlow(_ timing: inout Timing, pace: Double, _ random: inout NaiveRandom) {
    let total = max(300, exp(random.normal(6.409_253, 0.599_301)) * pace)
    if random.happens(0.663_316_6) {
      timing.duration = min(timing.duration, 0.6 * total)
      timing.hold = total - timing.duration
    } else {
      timing.duration = total
      timing.touchPhase = abs(random.normal(0.12, 0.06))
      timing.liftPhase = held(random.normal(0.86, 0.08), 0.6, 1)
    }
  }
}
