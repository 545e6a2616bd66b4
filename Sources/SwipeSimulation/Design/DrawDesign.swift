/// How people and their swipes are drawn.
public enum DrawDesign: String, Sendable, CaseIterable {
  /// People in blocks whose draws are spread evenly (`ScrambledNet`), and of swipes that seldom pop
  /// by accident more of those that might (`SwipeChoice`).
  ///
  /// People of one block depend on each other, blocks do not: blocks are the clusters of errors.
  case balanced
  /// Every person and every swipe on its own: people are the clusters of errors.
  case plain

  /// How many swipes an ordinary one stands for.
  public var weight: Int { self == .balanced ? SwipeChoice.candidates : 1 }

  /// People of a block.
  public static let people = ScrambledNet.points

  /// Number of the block of a person.
  public static func block(of participant: Int) -> Int { participant / people }
}

/// Makes the people of an experiment, by their numbers.
///
/// One value per worker: it keeps what people of one block have in common. A person comes out the
/// same whoever was made before.
public struct Crowd: Sendable {
  private let population: Population
  private let seed: UInt64
  private let design: DrawDesign
  /// The block whose nets are made, and one for each word of the traits.
  private var block: Int?
  private var nets: [ScrambledNet] = []

  package init(of population: Population, seed: UInt64, design: DrawDesign) {
    (self.population, self.seed, self.design) = (population, seed, design)
  }

  /// The person with a number.
  public mutating func person(_ index: Int) -> Participant {
    if design == .plain { return Participant(index: index, seed: seed, population: population) }
    let block = DrawDesign.block(of: index)
    if self.block != block {
      let key = DrawKey(seed: seed, intent: 0, purpose: .net)
      nets = (0..<Participant.netWords).map { word in
        ScrambledNet(
          key, block: UInt32(truncatingIfNeeded: block), swipe: 0, place: word,
          sobol: Participant.decisiveWords.firstIndex(of: word))
      }
      self.block = block
    }
    let point = UInt32(truncatingIfNeeded: index % DrawDesign.people)
    var digits = SIMD32<UInt8>(repeating: 0)
    for (word, net) in nets.enumerated() {
      digits[word] = UInt8(truncatingIfNeeded: net.digits(of: point))
    }
    return Participant(index: index, seed: seed, population: population, digits: digits)
  }
}

/// For how many swipes of their kind the swipes or releases of a batch stand: each for `unit` or,
/// if its bit is not set in `heavy`, for one.
package struct SwipeWeights: Sendable, Equatable {
  /// What an ordinary swipe stands for.
  package let unit: Int
  /// Swipes, or releases, that are ordinary: bit i is number i.
  package private(set) var heavy: UInt64

  /// Ordinary ones alone.
  package init(unit: Int) { (self.unit, heavy) = (unit, .max) }

  /// Those of chosen swipes, at most 64.
  package init(_ chosen: ArraySlice<ChosenSwipe>, unit: Int) {
    (self.unit, heavy) = (unit, 0)
    for (place, swipe) in chosen.enumerated() where swipe.weight == unit {
      heavy |= 1 &<< UInt64(truncatingIfNeeded: place)
    }
  }

  /// Whether all are ordinary.
  package var areEqual: Bool { heavy == .max }

  /// The sum of the weights of some.
  @inline(__always) package func sum(_ some: UInt64) -> Int {
    let count = some.nonzeroBitCount
    return unit == 1 ? count : count &+ (unit &- 1) &* (some & heavy).nonzeroBitCount
  }

  /// How many of some stand for themselves alone, while others stand for more.
  @inline(__always)
  package func light(_ some: UInt64) -> Int { unit == 1 ? 0 : (some & ~heavy).nonzeroBitCount }

  /// The weight of one.
  @inline(__always) package subscript(place: Int) -> Int {
    heavy &>> UInt64(truncatingIfNeeded: place) & 1 == 1 ? unit : 1
  }

  /// Those of the swipes that were released, in their order.
  package func of(_ begun: UInt64) -> SwipeWeights {
    var packed = self
    guard !areEqual else { return packed }
    packed.heavy = 0
    var (rest, place) = (begun, UInt64(0))
    while rest != 0 {
      let lane = UInt64(truncatingIfNeeded: rest.trailingZeroBitCount)
      packed.heavy |= (heavy &>> lane & 1) &<< place
      place &+= 1
      rest &= rest &- 1
    }
    return packed
  }
}
