import Study

/// One statement of an article, and what puts it to the test.
struct Claim: Sendable {
  /// Article, from 0, and place among its statements, such as `0-01`.
  let id: String
  let statement: String
  /// Whether we drew it from the article's code, or added it; else the article says it.
  var isOurs = false
  /// On what a verdict rests.
  let basis: Basis

  enum Basis: Sendable {
    /// On people's swipes.
    case people(Test)
    /// On nothing but the code of a system, whoever swipes; for this reason.
    ///
    /// Where a stroke can show it, `ArticleSystemTests` plays that stroke, as it is and with the
    /// mechanism broken.
    case code(String)
    /// On nothing, for this reason.
    case unseen(String)
  }

  /// A number that could come out otherwise, and what was expected of it before it was seen.
  struct Test: Sendable {
    let quantity: any ClaimMeasure
    let bound: ClaimBound
    /// A mechanism changed on purpose that ought to refute the claim, or to make it hold where it
    /// is refuted as it is.
    let breakage: WorldChange?
    /// What else belongs to the metric.
    let remark: String
  }

  /// A statement that depends on how people swipe.
  static func people(
    _ id: String, _ statement: String, _ quantity: ClaimQuantity, _ bound: ClaimBound,
    broken breakage: WorldChange?, _ remark: String = "", isOurs: Bool = false
  ) -> Claim {
    let test = Test(quantity: quantity, bound: bound, breakage: breakage, remark: remark)
    return Claim(id: id, statement: statement, isOurs: isOurs, basis: .people(test))
  }

  /// A statement that follows from the code of a system.
  static func code(
    _ id: String, _ statement: String, _ reason: String, isOurs: Bool = false
  ) -> Claim {
    Claim(id: id, statement: statement, isOurs: isOurs, basis: .code(reason))
  }

  /// A statement about something that no swipe shows.
  static func unseen(_ id: String, _ statement: String, _ reason: String) -> Claim {
    Claim(id: id, statement: statement, basis: .unseen(reason))
  }

  /// File of the article.
  var source: String { ClaimTable.sources.first { $0.hasPrefix("00\(id.prefix(1))_") } ?? "" }

  /// How it is tested; nil where people's swipes do not.
  var test: Test? {
    if case .people(let test) = basis { test } else { nil }
  }
}

/// What a claim says of its number.
enum ClaimBound: Sendable, Equatable {
  /// More than this.
  case above(Double)
  /// Less than this.
  case below(Double)
  /// Within this of 0.
  case within(Double)

  /// As written in tables.
  var text: String {
    switch self {
    case .above(let bound): "> \(bound.plain)"
    case .below(let bound): "< \(bound.plain)"
    case .within(let bound): "within \(bound.plain) of 0"
    }
  }

  /// Whether a number whose 95% interval reaches `halfWidth` to either side is as claimed.
  func verdict(of value: Double, halfWidth: Double) -> ClaimVerdict {
    guard value.isFinite, !halfWidth.isNaN else { return .undecided }
    let (low, high) = (value - halfWidth, value + halfWidth)
    return switch self {
    case .above(let bound): low > bound ? .yes : high <= bound ? .no : .undecided
    case .below(let bound): high < bound ? .yes : low >= bound ? .no : .undecided
    case .within(let bound):
      high < bound && low > -bound ? .yes : low >= bound || high <= -bound ? .no : .undecided
    }
  }
}
