/// What a stream of draws is for; part of every counter, so that no purpose disturbs another.
enum DrawPurpose: UInt32 {
  /// Stable traits of a participant.
  case traits = 0
  /// What the finger does in one swipe.
  case motion = 1
  /// What the touch panel adds to it.
  case sensor = 2
  /// How long a person pauses between the touches of one swipe.
  case pause = 3
  /// How the draws of a block of people are spread.
  case net = 4
  /// Which of several swipes is made whatever it is like.
  case turn = 5
}

/// The draws of one purpose of one swipe of one participant: a pure function of its key.
///
/// The key holds the seed, the participant, the intent, the swipe and the purpose, and nothing of
/// the screen, the policy, the thread or the number of participants: all screens and policies see
/// the same people and intentions, and more participants only append. The population is not in the
/// key either, so that two populations compared with one seed share their random numbers.
struct DrawStream {
  private let key: SIMD2<UInt32>
  private var counter: SIMD4<UInt32>
  private var words = SIMD4<UInt32>(repeating: 0)
  private var used = 4
  private var spareNormal = Float.nan
  /// Words taken, while some are left that are spread over a block of people, and their digits.
  private var netWord: Int
  private let netDigits: SIMD32<UInt8>

  /// - Parameters:
  ///   - intent: stable code of the intent; 0 for traits.
  ///   - digits: the top digits of the first words; nil where all are drawn freely.
  init(
    seed: UInt64, purpose: DrawPurpose, participant: UInt32, intent: UInt32, swipe: UInt32,
    digits: SIMD32<UInt8>? = nil
  ) {
    netWord = digits == nil ? Participant.netWords : 0
    netDigits = digits ?? SIMD32(repeating: 0)
    key = SIMD2(UInt32(truncatingIfNeeded: seed), UInt32(truncatingIfNeeded: seed &>> 32))
    counter = SIMD4(0, swipe, participant, intent &<< 8 | purpose.rawValue)
  }

  /// The next word.
  @inline(__always)
  mutating func word() -> UInt32 {
    if used == 4 {
      words = Philox.block(counter, key: key)
      counter[0] &+= 1
      used = 0
    }
    defer { used += 1 }
    guard netWord < Participant.netWords else { return words[used] }
    defer { netWord += 1 }
    return ScrambledNet.word(words[used], digits: UInt32(netDigits[netWord]))
  }

  /// Uniform on the open interval (0, 1).
  @inline(__always)
  mutating func uniform() -> Float { ElementaryMath.unitInterval(word()) }

  /// Uniform between two bounds.
  @inline(__always)
  mutating func uniform(_ low: Float, _ high: Float) -> Float { low + (high - low) * uniform() }

  /// Whether an event of this probability happens.
  @inline(__always)
  mutating func happens(_ probability: Float) -> Bool { uniform() < probability }

  /// Standard normal (Box and Muller 1958; both of a pair are used).
  @inline(__always)
  mutating func normal() -> Float {
    if netWord < Participant.netWords { return ElementaryMath.normalQuantile(word()) }
    if !spareNormal.isNaN {
      defer { spareNormal = .nan }
      return spareNormal
    }
    let (radius, angle) = (word(), word())
    let pair = ElementaryMath.normalPair(radius, angle)
    spareNormal = pair.1
    return pair.0
  }

  /// Normal with a mean and a standard deviation.
  @inline(__always)
  mutating func normal(_ mean: Float, _ deviation: Float) -> Float { mean + deviation * normal() }
}
