import SquareRoot

/// Elementary functions in single precision from additions, multiplications and divisions alone.
///
/// The C library's differ between platforms in the last bit; these give the same bits everywhere,
/// and a plain loop over them vectorises. Stated errors are the largest found against the C
/// library's double precision on dense grids (see the tests).
enum ElementaryMath {
  /// Uniform on the open interval (0, 1): the upper 23 bits, centred in their cell.
  @inline(__always) static func unitInterval(_ word: UInt32) -> Float {
    Float(bitPattern: (word &>> 9) | 0x3F80_0000) - (1 - 0x1p-24)
  }

  /// Square root; correctly rounded by the hardware.
  @inline(__always) static func squareRoot(_ x: Float) -> Float { hardwareSquareRoot(x) }

  /// Exponential; relative error below 2e-7 for x in [-87, 88], held at those ends beyond.
  @inline(__always) static func exp(_ x: Float) -> Float {
    let held = min(max(x, -87), 88)
    // Adding and subtracting 1.5 * 2^23 rounds to a whole number.
    let shifted = held * 1.442_695_04 + 12_582_912
    let whole = shifted - 12_582_912
    // ln 2 in two parts: the first is exact in 10 bits, so whole * first is exact.
    let rest = (held - whole * 0.693_359_375) + whole * 2.121_944_4e-4
    // Taylor polynomial: on |rest| <= ln 2 / 2 the first omitted term is below 6e-9.
    var sum: Float = 1 / 5040
    sum = sum * rest + 1 / 720
    sum = sum * rest + 1 / 120
    sum = sum * rest + 1 / 24
    sum = sum * rest + 1 / 6
    sum = sum * rest + 1 / 2
    sum = sum * rest + 1
    sum = sum * rest + 1
    return Float(bitPattern: sum.bitPattern &+ (shifted.bitPattern &<< 23))
  }

  /// Natural logarithm of a positive normal number; error below 1.5e-7 of max(1, |result|).
  @inline(__always) static func log(_ x: Float) -> Float {
    // Mantissa in [sqrt 1/2, sqrt 2), so that the series below converges fast on both sides.
    let exponent = Int32(bitPattern: x.bitPattern &- 0x3F35_04F3) &>> 23
    let mantissa = Float(bitPattern: x.bitPattern &- UInt32(bitPattern: exponent &<< 23))
    // ln m = 2 artanh s with s = (m - 1) / (m + 1), |s| < 0.172: first omitted term 2e-9.
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum: Float = 2.0 / 9
    sum = sum * square + 2.0 / 7
    sum = sum * square + 2.0 / 5
    sum = sum * square + 2.0 / 3
    let power = Float(exponent)
    return power * 0.693_359_375 + (2 * s + (s * square * sum - power * 2.121_944_4e-4))
  }

  /// Sine of an angle in radians; error below 2e-7 for |x| <= pi / 2.
  @inline(__always) static func sin(_ x: Float) -> Float {
    let square = x * x
    var sum: Float = 1.605_904_4e-10
    sum = sum * square - 2.505_210_8e-8
    sum = sum * square + 2.755_731_9e-6
    sum = sum * square - 1.984_127e-4
    sum = sum * square + 8.333_333e-3
    sum = sum * square - 1.666_666_7e-1
    return x + x * square * sum
  }

  /// Cosine of an angle in radians; error below 2e-7 for |x| <= pi / 2.
  @inline(__always) static func cos(_ x: Float) -> Float {
    let square = x * x
    var sum: Float = 2.087_675_7e-9
    sum = sum * square - 2.755_731_9e-7
    sum = sum * square + 2.480_158_7e-5
    sum = sum * square - 1.388_888_9e-3
    sum = sum * square + 4.166_666_7e-2
    sum = sum * square - 0.5
    return 1 + square * sum
  }

  /// The standard normal with this word as its probability: rises with the word, so that words that
  /// are spread evenly make normals that are; within +-5.3.
  ///
  /// Inverse error function of Giles (2010, GPU Computing Gems 10); error below 3e-6 of the result.
  @inline(__always) static func normalQuantile(_ word: UInt32) -> Float {
    let x = 2 * unitInterval(word) - 1
    let w = -log((1 - x) * (1 + x))
    let center = w - 2.5
    var near: Float = 2.810_226_4e-8
    near = near * center + 3.432_739_4e-7
    near = near * center - 3.523_387_7e-6
    near = near * center - 4.391_506_5e-6
    near = near * center + 2.185_808_7e-4
    near = near * center - 1.253_725e-3
    near = near * center - 4.177_681_6e-3
    near = near * center + 0.246_640_73
    near = near * center + 1.501_409_4
    let tail = squareRoot(max(w, 5)) - 3
    var far: Float = -2.002_142_6e-4
    far = far * tail + 1.009_505_6e-4
    far = far * tail + 1.349_343_2e-3
    far = far * tail - 3.673_428_4e-3
    far = far * tail + 5.739_507_7e-3
    far = far * tail - 7.622_461_3e-3
    far = far * tail + 9.438_870_5e-3
    far = far * tail + 1.001_674_1
    far = far * tail + 2.832_976_8
    return 1.414_213_6 * x * choose(w < 5, near, far)
  }

  /// Largest absolute value of a normal made of two words; a little more.
  static var largestNormal: Float { 5.78 }

  /// Two independent standard normals from two words (Box and Muller 1958), within +-5.77.
  @inline(__always)
  static func normalPair(_ radiusWord: UInt32, _ angleWord: UInt32) -> (Float, Float) {
    onCircle(squareRoot(-2 * log(unitInterval(radiusWord))), angleWord)
  }

  /// The point on a circle of this radius at an angle given by a word: uniform over the circle,
  /// with an error of either coordinate below 4e-7 of the radius.
  @inline(__always) static func onCircle(_ radius: Float, _ angleWord: UInt32) -> (Float, Float) {
    // A quarter turn in [-pi/4, pi/4), then one of four quadrants from the top two bits.
    let quarter =
      (Float(bitPattern: ((angleWord &<< 2) &>> 9) | 0x3F80_0000) - (1.5 - 0x1p-24))
      * 1.570_796_3
    // Taylor polynomials, shorter than those of `sin` and `cos`: the angle is half as large.
    let square = quarter * quarter
    var sine: Float = -1.984_127e-4
    sine = sine * square + 8.333_333e-3
    sine = sine * square - 1.666_666_7e-1
    var cosine: Float = 2.480_158_7e-5
    cosine = cosine * square - 1.388_888_9e-3
    cosine = cosine * square + 4.166_666_7e-2
    cosine = cosine * square - 0.5
    let s = (radius * (quarter + quarter * square * sine)).bitPattern
    let c = (radius * (1 + square * cosine)).bitPattern
    // Masks instead of branches: all ones where bit 30 is set, and signs from bits 31 and 30.
    let odd = 0 &- ((angleWord &>> 30) & 1)
    let high = angleWord & 0x8000_0000
    let first = (s & odd) | (c & ~odd)
    let second = (c & odd) | (s & ~odd)
    let flip = ~high & (odd & 0x8000_0000)
    return (Float(bitPattern: first ^ high), Float(bitPattern: second ^ flip))
  }

  /// Rounds a number from 0 on to the nearest whole one, halves to the even one; from 2^23 on,
  /// where halves are no longer told apart, to a multiple of a power of two.
  @inline(__always) static func roundedToWhole(_ x: Float) -> Float { (x + 0x1p23) - 0x1p23 }

  /// The largest whole number not above one between -2^22 and 2^22, without a call.
  @inline(__always) static func roundedDown(_ x: Float) -> Float {
    // Adding and subtracting 1.5 * 2^23 rounds to a whole number; go down where that went up.
    let near = (x + 12_582_912) - 12_582_912
    return near > x ? near - 1 : near
  }

  /// One of two numbers, both of which are computed.
  ///
  /// `a ? b : c` may become a branch around the work for `b` or `c`, and one such branch keeps a
  /// whole loop scalar.
  @inline(__always) static func choose(_ condition: Bool, _ yes: Float, _ no: Float) -> Float {
    let mask = 0 &- UInt32(condition ? 1 : 0)
    return Float(bitPattern: (yes.bitPattern & mask) | (no.bitPattern & ~mask))
  }

  /// A number held within 0 and 1, without a branch even before optimisation.
  ///
  /// The compiler gives up inlining into a function of some hundred branches, and a call keeps a
  /// whole loop scalar. Numbers that are not negative have the order of their bits.
  @inline(__always) static func heldInUnit(_ number: Float) -> Float {
    let bits = Int32(bitPattern: number.bitPattern)
    let aboveOne = (bits & ~(bits &>> 31)) &- 0x3F80_0000
    return Float(bitPattern: UInt32(bitPattern: 0x3F80_0000 &+ (aboveOne & (aboveOne &>> 31))))
  }

  /// A whole number from 0 below 2^23 as an integer, without the check that keeps loops scalar.
  @inline(__always)
  static func integer(_ whole: Float) -> UInt32 { (whole + 0x1p23).bitPattern & 0x7F_FFFF }
}
