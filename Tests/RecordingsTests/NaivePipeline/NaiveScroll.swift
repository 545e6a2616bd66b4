import Foundation

@testable import SwipeSimulation

/// Somebody who reads and scrolls up; rarely the scroll runs sideways altogether.
func naiveScroll(
  _ people: NaivePeople, _ person: NaivePerson, _ view: NaiveView, _ random: inout NaiveRandom
) -> NaivePath {
  let startX =
    view.width
    * random.quantile([
      (0, 0.01), (0.05, 0.14), (0.25, 0.37), (0.5, 0.64), (0.75, 0.74), (0.95, 0.86), (1, 0.98),
    ])
  if random.happens(Double(people.population.scrollAccidentShare)) {
    return naiveScrollAccident(startX: startX, view, &random)
  }
  let isFlick = random.happens(Double(people.population.scrollFlickShare))
  let (logRise, logTime) = naiveScrollSize(person, isFlick: isFlick, &random)
  let slowing = Double(people.population.durationShift) + person.slowness
  let rise = min(exp(logRise) * recordedPoint, 0.9 * view.height)

  let noise = random.studentT(degreesOfFreedom: 12)
  let lean = Double(people.population.scrollLean) + person.scrollAngle
  // 11 degrees at 97 dp, 13 % more to the left and less to the right.
  let angle = (lean + 11 * noise * (noise > 0 ? 0.87 : 1.13)) * pow(exp(logRise - 4.575), -0.38)
  let growth = pow(view.width / recordedWidth, Double(people.population.driftGrowth))
  let room = (view.width - startX) / view.width * recordedWidth * growth
  let lift = held(isFlick ? random.normal(0.52, 0.13) : random.normal(0.83, 0.16), 0.35, 1)
  let touch = min(abs(random.normal(0.05, 0.04)), lift - 0.1)
  let middle = view.swipeHeight(person, &random)
  let startY = held(middle + rise * (view.height - middle) / view.height, 0, view.height)
  return NaivePath(
    startX: startX, startY: startY,
    pieces: [
      NaivePath.Piece(
        duration: exp(logTime + slowing),
        dx: min(rise * tan(radians(held(angle, -85, 85))), room), dy: -rise, from: touch, to: lift)
    ])
}

/// ln of the rise in dp and of the time in ms: correlated .2 within a person's reading scrolls,
/// independent and nobody's own in flicks.
private func naiveScrollSize(
  _ person: NaivePerson, isFlick: Bool, _ random: inout NaiveRandom
) -> (Double, Double) {
  let (first, second) = (random.normal(), random.normal())
  if isFlick { return (4.723 + 0.324 * first, 4.981 + 0.357 * second) }
  let correlated = 0.2 * first + sqrt(1 - 0.04) * second
  return (
    4.77 + person.scrollLength + 0.51 * first, 6.849 + person.scrollDuration + 0.71 * correlated
  )
}

/// A scroll towards the back direction, at up to 45 degrees.
private func naiveScrollAccident(
  startX: Double, _ view: NaiveView, _ random: inout NaiveRandom
) -> NaivePath {
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
    startX: startX, startY: 0.62 * view.height,
    pieces: [
      NaivePath.Piece(
        duration: duration, dx: length, dy: length * random.uniform(-1, 1), from: 0, to: lift)
    ])
}
