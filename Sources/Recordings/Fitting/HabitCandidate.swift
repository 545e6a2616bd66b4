import SwipeSimulation
import TrialStatistics

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
    let (a, b, drag) = (
      Double(base.slowShapeA), Double(base.slowShapeB), Double(base.dragShare)
    )
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
