/// A small generator (SplitMix64, Steele 2014) that makes tests with drawn input repeat exactly.
package struct TestGenerator: RandomNumberGenerator {
  package var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Uniform on [0, 1).
  package mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  package mutating func value(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  /// Bytes drawn from an alphabet.
  package mutating func bytes(count: Int, from alphabet: [UInt8]) -> [UInt8] {
    (0..<count).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &self)] }
  }

  /// A copy with a few bytes or stretches changed, removed, repeated or put in.
  package mutating func mutated(_ original: [UInt8], alphabet: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      guard !bytes.isEmpty else { break }
      let place = Int.random(in: 0..<bytes.count, using: &self)
      let length = Int.random(in: 1...200, using: &self)
      let stretch = place..<min(bytes.count, place + length)
      let byte = alphabet[Int.random(in: 0..<alphabet.count, using: &self)]
      switch Int.random(in: 0..<5, using: &self) {
      case 0: bytes[place] = byte
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(byte, at: place)
      case 3: bytes.removeSubrange(stretch)
      default: bytes.insert(contentsOf: bytes[stretch], at: place)
      }
    }
    return bytes
  }
}
