import Study

/// How many statements hold, fail, stay undecided, or are about something that no swipe shows.
struct ClaimCount {
  private let rows: [ClaimRow]

  init(_ rows: [ClaimRow]) { self.rows = rows }

  /// How many have a verdict.
  subscript(verdict: ClaimVerdict) -> Int { rows.filter { $0.holds == verdict }.count }

  /// All counts in a sentence: of 72 statements so many hold, so many do not.
  var sentence: String {
    let parts: [(ClaimVerdict, one: String, many: String)] = [
      (.yes, "holds", "hold"), (.no, "does not", "do not"),
      (.undecided, "is undecided", "are undecided"),
      (
        .byConstruction, "can only be read off a declaration",
        "can only be read off a declaration"
      ),
      (
        .notSimulated, "is about something that no swipe shows",
        "are about things that no swipe shows"
      ),
    ]
    let texts = parts.compactMap { verdict, one, many -> String? in
      let count = self[verdict]
      return count == 0 ? nil : "**\(count)** \(count == 1 ? one : many)"
    }
    if texts.isEmpty { return "There is no statement." }
    return "Of \(SystemText.count(rows.count, "statement")) \(texts.listed)."
  }
}
