import StrictFiles
import Study

/// What a claim says of its number.
enum ClaimExpectation: Sendable, Equatable {
  /// More than this.
  case above(Double)
  /// Less than this.
  case below(Double)
  /// This, up to a distance.
  case about(Double, within: Double)
  /// Exactly this: one event refutes "never".
  case equal(Double)

  /// As written in tables.
  var text: String {
    switch self {
    case .above(let number): "> \(number.plain)"
    case .below(let number): "< \(number.plain)"
    case .about(0, let distance): "about 0 (below \(distance.plain))"
    case .about(let number, let distance): "about \(number.plain) (within \(distance.plain))"
    case .equal(let number): "= \(number.plain)"
    }
  }

  /// Whether a number whose 95 % interval reaches `halfWidth` to either side is as claimed.
  ///
  /// An exact number has a half width of 0 and is never undecided.
  func verdict(of value: Double, halfWidth: Double) -> ClaimVerdict {
    guard value.isFinite, !halfWidth.isNaN else { return .undecided }
    let (low, high) = (value - halfWidth, value + halfWidth)
    return switch self {
    case .above(let number): low > number ? .yes : high <= number ? .no : .undecided
    case .below(let number): high < number ? .yes : low >= number ? .no : .undecided
    case .about(let number, let distance):
      high < number + distance && low > number - distance
        ? .yes : low >= number + distance || high <= number - distance ? .no : .undecided
    case .equal(let number): value == number ? .yes : .no
    }
  }
}

extension Double {
  /// Without the ending of whole numbers.
  var plain: String {
    var bytes: [UInt8] = []
    _ = NumberText.append(self, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// For sentences: three decimals, or as many as show the first digit of a smaller number.
  var short: String {
    var scale = 1000.0
    while self != 0, magnitude * scale < 1, scale < 1e12 { scale *= 10 }
    // Without the sign of a negative zero.
    return ((self * scale).rounded() / scale + 0).plain
  }
}
