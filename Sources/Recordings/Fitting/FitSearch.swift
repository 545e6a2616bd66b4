import PopGesture
import SwipeSimulation
import TrialStatistics

/// The population of one round of the fit, and how it becomes the next.
struct FitSearch {
  /// The base with what does not change from round to round.
  let population: Population
  var right: StrokeCandidate
  /// Nil when the base's left-going strokes stand.
  var left: StrokeCandidate?
  var habits: HabitCandidate

  var candidate: Population {
    var result = population
    result.rightGoing = right.model
    if let left { result.leftGoing = left.model }
    habits.apply(to: &result)
    return result
  }

  typealias Data = (recording: FitRecording, right: StrokeStatistics, left: StrokeStatistics?)

  /// One round: simulate, measure, move.
  ///
  /// What each screen adds is taken off both recordings as the simulated one shows it.
  mutating func approach(_ data: inout Data, by simulation: FitSimulation) {
    let candidate = candidate
    var simulated = simulation.recording(of: candidate, like: data.recording)
    if simulated.screens.count > 1 {
      simulated.screenEffects = simulated.measuredScreenEffects(
        unit: simulated.reaches(of: candidate))
      data.recording.screenEffects = simulated.screenEffects
      let seen = data.recording.measured(in: candidate)
      data.right = seen.right ?? data.right
      if data.left != nil { data.left = seen.left }
    }
    let got = simulated.measured(in: candidate, leastFlicks: StrokeStatistics.leastSimulatedFlicks)
    if let got = got.right { right.approach(data.right, from: got) }
    if let wanted = data.left, let got = got.left { left?.approach(wanted, from: got) }
    habits.approach(data.recording, from: simulated)
  }
}

/// The shares of slow strokes, drags and edge starts while they are being fitted, in the same way
/// as `StrokeCandidate`.
struct HabitCandidate {
  private(set) var slowMean: Double
  let slowWeight: Double
  private(set) var edgeShare: Double
  private(set) var dragShare: Double

  private static let leastSlow = 0.000_5

  /// Starts from what was seen, and from the base for what only pops show.
  init(_ recording: FitRecording, base: Population) {
    let (a, b) = (Double(base.slowShapeA), Double(base.slowShapeB))
    let seen = recording.slowShare
    slowMean = min(max(seen?.mean ?? a / (a + b), Self.leastSlow), 0.95)
    slowWeight = seen?.weight ?? a + b
    edgeShare = recording.edgeShare ?? Double(base.edgeStartShare)
    dragShare = Double(base.dragShare)
  }

  /// Moves by what is left of the differences.
  ///
  /// Drags are by how much more of a person's pops are slow than of the other strokes. Without
  /// others the base's share of drags stands, unless the recording has fewer slow strokes than
  /// those alone.
  mutating func approach(_ recording: FitRecording, from simulated: FitRecording) {
    if let wanted = recording.edgeShare, let got = simulated.edgeShare {
      edgeShare = min(max(edgeShare + wanted - got, 0), 1)
    }
    guard let wanted = recording.slowShare, let got = simulated.slowShare else { return }
    let moved = slowMean + wanted.mean - got.mean
    slowMean = min(max(moved, Self.leastSlow), 0.95)
    if let wanted = recording.slowExcess, let got = simulated.slowExcess {
      dragShare = min(max(dragShare + wanted - got, 0), 1)
    } else if moved < Self.leastSlow, recording.popShare > 0 {
      dragShare = min(max(dragShare + moved - Self.leastSlow, 0), 1)
    }
  }

  /// Moves the shares of slow strokes and drags towards the base's, as if that were known from
  /// `StrokeCandidate.leastPeople` more: one slow person among few says little.
  mutating func shrink(to base: Population, people: Int) {
    let share = Self.ownShare(ofPeople: people)
    let (a, b, drag) = (Double(base.slowShapeA), Double(base.slowShapeB), Double(base.dragShare))
    slowMean = a / (a + b) + share * (slowMean - a / (a + b))
    dragShare = drag + share * (dragShare - drag)
  }

  /// The share of recorded people in what is known of them and of the base's.
  static func ownShare(ofPeople people: Int) -> Double {
    Double(people) / Double(people + StrokeCandidate.leastPeople)
  }

  /// Multiplies the distance of its shares from those of another, and those of shrunk ones by the
  /// root of how much they were.
  mutating func stretch(from other: Self, by factor: Double, people: Int) {
    let (edge, slow) = (edgeShare - other.edgeShare, slowMean - other.slowMean)
    let own = factor * Self.ownShare(ofPeople: people).squareRoot()
    dragShare = min(max(other.dragShare + own * (dragShare - other.dragShare), 0), 1)
    edgeShare = min(max(other.edgeShare + factor * edge, 0), 1)
    slowMean = min(max(other.slowMean + own * slow, Self.leastSlow), 0.95)
  }

  /// Writes the shares, in numbers of six digits.
  func apply(to population: inout Population) {
    population.slowShapeA = Float(slowMean * slowWeight)
    population.slowShapeB = Float((1 - slowMean) * slowWeight)
    population.edgeStartShare = Float(FitMath.rounded(edgeShare))
    population.dragShare = Float(FitMath.rounded(dragShare))
  }
}

/// Strokes of a candidate population on the screens of a recording, measured by the same code.
///
/// Every round draws the same random numbers, so that rounds differ by their candidates alone.
struct FitSimulation: Sendable {
  /// Number of synthetic people, and of strokes each makes in either direction.
  ///
  /// With so many people the synthetic ones add little to the errors of the recorded ones.
  var people = 1000
  var strokes = 20
  var seed: UInt64 = 40

  /// The simulation for a recording of so many events a second: fewer people where each makes many
  /// events, so that a fit takes seconds on any panel.
  static func sized(forRate rate: Double?) -> FitSimulation {
    var simulation = FitSimulation()
    if let rate, rate > 240 { simulation.people = max(Int(1000 * 240 / rate), 200) }
    return simulation
  }

  /// Swipes of the candidate, with the recording's share of pops, each synthetic person on the
  /// screens of a recorded one: how long people swipe depends on the screen, so that who used
  /// several must be compared with somebody who uses the same.
  func recording(of candidate: Population, like recorded: FitRecording) -> FitRecording {
    var result = FitRecording(screens: recorded.screens)
    let pops = Int((recorded.popShare * Double(strokes)).rounded())
    let generators = recorded.screens.map {
      SwipeGenerator(screen: $0, population: candidate, seed: seed)
    }
    let entries = [Intent.pop, .contentRight, .contentLeft].compactMap(IntentCatalog.entry)
    let counts = [pops, strokes - pops, strokes]
    let screens = recorded.people.map(Self.screens)
    var samples: [TouchSample] = []
    for index in 0..<people {
      let person = Participant(index: index, seed: seed, population: candidate)
      let own = screens[index * screens.count / people]
      for (kind, (entry, count)) in zip(entries, counts).enumerated() {
        for swipe in 0..<count {
          // Those who stand for the same person begin at different ones of its strokes.
          let place = (swipe * count + index % count) * own[kind].count / (count * count)
          let screen = own[kind][place]
          generators[screen].swipe(entry, of: person, index: swipe, into: &samples)
          guard let features = StrokeFeatures(samples) else { continue }
          result.add(features, intent: entry.intent, of: String(index), on: screen)
        }
      }
    }
    return result
  }

  /// The screens of a person's pops, other strokes to the right, and strokes to the left, in their
  /// shares; of all strokes where the person has none of a kind.
  private static func screens(of strokes: [FitRecording.Stroke]) -> [[Int]] {
    let all = strokes.map(\.screen).sorted()
    let kinds: [(FitRecording.Stroke) -> Bool] = [
      { $0.isPop }, { $0.isRightGoing && !$0.isPop }, { !$0.isRightGoing },
    ]
    return kinds.map { isKind in
      let own = strokes.filter(isKind).map(\.screen).sorted()
      return own.isEmpty ? all : own
    }
  }
}
