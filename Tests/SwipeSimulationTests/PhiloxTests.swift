import TestSupport
import Testing

@testable import SwipeSimulation

/// The published known answers of Philox4x32-10 (Salmon et al.
///
/// 2011, kat_vectors).
@Suite("Philox4x32-10")
struct PhiloxTests {
  struct Answer: Sendable {
    let counter: SIMD4<UInt32>
    let key: SIMD2<UInt32>
    let words: SIMD4<UInt32>
  }

  static let answers = [
    Answer(
      counter: SIMD4(0, 0, 0, 0), key: SIMD2(0, 0),
      words: SIMD4(0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8)),
    Answer(
      counter: SIMD4(repeating: 0xffff_ffff), key: SIMD2(repeating: 0xffff_ffff),
      words: SIMD4(0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd)),
    Answer(
      counter: SIMD4(0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344),
      key: SIMD2(0xa409_3822, 0x299f_31d0),
      words: SIMD4(0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1)),
  ]

  @Test
  func knownAnswer() async {
    await each(Self.answers) { (answer: Answer) in
      #expect(Philox.block(answer.counter, key: answer.key) == answer.words)
    }
  }

  @Test("a stream is a pure function of its key: the words of the key's blocks, one after another")
  func pureFunction() {
    var stream = DrawStream(seed: 42, purpose: .sensor, participant: 3, intent: 1, swipe: 7)
    let key = DrawKey(seed: 42, intent: 1, purpose: .sensor)
    for index in 0..<25 as Range<UInt32> {
      let words = SIMD4(stream.word(), stream.word(), stream.word(), stream.word())
      #expect(words == key.block(index, participant: 3, swipe: 7))
    }
    #expect(
      key.block(5, participant: 3, swipe: 7) != key.block(6, participant: 3, swipe: 7))
  }

  @Test("every part of the key changes the words")
  func keyParts() {
    let key = DrawKey(seed: 1, intent: 1, purpose: .motion)
    let words = [
      key.block(0, participant: 1, swipe: 1),
      DrawKey(seed: 1 << 40, intent: 1, purpose: .motion).block(0, participant: 1, swipe: 1),
      DrawKey(seed: 1, intent: 1, purpose: .sensor).block(0, participant: 1, swipe: 1),
      key.block(0, participant: 2, swipe: 1),
      DrawKey(seed: 1, intent: 2, purpose: .motion).block(0, participant: 1, swipe: 1),
      key.block(0, participant: 1, swipe: 2),
    ]
    #expect(Set(words).count == words.count)
  }
}
