extension Progress {
  /// A duration for people: `0.4 s`, `12 s`, `2 min 57 s`, `3 h 5 min`.
  static func text(_ seconds: Double) -> String {
    // What is no number, or beyond every run, must not end the program.
    let seconds = seconds > 0 ? min(seconds, 1e9) : 0
    let tenths = Int((seconds * 10).rounded())
    if tenths < 100 { return "\(Double(tenths) / 10) s" }
    // Rounded before it is divided, so that there are never 60 of anything.
    let whole = Int(seconds.rounded())
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return parts(whole, "min", "s") }
    return parts(Int((seconds / 60).rounded()), "h", "min")
  }

  private static func parts(_ count: Int, _ unit: String, _ sixtieth: String) -> String {
    let rest = count % 60 == 0 ? "" : " \(count % 60) \(sixtieth)"
    return "\(count / 60) \(unit)\(rest)"
  }

  /// How fast swipes were judged: `1.25 million swipes/s`; below a tenth of a million, to two
  /// digits, `8,400 swipes/s`.
  static func speed(swipes: Int, seconds: Double) -> String {
    let rate = Double(swipes) / max(seconds, 1e-6)
    var (step, rounded) = (1.0, rate.rounded())
    while rate >= 100 * step {
      step *= 10
      rounded = (rate / step).rounded() * step
    }
    if rounded >= 100_000 { return "\((rate / 1e4).rounded() / 100) million swipes/s" }
    let (thousands, rest) = (Int(rounded) / 1000, Int(rounded) % 1000)
    let digits = "\(rest)"
    return thousands == 0
      ? "\(rest) swipes/s"
      : "\(thousands),\(String(repeating: "0", count: 3 - digits.count))\(digits) swipes/s"
  }
}
