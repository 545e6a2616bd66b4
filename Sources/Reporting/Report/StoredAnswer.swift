import StrictFiles

/// What a stored report answers, read from the table of its verdict.
struct StoredAnswer {
  /// Each place with its rule; empty where the report has no such table.
  let rules: [(place: String, rule: String)]
  /// Its first sentence.
  private let sentence: String

  /// Reads `report.md`; nothing where it cannot be read.
  init(folder: String, name: String) {
    let path = "\(folder)/\(name)/report.md"
    let bytes = (try? FileBytes.read(path: path, limit: 1 << 24, isFound: true)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let rows = lines.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    rules = rows.map(PageBlocks.cells).filter { cells in
      cells.count > 1 && cells[0].hasPrefix("**") && cells[0].hasSuffix("**")
    }.map { cells in
      let rule = cells[1].replacing("**", with: "")
      let end = rule.firstRange(of: ", though")?.lowerBound ?? rule.endIndex
      return (cells[0].replacing("**", with: ""), String(rule[..<end]))
    }
    let text = lines.first { line in !"#|!-<".contains(line.prefix(1)) } ?? ""
    let end = text.firstRange(of: ". ").map(\.upperBound) ?? text.endIndex
    sentence = String(text[..<end]).replacing("**", with: "")
  }

  /// In a line: a few places with their rules, or the first sentence.
  var line: String {
    // Of many screens one rule for all says most, of many pages the first.
    let one = rules.filter { $0.place.contains("All screens") }
    let shown = rules.count <= 3 ? rules : one.isEmpty ? Array(rules.prefix(2)) : one
    return shown.isEmpty
      ? sentence : shown.map { "\($0.place): \($0.rule)" }.joined(separator: "; ")
  }
}
