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
  var blocks: [Block] {
    answer + [.figure(title: FidelityFiles.picture.title, path: FidelityFiles.picture.path)]
      + FidelityLikeness(comparison).blocks + FidelityTables(comparison).all + howToRead + limits
      + reproduce
  }

  // MARK: - Answer

  private var answer: [Block] {
    let shares = comparison.rangedShares
    let misses = SwipeKind.allCases.compactMap { kind -> Prose? in
      let missed = comparison.targets.filter { $0.key.kind == kind && !$0.isMet }
      if missed.isEmpty { return nil }
      return "\(kind.title): \(missed.map(Self.miss).joined(separator: "; "))."
    }
    return [
      .heading(1, "\(FidelityComparison.question)"),
      "\(strong: "\(Self.verdict(comparison)).") \(people) Two rules close to those recommended"
        + " were run on every recorded set as well: \(shares.count(where: \.isInRange)) of"
        + " \(shares.count) pop rates lie in the range to be expected of other people (a looser"
        + " check; not all are targets).",
    ] + (misses.isEmpty ? [] : ["Missed:", .list(misses)])
  }

  private var people: Prose {
    let study = comparison.study
    return "\(FixedDecimals.grouped(study.participants)) synthetic people of the population"
      + " \(code: study.population.name) swiped \(study.swipesPerIntent) times of each kind on a"
      + " phone like the recorded ones, 320 x 533 pt. They were measured and judged beside recorded"
      + " people."
  }

  private static func miss(_ target: FidelityTarget) -> Prose {
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
      return "recorded \(code: target.title)\(gate) \(value), synthetic range \(low) to \(high)"
    }
  }

  // MARK: - What it is worth

  private var howToRead: [Block] {
    let items: [Prose] = [
      "Each person counts once, as the median of their strokes or the share that pop. Brackets are"
        + " 95% confidence intervals over people. A miss is in bold.",
      "x is the travel in pt, v the speed at release in pt/s, W the view's width: 320 pt for rules"
        + " without velocity in the table of pops, else 402 pt. \(code: "pan") begins in any"
        + " direction, \(code: "pan-cone") within 45° of the horizontal; no scroll view competes"
        + " here. The same code judges recorded and synthetic touches, with 10 pt of slop and the"
        + " velocity estimate \(code: "uikit-blend"). A set with * has summaries of strokes only:"
        + " the slop is subtracted from their length, and their mean speed stands for the release"
        + " velocity.",
      "\(strong: "Other people"): the range in which 90% of equally large groups should fall, from"
        + " \(comparison.study.worlds) populations whose means differ as recorded sets do:"
        + " \(Self.laws).",
      "\(strong: "Targets"): synthetic means and spreads between people lie in the 95% interval of"
        + " the first recorded set; rules without velocity are within 3 points of it on pops;"
        + " the share of synthetic pops that a gate refuses lies in the recorded 95% interval; the"
        + " recorded pop rate under a rule close to the recommended ones lies in the range of"
        + " \(em: "other people"). Spreads of lengths, times and speeds are those of logarithms.",
    ]
    return [.section("How to read this"), .list(items + habits)]
  }

  /// How far other people's means lie from those of the population.
  private static var laws: Prose {
    OtherPeople.all.map { other -> Prose in
      switch other.law {
      case .normal(let spread): "\(code: other.setting) by \(FixedDecimals.trimmed(spread)) (sd)"
      case .uniform(let range), .logUniform(let range):
        "\(code: other.setting) \(FixedDecimals.trimmed(range.lowerBound, decimals: 4)) to"
          + " \(FixedDecimals.trimmed(range.upperBound, decimals: 4))"
      }
    }.joined(separator: ", ")
  }

  private var habits: [Prose] {
    guard comparison.study.leavesHabitsOut else { return [] }
    return [
      "Synthetic pops are without the habits that the population assumes, slow drags and starts"
        + " at the edge: recorded people turned pages and had neither."
    ]
  }

  private var limits: [Block] {
    guard case .published = comparison.reference else { return [] }
    return [
      .section("What the recordings are, and what they lack"), .list(PublishedRecordings.remarks),
    ]
  }

  private var reproduce: [Block] {
    [
      .section(ReproduceSection.title), .code(command),
      "All figures are in \(code: "fidelity.csv"), all targets in \(code: "targets.csv"). Made by"
        + " swipelab \(ToolVersion.tool) with seed \(comparison.study.seed); any number of"
        + " threads gives the same bytes.",
    ]
  }
}

/// What the recordings are that `PublishedFigures` were made of, which were not used, and what they
/// lack.
enum PublishedRecordings {
  static let remarks: [Prose] = [
    "\(code: "touchalytics") (Frank, Biedert, Ma, Martinovic, Song 2013, IEEE TIFS 8(1)): people"
      + " who read a text and who turned pages, on five phones of 2010 to 2012."
      + " \(strong: "Pops and readers are fitted to it"), so that their targets are met in sample."
      + " Only the order of its points is known; their times are spread evenly over each stroke.",
    "\(code: "wide_strokes") (Serwadda, Phoha, Wang 2013): other people who browsed on a phone of"
      + " that time, as features of strokes. \(strong: "Browsers are fitted to it.") It lacks the"
      + " release velocity, perhaps the first 50 to 80 ms of each stroke. A scroll that runs"
      + " sideways looks like a page turned in it, so such scrolls are dropped from the recorded"
      + " and the synthetic browsing alike.",
    "\(code: "wide_traces"): raw points of others who browsed, up and down alone. The density of"
      + " the screen is guessed (233 pixels an inch). Bends and lifts of browsers are fitted to"
      + " it.",
    "\(code: "scsu_index"), \(code: "scsu_thumb") (Chao, Hossain, Lancor 2023): flicks to the right"
      + " on demand, one after the other, hence quick. Only how fingers differ is fitted to them.",
    "Not used: strokes on a phone held sideways, cards that are swiped left, a carousel of 8"
      + " people, lines drawn on a tablet, one person's scrolls. No data set records people"
      + " going back, changing their mind, or doing either on a tablet: that is assumed.",
  ]
}
