import Drawing
import ExperimentFiles
import Recordings
import Study
import SwipeSimulation

/// The report for people.
struct FidelityReport {
  private let comparison: FidelityComparison
  private let command: String

  init(_ comparison: FidelityComparison, command: String) {
    self.comparison = comparison
    self.command = command
  }

  /// How many targets are met, such as `27 of 30 targets met`.
  static func verdict(_ comparison: FidelityComparison) -> String {
    "\(comparison.met) of \(comparison.targets.count) targets met"
  }

  /// The whole report.
  var markdown: String {
    let parts =
      [answer, picture, FidelityLikeness(comparison).lines] + FidelityTables(comparison).all + [
        howToRead, limits, reproduce,
      ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: - Answer

  private var answer: [String] {
    let shares = comparison.rangedShares
    var lines = [
      "# \(FidelityComparison.question)", "",
      "**\(Self.verdict(comparison)).** \(people) Of two rules near those recommended,"
        + " on every recorded set, \(shares.count(where: \.isInRange)) of \(shares.count) shares"
        + " lie in the range that is to be expected of other people.",
    ]
    let misses = SwipeKind.allCases.compactMap { kind -> String? in
      let missed = comparison.targets.filter { $0.key.kind == kind && !$0.isMet }
      if missed.isEmpty { return nil }
      return "- \(kind.title): \(missed.map(Self.miss).joined(separator: "; "))."
    }
    if !misses.isEmpty { lines += ["", "Missed:", ""] + misses }
    return lines
  }

  private var people: String {
    let study = comparison.study
    return "\(FixedDecimals.grouped(study.participants)) synthetic people of the population"
      + " `\(study.population.name)` swiped \(study.swipesPerIntent) times of each kind on a phone"
      + " like the recorded ones, 320 x 533 pt. They were measured and judged beside recorded"
      + " people."
  }

  private static func miss(_ target: FidelityTarget) -> String {
    let quantity = PersonQuantity(rawValue: target.key.name)
    func text(_ value: Double) -> String {
      if let quantity, target.measure == .mean {
        return FidelityTables.number(value, of: quantity)
      }
      // A miss by little must not look like a hit.
      if quantity != nil { return FixedDecimals.string(value, decimals: 3) }
      return FixedDecimals.string(value * 100, decimals: target.key.kind == .pops ? 1 : 2) + "%"
    }
    let (low, high) = (text(target.allowed.lowerBound), text(target.allowed.upperBound))
    let value = text(target.measure == .range ? target.recorded : target.synthetic)
    let gate = target.key.recognizer == "pan-cone" ? " behind 45°" : ""
    switch target.measure {
    case .mean: return "\(target.title) \(value), recorded \(low) to \(high)"
    case .spread:
      return "people differ in \(target.title.prefix { $0 != "," }) by \(value)"
        + " (standard deviation), recorded \(low) to \(high)"
    case .success, .gate: return "\(target.title) \(value), recorded \(low) to \(high)"
    case .range:
      return "recorded `\(target.title)`\(gate) \(value), synthetic range \(low) to"
        + " \(high)"
    }
  }

  private var picture: [String] {
    ["!" + Markdown.link(FidelityFiles.picture.title, to: FidelityFiles.picture.path)]
  }

  // MARK: - What it is worth

  private var howToRead: [String] {
    [
      "## How to read this", "",
      "- Each person counts the same: with the median of their strokes, or the share of their"
        + " strokes that pop. Brackets hold 95% over people. A miss is in bold.",
      "- x is the travel in pt, v the speed at release in pt/s, W the view's width: 402 pt, for"
        + " plain rules on pops 320 pt. `pan` begins in any direction, `pan-cone` within 45° of the"
        + " horizontal. Recorded and synthetic touches go through one code, with 10 pt of slop and"
        + " the speed of `uikit-blend`. A set with * has no touches: the slop comes off its way,"
        + " and its mean speed stands for that at release.",
      "- **Other people**: 90 of 100 sets of as many other people lie in this range. The rules ran"
        + " again on \(comparison.study.worlds) populations of other people, whose means differ as"
        + " recorded sets do: \(Self.laws).",
      "- **Targets**: synthetic means and spreads between people lie in the 95% interval of the"
        + " first recorded set; plain rules on pops are within 3 points of it; a gate refuses as"
        + " many pops as its interval says; its share under a rule near those recommended lies in"
        + " the range."
        + " Spreads of lengths, times and speeds are those of logarithms.",
    ]
      + habits
  }

  /// How far other people's means lie from those of the population.
  private static var laws: String {
    OtherPeople.all.map { other in
      switch other.law {
      case .normal(let spread): "`\(other.setting)` by \(FixedDecimals.trimmed(spread)) (sd)"
      case .uniform(let range), .logUniform(let range):
        "`\(other.setting)` \(FixedDecimals.trimmed(range.lowerBound, decimals: 4)) to"
          + " \(FixedDecimals.trimmed(range.upperBound, decimals: 4))"
      }
    }.joined(separator: ", ")
  }

  private var habits: [String] {
    guard comparison.study.leavesHabitsOut else { return [] }
    return [
      "- Synthetic pops are without the habits that the population assumes, slow drags and starts"
        + " at the edge: recorded people turned pages and had neither."
    ]
  }

  private var limits: [String] {
    guard case .published = comparison.reference else { return [] }
    return ["## What the recordings are, and what they lack", ""]
      + PublishedFigures.remarks.map { "- \($0)" }
  }

  private var reproduce: [String] {
    [
      "## Reproduce", "", "```", command, "```", "",
      "All figures are in `fidelity.csv`, all targets in `targets.csv`. Made by swipelab"
        + " \(ToolVersion.tool) with seed \(comparison.study.seed); any number of threads gives the"
        + " same bytes.",
    ]
  }
}
