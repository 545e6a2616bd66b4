/// Sixty-four points in many dimensions, spread more evenly than chance would, that stand for the
/// top digits of draws.
///
/// The first dimensions are those of Sobol' (direction numbers: Joe and Kuo 2008, SIAM J Sci Comput
/// 30:2635), so that also pairs and triples of them are even; each further one is a random
/// permutation that is linear over bits. Every dimension is scrambled by a random lower triangular
/// matrix and a random shift (Matousek 1998, J Complexity 14:527, after Owen 1995), so that every
/// point alone is uniform, and blocks of points are independent of each other: means over a block
/// are unbiased, and how they vary between blocks tells their error.
struct ScrambledNet {
  /// Points of a block.
  static var points: Int { 1 << digits }
  /// Binary digits that tell them apart.
  static var digits: Int { 6 }
  /// Dimensions of Sobol': the first ones for people, the others for their swipes.
  static var sobolDimensions: Int { sobol.count }
  static var dimensionsOfPeople: Int { 6 }

  /// Digits of each of six points that the others are sums of, top digit first.
  private let generators: SIMD8<UInt32>
  private let shift: UInt32

  /// Scrambles a dimension for a block of people.
  ///
  /// - Parameters:
  ///   - key: what is drawn; of its own purpose, so that it disturbs no draw.
  ///   - place: number of the dimension among all that are drawn with this key.
  ///   - sobol: the dimension of Sobol' that it is; nil for a random permutation.
  init(_ key: DrawKey, block: UInt32, swipe: UInt32, place: Int, sobol: Int?) {
    let words = key.block(UInt32(truncatingIfNeeded: place), participant: block, swipe: swipe)
    var generators = SIMD8<UInt32>(repeating: 0)
    for digit in 0..<Self.digits {
      let plain =
        sobol.map { Self.sobol[$0][digit] }
        ?? Self.mixedUp(1 &<< UInt32(truncatingIfNeeded: digit), words[1])
      generators[digit] = Self.mixedDown(plain, words[0])
    }
    self.generators = generators
    shift = words[2] & UInt32(truncatingIfNeeded: Self.points - 1)
  }

  /// Digits of one point.
  @inline(__always) func digits(of point: UInt32) -> UInt32 {
    var sum = shift
    for digit in 0..<Self.digits {
      let bit = (point &>> UInt32(truncatingIfNeeded: digit)) & 1
      sum ^= generators[digit] & (0 &- bit)
    }
    return sum
  }

  /// A word whose top digits are replaced; the others stay random.
  @inline(__always) static func word(_ word: UInt32, digits: UInt32) -> UInt32 {
    (word &>> UInt32(truncatingIfNeeded: Self.digits))
      | (digits &<< UInt32(truncatingIfNeeded: 32 - Self.digits))
  }

  /// Adds random multiples of every digit to those below it: a lower triangular matrix.
  private static func mixedDown(_ digits: UInt32, _ random: UInt32) -> UInt32 {
    var (mixed, rest) = (digits, random)
    for place in 1..<UInt32(truncatingIfNeeded: Self.digits) {
      let below = (UInt32(1) &<< (6 - place)) - 1
      if digits &>> (6 - place) & 1 == 1 { mixed ^= rest & below }
      rest &>>= 6 - place
    }
    return mixed
  }

  /// Adds random multiples of every digit to those above it: an upper triangular matrix.
  private static func mixedUp(_ digits: UInt32, _ random: UInt32) -> UInt32 {
    var (mixed, rest) = (digits, random)
    for place in 1..<UInt32(truncatingIfNeeded: Self.digits) {
      let above = (UInt32(1) &<< (6 - place)) - 1
      if digits &>> (place - 1) & 1 == 1 { mixed ^= (rest & above) &<< place }
      rest &>>= 6 - place
    }
    return mixed
  }

  /// Points 1, 2, 4, 8, 16 and 32 of the sequence of Sobol', their first six digits as numbers.
  static let sobol: [SIMD8<UInt32>] = [
    SIMD8(32, 16, 8, 4, 2, 1, 0, 0),
    SIMD8(32, 48, 40, 60, 34, 51, 0, 0),
    SIMD8(32, 48, 24, 36, 58, 23, 0, 0),
    SIMD8(32, 48, 8, 20, 62, 29, 0, 0),
    SIMD8(32, 16, 8, 44, 62, 55, 0, 0),
    SIMD8(32, 16, 24, 12, 50, 9, 0, 0),
    SIMD8(32, 48, 40, 52, 22, 37, 0, 0),
    SIMD8(32, 16, 40, 20, 34, 9, 0, 0),
    SIMD8(32, 16, 40, 20, 10, 53, 0, 0),
    SIMD8(32, 16, 56, 44, 38, 37, 0, 0),
    SIMD8(32, 16, 40, 4, 2, 27, 0, 0),
    SIMD8(32, 16, 8, 12, 22, 43, 0, 0),
    SIMD8(32, 48, 40, 20, 62, 35, 0, 0),
    SIMD8(32, 48, 24, 36, 14, 49, 0, 0),
    SIMD8(32, 16, 8, 60, 42, 21, 0, 0),
    SIMD8(32, 48, 8, 52, 54, 49, 0, 0),
  ]
}

/// Which draws of one intent are spread over a block of people, and which of them most evenly.
struct NetSpread {
  /// What is drawn, of a purpose of its own.
  let key: DrawKey
  /// Number of the first word among all that are spread of one swipe.
  let first: Int
  /// Words that decide most, the most decisive first.
  let decisive: [Int]
  /// Dimension of Sobol' of the first of them.
  let dimension: Int

  /// The net of one word.
  private func net(_ word: Int, block: UInt32, swipe: UInt32) -> ScrambledNet {
    let sobol = decisive.firstIndex(of: word).map { dimension + $0 }
    return ScrambledNet(
      key, block: block, swipe: swipe, place: first + word,
      sobol: sobol.flatMap { $0 < ScrambledNet.sobolDimensions ? $0 : nil })
  }

  /// Spreads words that were drawn for lanes with neighbouring people of one block, who are at the
  /// same number of their swipes (precondition).
  func apply(_ words: Range<Int>, _ lanes: Lanes, keys: Int, count: Int) {
    let (first, swipe) = (lanes.word(keys, 0), lanes.word(keys + 1, 0))
    let points = UInt32(truncatingIfNeeded: ScrambledNet.points)
    var isOneBlock = first / points == lanes.word(keys, count - 1) / points
    for lane in 0..<count {
      let person = first &+ UInt32(truncatingIfNeeded: lane)
      isOneBlock =
        isOneBlock && lanes.word(keys, lane) == person && lanes.word(keys + 1, lane) == swipe
    }
    precondition(isOneBlock, "balanced draws take neighbours of one block and one swipe of each")
    for (word, column) in words.enumerated() {
      let net = net(word, block: first / points, swipe: swipe)
      for lane in 0..<count {
        let point = (first &+ UInt32(truncatingIfNeeded: lane)) & (points - 1)
        lanes.setWord(
          column, lane,
          ScrambledNet.word(lanes.word(column, lane), digits: net.digits(of: point)))
      }
    }
  }
}
