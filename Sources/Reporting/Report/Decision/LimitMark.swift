import Documents
import ExperimentFiles
import Findings
import Study

/// A limit that a rule breaks, or that it may break.
struct LimitMark {
  /// What is limited.
  enum Limit: String, CaseIterable {
    case falseTriggers = "false triggers"
    case aborts
    case contentLost = "content lost"
    /// Any limit, in more than a tenth of the simulated apps.
    case apps
  }

  /// Whether it surely breaks the limit.
  enum Mark: String {
    case over = "(broken)"
    case unsure = "(?)"
  }

  let limit: Limit
  let mark: Mark

  /// What is beside a rate: `aborts`, or `aborts?` where it cannot be told.
  private var name: String { limit.rawValue + (mark == .unsure ? "?" : "") }

  /// A success rate with the limits that are not surely kept: `94.2% (aborts)`.
  static func cell(_ success: Choice.Rate, _ marks: [LimitMark]) -> Prose {
    "\(percent: success.rate)\(names(marks))"
  }

  /// The limits that are not surely kept, in brackets: ` (aborts)`; empty without any.
  static func names(_ marks: [LimitMark]) -> String {
    marks.isEmpty ? "" : " (\(marks.map(\.name).joined(separator: ", ")))"
  }

  /// The limits that are not surely kept, by the figures of a choice and in simulated apps.
  ///
  /// - Parameter limits: those of a choice that was made for its cost.
  static func all(of choice: Choice, by limits: Limits? = nil) -> [LimitMark] {
    guard let own = choice.goal.limits ?? limits else { return [] }
    let marks = all(of: own, at: choice.atLimits)
    let isShort = choice.prospect.map {
      limits == nil ? choice.status == .over : $0.chance < Prospect.leastChance
    }
    return isShort == true && !marks.contains { $0.mark == .over }
      ? marks + [LimitMark(limit: .apps, mark: .over)] : marks
  }

  /// The same by some of its figures, as those of one screen.
  static func all(of choice: Choice, at figures: Choice.AtLimits?) -> [LimitMark] {
    choice.goal.limits.map { all(of: $0, at: figures) } ?? []
  }

  /// Which of some limits figures do not surely keep.
  static func all(of limits: Limits, at figures: Choice.AtLimits?) -> [LimitMark] {
    guard let at = figures else { return [] }
    func mark(_ limit: Limit, _ keeps: (Double) -> Bool, _ figure: (rate: Double, bound: Double))
      -> LimitMark?
    {
      if keeps(figure.bound) { return nil }
      return LimitMark(limit: limit, mark: keeps(figure.rate) ? .unsure : .over)
    }
    return [
      mark(.falseTriggers, { $0 <= limits.falseTriggers }, at.falseTriggers),
      mark(.aborts, { $0 >= limits.abortsHonoured }, at.aborts),
      mark(.contentLost, { $0 <= limits.contentLost }, at.contentLost),
    ].compactMap(\.self)
  }
}

/// On which side of their limit the false triggers of policies are, beside their rates.
enum LimitText {
  /// A cell for each policy; empty of other metrics, and where nothing is limited.
  static func cells(
    _ metric: Metric, _ policies: [String], _ setting: ResultIndex.Setting, _ index: ResultIndex
  ) -> [Prose] {
    guard metric.name == Metric.falseTrigger.name else { return [] }
    let cells = policies.map { index.limitStatus(of: $0, setting).map(word) ?? "" }
    return cells.allSatisfy(\.isEmpty) ? [] : cells
  }

  /// What the cells say.
  static func remark(_ experiment: Experiment) -> Prose {
    "\(em: "Limit") (at most \(DecisionText.oneIn(experiment.limits.falseTriggers))) is"
      + " \(em: "kept") (95% bound within it), \(em: "within noise") (only the rate is within it)"
      + " or \(em: "over")."
  }

  static func word(_ status: Choice.Status) -> Prose {
    Prose(status.rawValue.replacing("-", with: " "))
  }
}
