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
  let rise = exp(logRise) * recordedPoint

  let mirror = people.usesLeftHand(person, isWide: view.isWide) ? -1.0 : 1.0
  let angle = mirror * (person.scrollAngle + 11.9 * random.studentT(degreesOfFreedom: 12))
  let lift = held(isFlick ? random.normal(0.52, 0.13) : random.normal(0.83, 0.16), 0.35, 1)
  let touch = min(abs(random.normal(0.05, 0.04)), lift - 0.1)
  let startY = held(view.swipeHeight(person, &random) + rise / 2, 0, view.height)
  return NaivePath(
    startX: startX, startY: startY,
    pieces: [
      NaivePath.Piece(
        duration: exp(logTime + slowing), dx: rise * tan(radians(held(angle, -85, 85))), dy: -rise,
        from: touch, to: lift)
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
    4.575 + person.scrollLength + 0.51 * first, 6.849 + person.scrollDuration + 0.71 * correlated
  )
}

/// A scroll towards the back direction, at up to 45 degrees.
private func naiveScrollAccident(
  startX: Double, _ view: NaiveView, _ random: inout NaiveRandom
) -> NaivePath {
  let length =
    recordedPoint * random.quantile([(0, 16), (0.46, 32), (0.75, 64), (0.87, 96), (1, 160)])
  let duration = random.quantile([
    (0, 100), (0.05, 130), (0.25, 644), (0.5, 1477), (0.75, 2488), (0.95, 6858), (1, 7500),
  ])
  let lift = held(duration < 800 ? random.normal(0.58, 0.14) : random.normal(0.83, 0.16), 0.35, 1)
  return NaivePath(
    startX: startX, startY: 0.62 * view.height,
    pieces: [
      NaivePath.Piece(
        duration: duration, dx: length, dy: length * random.uniform(-1, 1), from: 0, to: lift)
    ])
}
