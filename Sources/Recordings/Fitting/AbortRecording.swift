import PopGesture
import SwipeSimulation

/// The aborted pops of a recording: how many of each person's came back, and how many of those came
/// back late.
///
/// A finger that stops has not come back by a twenty-fifth of its way out. Late is who still keeps
/// half of the way at the lift; in the model, `AbortedPop`, both are exact.
struct AbortRecording: Redrawable {
  struct Person {
    var aborts = 0.0
    var returned = 0.0
    var late = 0.0
  }

  var byPerson = ByPerson(Person())

  private static let leastBack = (share: 0.04, points: 3.0)
  private static let mostKept = 0.5
  /// Fewer aborts show no share.
  static let leastAborts = 20

  /// Takes in an aborted pop.
  mutating func add(_ samples: [TouchSample], of participant: String) {
    let places = samples.filter { $0.phase != .ended }.map(\.x)
    guard let first = places.first, let last = places.last else { return }
    let out = places.reduce(0) { max($0, $1 - first) }
    let back = out - (last - first)
    byPerson[participant].aborts += 1
    guard back > max(Self.leastBack.share * out, Self.leastBack.points) else { return }
    byPerson[participant].returned += 1
    if back < Self.mostKept * out { byPerson[participant].late += 1 }
  }

  /// The numbers of aborts and of people; nil where they are too few to show how people abort.
  var counts: (aborts: Int, people: Int)? {
    let aborts = Int(people.reduce(0) { $0 + $1.aborts })
    let isEnough = aborts >= Self.leastAborts && people.count >= PopulationFit.leastPeople
    return isEnough ? (aborts, people.count) : nil
  }

  /// Writes the shares, if there are enough aborts.
  ///
  /// Half an abort of either kind is added, so that what nobody did is not taken for impossible.
  func apply(to population: inout Population) {
    guard counts != nil else { return }
    func sum(_ number: (Person) -> Double) -> Double { people.reduce(0) { $0 + number($1) } }
    let returned = sum(\.returned)
    population.abortReturnShare = Float(
      FitMath.rounded((returned + 0.5) / (sum(\.aborts) + 1)))
    population.abortLateShare = Float(FitMath.rounded((sum(\.late) + 0.5) / (returned + 1)))
  }
}
