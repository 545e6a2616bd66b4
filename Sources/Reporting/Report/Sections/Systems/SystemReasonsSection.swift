import Findings

/// What the chosen systems do in words, and why not another.
enum SystemReasonsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    guard let reasons = SystemAnswer(index)?.reasons, !reasons.isEmpty else { return [] }
    return ["## Why this system, and not another", ""] + reasons
  }
}
