import ExperimentFiles
import StrictFiles
import Study
import SwipeSimulation
import TrialStatistics

/// The rates that two runs have in common.
struct RunMatch: Sendable {
  /// The rates of A with those of B, in the order of A.
  private(set) var rows: [(key: RateKey, a: RateSummary, b: RateSummary)] = []
  /// Policies that only one run has, and the number of their rows in A and of all that only B has.
  let policiesOnlyInA, policiesOnlyInB: [String]
  let rowsOnlyInA, rowsOnlyInB: Int
  /// Metrics of A that this version of the program does not know: no direction, no verdict.
  let unknownMetrics: [String]

  /// Rows named in a message; the rest is counted.
  private static let mostNamed = 5

  /// Matches the rows.
  ///
  /// - Throws: why the runs do not belong together: nothing in common, rows of a policy of both
  ///   missing in B, rates pooled over other intents.
  init(_ a: StoredRun, _ b: StoredRun) throws(Diagnostics) {
    if let bare = [a, b].first(where: \.rates.rows.isEmpty) {
      throw Diagnostics(
        file: PathParts.join(bare.folder, RateRow.table.fileName),
        "the report has no rates to compare, as its experiment has neither policies nor systems",
        hint: "compare reports on policies or systems, such as Reports/quickstart and one of a"
          + " later run")
    }
    let known = Set(Metric.all.map(\.name))
    let own = a.rates.rows.filter { known.contains($0.key.metric) }
    unknownMetrics = a.rates.rows.map(\.key.metric).filter { !known.contains($0) }.distinct()
    let other = Dictionary(firstOf: b.rates.rows.map { ($0.key, $0.rate) })
    var missing: [RateKey] = []
    for (key, rate) in own {
      if let match = other[key] { rows.append((key, rate, match)) } else { missing.append(key) }
    }
    let shared = Set(rows.map(\.key))
    let policies = (
      a: own.map(\.key.policy).distinct(), b: b.rates.rows.map(\.key.policy).distinct()
    )
    let onlyInA = policies.a.filter { !policies.b.contains($0) }
    policiesOnlyInA = onlyInA
    policiesOnlyInB = policies.b.filter { !policies.a.contains($0) }
    let unexplained = missing.filter { !onlyInA.contains($0.policy) }
    rowsOnlyInA = missing.count - unexplained.count
    rowsOnlyInB = other.keys.count { known.contains($0.metric) && !shared.contains($0) }
    guard unexplained.isEmpty, !rows.isEmpty else {
      throw Self.refusal(
        a, b, unexplained, isDisjoint: rows.isEmpty, onlyInA: onlyInA, onlyInB: policiesOnlyInB)
    }
    if let problem = Self.otherIntents(a, b, rows.map(\.key)) { throw Diagnostics(problem) }
  }

  private static func refusal(
    _ a: StoredRun, _ b: StoredRun, _ missing: [RateKey], isDisjoint: Bool, onlyInA: [String],
    onlyInB: [String]
  ) -> Diagnostics {
    let rates = RateRow.table.fileName
    var message = "no row in common with \(PathParts.join(a.folder, rates))"
    if !isDisjoint {
      message =
        "it lacks \(missing.count) \(missing.count == 1 ? "row" : "rows") of"
        + " \(PathParts.join(a.folder, rates)): "
        + listed(missing.map(\.text), separator: "; ")
    }
    if !onlyInA.isEmpty { message += "; only in \(a.folder): policy \(listed(onlyInA))" }
    if !onlyInB.isEmpty { message += "; only in \(b.folder): policy \(listed(onlyInB))" }
    return Diagnostics(
      file: PathParts.join(b.folder, rates), message,
      hint: onlyInA.isEmpty || onlyInB.isEmpty
        ? "compare runs of the same screens, contexts, recognizers, policies and intents"
        : "give a changed policy the same name in both experiments and run them again")
  }

  private static func listed(_ names: [String], separator: String = ", ") -> String {
    let more = names.count - mostNamed
    return names.prefix(mostNamed).joined(separator: separator)
      + (more > 0 ? "\(separator)and \(more) more" : "")
  }

  /// The refusal of rates that are pooled over other intents in B than in A, by the manifests.
  private static func otherIntents(
    _ a: StoredRun, _ b: StoredRun, _ keys: [RateKey]
  ) -> Diagnostic? {
    guard let own = intents(a), let other = intents(b) else { return nil }
    let compared = Set(keys.filter { $0.isPooled }.map(\.metric))
    for metric in Metric.all where compared.contains(metric.name) {
      let sets = [own, other].map { all in all.filter { metric.roles.contains($0.role) } }
      guard Set(sets[0]) != Set(sets[1]) else { continue }
      let texts = sets.map { $0.map(\.rawValue).joined(separator: ", ") }
      return Diagnostic(
        file: PathParts.join(b.folder, Manifest.fileName),
        "\(metric.name) is pooled over \(texts[1]), in \(a.folder) over \(texts[0])",
        hint: "run both experiments with the same intents")
    }
    return nil
  }

  private static func intents(_ run: StoredRun) -> [Intent]? {
    guard case .array(let elements) = run.manifest["intents"] else { return nil }
    return elements.compactMap { element in
      if case .string(let name) = element { Intent(rawValue: name) } else { nil }
    }
  }
}

extension RateKey {
  /// Whether the row is over all intents of its metric.
  package var isPooled: Bool {
    intent == "all" || Metric.all.first { $0.name == metric }?.isAlsoPerIntent == false
  }

  /// Whether a change for the worse is a regression: success and false triggers, pooled.
  package var isHeadline: Bool {
    isPooled && Metric.headlines.contains(metric)
  }
}
