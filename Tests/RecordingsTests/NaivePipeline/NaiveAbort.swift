import Foundation

@testable import SwipeSimulation

/// Somebody who started a pop and withdraws: returns, sometimes late, or stops and lifts.
func naiveAbortedPop(
  _ people: NaivePeople, _ person: NaivePerson, _ view: NaiveView, _ random: inout NaiveRandom
) -> NaivePath {
  let returns = random.happens(Double(people.population.abortReturnShare))
  let isLate = returns && random.happens(Double(people.population.abortLateShare))
  var length = random.uniform(0.1, returns ? 0.6 : 0.45)
  if isLate { length = random.uniform(0.6, 0.95) }
  let start = naiveAbortStart(people, person, view, length: length, &random)
  // Nobody goes beyond the trailing border of the view.
  length = min(length, view.width / view.reach - start)
  let usualTilt = people.right.mean[Quantity.tilt] + person.rightward[Quantity.tilt]
  // As implemented: the sine of the tilt, and no mirror image for a left hand.
  let rise = length * view.reach * sin(held(radians(usualTilt), -1.2, 1.2))
  let pace = exp(people.logPace(person))
  var way = NaivePath.Piece(duration: 0, dx: length * view.reach, dy: -rise)
  let startY = view.swipeHeight(person, &random)
  if returns {
    way.duration = random.logNormal(median: 300, 0.4) * pace
    let rest = NaivePath.Piece(duration: random.logNormal(median: 150, 0.6))
    let back = naiveWayBack(of: way, isLate: isLate, pace: pace, &random)
    return NaivePath(
      startX: start * view.reach, startY: startY, landing: people.landing(&random),
      pieces: [way, rest, back])
  }
  way.duration = random.logNormal(median: exp(6.13), 0.45) * pace
  let thought = NaivePath.Piece(duration: random.uniform(100, 600))
  return NaivePath(
    startX: start * view.reach, startY: startY, landing: people.landing(&random),
    pieces: [way, thought])
}

/// Start in reaches: at the edge out of habit, or where the person usually starts.
private func naiveAbortStart(
  _ people: NaivePeople, _ person: NaivePerson, _ view: NaiveView, length: Double,
  _ random: inout NaiveRandom
) -> Double {
  if random.happens(Double(people.population.edgeStartShare)) {
    return people.edgeAim(person, view, &random) / view.reach
  }
  let usual = people.right.mean[Quantity.start] + person.rightward[Quantity.start]
  return held(usual + random.normal(0, 0.115), 0, 1 - length)
    + view.inset(people, person, .right) / view.reach
}

/// Back to at most half of the way out; half end at rest, half lift at 200 to 1500 dp/s.
///
/// Who turns late takes back at most half of the way and always lifts at such a speed.
private func naiveWayBack(
  of way: NaivePath.Piece, isLate: Bool, pace: Double, _ random: inout NaiveRandom
) -> NaivePath.Piece {
  let share = isLate ? random.uniform(0.05, 0.5) : random.uniform(0.5, 1)
  var back = NaivePath.Piece(duration: 0, dx: -share * way.dx, dy: -share * way.dy)
  if !isLate && random.happens(0.5) {
    back.duration = random.logNormal(median: 250, 0.4) * pace
  } else {
    back.to = 0.6
    let liftSpeed = random.uniform(200, 1500) * recordedPoint / 1000
    back.duration = abs(back.dx) / (liftSpeed / back.liftOverMean)
  }
  return back
}
