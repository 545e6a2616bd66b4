/// The largest error over many comparisons, so that one expectation covers a table.
struct WorstCase: CustomStringConvertible {
  private var largest = 0.0
  private(set) var comparisons = 0
  private var label = "none"

  /// The largest error; infinite when nothing was compared, so that an empty table cannot pass.
  var error: Double { comparisons == 0 ? .infinity : largest }

  var description: String { "worst error \(error) of \(comparisons) comparisons at \(label)" }

  /// Records a relative error; an expected 0 must be met exactly.
  ///
  /// Below 1e-300 doubles lose digits, so only the order of magnitude is compared there.
  mutating func relative(_ actual: Double, _ expected: Double, _ label: @autoclosure () -> String) {
    if expected.magnitude < 1e-300 && expected != 0 {
      record(actual.magnitude < 2e-300 ? 0 : .infinity, label())
    } else if actual == expected {
      record(0, label())
    } else {
      record((actual - expected).magnitude / expected.magnitude, label())
    }
  }

  /// Records an absolute error.
  mutating func absolute(_ actual: Double, _ expected: Double, _ label: @autoclosure () -> String) {
    record(actual == expected ? 0 : (actual - expected).magnitude, label())
  }

  /// Records an error relative to max(1, |expected|).
  mutating func scaled(_ actual: Double, _ expected: Double, _ label: @autoclosure () -> String) {
    record((actual - expected).magnitude / max(1, expected.magnitude), label())
  }

  private mutating func record(_ value: Double, _ text: @autoclosure () -> String) {
    comparisons += 1
    // A NaN compares false with everything and must not pass unseen.
    let value = value.isNaN ? Double.infinity : value
    guard value > largest else { return }
    largest = value
    label = text()
  }
}
