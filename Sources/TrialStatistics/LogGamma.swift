/// The natural logarithm of the gamma function at `x`.
///
/// For x > 0 accurate to a few units in the last place relative to max(1, value); infinite at 0 and
/// at negative integers, and the logarithm of the magnitude at other negative values.
public func logGamma(_ x: Double) -> Double { CMath.logarithmGamma(x) }
