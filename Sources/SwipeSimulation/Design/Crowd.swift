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

  /// Prepares to make people.
  public init(of population: Population, seed: UInt64, design: DrawDesign) {
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
