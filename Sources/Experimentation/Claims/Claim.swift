/// One statement of an article, and how it is put to the test.
struct Claim: Sendable {
  /// Article and number, such as `0-01`.
  let id: String
  /// What the article says, in one sentence.
  let statement: String
  /// What it leads one to expect, written before any number was seen; nil without a number.
  let expectation: ClaimExpectation?
  /// What is measured.
  let measurement: Measurement
  /// What else belongs to the metric, such as the part of a claim that is tested elsewhere.
  let remark: String
  /// What it means when the claim does not hold.
  let refutation: String

  /// How the number comes about.
  enum Measurement: Sendable {
    /// From people's swipes.
    case people(ClaimQuantity)
    /// From straight strokes, without error; with its words.
    case exact(@Sendable (ClaimScreens) -> (words: String, value: Double))
    /// Not at all, for this reason.
    case none(String)
  }

  /// A claim about people's swipes.
  init(
    _ id: String, _ statement: String, _ expectation: ClaimExpectation, _ quantity: ClaimQuantity,
    remark: String = "", refutation: String = ""
  ) {
    self.init(id, statement, expectation, .people(quantity), remark, refutation)
  }

  /// A claim about one rate of people's swipes.
  init(
    _ id: String, _ statement: String, _ expectation: ClaimExpectation, _ cell: ClaimCell,
    remark: String = "", refutation: String = ""
  ) {
    self.init(id, statement, expectation, .people(ClaimQuantity(cell)), remark, refutation)
  }

  /// A claim about the difference of two rates of people's swipes.
  init(
    _ id: String, _ statement: String, _ expectation: ClaimExpectation, _ cell: ClaimCell,
    minus other: ClaimCell, remark: String = "", refutation: String = ""
  ) {
    let difference = ClaimQuantity(cell) - ClaimQuantity(other)
    self.init(id, statement, expectation, .people(difference), remark, refutation)
  }

  /// A claim that straight strokes put to the test.
  init(
    _ id: String, _ statement: String, _ expectation: ClaimExpectation, remark: String = "",
    refutation: String = "",
    exact: @escaping @Sendable (ClaimScreens) -> (words: String, value: Double)
  ) {
    self.init(id, statement, expectation, .exact(exact), remark, refutation)
  }

  /// A claim about something that no swipe shows.
  init(_ id: String, _ statement: String, notSimulated reason: String) {
    self.init(id, statement, nil, .none(reason), "", "")
  }

  private init(
    _ id: String, _ statement: String, _ expectation: ClaimExpectation?, _ measurement: Measurement,
    _ remark: String, _ refutation: String
  ) {
    self.id = id
    self.statement = statement
    self.expectation = expectation
    self.measurement = measurement
    self.remark = remark
    self.refutation = refutation
  }

  /// The cells that it asks for.
  var cells: [ClaimCell] {
    if case .people(let quantity) = measurement { quantity.cells } else { [] }
  }
}
