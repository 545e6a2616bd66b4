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
