import NavigationModel
import PopGesture
package import StrictFiles
import SwipeSimulation

/// Reads a touch file swipe by swipe, strictly.
///
/// Rows of one swipe stand together and in time order; a swipe starts with `began` and ends with
/// `ended` or `cancelled`. Every violation is reported with its line, an unknown name once. Columns
/// but swipe, time and place may be missing: `RecordedSwipe.usual` takes their place.
package struct TouchFileReader: Sendable {
  /// What can be used but probably does not say what was meant, as far as was read.
  package private(set) var warnings: [Diagnostic] = []

  private var csv: CSVReader
  private let names: TouchNames
  private var times = TouchTimes()
  /// Index of each title's column; nil if the file lacks it.
  private let column: [Int?]
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
  private var isConcluded = false
  /// A swipe with a problem, whose further rows are passed over.
  private var broken: String?

  /// - Throws: problems of the file as a whole: unreadable, not UTF-8, missing columns.
  init(_ csv: CSVReader, names: TouchNames = .unasked) throws(Diagnostics) {
    (self.csv, self.names) = (csv, names)
    // A column that may be missing, but is there under a name much like it, is missing.
    let others = csv.header.filter { !RecordedSwipe.columns.contains($0) }
    let wanted = RecordedSwipe.columns.filter {
      RecordedSwipe.required.contains($0)
        || !csv.header.contains($0) && nearestName(to: $0, among: others) != nil
    }
    _ = try csv.columns(wanted)
    column = RecordedSwipe.titles.map { csv.header.firstIndex(of: $0) }
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
    column[index].map { csv.text($0) } ?? RecordedSwipe.usual[index] ?? ""
  }

  private var isWeighted: Bool { column[10] != nil }
  /// Whether swipes say to which recording they belong.
  var hasRecordings: Bool { column[11] != nil }
  /// The name used in messages.
  var file: String { csv.file }

  private var participant: String { RecordedSwipe.name(text(1), in: text(11)) }

  /// A remark at a column of the current row, or at its swipe.
  private func remark(
    _ index: Int, _ message: String, _ hint: String, _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    let position = csv.position(column[index] ?? column[0] ?? 0)
    return Diagnostic(severity, file: csv.file, at: position, message, hint: hint)
  }

  /// Why the swipe of the current row is given up.
  private func refusal(_ index: Int, _ message: String, _ hint: String) -> Diagnostics {
    Diagnostics(remark(index, message, hint))
  }

  package static func swipes(
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
  package mutating func next() throws(Diagnostics) -> RecordedSwipe? {
    while !problems.isFull {
      let hasRow: Bool
      do {
        hasRow = try csv.next()
      } catch {
        problems.add(error.list)
        // That its end was missing too would be the same problem told twice.
        if let identifier = pending?.identifier { giveUp(identifier) }
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
    if let errors = problems.all { throw errors }
    return nil
  }

  /// Tells what only the whole file does: that it holds no swipe, or that its times are no seconds.
  private mutating func conclude() {
    // Whoever got the last swipe at the end asks once more.
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
    note(self.remark(index, remark.message, remark.hint, remark.severity))
  }

  /// Gives a swipe up, of which no more is told.
  private mutating func giveUp(_ identifier: String) {
    pending = nil
    broken = identifier
    finished.insert(identifier)
  }

  /// Takes in the current row; the swipe before it when this row starts another.
  private mutating func take() -> RecordedSwipe? {
    var complete: RecordedSwipe?
    do throws(Diagnostics) {
      if pending != nil, csv.fields(sharedColumns, equal: shared) {
        try append(sharesFields: true)
        return nil
      }
      let identifier = text(0)
      if identifier == broken { return nil }
      if pending?.identifier == identifier {
        try append(sharesFields: false)
      } else {
        complete = finish()
        broken = nil
        try start(identifier)
      }
    } catch {
      problems.add(error.list)
      giveUp(text(0))
    }
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

  private mutating func start(_ identifier: String) throws(Diagnostics) {
    if finished.contains(identifier) {
      throw refusal(
        0, "rows of swipe \"\(identifier)\" stand apart",
        "keep the rows of a swipe together, and give each swipe its own identifier")
    }
    for index in [0, 1, 11] {
      guard let problem = NameRule.problem(withIdentifier: text(index)) else { continue }
      throw refusal(
        index, "\(RecordedSwipe.titles[index]) \(quoted(text(index))) \(problem)",
        NameRule.identifierRemedy)
    }
    let sample = try sample(isFirst: true)
    let width = try number(3, in: RecordedRange.viewWidth)
    let density = try text(12).isEmpty ? nil : number(12, in: RecordedRange.density)
    guard sample.phase == .began else {
      throw refusal(
        9, "swipe \"\(identifier)\" starts with \(sample.phase.rawValue)",
        "its first row must have phase began")
    }
    var swipe = RecordedSwipe(
      identifier: identifier, participant: participant, screen: text(2), viewWidth: width,
      context: text(4), intent: text(5), samples: [])
    (swipe.recording, swipe.millimetresPerPoint) = (text(11), density)
    if isWeighted {
      swipe.weight = try weight()
      if Int(swipe.participant) == nil {
        throw refusal(
          1, "participant \(quoted(swipe.participant)) is no number, and swipes have weights",
          "number people from 0: those of a block of \(DrawDesign.people) are one cluster")
      }
    }
    guard let page = swipe.context.isEmpty ? .plain : PageContext.named(swipe.context) else {
      let known = PageContext.all.map(\.name)
      throw refusal(
        4, "unknown context \(quoted(swipe.context))",
        TouchNames.hint(swipe.context, among: known, list: "contexts"))
    }
    note(names.remark(onScreen: swipe.screen, isMeasured: density != nil), on: 2)
    note(names.remark(onIntent: swipe.intent, page: page), on: 5)
    pending = swipe
    samples = [sample]
    pendingLine = csv.line
    shared = csv.places(sharedColumns)
  }

  private func weight() throws(Diagnostics) -> Int {
    if let weight = Int(text(10)), (1...1000).contains(weight) { return weight }
    throw refusal(
      10, "weight is \(quoted(text(10))), not a whole number from 1 to 1000",
      "leave the column out, or keep what `swipelab sample` wrote")
  }

  /// Adds the current row to the pending swipe.
  ///
  /// - Parameter sharesFields: whether all but time, place and phase are written as in its first
  ///   row; otherwise they are compared as texts and numbers.
  private mutating func append(sharesFields: Bool) throws(Diagnostics) {
    let sample = try sample(isFirst: false)
    let last = samples[samples.count - 1]
    let isOver = last.phase == .ended || last.phase == .cancelled
    let isDouble = pending?.intent == Intent.doublePop.rawValue
    if isOver, !(isDouble && sample.phase == .began) {
      throw refusal(
        9, "swipe \"\(text(0))\" goes on after it \(last.phase.rawValue)",
        "give the next touch its own identifier; only a doublePop has two touches")
    }
    if !isOver, sample.phase == .began {
      throw refusal(
        9, "swipe \"\(text(0))\" begins twice", "give the second touch its own identifier")
    }
    if sample.time < last.time {
      throw refusal(
        6, "time goes backwards from \(plain(last.time)) to \(plain(sample.time)) s",
        "put the rows of a swipe in time order")
    }
    if !sharesFields, !matchesPending {
      throw refusal(
        1,
        "participant, screen, width, context\(isWeighted ? ", intent or weight" : " or intent")"
          + " changes within a swipe", "repeat them in every row of the swipe")
    }
    samples.append(sample)
    pendingLine = csv.line
  }

  /// Whether the current row says the same of its swipe as the pending swipe's first row.
  private var matchesPending: Bool {
    guard let swipe = pending else { return false }
    return participant == swipe.participant && text(2) == swipe.screen
      && number(3) == swipe.viewWidth && text(4) == swipe.context && text(5) == swipe.intent
      && text(11) == swipe.recording && number(12) == swipe.millimetresPerPoint
      && (!isWeighted || Int(text(10)) == swipe.weight)
  }

  private func sample(isFirst: Bool) throws(Diagnostics) -> TouchSample {
    let time = try number(6, in: RecordedRange.time)
    let x = try number(7, in: RecordedRange.place)
    let y = try number(8, in: RecordedRange.place)
    guard let phase = phase(isFirst: isFirst) else {
      let (name, known) = (text(9), TouchPhase.allCases.map(\.rawValue))
      throw refusal(
        9, "unknown phase \"\(name)\"",
        didYouMean(name, among: known) ?? "known: \(known.joined(separator: ", "))")
    }
    return TouchSample(time: time, x: x, y: y, phase: phase)
  }

  private func number(_ index: Int, in range: ClosedRange<Double>) throws(Diagnostics) -> Double {
    let title = RecordedSwipe.titles[index]
    guard let number = number(index) else {
      throw refusal(
        index, "\(title) is \"\(text(index))\", not a finite number",
        "write a plain decimal number such as 12.5")
    }
    if range.contains(number) { return number }
    throw refusal(
      index, "\(title) is \(text(index))",
      "give a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))")
  }

  /// The number in a column of the current row; nil where it is none.
  private func number(_ index: Int) -> Double? {
    if let column = column[index] { return csv.number(column) }
    return RecordedSwipe.usual[index].flatMap { Double($0) }
  }

  /// The phase of the current row; nearly every one is `moved`, known without making a string.
  private func phase(isFirst: Bool) -> TouchPhase? {
    guard let column = column[9] else { return isFirst ? .began : .moved }
    return csv.field(column, equals: "moved") ? .moved : TouchPhase(rawValue: csv.text(column))
  }
}
