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

  @Test(arguments: answers)
  func knownAnswer(_ answer: Answer) {
    #expect(Philox.block(answer.counter, key: answer.key) == answer.words)
  }

  @Test("a stream is a pure function of its key, whatever was drawn before")
  func pureFunction() {
    func stream() -> DrawStream {
      DrawStream(seed: 42, purpose: .sensor, participant: 3, intent: 1, swipe: 7)
    }
    var used = stream()
    for _ in 0..<101 { _ = used.normal() }
    #expect(used.block(at: 5) == stream().block(at: 5))
    #expect(used.block(at: 5) != used.block(at: 6))
  }

  @Test("every part of the key changes the words")
  func keyParts() {
    let streams = [
      DrawStream(seed: 1, purpose: .motion, participant: 1, intent: 1, swipe: 1),
      DrawStream(seed: 1 << 40, purpose: .motion, participant: 1, intent: 1, swipe: 1),
      DrawStream(seed: 1, purpose: .sensor, participant: 1, intent: 1, swipe: 1),
      DrawStream(seed: 1, purpose: .motion, participant: 2, intent: 1, swipe: 1),
      DrawStream(seed: 1, purpose: .motion, participant: 1, intent: 2, swipe: 1),
      DrawStream(seed: 1, purpose: .motion, participant: 1, intent: 1, swipe: 2),
    ]
    #expect(Set(streams.map { $0.block(at: 0) }).count == streams.count)
  }
}
