import ExperimentFiles
public import Findings
import TrialStatistics

/// A comparison of two runs in Markdown: what differs, how errors were computed, one sentence a
/// headline rate, and a table of everything that is not equivalent.
public enum ComparisonReport {
  /// Sentences about single rates; more of them nobody reads.
  private static let mostSentences = 20
  /// Undetermined rates that are listed.
  private static let mostUndetermined = 10
  /// Differences of the manifests that are listed.
  private static let mostDifferences = 20

  /// The text, ending in a line end.
  public static func text(_ comparison: RunComparison) -> String {
    let lines =
      ["# Is B better than A?", ""] + folders(comparison) + [""] + differences(comparison) + [""]
      + errors(comparison) + leftOut(comparison) + [
        "", "## False triggers, honoured aborts and success", "",
      ]
      + headline(comparison)
      + ["", "## Every rate", ""] + table(comparison)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func folders(_ comparison: RunComparison) -> [String] {
    [
      "- A: \(Markdown.code(comparison.folderA))", "- B: \(Markdown.code(comparison.folderB))",
      "- *better* and *worse* judge B: the whole 95% interval lies beyond the margin on one side."
        + " *Equivalent*: it lies within. *Undetermined*: neither. "
        + VerdictText.margins(comparison.margin, limit: comparison.falseTriggerLimit),
      verdict(comparison),
    ] + recommendations(comparison)
  }

  /// What got worse of the three numbers that decide, where it changed most.
  private static func verdict(_ comparison: RunComparison) -> String {
    let worse = comparison.regressions
    if worse.isEmpty {
      let open = comparison.rows.count { $0.key.isDecisive && $0.verdict == .undetermined }
      return "- No false triggers, honoured aborts or success got worse beyond the margins"
        + (open == 0 ? "." : "; \(open) of these rates are not known well enough to say.")
    }
    let names = [
      (Metric.falseTrigger, "false triggers"), (.abortHonoured, "honoured aborts"),
      (.success, "success"),
    ]
    let parts = names.compactMap { metric, name -> String? in
      let most = worse.filter { $0.key.metric == metric.name }.max {
        $0.change.difference.magnitude < $1.change.difference.magnitude
      }
      return most.map { "\(name) (\(ChangeText($0).brief))" }
    }
    return "- **Something got worse**: \(parts.joined(separator: "; "))."
  }

  /// Whether both runs recommend the same, and what where they do not.
  private static func recommendations(_ comparison: RunComparison) -> [String] {
    let all = comparison.recommendations
    if all.isEmpty { return [] }
    if all.allSatisfy(\.isSame) { return ["- The recommended rules are the same."] }
    return all.map { one in
      let place = "\(Markdown.text(one.screens)), \(Markdown.text(one.page)) page"
      let (a, b) = (one.a.map(Markdown.code) ?? "none", one.b.map(Markdown.code) ?? "none")
      return one.isSame
        ? "- Recommended for \(place): the same, \(a)."
        : "- **Recommended for \(place): \(a) → \(b).**"
    }
  }

  private static func differences(_ comparison: RunComparison) -> [String] {
    let all = comparison.differences
    guard !all.isEmpty else { return ["The manifests tell of the same run."] }
    let shown = all.prefix(mostDifferences).map {
      "- \(Markdown.code($0.name)): \(Markdown.text($0.a ?? "none")) →"
        + " \(Markdown.text($0.b ?? "none"))"
    }
    let more = all.count - shown.count
    return ["What differs (A → B):", ""] + shown
      + (more > 0 ? ["- and \(more) more values"] : [])
  }

  private static func errors(_ comparison: RunComparison) -> [String] {
    let identical = comparison.rows.count { $0.pairing == .identical }
    guard identical < comparison.rows.count else {
      return ["Errors: none, for the same people did just the same."]
    }
    let few =
      "Where events are few, from the intervals of both rates, squared and added (Newcombe's"
      + " method 10)."
    let same = identical > 0 ? " None where the same people did just the same." : ""
    switch comparison.basis {
    case .paired:
      return [
        "Errors paired, over batches of the same people; a change that moved few swipes or none is"
          + " bounded by their number. \(few)\(same)"
      ]
    case .independent(let reason):
      return [
        "Errors as if the runs were independent: \(reason). \(few)\(same) Where people are shared"
          + " these errors are wider than needed for common events."
      ]
    }
  }

  /// What only one side has, or this version does not know.
  private static func leftOut(_ comparison: RunComparison) -> [String] {
    var lines: [String] = []
    let sides = [
      ("A", comparison.rowsOnlyInA, comparison.policiesOnlyInA),
      ("B", comparison.rowsOnlyInB, comparison.policiesOnlyInB),
    ]
    for (side, rows, policies) in sides where rows > 0 {
      let names = policies.map { "`\($0)`" }.joined(separator: ", ")
      lines += [
        "",
        "Only in \(side), not compared: \(rows) \(rows == 1 ? "row" : "rows")"
          + (names.isEmpty ? "." : "; policies \(names)."),
      ]
    }
    if !comparison.unknownMetrics.isEmpty {
      lines += [
        "",
        "Not compared, for this version does not know their direction:"
          + " \(comparison.unknownMetrics.joined(separator: ", ")).",
      ]
    }
    return lines
  }

  /// Worse first, then better; what is equivalent or undetermined is counted.
  private static func headline(_ comparison: RunComparison) -> [String] {
    let rows = comparison.rows.filter { $0.key.isDecisive }
    let changed = comparison.regressions + rows.filter { $0.verdict == .better }
    var lines = changed.prefix(mostSentences).map { "- " + ChangeText($0).sentence }
    let more = changed.dropFirst(mostSentences)
    if !more.isEmpty {
      lines.append("- and \(counts(Array(more), [.worse, .better])) in the table below.")
    }
    let rest = counts(rows, changed.isEmpty ? Verdict.allCases : [.equivalent, .undetermined])
    lines.append(rows.isEmpty ? "- No such rates." : "- \(rest), of \(rows.count) rates.")
    return lines
  }

  private static func table(_ comparison: RunComparison) -> [String] {
    var table = MarkdownTable(ChangeText.columns)
    let told = comparison.rows(.worse) + comparison.rows(.better)
    let open = comparison.rows(.undetermined)
    // Those that changed most; nobody reads hundreds.
    let shown = open.sorted {
      $0.change.difference.magnitude > $1.change.difference.magnitude
    }.prefix(mostUndetermined)
    for row in told + shown { table.append(ChangeText(row).cells) }
    let (isEmpty, silent) = (told.isEmpty && shown.isEmpty, open.count - shown.count)
    let count =
      "\(counts(comparison.rows, [.worse, .better, .undetermined, .equivalent])), of"
      + " \(comparison.rows.count) rates; equivalent ones are not listed"
      + (silent == 0
        ? ""
        : ", nor the \(silent) undetermined \(silent == 1 ? "one" : "ones") that changed least"
          + " (`--format csv` has all)")
      + ". Differences in percentage points."
    return isEmpty ? [count] : [count, ""] + table.lines
  }

  /// `3 worse, 12 equivalent`; a verdict that never came is left out unless none came.
  private static func counts(_ rows: [ComparedRow], _ verdicts: [Verdict]) -> String {
    let counts = verdicts.map { verdict in (rows.count { $0.verdict == verdict }, verdict) }
    let some = counts.filter { $0.0 > 0 }
    return some.isEmpty
      ? "none " + verdicts.map(\.rawValue).joined(separator: " or ")
      : some.map { "\($0.0) \($0.1.rawValue)" }.joined(separator: ", ")
  }
}
