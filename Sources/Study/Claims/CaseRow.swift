package import ExperimentFiles
package import StrictFiles

/// What was played for an experiment with claims or complaints.
package struct ClaimRows: Sendable, Equatable {
  /// The articles' statements; empty where they are not asked for.
  package var articles: [ClaimRow] = []
  /// Users' complaints; empty where they are not asked for.
  package var cases: [CaseRow] = []

  package init() {}
}

/// One line of `cases.csv`: a complaint, played as it is, without its mechanism, or with a cure.
///
/// `table` describes each number and text.
package struct CaseRow: Sendable, Equatable {
  package let thread, group, rule: String
  /// Says why nothing is played where that is so; then `system` is empty.
  package let scenario, system: String
  /// Whether the system was read; otherwise it is a guess.
  package let isRead: Bool
  package let role: Role
  /// Empty for what is shipped.
  package let change: String
  package let quantity, bound, words: String
  /// Nil where nothing was measured.
  package let measured, standardError: Double?
  package let verdict: Verdict
  /// What it is to usual people on a list, as far as anything was counted there.
  package let rates: [Criterion: Double]
  package var isCheapest = false

  package enum Role: String, Sendable, CaseIterable {
    case shipped
    /// The same without the mechanism that is held responsible.
    case removed
    /// The same with a candidate for a cure.
    case cure
    /// The system that suits all pages best in place of what is shipped.
    case replaced
  }

  /// Whether the symptom is there.
  package enum Verdict: String, Sendable, CaseIterable {
    /// It is, with the whole interval.
    case reproduced
    /// It is not, with the whole interval.
    case not = "not reproduced"
    /// The error does not allow a verdict at 95%.
    case undecided
    /// Nothing was played.
    case unseen = "cannot be simulated"
  }

  package init(
    thread: String, group: String, rule: String, scenario: String, system: String, isRead: Bool,
    role: Role, change: String, quantity: String, bound: String, words: String, measured: Double?,
    standardError: Double?, verdict: Verdict, rates: [Criterion: Double] = [:]
  ) {
    (self.thread, self.group, self.rule, self.scenario) = (thread, group, rule, scenario)
    (self.system, self.isRead, self.role, self.change) = (system, isRead, role, change)
    (self.quantity, self.bound, self.words) = (quantity, bound, words)
    (self.measured, self.standardError, self.verdict) = (measured, standardError, verdict)
    self.rates = rates
  }

  package static let table = Table<CaseRow>(
    "cases.csv",
    """
    With `"cases": true`: each complaint of users, simulated with the shipped system, without the
    supposed cause, with each candidate for a cure, and with another system.
    """
  ) {
    Column("thread", \.thread, "repository and number")
    Column("group", \.group, "kind of complaint")
    Column("rule", \.rule, "what counts as the symptom")
    Column("scenario", \.scenario, "page, hand, and screen unless it is the phone")
    Column("system", \.system, "the shipped system: where it begins, and when it completes")
    Column("source", { $0.isRead ? "read" : "guess" }, "`read` in the app's code, or `guess`")
    Column(
      "role", \.role.rawValue,
      "`shipped`, `removed` (without the mechanism), `cure`, or `replaced` (by another system)")
    Column("change", \.change, "what is changed")
    Column("quantity", \.quantity, "what was measured")
    Column("bound", \.bound, "the values that count as the symptom")
    Column("words", \.words, "the rate in words")
    Column("measured", \.measured, "the measured value")
    Column(.standardError, \.standardError)
    Column(
      "verdict", \.verdict.rawValue,
      "`reproduced`, `not reproduced`, `undecided`, `cannot be simulated`")
    Column("success", \.rates[.success], "success rate of usual people on a list")
    Column("false_triggers", \.rates[.falseTriggers], "their worst false-trigger rate")
    Column("aborts_honoured", \.rates[.abortsHonoured], "their share of aborts honoured")
    Column("cheapest", { $0.isCheapest ? "yes" : "" }, "`yes` for the cheapest cure")
    Column(
      "content_lost", \.rates[.contentLost],
      "share of their scrolls, worst kind, during which a pop begins")
  }

  /// Reads the rows of a stored `cases.csv`.
  ///
  /// - Throws: what is wrong with the file, with its lines.
  package static func read(_ bytes: [UInt8], file: String) throws(Diagnostics) -> [CaseRow] {
    var csv = try CSVReader(bytes, file: file)
    let columns = try csv.columns(table.columns)
    let rates: [Criterion: Int] = [
      .success: 14, .falseTriggers: 15, .abortsHonoured: 16, .contentLost: 18,
    ]
    var rows: [CaseRow] = []
    try csv.readRows { (row: CSVReader) throws(Diagnostics) in
      let text = columns.map { row.text($0) }
      guard let role = Role(rawValue: text[6]), let verdict = Verdict(rawValue: text[13]) else {
        throw Diagnostics(
          file: file, at: row.position(columns[6]),
          "unknown role \(quoted(text[6])) or verdict \(quoted(text[13]))")
      }
      var next = CaseRow(
        thread: text[0], group: text[1], rule: text[2], scenario: text[3], system: text[4],
        isRead: text[5] == "read", role: role, change: text[7], quantity: text[8], bound: text[9],
        words: text[10], measured: row.number(columns[11]),
        standardError: row.number(columns[12]), verdict: verdict,
        rates: rates.compactMapValues { row.number(columns[$0]) })
      next.isCheapest = text[17] == "yes"
      rows.append(next)
    }
    return rows
  }

  /// Marks the cheapest cure of every thread.
  ///
  /// Of the cures with which the symptom is not there, those come first that keep false triggers of
  /// usual people to 1 in 200 and content lost to 1 in 20, and honour 95% of aborts, or do none of
  /// these worse than what is shipped by more than a tenth of what the limit allows; of these, the
  /// one with the highest success of usual people.
  package static func markingCheapest(_ rows: [CaseRow]) -> [CaseRow] {
    var rows = rows
    let shipped = Dictionary(
      firstOf: rows.filter { $0.role == .shipped }.map { ($0.thread, $0) })
    let cures = rows.indices.filter {
      rows[$0].role == .cure && rows[$0].verdict == .not
        && shipped[rows[$0].thread]?.verdict == .reproduced
    }
    for (thread, old) in shipped {
      let best = cures.filter { rows[$0].thread == thread }.max {
        isWorse(rows[$0], rows[$1], for: old)
      }
      if let best { rows[best].isCheapest = true }
    }
    return rows
  }

  /// The cheapest cure of this row's thread; nil without one.
  package func cheapestCure(of cases: [CaseRow]) -> CaseRow? {
    cases.first { $0.thread == thread && $0.isCheapest }
  }

  /// Of a symptom that is rarer than was laid down, but not by ten times: the best candidate of
  /// those that at least halve it and keep half of the success; nil for others.
  package func relief(of cases: [CaseRow]) -> CaseRow? {
    guard verdict == .not, let (rate, limit) = symptom, rate > limit / 10 else { return nil }
    return cases.filter { other in
      other.thread == thread && other.role == .cure
        && other.symptom.map { 2 * $0.rate <= rate } ?? false
        && 2 * (other.rates[.success] ?? 0) >= (rates[.success] ?? 0)
    }.max { Self.isWorse($0, $1, for: self) }
  }

  /// How large the symptom is, and how large it has to be; nil where nothing was measured.
  private var symptom: (rate: Double, limit: Double)? {
    guard let measured, let limit = Double(bound.dropFirst(2)) else { return nil }
    // A sum of two shares counts from 1 on.
    let base = limit > 1 ? 1.0 : 0
    return bound.hasPrefix(">") ? (measured - base, limit - base) : (1 - measured, 1 - limit)
  }

  /// Whether a cure comes after another in the order of `markingCheapest`.
  private static func isWorse(_ one: CaseRow, _ other: CaseRow, for shipped: CaseRow) -> Bool {
    func rank(_ row: CaseRow) -> (Int, Double) {
      (row.keepsLimits(of: shipped) ? 1 : 0, row.rates[.success] ?? 0)
    }
    return rank(one) < rank(other)
  }

  /// How many decimals a rate has where it is printed in percent.
  package static func decimals(of rate: Double) -> Int { rate < 0.02 ? 2 : 1 }

  /// What the recommended rules of reports keep to by default.
  package static let limits = Limits.usual

  /// The limits that it breaks, by the figures as they are printed.
  package var broken: [Criterion] { broken(of: nil, tolerance: 0) }

  /// Whether it breaks none.
  package var keepsLimits: Bool { broken.isEmpty }

  /// The same, or does not exceed them further than what is shipped by more than a tenth of what
  /// they allow: less is within the error of rates, and nothing that people notice.
  package func keepsLimits(of shipped: CaseRow, tolerance: Int = 1) -> Bool {
    broken(of: shipped, tolerance: tolerance).isEmpty
  }

  /// - Parameters:
  ///   - shipped: whose mistakes are allowed as well; nil for nobody's.
  ///   - tolerance: in tenths of what the limits allow.
  private func broken(of shipped: CaseRow?, tolerance: Int) -> [Criterion] {
    Criterion.all.filter { criterion in
      guard let limit = Self.limits[criterion], let own = rates[criterion] else { return false }
      // In hundredths of a percent, as it is printed.
      func mistakes(_ rate: Double) -> Int {
        let step = Self.decimals(of: rate) == 2 ? 1.0 : 10
        let printed = Int((rate * 10_000 / step).rounded() * step)
        return criterion.isMoreBetter ? 10_000 - printed : printed
      }
      let most = Int((criterion.mistakes(limit) * 10_000).rounded())
      let others = shipped.map {
        ($0.rates[criterion].map(mistakes) ?? 0) + most / 10 * tolerance
      }
      return mistakes(own) > max(most, others ?? 0)
    }
  }
}
