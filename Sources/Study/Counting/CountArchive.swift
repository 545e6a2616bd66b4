import ExperimentFiles

/// The integers of counts in a row: written as they come, or put back in the same order.
///
/// One function per type hands out its integers, for writing and for reading, so that the two
/// cannot differ. Their number follows from the experiment; only lists that grow tell theirs. The
/// bytes depend on the integers alone: each takes seven bits a byte, the lowest first, its sign in
/// the lowest bit, and a run of zeros is a zero and its length less one. Where neighbours are
/// alike, as policies are, it is the difference from one before that is written.
package struct CountArchive: Sendable {
  package private(set) var bytes: [UInt8]
  /// Whether more was asked for than there is, or something that no archive holds.
  package private(set) var isDamaged = false
  private let isReading: Bool
  private var place = 0
  /// Zeros that are still to be written, or to be handed out.
  private var zeros = 0

  /// How large what is read can be.
  package var bounds = Bounds()

  package init() { (bytes, isReading) = ([], false) }

  package init(reading bytes: [UInt8]) { (self.bytes, isReading) = (bytes, true) }

  /// Ends writing: what still waits is written.
  package mutating func finish() { if !isReading { writeZeros() } }

  /// Whether everything that was written has been read, and nothing else.
  package var isReadWhole: Bool { !isDamaged && place == bytes.count && zeros == 0 }

  /// Writes an integer, or puts the next one in its place.
  package mutating func exchange(_ integer: inout Int) {
    if isReading { integer = bounded(next()) } else { write(integer) }
  }

  /// Exchanges integers of a known number.
  ///
  /// - Parameters:
  ///   - step: how far before each the one stands that it is like; 0 for none.
  ///   - isBounded: whether they are counts, which have bounds.
  package mutating func exchange<Integer: FixedWidthInteger>(
    _ integers: inout [Integer], step: Int = 0, isBounded: Bool = true
  ) {
    for index in integers.indices {
      let like = step > 0 && index >= step ? Int(truncatingIfNeeded: integers[index - step]) : 0
      if isReading {
        let value = isBounded ? bounded(like &+ next()) : like &+ next()
        integers[index] = Integer(exactly: value) ?? 0
        if Integer(exactly: value) == nil { isDamaged = true }
      } else {
        write(Int(truncatingIfNeeded: integers[index]) &- like)
      }
    }
  }

  /// Exchanges integers whose number differs from run to run.
  ///
  /// - Parameter most: the largest number there can be: a zero can stand for many.
  package mutating func exchange<Integer: FixedWidthInteger>(
    list integers: inout [Integer], most: Int = 1 << 20
  ) {
    var count = integers.count
    exchange(&count)
    if isReading {
      guard (0...most).contains(count), !isDamaged else {
        isDamaged = true
        return
      }
      integers = Array(repeating: 0, count: count)
    }
    exchange(&integers, isBounded: false)
  }

  /// Whoever reads has found what no run counts.
  package mutating func check(_ isPossible: @autoclosure () -> Bool) {
    if isReading, !isDamaged, !isPossible() { isDamaged = true }
  }

  private mutating func bounded(_ integer: Int) -> Int {
    if integer.magnitude <= UInt(bounds.integer) { return integer }
    isDamaged = true
    return 0
  }

  /// Exchanges a value that packs its integers itself, with a step as above.
  package mutating func exchange<Value>(
    _ value: inout Value, _ packed: [Int], step: Int = 0, _ unpack: ([Int]) -> Value?
  ) {
    var integers = packed
    exchange(&integers, step: step)
    guard isReading else { return }
    if let read = unpack(integers) { value = read } else { isDamaged = true }
  }

  private mutating func write(_ integer: Int) {
    if integer == 0 {
      zeros += 1
      return
    }
    writeZeros()
    write(bits: UInt(bitPattern: (integer << 1) ^ (integer >> (Int.bitWidth - 1))))
  }

  private mutating func writeZeros() {
    guard zeros > 0 else { return }
    bytes.append(0)
    write(bits: UInt(zeros - 1))
    zeros = 0
  }

  private mutating func write(bits: UInt) {
    var rest = bits
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func next() -> Int {
    if zeros > 0 {
      zeros -= 1
      return 0
    }
    let bits = nextBits()
    if bits == 0 {
      zeros = Int(clamping: nextBits())
      return 0
    }
    return Int(bitPattern: bits >> 1) ^ -Int(bits & 1)
  }

  private mutating func nextBits() -> UInt {
    var (bits, shift) = (0 as UInt, 0 as UInt)
    while place < bytes.count, shift < 64 {
      let byte = bytes[place]
      place += 1
      bits |= UInt(byte & 0x7f) << shift
      if byte < 0x80 { return bits }
      shift += 7
    }
    isDamaged = true
    return 0
  }

  /// How large counts of a pass can be: what was forged must not overflow where it is added up.
  package struct Bounds: Sendable {
    /// Trials of one set, each with its weight.
    package private(set) var trials = Int.max
    /// Any sum or sum of products in one of several parts.
    fileprivate var integer = Int.max
    /// Intents of the experiment, and trials of one person.
    package private(set) var intents = Int.max
    package private(set) var each = Int.max

    /// Those of nothing known.
    fileprivate init() {}

    /// - Parameter parts: how many are added up.
    package init(_ pass: Pass, parts: Int) {
      // Swipes that stand for others weigh 16; some intents make more than one trial of a swipe.
      let (most, isTooLarge) = max(pass.swipes, 1).multipliedReportingOverflow(by: 64)
      integer = Int.max / 8 / max(parts, 1)
      trials = isTooLarge ? integer : min(most, integer)
      intents = pass.experiment.intents.count
      each = trials / max(pass.people.count, 1)
    }
  }
}

extension Int {
  /// The bits of a number, so that it can stand among integers.
  package init(bits number: Double) { self.init(truncatingIfNeeded: number.bitPattern) }
}

extension Double {
  /// The number whose bits stood among integers.
  package init(bits integer: Int) { self.init(bitPattern: UInt64(truncatingIfNeeded: integer)) }
}
