import PolicyLibrary
import PopGesture

/// What the letters of a rule stand for.
enum RuleLegend {
  /// Letters other than x, in the order in which they are explained.
  private static let letters: [(letter: String, meaning: String)] = [
    ("v", "release velocity towards popping in pt/s"),
    ("vy", "release velocity across in pt/s"),
    ("a", "acceleration in pt/s^2"),
    ("t", "seconds from touch-down to lift"),
    ("T", "duration of the transition in s (duration_s)"),
    ("d", "share of the speed kept per ms (deceleration)"),
    ("G", "length of a whole gesture in pt (gesture_width_pt)"),
    ("W", "view width in pt"),
    ("H", "view height in pt"),
  ]

  /// One line for a policy.
  static func line(of policy: NamedPolicy) -> String {
    let x =
      policy.countsFromTouchDown
      ? "x: travel from touch-down in pt, slop included" : "x: translation in pt, slop removed"
    let words = Set(
      policy.rule.split { !$0.isLetter && $0 != "_" && !$0.isNumber }.map(String.init))
    let used = letters.filter { words.contains($0.letter) }
    return "  " + ([x] + used.map { "\($0.letter): \($0.meaning)" }).joined(separator: "; ")
  }
}
