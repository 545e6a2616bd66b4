/// Philox4x32-10: a counter-based generator (Salmon, Moraes, Dror, Shaw 2011).
///
/// A block of four words is a pure function of a 128-bit counter and a 64-bit key, so any draw of
/// any swipe can be made alone, in any order, on any thread.
enum Philox {
  /// The four words at this counter under this key.
  @inline(__always)
  static func block(
    _ counter: SIMD4<UInt32>, key: SIMD2<UInt32>
  ) -> SIMD4<UInt32> {
    var (c0, c1, c2, c3) = (counter[0], counter[1], counter[2], counter[3])
    var (k0, k1) = (key[0], key[1])
    for _ in 0..<10 {
      let first = UInt64(c0) &* 0xD251_1F53
      let second = UInt64(c2) &* 0xCD9E_8D57
      c0 = UInt32(truncatingIfNeeded: second &>> 32) ^ c1 ^ k0
      c1 = UInt32(truncatingIfNeeded: second)
      c2 = UInt32(truncatingIfNeeded: first &>> 32) ^ c3 ^ k1
      c3 = UInt32(truncatingIfNeeded: first)
      k0 = k0 &+ 0x9E37_79B9
      k1 = k1 &+ 0xBB67_AE85
    }
    return SIMD4(c0, c1, c2, c3)
  }
}
