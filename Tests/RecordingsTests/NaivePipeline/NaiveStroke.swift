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

/// The five quantities of a stroke, in the documented order of `StrokeModel`.
enum Quantity {
  static let rootLength = 0
  static let logDuration = 1
  static let start = 2
  static let tilt = 3
  static let lift = 4
}

/// A stroke model's numbers as plain arrays, with a Cholesky factor and regressions of its own.
struct NaiveStrokeNumbers {
  let mean: [Double]
  let between: [[Double]]
  let within: [[Double]]
  /// Slopes of root length and ln duration on the start, within one person.
  let rootLengthPerStart: Double
  let logDurationPerStart: Double
  let bowMean: Double
  let bowBetween: Double
  let bowWithin: Double
  let liftShift: Double
  /// Standard deviations between people.
  let spread: [Double]
  private let betweenFactor: [[Double]]
  private let withinFactor: [[Double]]

  init(_ model: StrokeModel) {
    mean = (0..<5).map { model.means[$0] }
    between = model.between.rows
    within = model.within.rows
    rootLengthPerStart =
      within[Quantity.rootLength][Quantity.start] / within[Quantity.start][Quantity.start]
    logDurationPerStart =
      within[Quantity.logDuration][Quantity.start] / within[Quantity.start][Quantity.start]
    bowMean = Double(model.bow.mean)
    bowBetween = Double(model.bow.betweenPeople)
    bowWithin = Double(model.bow.withinPerson)
    liftShift = Double(model.liftShift)
    spread = (0..<5).map { [between] in sqrt(between[$0][$0]) }
    betweenFactor = Self.choleskyFactor(of: between)
    withinFactor = Self.choleskyFactor(of: within)
  }

  /// How a person differs from everybody.
  func drawPerson(_ random: inout NaiveRandom) -> [Double] {
    Self.correlated(betweenFactor, &random)
  }

  /// How a stroke differs from its person's usual one.
  func drawStroke(_ random: inout NaiveRandom) -> [Double] {
    Self.correlated(withinFactor, &random)
  }

  /// Lower triangular L with L L^T = matrix, column after column (Cholesky-Crout).
  private static func choleskyFactor(of matrix: [[Double]]) -> [[Double]] {
    let size = matrix.count
    var factor = matrix.map { $0.map { _ in 0.0 } }
    for column in 0..<size {
      let known = factor[column][0..<column].map { $0 * $0 }.reduce(0, +)
      factor[column][column] = sqrt(matrix[column][column] - known)
      for row in (column + 1)..<max(size, column + 1) {
        let dot = (0..<column).map { factor[row][$0] * factor[column][$0] }.reduce(0, +)
        factor[row][column] = (matrix[row][column] - dot) / factor[column][column]
      }
    }
    return factor
  }

  private static func correlated(_ factor: [[Double]], _ random: inout NaiveRandom) -> [Double] {
    let normals = factor.map { _ in random.normal() }
    return factor.map { row in zip(row, normals).map(*).reduce(0, +) }
  }
}
