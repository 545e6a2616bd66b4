/// Elementary functions in double precision, the same bits on every platform.
///
/// The C library's differ between platforms, and between versions of one, in the last digits of
/// intervals and p-values. These are made of +, -, *, / and the bits of a number, each exactly
/// defined by IEEE 754. Stated errors are the largest found against correctly rounded values (see
/// the tests), in units in the last place of the result (ulp); a correctly rounded result has 0.5.
///
/// Coefficients are those of power series, or of Chebyshev interpolation in 60-digit arithmetic.
public enum PortableMath {
  /// A polynomial by its coefficients, the highest power's first.
  @inline(__always)
  static func polynomial(_ coefficients: [Double], _ x: Double) -> Double {
    var sum = 0.0
    for coefficient in coefficients { sum = sum * x + coefficient }
    return sum
  }
}
