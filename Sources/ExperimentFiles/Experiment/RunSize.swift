import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// What a run with its report takes, told from the experiment before anything of it is made.
///
/// A file of a few hundred bytes can ask for more than a machine has, because what is compared is
/// compared pair by pair and in every condition. So cells are counted, each a policy, a pair or a
/// swept value in a condition, and each kind takes so much: enough to refuse what no machine has,
/// and within a factor of two of the peak of runs.
package struct RunSize: Sendable {
  /// Cells of one kind, with what would make them fewer.
  package struct Part: Sendable {
    /// What they are, with the numbers that multiply: `300 policies in 12 conditions`.
    package let what: String
    /// The key of the experiment file to shorten.
    package let axis: String
    /// How many: as a floating-point number, as products may be beyond any integer.
    package let cells: Double
    fileprivate let each: (memory: Double, disk: Double, seconds: Double)

    /// Bytes at the peak.
    package var memory: Double { cells * each.memory }
    /// Bytes of files.
    package var disk: Double { cells * each.disk }
    /// Seconds on one core besides those of the swipes.
    package var seconds: Double { cells * each.seconds }
  }

  /// Memory and disk, in bytes, that a run may take unless somebody allows more: 4 GB.
  package static let usualBudget = 4e9

  /// Policies, systems, pairs, swept values and costs.
  package let parts: [Part]
  /// Bytes of memory at the peak, bytes of the report's files, and seconds on one core for making
  /// it of counts.
  package let memory, disk, seconds: Double

  /// Bytes of a program that does next to nothing, and of its report.
  private static let least = (memory: 20e6, disk: 300e3)

  /// Adds up what an experiment takes.
  ///
  /// - Parameter workers: concurrent workers, each of which has counts of its own.
  package init(_ experiment: Experiment, workers: Int) {
    let workers = Double(max(1, min(workers, experiment.participants)))
    // A scenario is counted alone, and keeps rates, as does each start of swipes.
    let starts = experiment.systems.isEmpty ? 0 : SwipeStart.allCases.count
    let runs = Double(1 + experiment.scenarios.count + starts)
    let pages = Double(experiment.screens.count) * Double(experiment.contexts.count)
    let behind = pages * Double(experiment.recognizers.count)
    let (policies, systems) = (Double(experiment.policies.count), Double(experiment.systems.count))
    let values = experiment.lines.reduce(0.0) { $0 + Double($1.values.count) }
    let recognizers = Double(experiment.recognizers.count)
    let recognizerPairs = recognizers * (recognizers - 1) / 2 * policies * pages
    let prices = Double(experiment.priors.count) * Double(experiment.costRatios.count)
    let contestants = behind * policies + pages * systems

    func compared(_ number: Double, _ key: String, in conditions: Double) -> Part {
      Part(
        what: "\(plain(number)) \(key) in \(Self.count(conditions, "condition"))",
        axis: number >= conditions ? key : Self.widestAxis(experiment),
        cells: number * conditions,
        each: (22_000 + 3000 * workers + 2000 * runs, 3500 + 500 * runs, 64e-6 * runs))
    }
    let pairs = experiment.comparesAllPairs ? experiment.pairs : contestants
    parts = [
      compared(policies, "policies", in: behind), compared(systems, "systems", in: pages),
      Part(
        what: "\(plain(pairs)) differences between policies or systems",
        axis: systems > policies ? "systems" : "policies", cells: pairs,
        each: (3600, 1100, 100e-6)),
      Part(
        what: "\(plain(recognizerPairs)) differences between recognizers", axis: "recognizers",
        cells: recognizerPairs, each: (1500, 650, 45e-6)),
      Part(
        what: "\(plain(values)) swept values in \(Self.count(behind, "condition"))",
        axis: "sweeps", cells: values * behind,
        each: (1800 + 100 * workers + 200 * runs, 200 + 40 * runs, 6e-6 * runs)),
      Part(
        what: "costs at \(Self.count(prices, "price"))",
        axis: experiment.priors.count > experiment.costRatios.count ? "usage_mixes" : "cost_ratios",
        cells: prices * contestants, each: (500, 140, 5e-6)),
      Self.choices(experiment, values: values),
    ]
    disk = parts.reduce(Self.least.disk) { $0 + $1.disk }
    memory = parts.reduce(Self.least.memory) { $0 + $1.memory }
    seconds = parts.reduce(0) { $0 + $1.seconds }
  }

  /// Choices of the best setting: for each goal, group of screens and page one of each line.
  private static func choices(_ experiment: Experiment, values: Double) -> Part {
    let goals = Double(experiment.goals.count)
    let places = Double(experiment.screens.count + 3) * Double(experiment.contexts.count)
    let lines = experiment.tuning == nil ? 1 : Double(experiment.lines.count)
    return Part(
      what: "choices for \(count(goals, "goal"))", axis: "tune", cells: goals * places * lines,
      each: (2000, 300, 1e-6 * values))
  }

  /// What goes beyond a budget in bytes, the axis to shorten, and the remedy; nil where nothing
  /// does.
  package func excess(over budget: Double) -> (message: String, axis: String, hint: String)? {
    let asked = [
      ("memory", memory, parts.max { $0.memory < $1.memory }, \Part.memory),
      ("disk", disk, parts.max { $0.disk < $1.disk }, \Part.disk),
    ]
    for (resource, bytes, part, size) in asked where bytes > budget {
      guard let part else { continue }
      return (
        "\(part.what) take about \(Self.text(part[keyPath: size])) of \(resource), the whole run"
          + " \(Self.text(bytes))",
        part.axis,
        "shorten \"\(part.axis)\", or allow more than \(Self.text(budget)) with --max-memory"
      )
    }
    return nil
  }

  /// A size as people say it: `1.3 GB`, `16 MB`.
  package static func text(_ bytes: Double) -> String {
    for (unit, size) in [("GB", 1e9), ("MB", 1e6)] where bytes >= size {
      let value = bytes / size
      return "\(plain(value < 10 ? (value * 10).rounded() / 10 : value.rounded())) \(unit)"
    }
    return "\(plain((bytes / 1000).rounded(.up))) kB"
  }

  private static func count(_ number: Double, _ name: String) -> String {
    "\(plain(number)) \(name)\(number == 1 ? "" : "s")"
  }

  /// The axis of conditions that is longest.
  private static func widestAxis(_ experiment: Experiment) -> String {
    let axes = [
      ("screens", experiment.screens.count), ("contexts", experiment.contexts.count),
      ("recognizers", experiment.recognizers.count),
    ]
    return axes.max { $0.1 < $1.1 }?.0 ?? "screens"
  }
}

/// What tables leave out of a grid that is so wide that they would be longer than anybody reads.
///
/// The limits depend on the experiment alone, so that its report is the same however it is run.
extension Experiment {
  /// With more differences than this, only pairs with the first policy are listed: each has up to
  /// eight rows, one a metric and intent.
  package static let mostPairs = 50_000.0
  /// Up to this many rates, `sensitivity.csv` also lists unchanged ones.
  package static let mostVaried = 100_000.0

  /// Differences between two policies, or two systems, in some condition.
  package var pairs: Double {
    func pairs(_ count: Int) -> Double { Double(count) * Double(count - 1) / 2 }
    return pages * (Double(recognizers.count) * pairs(policies.count) + pairs(systems.count))
  }

  /// Whether every pair is compared; beyond, each policy and each system is with the first alone.
  package var comparesAllPairs: Bool { pairs <= Self.mostPairs }

  /// Whether `sensitivity.csv` has the rates that an assumption leaves as they are.
  package var tellsUnchanged: Bool {
    let compared = Double(recognizers.count * policies.count + systems.count)
    return pages * compared * Double(1 + scenarios.count) <= Self.mostVaried
  }

  private var pages: Double { Double(screens.count) * Double(contexts.count) }
}
