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
      (c0, c1, c2, c3) = round(c0, c1, c2, c3, k0, k1)
      (k0, k1) = nextKey(k0, k1)
    }
    return SIMD4(c0, c1, c2, c3)
  }

  /// One round of mixing.
  @inline(__always)
  static func round(
    _ c0: UInt32, _ c1: UInt32, _ c2: UInt32, _ c3: UInt32, _ k0: UInt32, _ k1: UInt32
  ) -> (UInt32, UInt32, UInt32, UInt32) {
    let first = UInt64(c0) &* 0xD251_1F53
    let second = UInt64(c2) &* 0xCD9E_8D57
    return (
      UInt32(truncatingIfNeeded: second &>> 32) ^ c1 ^ k0, UInt32(truncatingIfNeeded: second),
      UInt32(truncatingIfNeeded: first &>> 32) ^ c3 ^ k1, UInt32(truncatingIfNeeded: first)
    )
  }

  /// The key of the next round (Weyl sequences of the golden ratio and of sqrt 3 - 1).
  @inline(__always)
  static func nextKey(_ k0: UInt32, _ k1: UInt32) -> (UInt32, UInt32) {
    (k0 &+ 0x9E37_79B9, k1 &+ 0xBB67_AE85)
  }
}
