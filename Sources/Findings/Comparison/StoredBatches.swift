import StrictFiles
import TrialStatistics

/// The rows of a stored `batches.csv`: per rate, trials and events of each batch of participants.
///
/// Participant i belongs to batch i mod 100, so that two runs of the same people put each person
/// into the same batch, even where one run has more of them.
struct StoredBatches: Sendable {
  private var sums: [RateKey: ClusterSums] = [:]

  private static let mostProblems = 20

  /// The batches of a rate; nil where the file has none.
  subscript(key: RateKey) -> ClusterSums? { sums[key] }

  /// Reads the rows of a table that stands on its header, checked against the rates of its run.
  ///
  /// - Throws: every problem with its line and column, at most about twenty.
  init(_ table: CSVReader, rates: StoredRates) throws(Diagnostics) {
    var csv = table
    let columns = try csv.columns(RateKey.columns + ["trials", "events"])
    let known = Dictionary(
      rates.rows.map { ($0.key, $0.rate) }, uniquingKeysWith: { first, _ in first })
    var problems: [Diagnostic] = []
    while problems.count < Self.mostProblems {
      do throws(Diagnostics) {
        guard try csv.next() else { break }
        let key = try RateKey(csv, columns)
        let found = try Self.sums(csv, trials: columns[6], events: columns[7])
        guard sums.updateValue(found, forKey: key) == nil else {
          throw Diagnostics(csv.error(columns[0], "a row of these names was there before"))
        }
        if let rate = known[key],
          rate.trials != found.allTrials || Double(rate.events) != found.amounts.reduce(0, +)
        {
          throw Diagnostics(
            csv.error(
              columns[6], "the batches do not add up to k = \(rate.events) and n = \(rate.trials)",
              hint: "take both files from one run"))
        }
      } catch {
        problems += error.list
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
  }

  private static func sums(
    _ csv: CSVReader, trials: Int, events: Int
  ) throws(Diagnostics) -> ClusterSums {
    let (tried, happened) = (try counts(csv, trials), try counts(csv, events))
    guard tried.count == happened.count else {
      throw Diagnostics(
        csv.error(events, "\(happened.count) numbers of events, \(tried.count) of trials"))
    }
    guard zip(tried, happened).allSatisfy({ $0 >= $1 }) else {
      throw Diagnostics(csv.error(events, "a batch has more events than trials"))
    }
    return ClusterSums(amounts: happened.map { Double($0) }, trials: tried)
  }

  /// The whole numbers of a field, separated by single spaces.
  private static func counts(_ csv: CSVReader, _ column: Int) throws(Diagnostics) -> [Int] {
    var counts: [Int] = []
    for word in csv.text(column).split(separator: " ", omittingEmptySubsequences: false) {
      guard let count = Int(word), (0...Int(Int32.max)).contains(count) else {
        throw Diagnostics(csv.error(column, "\(quoted(word)) among the batches is not a count"))
      }
      counts.append(count)
    }
    return counts
  }
}
