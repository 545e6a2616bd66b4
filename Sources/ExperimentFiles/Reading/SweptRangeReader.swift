import NavigationModel
import PopGesture
import StrictFiles

extension ObjectReader {
  /// The values that a parameter takes: from one to another in steps, or a list.
  mutating func sweptValues(in range: ClosedRange<Double>, unit: String) -> [Double]? {
    if member("values") != nil { return listedValues(in: range, unit: unit) }
    let before = problems.count
    require("from", "10")
    require("to", "400")
    require("steps", "100")
    // Every member is read before any is needed, so that all problems are reported at once.
    let first = number("from", in: range, unit: unit)
    let last = number("to", in: range, unit: unit)
    let steps = whole("steps", in: 1...UInt64(SweepSize.mostValues))
    let scale = word("scale", SweptRange.Scale.allCases, \.rawValue) ?? .linear
    guard let first, let last, let steps, problems.count == before else { return nil }
    guard last > first || (steps == 1 && last == first) else {
      report(at: member("to")?.node.position ?? node.position, "\"to\" must be above \"from\"")
      return nil
    }
    if scale == .logarithmic, first <= 0 {
      report(
        at: member("from")?.node.position ?? node.position,
        "a logarithmic scale starts above 0, not at \(plain(first))")
      return nil
    }
    return SweptRange.grid(from: first, to: last, steps: Int(steps), scale: scale)
  }

  private mutating func listedValues(in range: ClosedRange<Double>, unit: String) -> [Double]? {
    for key in ["from", "to", "steps", "scale"] {
      guard let other = member(key) else { continue }
      report(
        at: other.keyPosition, "\"values\" and \"\(key)\" both say which values are taken",
        hint: "remove one of them")
    }
    let before = problems.count
    let values = numbers(
      "values", in: range, upTo: SweepSize.mostValues,
      rule: "each value is \(unit) \(NumberForm(range, unit).words)")
    return problems.count == before ? values?.sorted() : nil
  }
}
