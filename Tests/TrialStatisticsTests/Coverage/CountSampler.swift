import TestSupport

/// Draws counts from 0 with given probabilities, by inversion with a table of where to begin.
struct CountSampler {
  /// The share of draws at most at each count, of 2^64.
  private let limits: [UInt64]
  /// For each leading byte of a draw, the smallest count that it can mean.
  private let starts: [Int]

  init(probabilities: [Double]) {
    var sum = 0.0
    let limits = probabilities.indices.map { index -> UInt64 in
      sum += probabilities[index]
      let isLast = index == probabilities.indices.last
      return isLast || sum >= 1 ? .max : UInt64(sum * 0x1p64)
    }
    self.limits = limits
    starts = (0..<256).map { byte in
      limits.firstIndex { UInt64(byte) << 56 <= $0 } ?? 0
    }
  }

  func next(_ generator: inout TestGenerator) -> Int {
    let draw = generator.next()
    var count = starts[Int(truncatingIfNeeded: draw >> 56)]
    while draw > limits[count] { count += 1 }
    return count
  }
}
