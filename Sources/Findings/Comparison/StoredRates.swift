import StrictFiles
import TrialStatistics

/// The rows of a stored `rates.csv` that a comparison needs.
struct StoredRates: Sendable {
  /// The rows in the order of the file, no key twice.
  private(set) var rows: [(key: RateKey, rate: RateSummary)] = []

  /// More problems than these are not worth reading.
  private static let mostProblems = 20

  /// Reads the rows of a table that stands on its header; later columns may follow the known ones.
  ///
  /// - Throws: every problem with its line and column, at most about twenty.
  init(_ table: CSVReader) throws(Diagnostics) {
    var csv = table
    let columns = try csv.columns(
      RateKey.columns + ["k", "n", "participants", "rate", "mc_error", "ci_low", "ci_high"])
    var lines: [RateKey: Int] = [:]
    var problems: [Diagnostic] = []
    while problems.count < Self.mostProblems {
      do throws(Diagnostics) {
        guard try csv.next() else { break }
        let key = try RateKey(csv, columns)
        if let line = lines.updateValue(csv.line, forKey: key) {
          throw Diagnostics(
            csv.error(
              columns[0], "the row of line \(line) again", hint: "keep one of the two rows"))
        }
        rows.append((key, try Self.rate(csv, Array(columns.dropFirst(RateKey.columns.count)))))
      } catch {
        problems += error.list
      }
    }
    if let errors = Diagnostics(problems) { throw errors }
  }

  /// The rate of the current row, from the columns after its key.
  private static func rate(
    _ csv: CSVReader, _ columns: [Int]
  ) throws(Diagnostics) -> RateSummary {
    func wrong(_ column: Int, _ message: String) -> Diagnostics {
      Diagnostics(csv.error(column, message, hint: "name a file that a run wrote"))
    }
    func count(_ place: Int, _ name: String) throws(Diagnostics) -> Int {
      guard let count = Int(csv.text(columns[place])), count >= 0 else {
        throw wrong(columns[place], "\(name) is \(quoted(csv.text(columns[place]))), not a count")
      }
      return count
    }
    func proportion(_ place: Int, _ name: String) throws(Diagnostics) -> Double {
      guard let number = csv.number(columns[place]), (0...1).contains(number) else {
        throw wrong(
          columns[place], "\(name) is \(quoted(csv.text(columns[place]))), not a number from 0 to 1"
        )
      }
      return number
    }
    let (events, trials) = (try count(0, "k"), try count(1, "n"))
    guard events <= trials else {
      throw wrong(columns[0], "k is \(events), more than n, \(trials)")
    }
    let participants = try count(2, "participants")
    let rate = try proportion(3, "rate")
    guard (rate * Double(trials) - Double(events)).magnitude <= 1e-6 else {
      throw wrong(columns[3], "rate is \(csv.text(columns[3])), not k / n = \(events) / \(trials)")
    }
    // An error that is not known, such as that of one person, is an empty field.
    let error = csv.isEmpty(columns[4]) ? .infinity : csv.number(columns[4])
    guard let error, error >= 0 else {
      throw wrong(
        columns[4], "mc_error is \(quoted(csv.text(columns[4]))), not a number of at least 0")
    }
    let (low, high) = (try proportion(5, "ci_low"), try proportion(6, "ci_high"))
    guard low <= rate, rate <= high else {
      throw wrong(columns[5], "the interval \(low) to \(high) leaves out the rate")
    }
    return RateSummary(
      events: events, trials: trials, clusters: participants, standardError: error, low: low,
      high: high)
  }
}
