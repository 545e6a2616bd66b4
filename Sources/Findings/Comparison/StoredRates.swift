import StrictFiles
import TrialStatistics

/// The rows of a stored `rates.csv` that a comparison needs.
struct StoredRates: Sendable {
  /// The rows in the order of the file, no key twice.
  private(set) var rows: [(key: RateKey, rate: RateSummary)] = []

  /// Reads the rows of a table that stands on its header; later columns may follow the known ones.
  ///
  /// - Throws: every problem with its line and column, at most about twenty.
  init(_ table: CSVReader) throws(Diagnostics) {
    var csv = table
    let columns = try csv.columns(RateKey.columns.of(\RateRow.key) + RateRow.figures)
    // Files from before swipes had weights have no such columns.
    let weights =
      RateRow.weights.allSatisfy { csv.header.contains($0.title.name) }
      ? try csv.columns(RateRow.weights) : []
    var lines: [RateKey: Int] = [:]
    try csv.readRows { csv throws(Diagnostics) in
      let key = try RateKey(csv, columns)
      if let line = lines.updateValue(csv.line, forKey: key) {
        throw Diagnostics(
          csv.error(columns[0], "this row repeats line \(line)", hint: "keep one of the two rows"))
      }
      rows.append((key, try csv.rate(columns.suffix(RateRow.figures.count), weights)))
    }
  }
}

extension CSVReader {
  /// The rate of the current row, from the columns of `RateRow.figures`.
  ///
  /// - Parameter weights: the columns of `RateRow.weights`; none where all swipes weigh the same.
  fileprivate func rate(
    _ columns: ArraySlice<Int>, _ weights: [Int]
  ) throws(Diagnostics) -> RateSummary {
    let at = Array(columns)
    let sums = weights.isEmpty ? [at[0], at[1], at[2]] : weights
    let (events, trials, clusters) = (try count(sums[0]), try count(sums[1]), try count(sums[2]))
    if events > trials {
      throw wrong(sums[0], "\(events), more than \(header[sums[1]]), \(trials)")
    }
    let rate = try proportion(at[3])
    guard (rate * Double(trials) - Double(events)).magnitude <= 1e-6 else {
      let names = "\(header[sums[0]]) / \(header[sums[1]])"
      throw wrong(at[3], "\(text(at[3])), not \(names) = \(events) / \(trials)")
    }
    // An error that is not known, such as that of one person, is an empty field.
    let error = isEmpty(at[4]) ? .infinity : number(at[4])
    guard let error, error >= 0 else { throw no("number of at least 0", at[4]) }
    let (low, high) = (try proportion(at[5]), try proportion(at[6]))
    guard low <= rate, rate <= high else {
      throw problem(at[5], "the interval \(low) to \(high) does not contain the rate")
    }
    return RateSummary(
      events: events, trials: trials, clusters: clusters, standardError: error, low: low,
      high: high)
  }

  private func count(_ column: Int) throws(Diagnostics) -> Int {
    guard let count = Int(text(column)), count >= 0 else { throw no("count", column) }
    return count
  }

  private func proportion(_ column: Int) throws(Diagnostics) -> Double {
    guard let number = number(column), (0...1).contains(number) else {
      throw no("number from 0 to 1", column)
    }
    return number
  }

  private func no(_ expected: String, _ column: Int) -> Diagnostics {
    wrong(column, "\(quoted(text(column))), not a \(expected)")
  }

  private func wrong(_ column: Int, _ message: String) -> Diagnostics {
    problem(column, "\(header[column]) is \(message)")
  }

  private func problem(_ column: Int, _ message: String) -> Diagnostics {
    Diagnostics(error(column, message, hint: "name a file that a run wrote"))
  }
}

extension StoredRates {
  /// Reads the rows of a stored `batches.csv` that stands on its header, checked against the rates
  /// of its run: trials and events of each batch of participants.
  ///
  /// Participant i belongs to batch i mod 100, so that two runs of the same people put each person
  /// into the same batch, even where one run has more of them.
  ///
  /// - Throws: every problem with its line and column, at most about twenty.
  func batches(_ table: CSVReader) throws(Diagnostics) -> [RateKey: ClusterSums] {
    var csv = table
    var sums: [RateKey: ClusterSums] = [:]
    let columns = try csv.columns(BatchRow.sums)
    // Files from before swipes had weights of their own have no such columns.
    let weights =
      BatchRow.weights.allSatisfy { csv.header.contains($0.title.name) }
      ? try csv.columns(BatchRow.weights) : []
    let known = Dictionary(firstOf: rows.map { ($0.key, $0.rate) })
    try csv.readRows { csv throws(Diagnostics) in
      let key = try RateKey(csv, columns)
      let found = try Self.sums(csv, trials: columns[6], events: columns[7], weights)
      guard sums.updateValue(found, forKey: key) == nil else {
        throw Diagnostics(csv.error(columns[0], "an earlier row has the same names"))
      }
      if let rate = known[key],
        rate.trials != found.allTrials || Double(rate.events) != found.amounts.reduce(0, +)
      {
        throw Diagnostics(
          csv.error(
            columns[6], "the batches do not add up to k = \(rate.events) and n = \(rate.trials)",
            hint: "take both files from one run"))
      }
    }
    return sums
  }

  private static func sums(
    _ csv: CSVReader, trials: Int, events: Int, _ weights: [Int]
  ) throws(Diagnostics) -> ClusterSums {
    let (tried, happened) = (try counts(csv, trials), try counts(csv, events))
    guard tried.count == happened.count else {
      throw Diagnostics(
        csv.error(
          events, "there are \(happened.count) numbers of events, but \(tried.count) of trials"))
    }
    guard zip(tried, happened).allSatisfy({ $0 >= $1 }) else {
      throw Diagnostics(csv.error(events, "a batch has more events than trials"))
    }
    let amounts = happened.map { Double($0) }
    if weights.isEmpty { return ClusterSums(amounts: amounts, trials: tried) }
    let light = csv.text(weights[0]).isEmpty ? [] : try counts(csv, weights[0])
    guard light.isEmpty || light.count == tried.count && zip(light, happened).allSatisfy(<=) else {
      throw Diagnostics(csv.error(weights[0], "these are not a part of the events of each batch"))
    }
    let trials = tried.reduce(0, +)
    guard let heavy = Int(csv.text(weights[1])), (0...trials).contains(heavy),
      let weight = csv.number(weights[2]), weight >= 1, Double(heavy) * weight <= Double(trials) + 1
    else {
      throw Diagnostics(
        csv.error(weights[1], "so many swipes of this weight would be more than all swipes"))
    }
    return ClusterSums(
      amounts: amounts, trials: tried,
      weights: ClusterSums.Weights(heavyTrials: heavy, heavyWeight: weight, light: light))
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
