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
  @inline(__always)
  static func studentT12(_ draws: inout LaneDraws) -> Float {
    let normal = draws.normal()
    // Three at a time: a product of six could leave the range of single precision.
    let first = draws.uniform() * draws.uniform() * draws.uniform()
    let second = draws.uniform() * draws.uniform() * draws.uniform()
    let logarithms = ElementaryMath.log(first) + ElementaryMath.log(second)
    return normal / ElementaryMath.squareRoot(-2 * logarithms / 12)
  }

  /// The value at the quantile `u` of a continuous variable that is known at up to eight
  /// probabilities, from 0 to 1, with straight lines between them.
  @inline(__always)
  static func quantile(
    _ u: Float, probabilities p: SIMD8<Float>, values v: SIMD8<Float>
  ) -> Float {
    // The sum of what each line adds, written out: no search, no loop, no branch.
    let low = line(u, p[0], p[1], v[0], v[1]) + line(u, p[1], p[2], v[1], v[2])
    let middle = line(u, p[2], p[3], v[2], v[3]) + line(u, p[3], p[4], v[3], v[4])
    let high = line(u, p[4], p[5], v[4], v[5]) + line(u, p[5], p[6], v[5], v[6])
    return v[0] + low + middle + high + line(u, p[6], p[7], v[6], v[7])
  }

  /// What the line between two knots adds up to `u`; equal probabilities add nothing.
  @inline(__always)
  private static func line(
    _ u: Float, _ from: Float, _ to: Float, _ low: Float, _ high: Float
  ) -> Float {
    (high - low) * min(max((u - from) * (1 / max(to - from, 1e-6)), 0), 1)
  }
}
