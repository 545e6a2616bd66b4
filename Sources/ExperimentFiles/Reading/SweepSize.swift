import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

/// What the sweeps of an experiment ask for in all, counted before any of it is made.
///
/// A line of text can ask for a billion policies, so products are held within limits, far beyond
/// what a report can show. What fits them may still be too much for a machine: `RunSize` tells.
struct SweepSize {
  /// Values of one range.
  static let mostValues = 10_000
  /// Policies of all sweeps: a kilobyte each while a file is read.
  static let mostPolicies = 100_000
  /// Lines of all sweeps: combinations of the ranges besides the one along which a line runs.
  static let mostLines = 10_000
  /// Recognizers of all sweeps.
  static let mostRecognizers = 1000

  private var policies = 0.0
  private var lines = 0.0
  private var recognizers = 0

  /// Takes in a sweep over ranges of so many values each; whether all is within the limits.
  ///
  /// - Parameter inner: place of the range along which its lines run.
  mutating func takes(_ values: [Int], inner: Int, _ reader: inout ObjectReader) -> Bool {
    // As floating-point numbers: the product of a few ranges is beyond an integer.
    let wanted = values.reduce(1.0) { $0 * Double($1) }
    policies += wanted
    lines += wanted / Double(values[inner])
    if policies > Double(Self.mostPolicies) {
      return reader.refuse(
        "the sweeps up to this one ask for \(count(policies)) policies",
        "take fewer steps or leave out a range of \"with\": at most \(Self.mostPolicies) policies"
          + " in all sweeps")
    }
    return lines <= Double(Self.mostLines)
      || reader.refuse(
        "the ranges of \"with\" of the sweeps up to this one make \(count(lines)) combinations",
        "take fewer steps there: at most \(Self.mostLines) combinations in all sweeps")
  }

  /// The same of a sweep that makes so many recognizers.
  mutating func takes(recognizers wanted: Int, _ reader: inout ObjectReader) -> Bool {
    recognizers += wanted
    return recognizers <= Self.mostRecognizers
      || reader.refuse(
        "the sweeps up to this one ask for \(recognizers) recognizers, one for each value",
        "take fewer steps: at most \(Self.mostRecognizers) recognizers in all sweeps")
  }

  /// A number of things as people write it.
  private func count(_ value: Double) -> String {
    value < 1e15 ? plain(value) : "more than a thousand billion"
  }
}

extension ObjectReader {
  /// Reports the whole object; never true.
  fileprivate mutating func refuse(_ message: String, _ hint: String) -> Bool {
    report(at: node.position, message, hint: hint)
    return false
  }
}
