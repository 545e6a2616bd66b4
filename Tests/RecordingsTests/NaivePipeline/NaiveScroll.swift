import Foundation

@testable import SwipeSimulation

/// A scroll of somebody who reads, or browses: up or down, leaning and bulging to a side; rarely it
/// runs sideways altogether.
struct NaiveScroll {
  let model: ScrollModel
  let people: NaivePeople
  let person: NaivePerson
  let view: NaiveView
  /// Added to ln durations, and ms added to durations because recordings may lack them.
  var slowing = 0.0
  var unseen = 0.0

  func path(_ random: inout NaiveRandom) -> NaivePath {
    let probabilities = ScrollModel.startProbabilities
    let knots = (0..<7).map { (Double(probabilities[$0]), Double(model.starts[$0])) }
    let startX = view.width * random.quantile(knots)
    // One in so many runs sideways; of all scrolls a share rests first.
    let kind = random.uniform()
    let sideways = Double(people.population.scrollSidewaysShare)
    if kind < sideways { return sidewaysPath(startX: startX, &random) }
    return usualPath(
      startX: startX, goesDown: random.happens(Double(model.downShare)),
      rests: kind < sideways + Double(model.heldShare), &random)
  }

  private func usualPath(
    startX: Double, goesDown: Bool, rests: Bool, _ random: inout NaiveRandom
  ) -> NaivePath {
    let (logRise, logTime) = size(&random)
    let bend = bend(logRise, goesDown: goesDown, &random)
    // 3000 dp/s on average at most; .9 of the glass at most.
    let duration = max(exp(logTime), exp(logRise) / 3) + unseen
    let rise = min(exp(logRise) * recordedPoint, 0.9 * view.height)
    let room =
      (view.width - startX) / view.width * recordedWidth
      * pow(view.width / recordedWidth, Double(people.population.driftGrowth))
    let lift = liftPhase(rests ? 5.4 : logTime, &random)
    let touch = min(abs(random.normal(Double(model.touchPhase), 0.04)), lift - 0.1)
    let flick = rests ? min(duration, 220) : duration
    let piece = NaivePath.Piece(
      duration: flick, dx: min(rise * tan(radians(held(bend.lean, -85, 85))), room),
      dy: goesDown ? rise : -rise, sway: bend.sway * rise, from: touch, to: lift)
    let middle = view.swipeHeight(person, &random)
    // So much of it below the usual height as there is of the glass, or above where it goes down.
    let ahead = (goesDown ? -middle : view.height - middle) / view.height
    return NaivePath(
      startX: startX, startY: held(middle + rise * ahead, 0, view.height),
      landing: people.landing(&random),
      pieces: (flick < duration ? [NaivePath.Piece(duration: duration - flick)] : []) + [piece])
  }

  /// ln of the way in dp and of the time in ms, which go together over people and over scrolls.
  private func size(_ random: inout NaiveRandom) -> (rise: Double, time: Double) {
    let correlation = model.lengthWithDuration
    let scores = Self.pair(correlation.withinPerson, random.normal(), random.normal())
    let own = Self.pair(correlation.betweenPeople, person.scrollLength, person.scrollDuration)
    let pace = slowing + Double(people.population.durationShift) + person.slowness
    return (
      Self.value(model.length, own.first, scores.first),
      Self.value(model.duration, own.second, scores.second) + pace
    )
  }

  /// Degrees to the right of up or down, and the bulge over the way.
  ///
  /// Within a person lean is Student's t, 13% wider to the left and less to the right; deviations
  /// are those of 97 dp and shrink as the power .38 of the way.
  private func bend(
    _ logRise: Double, goesDown: Bool, _ random: inout NaiveRandom
  ) -> (lean: Double, sway: Double) {
    let score = random.studentT(degreesOfFreedom: 12)
    let correlation = model.leanWithSway
    let drawn = Self.pair(correlation.withinPerson, score, random.normal())
    let own = Self.pair(correlation.betweenPeople, person.scrollLean, person.scrollSway)
    let habit = Double(model.lean.betweenPeople) * person.scrollLean * (goesDown ? -0.4 : 1)
    let chance = Double(model.lean.withinPerson) * score * (score > 0 ? 0.87 : 1.13)
    let center =
      goesDown
      ? Double(model.downLean)
      : Double(model.lean.mean) + Double(people.population.scrollLeanShift)
    return (
      center + (habit + chance) * pow(exp(logRise) / exp(4.575), -0.38),
      Self.value(model.sway, own.second, drawn.second)
    )
  }

  /// From quick scrolls of 150 ms to slow ones of 400, along the ln of the time.
  private func liftPhase(_ logTime: Double, _ random: inout NaiveRandom) -> Double {
    let share = held((logTime - log(150)) / (log(400) - log(150)), 0, 1)
    func between(_ quick: Float, _ slow: Float) -> Double {
      Double(quick) * (1 - share) + Double(slow) * share
    }
    return held(
      random.normal(
        between(model.quickLift, model.slowLift),
        between(model.quickLiftSpread, model.slowLiftSpread)), 0.35, 1)
  }

  /// A scroll towards the back direction, at up to 45 degrees.
  private func sidewaysPath(startX: Double, _ random: inout NaiveRandom) -> NaivePath {
    let isHasty = random.happens(0.35)
    let rank = random.uniform(0, 1)
    let length =
      recordedPoint
      * random.quantile(
        isHasty
          ? [(0, 16), (0.25, 36), (0.5, 79), (0.75, 110), (0.9, 200), (1, 280)]
          : [(0, 16), (0.25, 24), (0.5, 30), (0.75, 47), (0.9, 80), (1, 96)], at: rank)
    let lift = held(isHasty ? random.normal(0.52, 0.13) : random.normal(0.83, 0.16), 0.35, 1)
    var duration = random.quantile([
      (0, 86), (0.05, 260), (0.25, 1070), (0.5, 1790), (0.75, 2980), (0.95, 6960), (1, 7500),
    ])
    if isHasty {
      let speed =
        recordedPoint / 1000
        * random.quantile(
          [(0, 300), (0.25, 400), (0.45, 600), (0.55, 1000), (0.75, 1500), (1, 2600)],
          at: (rank + random.uniform(0, 1)) / 2)
      let ratio = NaivePath.Piece(duration: 1, from: 0, to: lift).liftOverMean
      duration = length * max(ratio, 0.5) / speed
    }
    return NaivePath(
      startX: startX, startY: 0.62 * view.height, landing: people.landing(&random),
      pieces: [
        NaivePath.Piece(
          duration: duration, dx: length, dy: length * random.uniform(-1, 1), from: 0, to: lift)
      ])
  }

  /// A quantity of scores between people and within one.
  private static func value(
    _ quantity: ScrollModel.Quantity, _ own: Double, _ drawn: Double
  ) -> Double {
    Double(quantity.mean) + Double(quantity.betweenPeople) * own
      + Double(quantity.withinPerson) * drawn
  }

  /// Two scores with a correlation, of two independent ones.
  private static func pair(
    _ correlation: Float, _ first: Double, _ other: Double
  ) -> (first: Double, second: Double) {
    let r = Double(correlation)
    return (first, r * first + sqrt(1 - r * r) * other)
  }
}
