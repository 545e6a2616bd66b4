/// One statement of an article, and how it is put to the test.
struct Claim: Sendable {
  /// Article and number, such as `0-01`.
  let id: String
  /// What the article says, in one sentence.
  let statement: String
  /// On what a verdict rests.
  let basis: Basis
  /// What else belongs to the metric, such as the part of a claim that is tested elsewhere.
  var remark = ""
  /// Whether the statement is not in the article but drawn from its code, or added by us.
  var isOurs = false

  /// On what a verdict rests.
  enum Basis: Sendable {
    /// On a number that could come out otherwise: what is expected of it, written before any number
    /// was seen, and what would refute it.
    case tested(Measurement, ClaimExpectation, refutedBy: Breakage?)
    /// On nothing but what the system is declared to be, for this reason.
    case byConstruction(String)
    /// On nothing, for this reason.
    case notSimulated(String)
  }

  /// How a number comes about.
  enum Measurement: Sendable {
    /// From people's swipes.
    case people(ClaimQuantity)
    /// From straight strokes, without error: the words, and the number, NaN where there is none.
    case exact(String, @Sendable (ClaimWorld) -> Double)
  }

  /// A claim about people's swipes.
  init(
    _ id: String, _ statement: String, _ expectation: ClaimExpectation, _ quantity: ClaimQuantity,
    refutedBy breakage: Breakage?, remark: String = ""
  ) {
    let basis = Basis.tested(.people(quantity), expectation, refutedBy: breakage)
    self.init(id: id, statement: statement, basis: basis, remark: remark)
  }

  /// A claim about one rate of people's swipes.
  init(
    _ id: String, _ statement: String, _ expectation: ClaimExpectation, _ cell: ClaimCell,
    refutedBy breakage: Breakage?, remark: String = ""
  ) {
    self.init(
      id, statement, expectation, ClaimQuantity(cell), refutedBy: breakage, remark: remark)
  }

  /// A claim that straight strokes put to the test, on the first phone.
  init(
    _ id: String, _ statement: String, _ expectation: ClaimExpectation,
    refutedBy breakage: Breakage,
    remark: String = "", _ words: String, exact: @escaping @Sendable (ClaimWorld) -> Double
  ) {
    let basis = Basis.tested(.exact(words, exact), expectation, refutedBy: breakage)
    self.init(id: id, statement: statement, basis: basis, remark: remark)
  }

  /// A claim that can only be read off what the system is declared to be.
  init(_ id: String, _ statement: String, byConstruction reason: String) {
    self.init(id: id, statement: statement, basis: .byConstruction(reason))
  }

  /// A claim about something that no swipe shows.
  init(_ id: String, _ statement: String, notSimulated reason: String) {
    self.init(id: id, statement: statement, basis: .notSimulated(reason))
  }

  private init(id: String, statement: String, basis: Basis, remark: String = "") {
    (self.id, self.statement, self.basis, self.remark) = (id, statement, basis, remark)
  }

  /// The same statement, which the article does not make.
  var ours: Claim {
    var claim = self
    claim.isOurs = true
    return claim
  }

  /// The cells that it asks for.
  var cells: [ClaimCell] {
    if case .tested(.people(let quantity), _, _) = basis { quantity.cells } else { [] }
  }

  /// What would refute it.
  var breakage: Breakage? {
    if case .tested(_, _, let breakage) = basis { breakage } else { nil }
  }
}
