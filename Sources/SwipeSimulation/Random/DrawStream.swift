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
struct DrawStream: Draws {
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
  @inline(__always) mutating func word() -> UInt32 {
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
  @inline(__always) mutating func uniform() -> Float { ElementaryMath.unitInterval(word()) }

  /// Standard normal (Box and Muller 1958; both of a pair are used).
  @inline(__always) mutating func normal() -> Float {
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
}

/// Draws that are taken one after the other.
protocol Draws {
  /// Uniform on the open interval (0, 1).
  mutating func uniform() -> Float
  /// Standard normal.
  mutating func normal() -> Float
}

extension Draws {
  /// Uniform between two bounds.
  @inline(__always)
  mutating func uniform(_ low: Float, _ high: Float) -> Float { low + (high - low) * uniform() }

  /// Whether an event of this probability happens.
  @inline(__always) mutating func happens(_ probability: Float) -> Bool { uniform() < probability }

  /// Normal with a mean and a standard deviation.
  @inline(__always)
  mutating func normal(_ mean: Float, _ deviation: Float) -> Float { mean + deviation * normal() }

  /// Log-normal: the exponential of a normal with this mean and standard deviation.
  @inline(__always) mutating func logNormal(_ mean: Float, _ deviation: Float) -> Float {
    ElementaryMath.exp(normal(mean, deviation))
  }
}

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

/// Distributions that need more than one line.
enum Distributions {
  /// Beta with shape parameters `a` and `b` (Jöhnk 1964), for small shapes.
  ///
  /// Two powers of uniforms are accepted when their sum stays below 1; with shapes .22 and 3.4 two
  /// of three pairs are. After 64 refusals the mean is returned, which happens once in 1e30.
  static func beta(_ a: Float, _ b: Float, _ draws: inout DrawStream) -> Float {
    for _ in 0..<64 {
      let x = ElementaryMath.exp(ElementaryMath.log(draws.uniform()) / a)
      let y = ElementaryMath.exp(ElementaryMath.log(draws.uniform()) / b)
      if x + y <= 1, x + y > 0 { return x / (x + y) }
    }
    return a / (a + b)
  }

  /// Student's t with 12 degrees of freedom, from a normal and six uniforms: a normal over the root
  /// of a chi-square share.
  ///
  /// A chi-square with 12 degrees of freedom is minus twice the log of a product of six uniforms.
  @inline(__always) static func studentT12(_ draws: inout LaneDraws) -> Float {
    let normal = draws.normal()
    // Three at a time: a product of six could leave the range of single precision.
    let first = draws.uniform() * draws.uniform() * draws.uniform()
    let second = draws.uniform() * draws.uniform() * draws.uniform()
    let logarithms = ElementaryMath.log(first) + ElementaryMath.log(second)
    return normal / ElementaryMath.squareRoot(-2 * logarithms / 12)
  }

  /// The value at the quantile `u` of a continuous variable that is known at up to eight
  /// probabilities, from 0 to 1, with straight lines between them.
  @inline(__always) static func quantile(
    _ u: Float, probabilities p: SIMD8<Float>, values v: SIMD8<Float>
  ) -> Float {
    // The sum of what each line adds, written out: no search, no loop, no branch.
    let low = line(u, p[0], p[1], v[0], v[1]) + line(u, p[1], p[2], v[1], v[2])
    let middle = line(u, p[2], p[3], v[2], v[3]) + line(u, p[3], p[4], v[3], v[4])
    let high = line(u, p[4], p[5], v[4], v[5]) + line(u, p[5], p[6], v[5], v[6])
    return v[0] + low + middle + high + line(u, p[6], p[7], v[6], v[7])
  }

  /// What the line between two knots adds up to `u`; equal probabilities, whose values
  /// must be equal too, add nothing.
  @inline(__always) private static func line(
    _ u: Float, _ from: Float, _ to: Float, _ low: Float, _ high: Float
  ) -> Float {
    (high - low) * ElementaryMath.heldInUnit((u - from) * (1 / (to - from)))
  }
}
