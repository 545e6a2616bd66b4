/// Distributions that need more than one line over a stream of draws.
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

  /// Student's t with 12 degrees of freedom: a normal over the root of a chi-square share.
  ///
  /// A chi-square with 12 degrees of freedom is minus twice the log of a product of six uniforms.
  static func studentT12(_ draws: inout DrawStream) -> Float {
    let normal = draws.normal()
    var logarithms: Float = 0
    for _ in 0..<2 {
      // Three at a time: a product of six could leave the range of single precision.
      logarithms += ElementaryMath.log(draws.uniform() * draws.uniform() * draws.uniform())
    }
    return normal / ElementaryMath.squareRoot(-2 * logarithms / 12)
  }

  /// A continuous variable known by quantiles: straight lines between `(probability, value)` knots
  /// that start at 0 and end at 1.
  static func quantiles(_ knots: [(Float, Float)], _ draws: inout DrawStream) -> Float {
    let u = draws.uniform()
    for index in 1..<knots.count where u <= knots[index].0 {
      let (low, high) = (knots[index - 1], knots[index])
      return low.1 + (high.1 - low.1) * (u - low.0) / (high.0 - low.0)
    }
    return knots[knots.count - 1].1
  }
}
