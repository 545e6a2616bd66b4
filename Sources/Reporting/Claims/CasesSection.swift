import Drawing
import Findings
import Study

/// What users complained about: a row for every thread.
enum CasesSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let cases = index.results.claims.cases
    if cases.isEmpty { return [] }
    let shipped = cases.filter { $0.role == .shipped }
    var table = Table([
      ("Thread", .left), ("Shipped", .left), ("The symptom", .left),
      ("Verdict", .left), ("Cheapest cure", .left), ("Usual people, with it", .left),
    ])
    var group = ""
    for row in shipped {
      if row.group != group {
        group = row.group
        table.append(["\(strong: "\(group)")"] + [Prose](repeating: "", count: 5))
      }
      let cure = cases.first { $0.thread == row.thread && $0.isCheapest }
      table.append([
        row.verdict == .unseen ? thread(row) : "\(thread(row)): \(row.scenario)", system(row),
        row.verdict == .unseen ? "\(row.scenario)" : "\(row.words)", verdict(row),
        cureText(row, cure), cure.map { price(row, $0) } ?? "",
      ])
    }
    return [.paragraph(counts(shipped)), .table(table), .paragraph(note)]
  }

  /// Repository and number, with a place to break the line.
  static func thread(_ row: CaseRow) -> Prose {
    "\(row.thread.replacing("/", with: "/ ", maxReplacements: 1))"
  }

  /// Where the gesture begins, and when it completes.
  private static func system(_ row: CaseRow) -> Prose {
    let parts = [Prose](code: row.system.split(separator: "/").map(String.init))
    return "\(parts.joined(separator: ", "))\(row.isRead ? "" : " (guess)")"
  }

  /// How many threads were reproduced, and how many not.
  static func counts(_ shipped: [CaseRow]) -> Prose {
    let texts = CaseRow.Verdict.allCases.compactMap { verdict -> Prose? in
      let count = shipped.filter { $0.verdict == verdict }.count
      if count == 0 { return nil }
      let words =
        verdict == .unseen ? verdict.rawValue : "\(count == 1 ? "is" : "are") \(verdict.rawValue)"
      return "\(strong: "\(count)") \(words)"
    }
    return "Of \(shipped.count) threads \(texts.listed)."
  }

  private static func verdict(_ row: CaseRow) -> Prose {
    let words = row.verdict.rawValue
    return row.verdict == .reproduced ? "\(strong: "\(words)")" : "\(words)"
  }

  private static func cureText(_ row: CaseRow, _ cure: CaseRow?) -> Prose {
    guard let cure else { return row.verdict == .reproduced ? "none of these" : "" }
    // Without the system's name, which stands in the same row.
    let words = cure.change.replacing("`\(cure.system)` ", with: "")
    return "\(Prose(catalogue: words))\(cure.keepsLimits(of: row) ? "" : " (over)")"
  }

  /// Success rate, worst false triggers and aborts honoured, before and after.
  static func price(_ row: CaseRow, _ cure: CaseRow) -> Prose {
    func percent(_ value: Double?) -> String {
      value.map { FixedDecimals.trimmed($0 * 100, decimals: $0 < 0.02 ? 2 : 1) } ?? "?"
    }
    func change(_ path: KeyPath<CaseRow, Double?>) -> String {
      "\(percent(row[keyPath: path])) to \(percent(cure[keyPath: path]))%"
    }
    return "success \(change(\.success)), false triggers \(change(\.falseTriggers)), aborts"
      + " honoured \(change(\.abortsHonoured))"
  }

  private static let note: Prose =
    "Shipped is where the gesture begins and when it completes: \(code: "pan") anywhere,"
    + " \(code: "cone") within 45°, \(code: "edge30") within 30 pt of the edge. Prices are of"
    + " everyday people on a list. (over): exceeds a limit further than what is shipped. What"
    + " counts as the symptom was fixed before the first run; it, the hand, the numbers of every"
    + " candidate, and the symptom with its mechanism taken away are in"
    + " \(link: "details.md", to: "details.md")."
}

/// Every complaint with all that was played of it.
enum CaseDetailsSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let cases = index.results.claims.cases
    var groups: [String] = []
    for row in cases where !groups.contains(row.group) { groups.append(row.group) }
    return groups.flatMap { group -> [Block] in
      let rows = cases.filter { $0.group == group }
      let rule = rows.first?.rule ?? ""
      return [.section("\(group)"), "The symptom: \(rule)."] + blocks(of: rows)
    }
  }

  private static func blocks(of rows: [CaseRow]) -> [Block] {
    var table = Table([
      ("Played", .left), ("Measured", .right), ("In words", .left),
      ("Verdict", .left), ("Success", .right), ("False triggers", .right),
      ("Aborts honoured", .right),
    ])
    for row in rows where row.verdict != .unseen {
      table.append([
        played(row), "\(number(row.measured, 4))", "\(row.words)",
        "\(row.verdict.rawValue)", "\(number(row.success, 3))", "\(number(row.falseTriggers, 5))",
        "\(number(row.abortsHonoured, 3))",
      ])
    }
    let unseen = rows.filter { $0.verdict == .unseen }.map { row -> Prose in
      "\(row.thread): \(row.scenario)"
    }
    return [.table(table)] + (unseen.isEmpty ? [] : [.list(unseen)])
  }

  private static func played(_ row: CaseRow) -> Prose {
    switch row.role {
    case .shipped:
      "\(strong: CasesSection.thread(row)): \(row.scenario): \(code: row.system), \(row.bound)"
    case .removed: "mechanism removed: \(Prose(catalogue: row.change))"
    case .cure: "cure: \(Prose(catalogue: row.change))\(row.isCheapest ? " (cheapest)" : "")"
    }
  }

  private static func number(_ value: Double?, _ decimals: Int) -> String {
    value.map { FixedDecimals.trimmed($0, decimals: decimals) } ?? ""
  }
}
