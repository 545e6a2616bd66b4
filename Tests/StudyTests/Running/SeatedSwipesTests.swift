import TestSupport
import Testing

@testable import Study

/// Whose releases are whose, when people sit side by side.
@Suite("Seated swipes")
struct SeatedSwipesTests {
  static let rows: [(people: Int, each: Int, begun: UInt64, segments: [UInt64])] = [
    (1, 1, 0, [0]), (1, 1, 1, [1]),
    // Releases are counted without the lanes that were not released.
    (2, 3, 0b110_101, [0b0011, 0b1100]), (2, 3, 0b100_000, [0, 1]), (2, 3, 0b000_100, [1, 0]),
    (3, 2, 0b10_00_11, [0b011, 0, 0b100]),
    (1, 64, .max, [.max]), (1, 64, 1 << 63, [1]), (1, 64, 0, [0]), (1, 63, .max >> 1, [.max >> 1]),
    (2, 32, .max, [0xFFFF_FFFF, 0xFFFF_FFFF << 32]),
    (2, 32, 0xFFFF_FFFF << 32, [0, 0xFFFF_FFFF]),
  ]

  @Test
  func table() async {
    await each(Self.rows) { (row: (people: Int, each: Int, begun: UInt64, segments: [UInt64])) in
      let seated = SeatedSwipes(clusters: row.people, each: row.each)
      #expect(seated.segments(begun: row.begun) == row.segments)
    }
  }

  @Test("each release belongs to the person whose lane it is, for every way to fill a batch")
  func everyFilling() {
    var generator = TestGenerator(seed: 8)
    for each in 1...64 {
      for people in 1...(64 / each) {
        let lanes = people * each
        let begun = generator.next() & generator.next() & (UInt64.max >> UInt64(64 - lanes))
        var expected = [UInt64](repeating: 0, count: people)
        var release: UInt64 = 0
        for lane in 0..<lanes where begun >> UInt64(lane) & 1 == 1 {
          expected[lane / each] |= 1 << release
          release += 1
        }
        #expect(SeatedSwipes(clusters: people, each: each).segments(begun: begun) == expected)
      }
    }
  }
}
