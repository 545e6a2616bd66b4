import Foundation

@testable import SwipeSimulation

/// One swipe of a naive person with an intent, before any panel sees it.
func naivePath(
  _ intent: Intent, _ people: NaivePeople, _ person: NaivePerson, _ view: NaiveView,
  _ random: inout NaiveRandom
) -> NaivePath {
  switch intent {
  case .pop: naivePop(people, person, view, &random)
  case .popAbort: naiveAbortedPop(people, person, view, &random)
  case .contentRight:
    NaiveStroke(people: people, person: person, view: view, direction: .right).path(&random)
  case .contentLeft:
    NaiveStroke(people: people, person: person, view: view, direction: .left).path(&random)
  case .contentVertical:
    NaiveScroll(model: people.population.reading, people: people, person: person, view: view)
      .path(&random)
  case .contentBrowse:
    NaiveScroll(
      model: people.population.browsing, people: people, person: person, view: view,
      slowing: Double(people.population.browseDurationShift),
      unseen: Double(people.population.browseFirstEvents)
    ).path(&random)
  case .tapSmear: naiveTap(view, &random)
  case .grip: naiveGrip(view, &random)
  case .stroke, .doublePop: preconditionFailure("\(intent) has no naive model")
  }
}

/// A rightward stroke: some are deliberate drags, some start at the edge, not beyond half a reach.
private func naivePop(
  _ people: NaivePeople, _ person: NaivePerson, _ view: NaiveView, _ random: inout NaiveRandom
) -> NaivePath {
  var stroke = NaiveStroke(people: people, person: person, view: view, direction: .right)
  stroke.isDrag = random.happens(Double(people.population.dragShare))
  if random.happens(Double(people.population.edgeStartShare)) {
    stroke.wishedStart = people.edgeAim(person, view, &random) / view.reach
  }
  return stroke.path(&random)
}

/// A tap of about 70 ms; one in five slips, by about 7 pt of an iPad of .1924 mm per pt.
private func naiveTap(_ view: NaiveView, _ random: inout NaiveRandom) -> NaivePath {
  let place = (random.uniform(0.02, 0.98) * view.width, random.uniform(0.05, 0.95) * view.height)
  var piece = NaivePath.Piece(duration: random.logNormal(median: exp(4.25), 0.45))
  if random.happens(0.2) {
    let slip = random.logNormal(median: exp(1.92), 0.66)
    let angle = naiveSlipDirection(slip, &random)
    piece.dx = slip * 0.1924 * cos(angle)
    piece.dy = slip * 0.1924 * sin(angle)
  }
  return NaivePath(startX: place.0, startY: place.1, pieces: [piece])
}

/// Short slips go every way; of those of 10 pt and more 6.7% lie within 45 degrees of the back
/// direction and the others evenly in the rest of the circle.
private func naiveSlipDirection(_ slip: Double, _ random: inout NaiveRandom) -> Double {
  if slip < 10 { return random.uniform(-.pi, .pi) }
  if random.happens(0.067) { return random.uniform(-.pi / 4, .pi / 4) }
  return random.uniform(.pi / 4, 2 * .pi - .pi / 4)
}

/// A palm within 1 mm of either edge for 10 to 70 ms, drifting up to 10 dp away from the edge.
private func naiveGrip(_ view: NaiveView, _ random: inout NaiveRandom) -> NaivePath {
  let isLeading = random.happens(0.5)
  let depth = random.uniform(0, 1)
  let drift = random.uniform(0, 10) * recordedPoint
  let turn = random.uniform(-.pi / 2, .pi / 2)
  return NaivePath(
    startX: isLeading ? depth : view.width - depth,
    startY: random.uniform(0.2, 0.95) * view.height,
    pieces: [
      NaivePath.Piece(
        duration: random.uniform(10, 70), dx: drift * cos(turn) * (isLeading ? 1 : -1),
        dy: drift * sin(turn))
    ])
}

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
