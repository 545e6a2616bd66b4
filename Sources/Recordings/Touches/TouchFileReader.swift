import NavigationModel
import PolicyLibrary
import PopGesture
public import StrictFiles
import SwipeSimulation

/// Reads a touch file swipe by swipe, strictly.
///
/// Rows of one swipe stand together and in time order; a swipe starts with `began` and ends with
/// `ended` or `cancelled`. Every violation is reported with its line, an unknown name once. Columns
/// but swipe, time and place may be missing: `RecordedSwipe.usual` takes their place.
public struct TouchFileReader: Sendable {
  /// What can be used but probably does not say what was meant, as far as was read.
  public private(set) var warnings: [Diagnostic] = []

  private var csv: CSVReader
  private let names: TouchNames
  private var times = TouchTimes()
  /// Index of each title's column; nil if the file lacks it.
  private let column: [Int?]
  /// Every column that is read.
  private static let titles =
    RecordedSwipe.columns
    + [RecordedSwipe.weightColumn, RecordedSwipe.recordingColumn, RecordedSwipe.densityColumn]
  /// Those whose fields are the same in all rows of a swipe.
  private let sharedColumns: [Int]
  /// The swipe whose rows are being read, without its samples.
  private var pending: RecordedSwipe?
  /// Apart from the swipe, so that adding one copies nothing.
  private var samples: [TouchSample] = []
  /// The line of the pending swipe's last row.
  private var pendingLine = 0
  /// Where the fields that all rows of the pending swipe share lie in its first row.
  private var shared: [Range<Int>] = []
  private var finished: Set<String> = []
  private var problems = RowProblems()
  /// Warnings about names already given.
  private var told: Set<String> = []
  /// Whether the end of the file was reached.
  private var isConcluded = false
  /// A swipe with a problem, whose further rows are passed over.
  private var broken: String?

  /// Starts reading.
  ///
  /// - Throws: problems of the file as a whole: unreadable, not UTF-8, missing columns.
  init(_ csv: CSVReader, names: TouchNames = .unasked) throws(Diagnostics) {
    self.csv = csv
    self.names = names
    // A column that may be missing, but is there under a name much like it, is missing.
    let others = csv.header.filter { !RecordedSwipe.columns.contains($0) }
    let wanted = RecordedSwipe.columns.filter {
      RecordedSwipe.required.contains($0)
        || !csv.header.contains($0) && nearestName(to: $0, among: others) != nil
    }
    _ = try csv.columns(wanted)
    column = Self.titles.map { csv.header.firstIndex(of: $0) }
    sharedColumns = (column[...5] + column[10...]).compactMap(\.self)
    if column[3] == nil {
      let width = RecordedSwipe.usual[3] ?? ""
      warnings.append(
        Diagnostic(
          .warning, file: csv.file, at: .start,
          "there is no column \"view_width_pt\": views are taken to be \(width) pt wide",
          hint: "add it where they are not"))
    }
  }

  /// The text of a column in the current row, or what stands for it where the file lacks it.
  private func text(_ index: Int) -> String {
    column[index].map { csv.text($0) } ?? (index < 10 ? RecordedSwipe.usual[index] : nil) ?? ""
  }

  /// The column of weights, if there is one.
  private var weight: Int? { column[10] }
  /// Whether swipes say to which recording they belong.
  var hasRecordings: Bool { column[11] != nil }
  /// The name used in messages.
  var file: String { csv.file }

  /// Who made the swipe of the current row.
  private var participant: String { RecordedSwipe.name(text(1), in: text(11)) }

  /// The place of a column in the current row, or of its swipe.
  private func position(_ index: Int) -> SourcePosition {
    csv.position(column[index] ?? column[0] ?? 0)
  }

  /// Every swipe of a touch file.
  public static func swipes(
    in bytes: [UInt8], file: String
  ) throws(Diagnostics) -> [RecordedSwipe] {
    var reader = try TouchFileReader(CSVReader(bytes, file: file))
    var swipes: [RecordedSwipe] = []
    while let swipe = try reader.next() { swipes.append(swipe) }
    return swipes
  }

  /// The next swipe; nil at the end of the file.
  ///
  /// - Throws: at the end of the file, or after twenty of them, every problem found.
  public mutating func next() throws(Diagnostics) -> RecordedSwipe? {
    while !problems.isFull {
      let hasRow: Bool
      do {
        hasRow = try csv.next()
      } catch {
        problems.add(error.list)
        giveUp()
        continue
      }
      if !hasRow {
        let last = finish(atEnd: true)
        conclude()
        if let errors = problems.all { throw errors }
        return last
      }
      if let complete = take() { return complete }
    }
    // A row can both leave a swipe without end and start a wrong one.
    throw problems.all
      ?? Diagnostics(Diagnostic(file: csv.file, "unreadable"))
  }

  /// Tells what only the whole file does: that it holds no swipe, or that its times are no seconds.
  private mutating func conclude() {
    guard !isConcluded else { return }
    isConcluded = true
    if finished.isEmpty, problems.isEmpty { problems.add([csv.noRows]) }
    if let remark = times.remark(file: csv.file) { note(remark) }
  }

  private mutating func note(_ remark: Diagnostic) {
    if remark.severity == .error { problems.add([remark]) } else { warnings.append(remark) }
  }

  /// Notes a remark on a name of the current row, the first time that it is made.
  private mutating func note(_ remark: TouchNames.Remark?, on index: Int) {
    guard let remark, told.insert(remark.message).inserted else { return }
    note(
      Diagnostic(
        remark.severity, file: csv.file, at: position(index), remark.message,
        hint: remark.hint))
  }

  /// Gives the pending swipe up after a row that could not be read: that its end was missing too
  /// would be the same problem told twice.
  private mutating func giveUp() {
    guard let identifier = pending?.identifier else { return }
    pending = nil
    broken = identifier
    finished.insert(identifier)
  }

  /// Takes in the current row; the swipe before it when this row starts another.
  private mutating func take() -> RecordedSwipe? {
    if pending != nil, csv.fields(sharedColumns, equal: shared) {
      append(sharesFields: true)
      return nil
    }
    let identifier = text(0)
    if identifier == broken { return nil }
    if pending?.identifier == identifier {
      append(sharesFields: false)
      return nil
    }
    let complete = finish()
    broken = nil
    start(identifier)
    return complete
  }

  /// Ends the pending swipe; nil when it had a problem.
  ///
  /// - Parameter atEnd: whether the file ends here.
  private mutating func finish(atEnd: Bool = false) -> RecordedSwipe? {
    guard var swipe = pending else { return nil }
    pending = nil
    finished.insert(swipe.identifier)
    // Where no row says so, the finger lifts where the last one is.
    if column[9] == nil, let last = samples.last {
      samples.append(TouchSample(time: last.time, x: last.x, y: last.y, phase: .ended))
    }
    swipe.samples = samples
    guard swipe.samples.last?.phase == .ended || swipe.samples.last?.phase == .cancelled else {
      problems.add([
        Diagnostic(
          file: csv.file, at: SourcePosition(line: pendingLine, column: 1),
          "swipe \"\(swipe.identifier)\" has no end",
          hint: (atEnd ? "the file seems cut off: drop this swipe; " : "")
            + "its last row must have phase ended or cancelled")
      ])
      return nil
    }
    times.add(samples)
    return swipe
  }

  private mutating func start(_ identifier: String) {
    guard !finished.contains(identifier) else {
      reject(
        0, "rows of swipe \"\(identifier)\" stand apart",
        "keep the rows of a swipe together, and give each swipe its own identifier")
      return
    }
    for index in [0, 1, 11] {
      guard let problem = NameRule.problem(withIdentifier: text(index)) else { continue }
      reject(
        index, "\(Self.titles[index]) \(quoted(text(index))) \(problem)",
        NameRule.identifierRemedy)
      return
    }
    guard let sample = sample(isFirst: true) else { return }
    guard let width = number(3, in: RecordedRange.viewWidth) else { return }
    var density: Double?
    if !text(12).isEmpty {
      density = number(12, in: RecordedRange.density)
      if density == nil { return }
    }
    guard sample.phase == .began else {
      reject(
        9, "swipe \"\(identifier)\" starts with \(sample.phase.rawValue)",
        "its first row must have phase began")
      return
    }
    var swipe = RecordedSwipe(
      identifier: identifier, participant: participant, screen: text(2), viewWidth: width,
      context: text(4), intent: text(5), samples: [])
    (swipe.recording, swipe.millimetresPerPoint) = (text(11), density)
    if let weight {
      swipe.weight = Int(csv.text(weight)).flatMap { (1...1000).contains($0) ? $0 : nil }
      if swipe.weight != nil, Int(swipe.participant) == nil {
        reject(
          1, "participant \(quoted(swipe.participant)) is no number, and swipes have weights",
          "number people from 0: those of a block of \(DrawDesign.people) are one cluster")
        return
      }
      guard swipe.weight != nil else {
        problems.add([
          csv.error(
            weight, "weight is \(quoted(csv.text(weight))), not a whole number from 1 to 1000",
            hint: "leave the column out, or keep what `swipelab sample` wrote")
        ])
        (broken, pending) = (identifier, nil)
        finished.insert(identifier)
        return
      }
    }
    let page = swipe.context.isEmpty ? .plain : PageContext.named(swipe.context)
    guard let page else {
      let nearest = didYouMean(swipe.context, among: PageContext.all.map(\.name))
      reject(
        4, "unknown context \(quoted(swipe.context))",
        (nearest.map { $0 + " " } ?? "") + "`swipelab list contexts` prints the known ones")
      return
    }
    note(names.remark(onScreen: swipe.screen, isMeasured: density != nil), on: 2)
    note(names.remark(onIntent: swipe.intent, page: page), on: 5)
    pending = swipe
    samples = [sample]
    pendingLine = csv.line
    shared = csv.places(sharedColumns)
  }

  /// Adds the current row to the pending swipe.
  ///
  /// - Parameter sharesFields: whether all but time, place and phase are written as in its first
  ///   row; otherwise they are compared as texts and numbers.
  private mutating func append(sharesFields: Bool) {
    guard let sample = sample(isFirst: false) else { return }
    let last = samples.last
    let isOver = last.map { $0.phase == .ended || $0.phase == .cancelled } ?? false
    let isDouble = pending?.intent == Intent.doublePop.rawValue
    if let last, isOver, !(isDouble && sample.phase == .began) {
      reject(
        9, "swipe \"\(text(0))\" goes on after it \(last.phase.rawValue)",
        "give the next touch its own identifier; only a doublePop has two touches")
    } else if !isOver, sample.phase == .began {
      reject(
        9, "swipe \"\(text(0))\" begins twice",
        "give the second touch its own identifier")
    } else if let last, sample.time < last.time {
      reject(
        6, "time goes backwards from \(plain(last.time)) to \(plain(sample.time)) s",
        "put the rows of a swipe in time order")
    } else if !sharesFields, !matchesPending {
      reject(
        1,
        "participant, screen, width, context\(weight == nil ? " or intent" : ", intent or weight")"
          + " changes within a swipe",
        "repeat them in every row of the swipe")
    } else {
      samples.append(sample)
      pendingLine = csv.line
    }
  }

  /// Whether the current row says the same of its swipe as the pending swipe's first row.
  private var matchesPending: Bool {
    guard let swipe = pending else { return false }
    return participant == swipe.participant && text(2) == swipe.screen
      && number(3) == swipe.viewWidth && text(4) == swipe.context && text(5) == swipe.intent
      && text(11) == swipe.recording && number(12) == swipe.millimetresPerPoint
      && (weight.map { Int(csv.text($0)) == swipe.weight } ?? true)
  }

  /// The touch event of the current row; nil, with the problem noted, when it is none.
  private mutating func sample(isFirst: Bool) -> TouchSample? {
    guard let time = number(6, in: RecordedRange.time),
      let x = number(7, in: RecordedRange.place), let y = number(8, in: RecordedRange.place)
    else { return nil }
    guard let phase = phase(isFirst: isFirst) else {
      let name = text(9)
      let known = TouchPhase.allCases.map(\.rawValue)
      reject(
        9, "unknown phase \"\(name)\"",
        didYouMean(name, among: known) ?? "known: \(known.joined(separator: ", "))")
      return nil
    }
    return TouchSample(time: time, x: x, y: y, phase: phase)
  }

  /// A number of the current row; nil, with the problem noted, when it is none or beyond a range.
  private mutating func number(_ index: Int, in range: ClosedRange<Double>) -> Double? {
    if let number = number(index) {
      if range.contains(number) { return number }
      reject(
        index, "\(Self.titles[index]) is \(text(index))",
        "give a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
      return nil
    }
    reject(
      index,
      "\(Self.titles[index]) is \"\(text(index))\", not a finite number",
      "write a plain decimal number such as 12.5")
    return nil
  }

  /// The number in a column of the current row; nil where it is none.
  private func number(_ index: Int) -> Double? {
    if let column = column[index] { return csv.number(column) }
    return index < 10 ? RecordedSwipe.usual[index].flatMap { Double($0) } : nil
  }

  /// The phase of the current row; nearly every one is `moved`, known without making a string.
  private func phase(isFirst: Bool) -> TouchPhase? {
    guard let column = column[9] else { return isFirst ? .began : .moved }
    return csv.field(column, equals: "moved") ? .moved : TouchPhase(rawValue: csv.text(column))
  }

  /// Notes a problem of the current row and gives its swipe up.
  private mutating func reject(
    _ index: Int, _ message: String, _ hint: String
  ) {
    let identifier = text(0)
    problems.add([Diagnostic(file: csv.file, at: position(index), message, hint: hint)])
    pending = nil
    broken = identifier
    finished.insert(identifier)
  }
}
