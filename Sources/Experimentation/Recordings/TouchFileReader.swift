import PopGesture

/// Reads a touch file swipe by swipe, strictly.
///
/// Rows of one swipe stand together and in time order; a swipe starts with `began` and ends with
/// `ended` or `cancelled`. Every violation is reported with its line.
public struct TouchFileReader: Sendable {
  /// Problems after which reading stops: more would only hide the first.
  private static let mostProblems = 20

  private var csv: CSVReader
  private let column: [Int]
  private var pending: (swipe: RecordedSwipe, line: Int)?
  private var finished: Set<String> = []
  private var problems: [Diagnostic] = []
  /// A swipe with a problem, whose further rows are passed over.
  private var broken: String?

  /// Starts reading.
  ///
  /// - Throws: problems of the file as a whole: unreadable, not UTF-8, missing columns.
  public init(_ csv: CSVReader) throws(Diagnostics) {
    self.csv = csv
    column = try csv.columns(RecordedSwipe.columns)
  }

  /// Opens a touch file.
  public static func load(path: String) throws(Diagnostics) -> TouchFileReader {
    try TouchFileReader(CSVReader.load(path: path))
  }

  /// Reads the whole file without keeping it.
  ///
  /// - Returns: the number of swipes.
  /// - Throws: the first problems, with their lines.
  public func validate() throws(Diagnostics) -> Int {
    var reader = self
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }

  /// The next swipe; nil at the end of the file.
  ///
  /// - Throws: at the end of the file, or after twenty of them, every problem found.
  public mutating func next() throws(Diagnostics) -> RecordedSwipe? {
    while problems.count < Self.mostProblems {
      let hasRow: Bool
      do {
        hasRow = try csv.next()
      } catch {
        problems += error.list
        giveUp()
        continue
      }
      if !hasRow {
        let last = finish()
        if let errors = Diagnostics(problems) { throw errors }
        return last
      }
      if let complete = take() { return complete }
    }
    // A row can both leave a swipe without end and start a wrong one.
    throw Diagnostics(Array(problems.prefix(Self.mostProblems)))
      ?? Diagnostics(Diagnostic(file: csv.file, "unreadable"))
  }

  /// Gives the pending swipe up after a row that could not be read: that its end was missing too
  /// would be the same problem told twice.
  private mutating func giveUp() {
    guard let identifier = pending?.swipe.identifier else { return }
    pending = nil
    broken = identifier
    finished.insert(identifier)
  }

  /// Takes in the current row; the swipe before it when this row starts another.
  private mutating func take() -> RecordedSwipe? {
    let identifier = csv.text(column[0])
    if identifier == broken { return nil }
    if pending?.swipe.identifier == identifier {
      append()
      return nil
    }
    let complete = finish()
    broken = nil
    start(identifier)
    return complete
  }

  /// Ends the pending swipe; nil when it had a problem.
  private mutating func finish() -> RecordedSwipe? {
    guard let (swipe, line) = pending else { return nil }
    pending = nil
    finished.insert(swipe.identifier)
    guard swipe.samples.last?.phase == .ended || swipe.samples.last?.phase == .cancelled else {
      problems.append(
        Diagnostic(
          file: csv.file, at: SourcePosition(line: line, column: 1),
          "swipe \"\(swipe.identifier)\" has no end",
          hint: "its last row must have phase ended or cancelled"))
      return nil
    }
    return swipe
  }

  private mutating func start(_ identifier: String) {
    guard !finished.contains(identifier) else {
      reject(
        identifier, 0, "rows of swipe \"\(identifier)\" stand apart",
        "keep the rows of a swipe together, and give each swipe its own identifier")
      return
    }
    guard let sample = sample(identifier) else { return }
    guard let width = csv.number(column[3]), width > 0 else {
      reject(identifier, 3, "view_width_pt must be a number above 0", "give the width in pt")
      return
    }
    guard sample.phase == .began else {
      reject(
        identifier, 9, "swipe \"\(identifier)\" starts with \(sample.phase.rawValue)",
        "its first row must have phase began")
      return
    }
    let swipe = RecordedSwipe(
      identifier: identifier, participant: csv.text(column[1]), screen: csv.text(column[2]),
      viewWidth: width, context: csv.text(column[4]), intent: csv.text(column[5]),
      samples: [sample])
    if !["", PageContext.plain.rawValue].contains(swipe.context) {
      reject(
        identifier, 4, "unknown context \"\(swipe.context)\"",
        Diagnostic.didYouMean(swipe.context, among: ["plain"]) ?? "known: plain")
      return
    }
    pending = (swipe, csv.line)
  }

  private mutating func append() {
    guard var (swipe, _) = pending, let sample = sample(swipe.identifier) else { return }
    let identifier = swipe.identifier
    if let last = swipe.samples.last, last.phase == .ended || last.phase == .cancelled {
      reject(
        identifier, 9, "swipe \"\(identifier)\" goes on after it \(last.phase.rawValue)",
        "give the next touch its own identifier")
    } else if sample.phase == .began {
      reject(
        identifier, 9, "swipe \"\(identifier)\" begins twice",
        "give the second touch its own identifier")
    } else if let last = swipe.samples.last, sample.time < last.time {
      reject(
        identifier, 6, "time goes backwards from \(plain(last.time)) to \(plain(sample.time)) s",
        "put the rows of a swipe in time order")
    } else if csv.text(column[1]) != swipe.participant || csv.text(column[2]) != swipe.screen
      || csv.number(column[3]) != swipe.viewWidth || csv.text(column[4]) != swipe.context
      || csv.text(column[5]) != swipe.intent
    {
      reject(
        identifier, 1, "participant, screen, width, context or intent changes within a swipe",
        "repeat them in every row of the swipe")
    } else {
      swipe.samples.append(sample)
      pending = (swipe, csv.line)
    }
  }

  /// The touch event of the current row; nil, with the problem noted, when it is none.
  private mutating func sample(_ identifier: String) -> TouchSample? {
    var numbers: [Double] = []
    for index in 6...8 {
      guard let number = csv.number(column[index]) else {
        reject(
          identifier, index,
          "\(RecordedSwipe.columns[index]) is \"\(csv.text(column[index]))\", not a finite number",
          "write a plain decimal number such as 12.5")
        return nil
      }
      numbers.append(number)
    }
    let name = csv.text(column[9])
    guard let phase = TouchPhase(rawValue: name) else {
      let known = TouchPhase.allCases.map(\.rawValue)
      reject(
        identifier, 9, "unknown phase \"\(name)\"",
        Diagnostic.didYouMean(name, among: known) ?? "known: \(known.joined(separator: ", "))")
      return nil
    }
    return TouchSample(time: numbers[0], x: numbers[1], y: numbers[2], phase: phase)
  }

  /// Notes a problem of the current row and gives its swipe up.
  private mutating func reject(
    _ identifier: String, _ index: Int, _ message: String, _ hint: String
  ) {
    problems.append(
      Diagnostic(file: csv.file, at: csv.position(column[index]), message, hint: hint))
    pending = nil
    broken = identifier
    finished.insert(identifier)
  }
}
