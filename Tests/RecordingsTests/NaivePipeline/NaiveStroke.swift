import Foundation

@testable import SwipeSimulation

/// One sideways stroke of a person on a view: fitted flick, slow stroke or deliberate drag.
struct NaiveStroke {
  enum Direction { case right, left }

  let people: NaivePeople
  let person: NaivePerson
  let view: NaiveView
  let direction: Direction
  /// Start in reaches, when the person chose it.
  var wishedStart: Double?
  var isDrag = false

  private var numbers: NaiveStrokeNumbers { direction == .right ? people.right : people.left }
  private var personal: [Double] { direction == .right ? person.rightward : person.leftward }

  /// Where strokes begin to lie, in reaches from the edge that they leave.
  private var inset: Double {
    wishedStart == nil ? view.inset(people, person, direction) / view.reach : 0
  }

  /// The whole swipe as a path.
  func path(_ random: inout NaiveRandom) -> NaivePath {
    let startY = view.swipeHeight(person, &random)
    let drawn = acceptedQuantities(&random)
    let start = held(drawn.quantities[Quantity.start], 0, 0.95) + inset
    let wanted = pow(max(drawn.root, 0.22), 2)
    let length = min(wanted, view.width / view.reach - start) * view.reach
    let timing = timing(of: drawn.quantities, &random)

    let isLeftHanded = people.usesLeftHand(person, isWide: view.isWide)
    let tilt = drawn.quantities[Quantity.tilt] * (isLeftHanded ? -1 : 1)
    let rise = length * tan(radians(held(tilt, -80, 80)))
    let stroke = NaivePath.Piece(
      duration: timing.duration, dx: direction == .right ? length : -length, dy: -rise,
      bow: bow(&random) * hypot(length, rise),
      from: min(timing.touchPhase, timing.liftPhase - 0.1), to: timing.liftPhase)
    let fromEdge = start * view.reach
    return NaivePath(
      startX: direction == .right ? fromEdge : view.width - fromEdge, startY: startY,
      landing: people.landing(&random),
      pieces: (timing.hold > 0 ? [NaivePath.Piece(duration: timing.hold)] : []) + [stroke])
  }

  /// Deviation from the straight line over the length: 15% of strokes vary 2.5 times as much.
  private func bow(_ random: inout NaiveRandom) -> Double {
    let tail = random.happens(0.15) ? 2.5 : 1
    return numbers.bowMean + numbers.bowBetween * person.bow
      + numbers.bowWithin * tail * random.normal()
  }

  /// The five quantities and the root of the length in reaches, drawn until the stroke is a flick
  /// that stays on the view; the mean moves 2% towards everybody's after each refusal.
  private func acceptedQuantities(
    _ random: inout NaiveRandom
  ) -> (quantities: [Double], root: Double) {
    // Thumbs and fingers differ by twice the effect, around a mean of people of whom .8992 use
    // thumbs.
    let contrast = 2 * Double(people.population.digitEffect)
    let usesThumb = people.usesThumb(person, isWide: view.isWide)
    let logFactor =
      (usesThumb ? -0.1008 * contrast : 0.8992 * contrast) + person.sessionLength
      + Double(people.population.lengthShift)
    let room = view.width / view.reach - inset
    var center = zip(numbers.mean, personal).map(+)
    var quantities = center
    var root = 0.0
    for attempt in 0..<200 {
      quantities = zip(center, numbers.drawStroke(&random)).map(+)
      applyWishes(to: &quantities, own: pow(0.98, Double(attempt)), &random)
      root = quantities[Quantity.rootLength] * exp(logFactor / 2)
      if isPossible(quantities, root: root, room: room) { break }
      center = zip(center, numbers.mean).map { 0.98 * $0 + 0.02 * $1 }
    }
    return (quantities, root)
  }

  /// A chosen start shifts length and duration by their regression on the start; a deliberate drag
  /// has a length and a duration of its own.
  private func applyWishes(
    to quantities: inout [Double], own: Double, _ random: inout NaiveRandom
  ) {
    if let wishedStart {
      let shift = wishedStart - quantities[Quantity.start]
      quantities[Quantity.rootLength] += numbers.rootLengthPerStart * shift
      quantities[Quantity.logDuration] += numbers.logDurationPerStart * shift
      quantities[Quantity.start] = wishedStart
    }
    if isDrag {
      quantities[Quantity.rootLength] =
        0.77 + own * personal[Quantity.rootLength] + random.normal(0, 0.1)
      quantities[Quantity.logDuration] =
        6.13 + own * personal[Quantity.logDuration] + random.normal(0, 0.45)
    }
  }

  private func isPossible(_ quantities: [Double], root: Double, room: Double) -> Bool {
    let start = quantities[Quantity.start]
    let duration = exp(quantities[Quantity.logDuration])
    let lift = quantities[Quantity.lift]
    return root > 0.22 && start >= 0 && start <= 0.95 && start + root * root <= room
      && (isDrag || (duration >= 40 && duration <= 330)) && lift >= 0.2 && lift <= 1.1
  }
}
