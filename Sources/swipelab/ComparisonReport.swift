import Documents
import Drawing
import ExperimentFiles
import Findings
import Reporting
import Study
import TrialStatistics

/// A comparison of two runs in Markdown: what differs, how errors were computed, one sentence a
/// headline rate, and a table of everything that is not equivalent.
enum ComparisonReport {
  /// Sentences about single rates; more of them nobody reads.
  private static let mostSentences = 20
  /// Undetermined rates that are listed.
  private static let mostUndetermined = 10
  /// Differences of the manifests that are listed.
  private static let mostDifferences = 20

  /// The text, ending in a line end.
  static func text(_ comparison: RunComparison) -> String {
    MarkdownWriter.text(
      [.heading(1, "Is B better than A?"), .list(folders(comparison))] + differences(comparison)
        + errors(comparison) + leftOut(comparison) + [
          .section("False triggers, honoured aborts and success"), .list(headline(comparison)),
          .section("Every rate"),
        ] + table(comparison))
  }

  private static func folders(_ comparison: RunComparison) -> [Prose] {
    ["A: \(code: comparison.folderA)", "B: \(code: comparison.folderB)"]
      + recommendations(comparison) + [
        verdict(comparison),
        "\(em: "better") and \(em: "worse") judge B: the whole 95% interval lies beyond the margin"
          + " on one side. \(em: "Equivalent"): it lies within. \(em: "Undetermined"): neither. "
          + VerdictText.margins(comparison.margin, limit: comparison.falseTriggerLimit),
      ]
  }

  /// What got worse of the three numbers that decide, where it changed most.
  private static func verdict(_ comparison: RunComparison) -> Prose {
    let worse = comparison.regressions
    if worse.isEmpty {
      let open = comparison.rows.count { $0.key.isDecisive && $0.verdict == .undetermined }
      return "No false triggers, honoured aborts or success got worse beyond the margins"
        + (open == 0 ? "." : "; \(open) of these rates are not known well enough to say.")
    }
    let names = [
      (Metric.falseTrigger, "false triggers"), (.abortHonoured, "honoured aborts"),
      (.success, "success"),
    ]
    let parts = names.compactMap { metric, name -> Prose? in
      let most = worse.filter { $0.key.metric == metric.name }.max {
        $0.change.difference.magnitude < $1.change.difference.magnitude
      }
      return most.map { "\(name) (\(ChangeText(row: $0).brief))" }
    }
    return "\(strong: "Something got worse"): \(parts.joined(separator: "; "))."
  }

  /// What both runs recommend, with its rates in either.
  private static func recommendations(_ comparison: RunComparison) -> [Prose] {
    comparison.recommendations.map { one -> Prose in
      let place = "\(one.screens), \(one.page) page"
      func name(_ rule: String?) -> Prose { rule.map { "\(code: $0)" } ?? "none" }
      let (a, b) = (name(one.a), name(one.b))
      let lead: Prose =
        one.isSame
        ? "Recommended for \(place): the same, \(a)"
        : "\(strong: "Recommended for \(place): \(a) → \(b)")"
      return lead + figures(one.figuresA, one.figuresB) + "."
    }
  }

  /// The rates of what A recommends, then of what B does; empty where neither is stored.
  private static func figures(
    _ a: StoredRecommendation.Figures, _ b: StoredRecommendation.Figures
  ) -> Prose {
    func text(_ rate: Double?, _ decimals: Int) -> String {
      rate.map { FixedDecimals.string($0 * 100, decimals: decimals) + "%" } ?? "unknown"
    }
    let rates = [
      ("success", a.success, b.success, 1),
      ("false triggers", a.falseTriggers, b.falseTriggers, 2),
      ("aborts honoured", a.abortsHonoured, b.abortsHonoured, 1),
    ]
    let parts = rates.compactMap { name, a, b, decimals -> String? in
      a == nil && b == nil ? nil : "\(name) \(text(a, decimals)) → \(text(b, decimals))"
    }
    return parts.isEmpty ? "" : "; A → B: \(parts.joined(separator: ", "))"
  }

  private static func differences(_ comparison: RunComparison) -> [Block] {
    let all = comparison.differences
    if all.isEmpty { return ["Both manifests describe the same run."] }
    let shown = all.prefix(mostDifferences).map { difference -> Prose in
      "\(code: difference.name): \(difference.a ?? "none") → \(difference.b ?? "none")"
    }
    let more: [Prose] =
      all.count > shown.count ? ["and \(all.count - shown.count) more values"] : []
    return ["What differs (A → B):", .list(shown + more)]
  }

  private static func errors(_ comparison: RunComparison) -> [Block] {
    let identical = comparison.rows.count { $0.pairing == .identical }
    guard identical < comparison.rows.count else {
      return ["There are no errors: the same people did exactly the same."]
    }
    let few =
      "Where events are few, from the intervals of both rates, squared and added (Newcombe's"
      + " method 10)."
    let same = identical > 0 ? " None where the same people did exactly the same." : ""
    guard let reason = comparison.independence else {
      return [
        "Errors paired, over batches of the same people; a change that moved few swipes or none"
          + " is bounded by their number. \(few)\(same)"
      ]
    }
    return [
      "Errors as if the runs were independent: \(reason). \(few)\(same) Where people are shared"
        + " these errors are wider than needed for common events."
    ]
  }

  /// What only one side has, or this version does not know.
  private static func leftOut(_ comparison: RunComparison) -> [Block] {
    let sides = [
      ("A", comparison.rowsOnlyInA, comparison.policiesOnlyInA),
      ("B", comparison.rowsOnlyInB, comparison.policiesOnlyInB),
    ]
    let only = sides.filter { $0.1 > 0 }.map { side, rows, policies -> Block in
      let names = [Prose](code: policies).joined(separator: ", ")
      let rest: Prose = names.isEmpty ? "" : "; policies \(names)"
      return "Only in \(side), not compared: \(rows) \(rows == 1 ? "row" : "rows")\(rest)."
    }
    if comparison.unknownMetrics.isEmpty { return only }
    return only + [
      "Not compared, for this version does not know their direction:"
        + " \(comparison.unknownMetrics.joined(separator: ", "))."
    ]
  }

  /// Worse first, then better; what is equivalent or undetermined is counted.
  private static func headline(_ comparison: RunComparison) -> [Prose] {
    let rows = comparison.rows.filter { $0.key.isDecisive }
    let changed = comparison.regressions + rows.filter { $0.verdict == .better }
    var lines = changed.prefix(mostSentences).map { "" + ChangeText(row: $0).sentence }
    let more = changed.dropFirst(mostSentences)
    if !more.isEmpty {
      lines.append("and \(counts(Array(more), [.worse, .better])) in the table below.")
    }
    let rest = counts(rows, changed.isEmpty ? Verdict.allCases : [.equivalent, .undetermined])
    lines.append(rows.isEmpty ? "No such rates." : "\(rest), of \(rows.count) rates.")
    return lines
  }

  private static func table(_ comparison: RunComparison) -> [Block] {
    let told = comparison.rows(.worse) + comparison.rows(.better)
    let open = comparison.rows(.undetermined)
    // Those that changed most; nobody reads hundreds.
    let shown = open.sorted {
      $0.change.difference.magnitude > $1.change.difference.magnitude
    }.prefix(mostUndetermined)
    let table = Table(ChangeText.columns, rows: (told + shown).map { ChangeText(row: $0).cells })
    let silent = open.count - shown.count
    let count: Prose =
      "\(counts(comparison.rows, [.worse, .better, .undetermined, .equivalent])), of"
      + " \(comparison.rows.count) rates; equivalent ones are not listed"
      + (silent == 0
        ? ""
        : ", nor the \(silent) undetermined \(silent == 1 ? "one" : "ones") that changed least"
          + " (\(code: "--format csv") has all)")
      + ". Differences in percentage points."
    return [.paragraph(count)] + (table.rows.isEmpty ? [] : [.table(table)])
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

/// A compared rate in words and cells, in percent and percentage points.
struct ChangeText {
  let row: ComparedRow

  /// One sentence: what, where, from what to what, by how much, and the verdict.
  var sentence: Prose {
    let key = row.key
    let place: Prose =
      "\(key.condition.screen), \(key.condition.context), \(code: key.condition.recognizer)"
    let change =
      "\(difference) points (95% interval \(signed(row.change.low)) to \(signed(row.change.high)))"
    let intent: Prose = key.isPooled ? "" : " of \(code: key.intent)"
    return "\(code: key.policy): \(key.metric)\(intent) on \(place) went from \(rate(row.a))% to"
      + " \(rate(row.b))%, \(change): \(strong: "\(row.verdict.rawValue)")."
  }

  /// From what to what, and where: `0.14 to 0.95% of contentVertical on ipad-pro-13`.
  var brief: Prose {
    let intent: Prose = row.key.intent == "all" ? "" : " of \(code: row.key.intent)"
    return "\(rate(row.a)) to \(rate(row.b))%\(intent), \(code: row.key.policy) on"
      + " \(code: row.key.condition.screen)"
  }

  /// The cells of the table, in the order of `ChangeText.columns`.
  var cells: [Prose] {
    let key = row.key
    return [
      "\(row.verdict.rawValue)", "\(key.condition.screen)", "\(key.condition.context)",
      "\(code: key.condition.recognizer)", "\(code: key.policy)", "\(key.metric)",
      "\(key.intent)", "\(rate(row.a))", "\(rate(row.b))", "\(difference)",
      "\(signed(row.change.low)) to \(signed(row.change.high))", "\(row.pairing.rawValue)",
    ]
  }

  static let columns: [Table.Column] = [
    ("Verdict on B", .left), ("Screen", .left), ("Page", .left), ("Recognizer", .left),
    ("Policy", .left), ("Metric", .left), ("Intent", .left), ("A, %", .right), ("B, %", .right),
    ("B − A", .right), ("95% interval", .right), ("Errors", .left),
  ]

  /// Without an error the width of the interval says how many digits mean something: a quarter of
  /// it is about an error.
  private var decimals: Int {
    let error = row.change.standardError
    let quarter = (row.change.high - row.change.low) / 4
    return RateText.decimals(for: error > 0 && error.isFinite ? error : quarter)
  }

  private func rate(_ rate: RateSummary) -> String {
    FixedDecimals.string(rate.rate * 100, decimals: decimals)
  }

  private var difference: String { signed(row.change.difference) }

  private func signed(_ proportion: Double) -> String {
    let text = FixedDecimals.string(proportion * 100, decimals: decimals)
    // What rounds to 0 has no sign.
    let isZero = text.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    return proportion > 0 && !isZero ? "+" + text : text
  }
}
