/// Philox4x32-10: a counter-based generator (Salmon, Moraes, Dror, Shaw 2011).
///
/// A block of four words is a pure function of a 128-bit counter and a 64-bit key, so any draw of
/// any swipe can be made alone, in any order, on any thread.
enum Philox {
  /// The four words at this counter under this key.
  @inline(__always)
  static func block(_ counter: SIMD4<UInt32>, key: SIMD2<UInt32>) -> SIMD4<UInt32> {
    // Words live in the lower halves of 64 bits and upper halves are left dirty: so a round needs
    // no repacking, and a loop over blocks is a third faster when it becomes vector code.
    var (c0, c1) = (UInt64(counter[0]), UInt64(counter[1]))
    var (c2, c3) = (UInt64(counter[2]), UInt64(counter[3]))
    var (k0, k1) = (key[0], key[1])
    for _ in 0..<10 {
      let first = (c0 & 0xFFFF_FFFF) &* 0xD251_1F53
      let second = (c2 & 0xFFFF_FFFF) &* 0xCD9E_8D57
      (c0, c1) = ((second &>> 32) ^ c1 ^ UInt64(k0), second)
      (c2, c3) = ((first &>> 32) ^ c3 ^ UInt64(k1), first)
      // The key of the next round: Weyl sequences of the golden ratio and of sqrt 3 - 1.
      k0 = k0 &+ 0x9E37_79B9
      k1 = k1 &+ 0xBB67_AE85
    }
    return SIMD4(
      UInt32(truncatingIfNeeded: c0), UInt32(truncatingIfNeeded: c1),
      UInt32(truncatingIfNeeded: c2), UInt32(truncatingIfNeeded: c3))
  }
}
