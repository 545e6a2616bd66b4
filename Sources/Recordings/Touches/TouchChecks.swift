import NavigationModel
import PopGesture
package import StrictFiles
package import SwipeSimulation

/// Whether the times of a touch file can be seconds: what its swipes tell together.
struct TouchTimes: Sendable {
  /// Longer than any swipe, in s.
  private static let longest = 20.0
  /// Longer than any panel waits between events of a moving finger, in s.
  private static let rarest = 1.0

  private var swipes = 0
  private var longSwipes = 0
  private var intervals = 0
  private var seconds = 0.0

  mutating func add(_ samples: [TouchSample]) {
    guard let first = samples.first, let last = samples.last else { return }
    swipes += 1
    if last.time - first.time > Self.longest { longSwipes += 1 }
    intervals += samples.count - 1
    seconds += last.time - first.time
  }

  /// A remark where the median swipe lasts longer than any does.
  ///
  /// An error where events are rare too, for then no duration and no speed can be right; else only
  /// a warning, for a recording may be of fingers that rest.
  func remark(file: String) -> Diagnostic? {
    guard 2 * longSwipes > swipes else { return nil }
    let interval = seconds / Double(max(intervals, 1))
    let seen = "most swipes last over \(plain(Self.longest)) s"
    guard interval > Self.rarest else {
      return Diagnostic(
        .warning, file: file, "\(seen); time_s is in seconds", hint: "check the unit of the column")
    }
    return Diagnostic(
      file: file,
      "\(seen), with an event every \(plain((interval * 10).rounded() / 10)) s: the times look like"
        + " milliseconds; time_s is in seconds",
      hint: "divide the column by 1000")
  }
}

/// Whether swipes back run sideways, as they do unless a recording has its axes exchanged.
package struct AxisCheck: Sendable {
  /// Swipes back, and those of them that run up or down.
  private var (pops, turned) = (0, 0)

  /// A shorter way, in pt, has no direction.
  static let shortest = 16.0

  /// Looks at a swipe; others than swipes back say nothing.
  mutating func add(_ swipe: RecordedSwipe) {
    guard swipe.intent == Intent.pop.rawValue, let features = StrokeFeatures(swipe.samples) else {
      return
    }
    pops += 1
    if !features.isSideways, features.distance >= Self.shortest { turned += 1 }
  }

  /// That most of them do not; nil where they do.
  package func problem(_ severity: Diagnostic.Severity = .warning, file: String) -> Diagnostic? {
    guard 2 * turned > pops else { return nil }
    return Diagnostic(
      severity, file: file,
      "most swipes back go up or down: the view was rotated, or x and y are swapped",
      hint: "measure x from the view's leading edge and y from its top")
  }
}

/// A recording of an app's own people, checked swipe by swipe: what can be used, and what is left
/// out and why.
package struct TouchCheck: Sendable {
  package enum Fault: String, Sendable, CaseIterable {
    /// It names no intent of the catalogue, as those that the recorder lets people undo.
    case noPrompt = "without a known prompt"
    /// The system took the touch away, so that nobody knows where the finger would have lifted.
    case cancelled = "without a lift"
    /// A sideways prompt that was answered with a stroke to the other side.
    case wrongWay = "the other way than the prompt"
    /// Two touches, as a double swipe has: rates here are of single ones.
    case severalTouches = "with several touches"
  }

  /// The people, in the order in which they first appear.
  package private(set) var people: [String] = []
  /// The swipes that can be used, in their order.
  package private(set) var swipes: [RecordedSwipe] = []
  /// Swipes that were kept, by person and prompt.
  package private(set) var kept: [String: [Intent: Int]] = [:]
  /// Swipes that were left out, by person and fault.
  package private(set) var faults: [String: [Fault: Int]] = [:]
  /// What can be used but probably does not say what was meant.
  package private(set) var warnings: [Diagnostic] = []

  /// Reads and checks touch files.
  ///
  /// - Throws: every problem of the files, or why the recording as a whole cannot be what it says.
  package init(paths: [String]) throws(Diagnostics) {
    var reader = try TouchFiles.load(paths: paths, names: .fitted)
    while let swipe = try reader.next() { add(swipe) }
    warnings = reader.warnings
    if let problem = problem(file: paths.joined(separator: ", ")) { throw Diagnostics(problem) }
  }

  init(_ swipes: [RecordedSwipe]) {
    for swipe in swipes { add(swipe) }
  }

  package func count(_ intent: Intent) -> Int { kept.values.reduce(0) { $0 + ($1[intent] ?? 0) } }
  package func people(_ intent: Intent) -> Int { kept.values.count { $0[intent] != nil } }
  /// The view width that most swipes have, in pt.
  package var viewWidth: Double {
    let counts = Dictionary(grouping: swipes, by: \.viewWidth).mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
  }
  /// Whether all swipes were made on views of one width, in pt.
  package func isOf(width: Double?) -> Bool { swipes.allSatisfy { $0.viewWidth == width } }
  /// Size of a pt in mm where a swipe tells it, or its screen does.
  package var millimetresPerPoint: Double? {
    let width = viewWidth
    return swipes.lazy.filter { $0.viewWidth == width }.compactMap {
      $0.millimetresPerPoint ?? ScreenCatalog.named($0.screen)?.millimetresPerPoint
    }.first
  }

  private mutating func add(_ swipe: RecordedSwipe) {
    let person = swipe.participant
    if kept[person] == nil {
      people.append(person)
      kept[person] = [:]
    }
    func leaveOut(_ fault: Fault) { faults[person, default: [:]][fault, default: 0] += 1 }
    guard let intent = Intent(rawValue: swipe.intent) else { return leaveOut(.noPrompt) }
    if let fault = fault(of: swipe, intent) { return leaveOut(fault) }
    kept[person, default: [:]][intent, default: 0] += 1
    swipes.append(swipe)
  }

  private func fault(of swipe: RecordedSwipe, _ intent: Intent) -> Fault? {
    guard swipe.samples.last?.phase == .ended else { return .cancelled }
    if swipe.samples.count(where: { $0.phase == .began }) > 1 { return .severalTouches }
    guard let features = StrokeFeatures(swipe.samples), features.isSideways,
      features.distance >= AxisCheck.shortest
    else { return nil }
    switch intent {
    case .pop, .contentRight: return features.dx < 0 ? .wrongWay : nil
    case .contentLeft: return features.dx > 0 ? .wrongWay : nil
    default: return nil
    }
  }

  /// Why no swipe of the recording can be believed; nil where they can.
  private func problem(file: String) -> Diagnostic? {
    let wrong = faults.values.reduce(0) { $0 + ($1[.wrongWay] ?? 0) }
    let pops = swipes.filter { $0.intent == Intent.pop.rawValue }
    let wanted = "record 20 swipes back of each person with `swipelab record`"
    if !faults.isEmpty, swipes.isEmpty, faults.values.allSatisfy({ Array($0.keys) == [.noPrompt] })
    {
      return Diagnostic(
        file: file, "no swipe says what the person wanted",
        hint: "add the column intent, with pop for each swipe back (`swipelab list intents`)")
    }
    if pops.isEmpty {
      let message =
        wrong > 0
        ? "every swipe back goes to the left, where a pop goes to the right"
        : "no swipe has the intent pop, without which nothing says how people swipe back"
      return Diagnostic(
        file: file, message,
        hint: wrong > 0 ? "measure x from the leading edge: x becomes view_width_pt - x" : wanted)
    }
    let strokes = pops.compactMap { StrokeFeatures($0.samples) }
    var axes = AxisCheck()
    for pop in pops { axes.add(pop) }
    if let problem = axes.problem(.error, file: file) { return problem }
    let share = StrokeFeatures.median(zip(pops, strokes).map { $1.distance / $0.viewWidth })
    if share < 0.02 || share > 2 {
      return Diagnostic(
        file: file,
        "half of the swipes back are \(share < 0.02 ? "shorter" : "longer") than"
          + " \(share < 0.02 ? "a fiftieth" : "twice") the view's width: x_pt, y_pt and"
          + " view_width_pt are not in one unit", hint: "give all three in pt")
    }
    return nil
  }
}
