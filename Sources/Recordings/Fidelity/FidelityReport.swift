package import Documents
import Drawing
import ExperimentFiles
import StrictFiles
import Study
import SwipeSimulation

/// The report for people.
package struct FidelityReport {
  /// Where the picture lies, and its title.
  package static let picture = (path: "charts/people.svg", title: "Synthetic and recorded people")

  let comparison: FidelityComparison
  let command: String

  /// - Parameter command: what to type to repeat it.
  package init(_ comparison: FidelityComparison, command: String) {
    (self.comparison, self.command) = (comparison, command)
  }

  /// How many targets are met, such as `27 of 30 targets met`.
  package static func verdict(_ comparison: FidelityComparison) -> String {
    "\(comparison.met) of \(comparison.targets.count) targets met"
  }

  /// The report.
  package var blocks: [Block] {
    answer + [.figure(title: Self.picture.title, path: Self.picture.path)]
      + FidelityLikeness(comparison: comparison).blocks
      + FidelityTables(comparison).all + howToRead + limits + reproduce
  }

  // MARK: - Answer

  private var answer: [Block] {
    let misses = SwipeKind.allCases.compactMap { kind -> Prose? in
      let missed = comparison.targets.filter { $0.key.kind == kind && !$0.isMet }
      if missed.isEmpty { return nil }
      return "of \(kind.title.lowercased()): \(missed.map(Self.miss).joined(separator: "; "))."
    }
    let missed: [Prose] = misses.isEmpty ? [] : ["Missed \(misses.joined(separator: " Missed "))"]
    return [
      .heading(1, "\(FidelityComparison.question)"), .list(targets + missed + unseen + rates),
    ]
  }

  /// How many targets are met, from which sets they come, and why a set may differ nevertheless.
  private var targets: [Prose] {
    let all = comparison.targets.count
    if comparison.met < all || all == 0 {
      return ["\(strong: "\(Self.verdict(comparison)).")\(origins)"]
    }
    return [
      "\(strong: "All \(all) targets are met.")\(origins) Each figure has one target, from one"
        + " recorded set. From other sets the synthetic people may differ;"
        + " \(link: "this table", to: "", at: FidelityLikeness.anchor) shows where."
    ]
  }

  /// How many targets come from recordings to which the people were fitted, and from others.
  private var origins: Prose {
    guard let own = Self.fitted(comparison) else { return "" }
    let others = comparison.targets.filter { !PublishedRecordings.fitted.contains($0.set) }
      .grouped(by: \.set).map { "; \($0.count) come from \(code: $0[0].set), used less" as Prose }
    return " \(own) come from the two sets mainly used for fitting, so meeting them proves"
      + " little\(others.joined())."
  }

  /// What no recording holds, which a reader must know before the numbers.
  private var unseen: [Prose] {
    guard comparison.recordings == nil else { return [] }
    return [
      "No public recording has people who go back or change their mind. Recorded \(em: "pops") are"
        + " page turns and flicks to the right. Aborts, and most figures on edge starts, slow drags"
        + " and tablets, are assumed."
    ]
  }

  /// How many rates of rules and gates lie where groups of people are expected.
  private var rates: [Prose] {
    func count(_ what: Prose, recommended: Bool) -> Prose? {
      let shares = comparison.rangedShares(recommended: recommended)
      return shares.isEmpty
        ? nil : "\(shares.count(where: \.isMet)) of the \(shares.count) rates of \(what)"
    }
    let counts = [
      count("rules like the recommended ones", recommended: true),
      count("gates and of rules without velocity", recommended: false),
    ].compactMap(\.self)
    return counts.isEmpty
      ? []
      : [
        "Rules and gates judged recorded strokes, too. \(counts.listed) lie in the range"
          + " \(link: "expected between groups of people", to: "", at: "how-to-read-this")."
      ]
  }

  /// How many rates of rules are as other people's, such as `19 of 20`.
  private static func inRange(_ comparison: FidelityComparison) -> String {
    let shares = comparison.rangedShares(recommended: true)
    return "\(shares.count(where: \.isMet)) of \(shares.count)"
  }

  /// The answer in a line: the targets, how many are from sets that were fitted, and the rates.
  package static func line(_ comparison: FidelityComparison) -> Prose {
    let own = fitted(comparison).map {
      ", \($0) of them from the two sets of recordings to which people were mainly fitted"
    }
    return
      "\(verdict(comparison))\(own ?? ""). Rules like the recommended ones, applied to recorded"
      + " strokes, pop about as often as on synthetic ones in \(inRange(comparison)) comparisons."
  }

  private var people: Prose {
    let study = comparison.study
    return "\(FixedDecimals.grouped(study.participants)) synthetic people of the population"
      + " \(code: study.population.name) each made \(study.swipesPerIntent) swipes of each kind on"
      + " a phone like the recorded ones, 320 x 533 pt. The same code measured and judged recorded"
      + " and synthetic touches, with 10 pt of slop and the velocity estimate"
      + " \(code: "uikit-blend").\(habits)"
  }

  /// How many targets come from recordings to which the people were fitted; nil for others.
  private static func fitted(_ comparison: FidelityComparison) -> Int? {
    guard comparison.recordings == nil else { return nil }
    return comparison.targets.count { PublishedRecordings.fitted.contains($0.set) }
  }

  private static func miss(_ target: FidelityTarget) -> Prose {
    let quantity = PersonQuantity(rawValue: target.key.name)
    func text(_ value: Double) -> String {
      if let quantity, target.measure == .mean { return FidelityTables.number(value, of: quantity) }
      // A miss by little must not look like a hit.
      if quantity != nil { return FixedDecimals.string(value, decimals: 3) }
      return FixedDecimals.string(value * 100, decimals: target.key.kind == .pops ? 1 : 2) + "%"
    }
    let (low, high) = (text(target.allowed.lowerBound), text(target.allowed.upperBound))
    let value = text(target.measure == .range ? target.recorded : target.synthetic)
    let gate = target.key.recognizer == "pan-cone" ? " with a 45° gate" : ""
    switch target.measure {
    case .mean, .success, .gate:
      return "\(target.title) \(value), recorded \(low) to \(high)"
    case .spread:
      return "people differ in \(target.title.prefix { $0 != "," }) by \(value)"
        + " (standard deviation), recorded \(low) to \(high)"
    case .range:
      return "recorded \(code: target.title)\(gate) \(value), synthetic range \(low) to \(high)"
    }
  }

  // MARK: - What it is worth

  private var howToRead: [Block] {
    let items: [Prose] = [
      "\(people) Each person counts once, as the median of their strokes or the share that pop."
        + " Square brackets are 95% confidence intervals over people.\(bold) A recorded set agrees"
        + " with the synthetic people where its interval contains their mean. Numbers in brackets"
        + " beside the sets' names count people with at least \(SwipeKind.leastStrokes) strokes"
        + " for that table. x is the travel in pt, v the speed at release in pt/s; W, the view's"
        + " width, is 402 pt (a current phone) or 320 pt. \(code: "pan") begins in any direction,"
        + " \(code: "pan-cone") within 45° of the pop's direction. A cell is empty where a set"
        + " cannot tell. Standard deviations are between people: of logarithms (base e) for pt, ms"
        + " and pt/s, of fractions for shares.",
      FidelityTables(comparison).stars,
      "The range \(em: "expected between groups"): \(comparison.study.worlds) synthetic groups,"
        + " each as large as the table's first recorded set, come from populations that differ in"
        + " the settings listed under \(em: "Reproduce"). 90% of the groups' rates lie in the"
        + " range.",
      "Each target comes from the first set, from left to right, that has the quantity. Synthetic"
        + " means, standard deviations and shares that gates refuse must lie in that set's 95%"
        + " interval. Rates of rules without velocity must lie within 3 points of that set's rate"
        + " (pops only). For rules like the recommended ones, that set's rate must lie in the range"
        + " expected between groups. Scroll lengths and shares have no target for their standard"
        + " deviations.",
    ]
    return [.section("How to read this"), .list(items.filter { !$0.isEmpty })]
  }

  private var bold: Prose {
    comparison.met == comparison.targets.count ? "" : " Missed targets are in bold."
  }

  /// How far other people's means lie from those of the population.
  private static var laws: [Prose] {
    OtherPeople.all.map { other -> Prose in
      switch other.law {
      case .normal(let spread):
        "\(code: other.setting) (standard deviation \(FixedDecimals.trimmed(spread)))"
      case .uniform(let range), .logUniform(let range):
        "\(code: other.setting) (\(FixedDecimals.trimmed(range.lowerBound, decimals: 4)) to"
          + " \(FixedDecimals.trimmed(range.upperBound, decimals: 4)))"
      }
    }
  }

  private var habits: Prose {
    comparison.study.leavesHabitsOut
      ? " Some of the population's pops are slow drags, and some start at the edge (both assumed);"
        + " the synthetic pops here do neither, as the recorded people turned pages." : ""
  }

  private var limits: [Block] {
    guard comparison.recordings == nil else { return [] }
    return [
      .section("What the recordings are, and what they lack"), .list(PublishedRecordings.remarks),
    ]
  }

  private var reproduce: [Block] {
    Block.reproduce(
      command, version: ToolVersion.tool, seed: comparison.study.seed,
      remarks:
        "All figures are in \(code: "fidelity.csv"), all targets in \(code: "targets.csv"). The"
        + " \(comparison.study.worlds) populations of other people vary \(Self.laws.listed);"
        + " \(code: "swipelab explain NAME") describes a setting.")
  }
}

/// What the recordings are that `PublishedFigures` were made of, which were not used, and what they
/// lack.
enum PublishedRecordings {
  static let remarks: [Prose] = [
    "\(code: "touchalytics") (Frank, Biedert, Ma, Martinovic, Song 2013, IEEE TIFS 8(1)) recorded"
      + " people who read a text and turned pages on five phones of 2010 to 2012."
      + " \(strong: "Pops and reading scrolls are fitted to it"), so its targets are no independent"
      + " test. Only the order of its points is known; their times are spread evenly over each"
      + " stroke.",
    "\(code: "wide_strokes") (Serwadda, Phoha, Wang 2013) has features of strokes by other people"
      + " who browsed on a phone of that time. \(strong: "Quick scrolls are fitted to it.") It"
      + " lacks the release velocity and perhaps the first 50 to 80 ms of each stroke. Its sideways"
      + " scrolls cannot be distinguished from page turns, so recorded and synthetic quick scrolls"
      + " leave them out.",
    "\(code: "wide_traces") has raw points of others who browsed up and down. The density of the"
      + " screen is a guess (233 pixels per inch). Bends and lifts of quick scrolls are fitted to"
      + " it.",
    "\(code: "scsu_index") and \(code: "scsu_thumb") (Chao, Hossain, Lancor 2023) have flicks to"
      + " the right made on demand in quick succession, hence fast. Only the difference between"
      + " fingers is fitted to them.",
    "Not compared are strokes on a phone held sideways, cards that are swiped left, a carousel of 8"
      + " people, lines drawn on a tablet, and one person's scrolls.",
  ]

  /// The sets to which whole kinds of strokes are fitted.
  static let fitted: Set<String> = ["touchalytics", "wide_strokes"]
}
