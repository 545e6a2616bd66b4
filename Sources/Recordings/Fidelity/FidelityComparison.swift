import ExperimentFiles
package import StrictFiles
import SwipeSimulation

/// One figure of synthetic people that should be that of recorded ones.
package struct FidelityTarget: Sendable, Equatable {
  package enum Measure: String, Sendable, CaseIterable {
    /// The synthetic mean over people lies in the recorded 95% interval.
    case mean
    /// So does the standard deviation between people.
    case spread
    /// The synthetic share of pops that a plain rule completes is within 3 points of the recorded.
    case success
    /// The recorded share that a recommended rule completes lies in the synthetic range.
    case range
    /// The synthetic share of pops that a gate refuses lies in the recorded 95% interval.
    case gate
  }

  package let measure: Measure
  package let key: FigureKey
  /// For people: what the name stands for.
  package let title: String
  package let set: String
  package let recorded, synthetic: Double
  /// What the synthetic number may be; of a range, the recorded one.
  package let allowed: ClosedRange<Double>

  /// Whether it is; rounding must not decide.
  package var isMet: Bool {
    let value = measure == .range ? recorded : synthetic
    return value >= allowed.lowerBound - 1e-9 && value <= allowed.upperBound + 1e-9
  }
}

/// Synthetic people beside recorded ones: everything that a report of their likeness shows.
package struct FidelityComparison: Sendable {
  /// The synthetic people, and what they do.
  package let study: FidelityStudy
  package let synthetic: SyntheticPeople
  /// The recordings with which they are compared; nil for `PublishedFigures`.
  package let recordings: RecordingFolder?
  /// Every target, kind by kind.
  package let targets: [FidelityTarget]

  package var sets: [SetFigures] { Self.sets(of: recordings) }
  private static func sets(of recordings: RecordingFolder?) -> [SetFigures] {
    recordings?.sets ?? PublishedFigures.sets
  }
  package var met: Int { targets.count { $0.isMet } }

  /// Compares what the people of a study do with recordings; what these do not hold is left out.
  package init(
    _ study: FidelityStudy, _ synthetic: SyntheticPeople, recordings: RecordingFolder? = nil
  ) {
    (self.study, self.synthetic, self.recordings) = (study, synthetic, recordings)
    let sets = Self.sets(of: recordings)
    targets = SwipeKind.allCases.flatMap { kind -> [FidelityTarget] in
      guard let set = Self.fitted(kind, among: sets) else { return [] }
      return Self.persons(kind, set, synthetic) + Self.rules(kind, [set] + sets, synthetic)
    }
  }

  /// The recorded set whose figures are the targets of a kind: that to which the population is
  /// fitted, or else the one with most people; nil where nobody made such strokes.
  package static func fitted(_ kind: SwipeKind, among sets: [SetFigures]) -> SetFigures? {
    let having = sets.filter { $0.people(of: kind) > 0 }
    return having.first { $0.name == kind.fittedSet }
      ?? having.max { $0.people(of: kind) < $1.people(of: kind) }
  }

  /// The sets with strokes of a kind, the one with the targets first.
  package func sets(of kind: SwipeKind) -> [SetFigures] {
    let first = Self.fitted(kind, among: sets)
    return sets.filter { $0.name == first?.name }
      + sets.filter { $0.people(of: kind) > 0 && $0.name != first?.name }
  }

  /// How many people of each kind were recorded in the set that is the target.
  package static func crowds(of recordings: RecordingFolder? = nil) -> [SwipeKind: Int] {
    Dictionary(
      uniqueKeysWithValues: SwipeKind.allCases.compactMap { kind in
        fitted(kind, among: sets(of: recordings)).map { (kind, min($0.people(of: kind), 200)) }
      })
  }

  /// The shares of the rules that tables show on every recorded set, with the ranges that are to be
  /// expected of other people.
  ///
  /// - Parameter recommended: of rules like the recommended ones, or of the others and of gates.
  package func rangedShares(recommended: Bool) -> [FidelityTarget] {
    SwipeKind.allCases.flatMap { kind in
      RuleTrial.all(of: kind).filter {
        $0.isRecommended == recommended && (recommended || $0.recognizer == "pan")
      }.flatMap { trial -> [FidelityTarget] in
        let key = trial.key(kind)
        guard let range = synthetic.range(key) else { return [] }
        return sets.compactMap { set in
          set[key].map {
            FidelityTarget(
              measure: .range, key: key, title: trial.title, set: set.name, recorded: $0.value,
              synthetic: synthetic.figures[key]?.value ?? .nan, allowed: range)
          }
        }
      }
    }
  }

  private static func persons(
    _ kind: SwipeKind, _ set: SetFigures, _ synthetic: SyntheticPeople
  ) -> [FidelityTarget] {
    [FidelityTarget.Measure.mean, .spread].flatMap { measure in
      kind.quantities.compactMap { quantity in
        // Of scrolls rules read no length, and shares spread as their mean lets them.
        if measure == .spread, kind != .pops, [.length, .quickShare].contains(quantity) {
          return nil
        }
        guard let other = set[quantity.key(kind)], let own = synthetic.figures[other.key]
        else { return nil }
        let isMean = measure == .mean
        return FidelityTarget(
          measure: measure, key: other.key, title: quantity.title, set: set.name,
          recorded: isMean ? other.value : other.spread[0],
          synthetic: isMean ? own.value : own.spread[0],
          allowed: isMean ? other.low...other.high : other.spread[1]...other.spread[2])
      }
    }
  }

  /// The targets of rules, each of the first set that tells of it.
  private static func rules(
    _ kind: SwipeKind, _ sets: [SetFigures], _ synthetic: SyntheticPeople
  ) -> [FidelityTarget] {
    RuleTrial.all(of: kind).compactMap { trial in
      let key = trial.key(kind)
      guard let set = sets.first(where: { $0[key] != nil }), let other = set[key],
        let own = synthetic.figures[key]
      else { return nil }
      let asked: (measure: FidelityTarget.Measure, allowed: ClosedRange<Double>)
      if trial.isGate {
        asked = (.gate, other.low...other.high)
      } else if trial.isRecommended, let range = synthetic.range(key) {
        asked = (.range, range)
      } else if kind == .pops, trial.recognizer == "pan" {
        asked = (.success, other.value - 0.03...other.value + 0.03)
      } else {
        return nil
      }
      return FidelityTarget(
        measure: asked.measure, key: key, title: trial.title, set: set.name, recorded: other.value,
        synthetic: own.value, allowed: asked.allowed)
    }
  }

  package static let name = "fidelity"
  package static let question = "Do the synthetic people swipe like recorded ones?"

  /// The CSV files of the report by name.
  package var tables: [(name: String, bytes: [UInt8])] {
    [
      (Self.figuresTable.fileName, Self.figuresTable.bytes(rows)),
      (Self.targetsTable.fileName, Self.targetsTable.bytes(targets)),
    ]
  }

  /// What readers of these files need to know.
  package static let guides = [figuresTable.guide, targetsTable.guide]

  /// A figure of a set, with that of the synthetic people, and of these its range.
  private typealias Row = (set: String, figure: Figure, own: Double?, range: ClosedRange<Double>?)

  private var rows: [Row] {
    ([synthetic.figures] + sets).enumerated().flatMap { place, set in
      set.figures.map { figure in
        (
          set.name, figure, synthetic.figures[figure.key]?.value,
          place == 0 && figure.spread.isEmpty ? synthetic.range(figure.key) : nil
        )
      }
    }
  }

  private static let figuresTable = Table<Row>(
    "fidelity.csv",
    "From `swipelab fidelity`: figures of each set of people, the synthetic set first."
  ) {
    Column(.set, \.set)
    Column(.kind, \.figure.key.kind.rawValue)
    Column(.quantity, \.figure.key.name)
    Column(.recognizer, \.figure.key.recognizer)
    Column("people", \.figure.people, "number of people")
    Column("strokes", \.figure.strokes, "number of strokes")
    Column(
      "value", \.figure.value, "mean over people of each one's median, or of the share that pops")
    Column("low", \.figure.low, "lower end of its 95% interval")
    Column("high", \.figure.high, "upper end of it")
    Column(
      "distance", { row in row.own.map { SetFigures.rounded($0 - row.figure.value, 1e5) } },
      "the synthetic value minus this value")
    Column("spread", { $0.figure.spread.first }, "standard deviation between people")
    Column("spread_low", { $0.figure.spread.dropFirst().first }, "lower end of its 95% interval")
    Column("spread_high", { $0.figure.spread.last }, "upper end of it")
    Column("q05", { quantile($0, 0) }, "5% quantile over people")
    Column("q25", { quantile($0, 1) }, "25% quantile over people")
    Column("q50", { quantile($0, 2) }, "median over people")
    Column("q75", { quantile($0, 3) }, "75% quantile over people")
    Column("q95", { quantile($0, 4) }, "95% quantile over people")
    Column("range_low", \.range?.lowerBound, "5% quantile over sets of other people")
    Column("range_high", \.range?.upperBound, "95% quantile over sets of other people")
  }

  private static func quantile(_ row: Row, _ place: Int) -> Double? {
    row.figure.quantiles.isEmpty ? nil : row.figure.quantiles[place]
  }

  private static let targetsTable = Table<FidelityTarget>(
    "targets.csv", "From `swipelab fidelity`: the targets, and whether each is met."
  ) {
    Column(.kind, \.key.kind.rawValue)
    Column(.quantity, \.key.name)
    Column(.recognizer, \.key.recognizer)
    Column(
      "measure", \.measure.rawValue,
      "`mean` over people, `spread` between people, `success` of a plain rule, pops that a `gate`"
        + " refuses, or `range` of a recommended rule over sets of other people")
    Column(.set, \.set)
    Column("recorded", \.recorded, "value of the recorded people")
    Column("synthetic", \.synthetic, "value of the synthetic people")
    Column(
      "target_low", \.allowed.lowerBound,
      "lowest synthetic value that meets the target; for a `range`, lowest recorded value")
    Column("target_high", \.allowed.upperBound, "highest such value")
    Column("met", { $0.isMet ? "pass" : "fail" }, "`pass` or `fail`")
  }

  /// The manifest of the report, with the digests of `files`, the others of the folder.
  package func manifest(
    files: [(name: String, bytes: [UInt8])], command: String,
    environment: [(name: String, value: String)], answer: JSONText
  ) -> JSONText {
    let experiment: JSONText = [
      "question": .string(Self.question),
      "seed": .unsigned(study.seed),
      "participants": .integer(Int64(study.participants)),
      "swipes_per_intent": .integer(Int64(study.swipesPerIntent)),
      "worlds": .integer(Int64(study.worlds)),
      "population": Experiment.canonical(study.people),
      "intents": .array(SwipeKind.allCases.map { .string($0.intent.rawValue) }),
      "screens": .array([Experiment.canonical(FidelityStudy.screen)]),
      "reference": referenceText,
    ]
    let swipes = study.participants * study.swipesPerIntent * SwipeKind.allCases.count
    return Manifest.text(
      name: Self.name, experiment: experiment,
      plan: ["swipes": .integer(Int64(swipes)), "targets": .integer(Int64(targets.count))],
      digests: files.map { (name: $0.name, digest: SHA256.hexDigest($0.bytes)) }, command: command,
      environment: environment, answer: answer)
  }

  /// What the synthetic people are compared with; recordings by the digests of their files.
  private var referenceText: JSONText {
    guard let recordings else { return ["kind": "published"] }
    let files = recordings.files.map { JSONText.Member($0.name, .string($0.digest)) }
    return ["kind": "recordings", "files_sha256": .object(files)]
  }
}

extension ColumnTitle {
  fileprivate static let kind = ColumnTitle(
    "kind", "`pops`, `reading` (scrolls of a text) or `browsing` (quick scrolls)")
  fileprivate static let quantity = ColumnTitle(
    "quantity",
    "what was measured per person (pt, ms and pt/s as logarithms), or the rule that judged strokes")
  fileprivate static let recognizer = ColumnTitle(
    "recognizer", "what makes a touch a pop gesture; `system` in comparisons of systems")
  fileprivate static let set = ColumnTitle("set", "the population, or the set of recorded people")
}
