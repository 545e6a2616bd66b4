import PopGesture
package import StrictFiles
import Study
import SwipeSimulation

/// The sideways strokes of a recording, sorted by who made them: what `fit` estimates from.
package struct FitRecording: Redrawable, Sendable {
  struct Stroke: Sendable {
    /// Whether it goes towards the trailing edge.
    let isRightGoing: Bool
    /// Whether it was made to go back, as far as known.
    let isPop: Bool
    /// Place of its screen in `screens`.
    let screen: Int
    let features: StrokeFeatures
  }

  var byPerson = ByPerson<[Stroke]>([])
  /// The screens, each with its view.
  private(set) var screens: [Screen] = []
  private(set) var scrolls: [Intent: ScrollRecording] = [:]
  /// Scrolls of either kind that ran sideways.
  private(set) var sideways = SidewaysScrolls()
  var aborts = AbortRecording()
  /// Name of the file, without its folder and ending.
  var name = ""
  /// Seconds between neighbouring touch events.
  var intervals: [Double] = []
  /// Touch events per second, whole; nil for too few intervals.
  private(set) var touchRate: Double?
  /// Remarks on the file, with their places.
  package internal(set) var warnings: [Diagnostic] = []
  /// What was left out or assumed, for the user.
  private(set) var remarks: [String] = []

  /// What the screen adds to the quantities of right-going and of left-going strokes, as far as the
  /// same people show it; empty for one screen.
  var screenEffects: [Bool: [[Double]]] = [:]

  private var screenByKey: [String: Int] = [:]
  private var assumesScreen = false
  private var unusable = 0

  init(screens: [Screen] = []) { self.screens = screens }

  /// Takes in a stroke, unless it is no sideways stroke of 16 pt and more in the direction of its
  /// intent, or was meant for something else.
  ///
  /// Strokes of an intent that is not known count by where they go.
  mutating func add(_ stroke: RecordedStroke, screen name: String, density: Double? = nil) {
    add(
      stroke.features, intent: Intent(rawValue: stroke.intent), of: stroke.participant,
      on: screen(named: name, viewWidth: stroke.viewWidth, density))
  }

  /// The same on a screen by its place in `screens`.
  mutating func add(
    _ features: StrokeFeatures, intent: Intent?, of participant: String, on screen: Int
  ) {
    if let intent, ScrollFit.kinds.contains(where: { $0.intent == intent }) {
      scrolls[intent, default: ScrollRecording()].add(
        features, of: participant, on: screens[screen])
      sideways.add(features, of: participant, on: screens[screen])
      return
    }
    guard features.isSideways, features.distance >= 16 else { return }
    let isRightGoing = features.dx > 0
    switch intent {
    case .pop, .contentRight: if !isRightGoing { return }
    case .contentLeft: if isRightGoing { return }
    case nil: break
    default: return
    }
    guard features.duration > 0, features.meanSpeed > 0, features.releaseSpeed >= 0,
      isPossible(features, on: screens[screen])
    else {
      unusable += 1
      return
    }
    byPerson[participant].append(
      Stroke(
        isRightGoing: isRightGoing, isPop: intent == .pop, screen: screen, features: features))
  }

  /// Whether a stroke begins on its view, give or take a tenth, and is no longer than that.
  ///
  /// The model has no other strokes, and would look for them in vain and long.
  private func isPossible(_ features: StrokeFeatures, on screen: Screen) -> Bool {
    let width = screen.viewWidth
    return abs(features.dx) <= width && features.start >= -0.1 * width
      && features.start <= 1.1 * width
  }

  /// Completes the remarks once everything is in.
  mutating func finish() {
    // The mean of the intervals near the median, which leaves out those in which nothing moved, and
    // evens out noisy time stamps.
    if intervals.count >= 100 {
      let median = intervals.sorted()[intervals.count / 2]
      let near = intervals.filter { $0 > 0.5 * median && $0 < 1.5 * median }
      touchRate = (Double(near.count) / near.reduce(0, +)).rounded()
    }
    intervals = []
    if assumesScreen {
      remarks.append(
        "strokes name no screen, so a pt is taken as \(Self.assumedPoint) mm;"
          + " `swipelab list screens` shows the known ones")
    }
    if unusable > 0 {
      remarks.append(
        "\(unusable) strokes without duration or speed, or beyond their view, were left out")
    }
  }

  /// mm per pt of screens without name: that of the panels of the paging recordings.
  static let assumedPoint = 0.1558

  private mutating func screen(named name: String, viewWidth: Double, _ density: Double?) -> Int {
    let key = "\(name)\n\(viewWidth)\n\(density ?? 0)"
    if let known = screenByKey[key] { return known }
    var screen: Screen
    if var known = ScreenCatalog.named(name) {
      known.viewWidth = viewWidth
      known.width = max(known.width, viewWidth)
      screen = known
    } else {
      if density == nil { assumesScreen = true }
      screen = Screen(
        name: name, title: "", width: viewWidth, height: viewWidth * 533 / 320,
        millimetresPerPoint: Self.assumedPoint, kind: .phone, source: "assumed")
    }
    if let density { screen.millimetresPerPoint = density }
    screenByKey[key] = screens.count
    screens.append(screen)
    return screens.count - 1
  }
}

/// What each person of a recording did, in the order in which people first appear.
struct ByPerson<Deeds: Sendable>: Sendable {
  private(set) var all: [Deeds] = []
  private var places: [String: Int] = [:]
  private let nothing: Deeds

  /// - Parameter nothing: what somebody did of whom nothing is known yet.
  init(_ nothing: Deeds) { self.nothing = nothing }

  /// What somebody did, for adding to it.
  subscript(_ name: String) -> Deeds {
    get { places[name].map { all[$0] } ?? nothing }
    _modify {
      let place = places[name] ?? all.count
      if place == all.count {
        places[name] = place
        all.append(nothing)
      }
      yield &all[place]
    }
  }

  fileprivate mutating func redraw(_ random: inout SplitMix) {
    all = all.map { _ in all[random.next(below: all.count)] }
  }
}

/// A recording of people like whom others can be drawn.
protocol Redrawable: Sendable {
  associatedtype Deeds: Sendable
  var byPerson: ByPerson<Deeds> { get set }
}

extension Redrawable {
  var people: [Deeds] { byPerson.all }

  /// The same number of people, drawn from these with replacement.
  func redrawn(_ random: inout SplitMix) -> Self {
    var result = self
    result.byPerson.redraw(&random)
    return result
  }
}

extension FitRecording {
  /// Reads files: touches, a table of strokes with the columns of `RecordedStroke`, or touches in
  /// pixels.
  ///
  /// The files of a folder are one recording, and so are those that name the recording of each
  /// swipe; any other is one by itself.
  ///
  /// - Parameter panel: what pixels are, for such files.
  /// - Throws: every problem of a file, with its line.
  package static func load(
    paths: [String], panel: PixelPanel? = nil
  ) throws(Diagnostics) -> [FitRecording] {
    var recordings: [FitRecording] = []
    var together: [TouchFileReader] = []
    for path in paths {
      var recording = FitRecording()
      recording.name = TouchFiles.name(ofFile: path)
      if FolderListing.isFolder(path) {
        try recording.add(TouchFiles.load(paths: [path], names: .fitted))
      } else {
        let csv = try CSVReader.load(path: path)
        if csv.header.contains("x_px") {
          try recording.addPixels(csv, panel)
        } else if csv.header.contains("dx_pt") {
          try recording.addStrokes(csv)
        } else {
          let reader = try TouchFileReader(csv, names: .fitted)
          if reader.hasRecordings {
            together.append(reader)
            continue
          }
          try recording.add(TouchFiles([reader]))
        }
      }
      recordings.append(recording)
    }
    if let first = together.first {
      var recording = FitRecording()
      recording.name = TouchFiles.name(ofFile: first.file)
      try recording.add(TouchFiles(together))
      recordings.append(recording)
    }
    for place in recordings.indices { recordings[place].finish() }
    return recordings
  }

  /// The recording of swipes that were read before.
  init(_ swipes: [RecordedSwipe]) {
    self.init()
    name = "recorded"
    for swipe in swipes { add(swipe) }
    finish()
  }

  private mutating func add(_ source: TouchFiles) throws(Diagnostics) {
    var files = source
    while let swipe = try files.next() { add(swipe) }
    warnings += files.warnings + [files.axes.problem(file: name)].compactMap(\.self)
  }

  /// Touches that the system cancelled have no lift, and are left out.
  private mutating func add(_ swipe: RecordedSwipe) {
    let moves = swipe.samples.filter { $0.phase == .moved }
    for (before, after) in zip(moves, moves.dropFirst()) where after.time > before.time {
      intervals.append(TouchSample.elapsed(from: before.time, to: after.time))
    }
    guard swipe.samples.last?.phase == .ended, let stroke = RecordedStroke(swipe) else { return }
    if swipe.intent == Intent.popAbort.rawValue { aborts.add(swipe.samples, of: swipe.participant) }
    add(stroke, screen: swipe.screen, density: swipe.millimetresPerPoint)
  }

  private mutating func addStrokes(_ table: CSVReader) throws(Diagnostics) {
    let (strokes, remarks) = try RecordedStroke.read(table)
    for stroke in strokes { add(stroke, screen: "") }
    warnings += remarks
  }

  /// Takes in a file in pixels, with phases `down`, `move` and `up` and times in ms.
  ///
  /// - Throws: every problem, with its line; also a panel that is not described.
  mutating func addPixels(_ table: CSVReader, _ panel: PixelPanel?) throws(Diagnostics) {
    guard let panel else {
      throw Diagnostics(
        table.error(
          try table.columns(["x_px"])[0], "the file is in pixels and does not say their size",
          hint: "give --ppi and --width-px, the panel's pixels per inch and its view's width"))
    }
    var csv = table
    let column = try csv.columns(["user", "stroke", "phase", "time_ms", "x_px", "y_px"])
    var (swipe, samples): (name: String, [TouchSample]) = ("", [])
    try csv.readRows { csv throws(Diagnostics) in
      let event = try Self.event(csv, column, panel)
      let name = csv.text(column[0]) + "\n" + csv.text(column[1])
      // Some panels lift twice.
      if name == swipe, samples.last?.phase == .ended, event.phase != .began { return }
      guard (name != swipe) == (event.phase == .began) else {
        throw Diagnostics(
          csv.error(
            column[2], "a stroke that \(name == swipe ? "begins twice" : "does not begin")",
            hint: "give each stroke of a user its own number, and `down` as its first phase"))
      }
      if event.phase == .began { samples = [] }
      if event.phase == .moved, let last = samples.last, last.phase == .moved {
        intervals.append(event.time - last.time)
      }
      swipe = name
      samples.append(event)
      guard event.phase == .ended, let features = StrokeFeatures(samples) else { return }
      add(
        RecordedStroke(
          participant: csv.text(column[0]), viewWidth: panel.width * panel.pointsPerPixel,
          intent: "", features: features), screen: "")
    }
  }

  private static func event(
    _ csv: CSVReader, _ column: [Int], _ panel: PixelPanel
  ) throws(Diagnostics) -> TouchSample {
    let phases: [String: TouchPhase] = ["down": .began, "move": .moved, "up": .ended]
    var problems: [Diagnostic] = []
    let phase = phases[csv.text(column[2])]
    if phase == nil {
      problems.append(
        csv.error(
          column[2], "unknown phase \"\(csv.text(column[2]))\"", hint: "known: down, move, up"))
    }
    let numbers = column[3...].map { place -> Double in
      if let number = csv.number(place), abs(number) < 1e7 { return number }
      problems.append(csv.error(place, "\"\(csv.text(place))\" is no time and no place"))
      return 0
    }
    if let errors = Diagnostics(problems) { throw errors }
    let scale = panel.pointsPerPixel
    return TouchSample(
      time: numbers[0] / 1000, x: numbers[1] * scale, y: numbers[2] * scale,
      phase: phase ?? .cancelled)
  }
}

/// A panel whose touches were recorded in pixels.
package struct PixelPanel: Sendable, Equatable {
  /// Pixels per inch; above 0.
  package let density: Double
  /// Width of the view in pixels; above 0.
  package let width: Double

  package init(density: Double, width: Double) { (self.density, self.width) = (density, width) }

  /// pt per pixel, a pt being as large as on the panels of the paging recordings.
  var pointsPerPixel: Double { 25.4 / density / FitRecording.assumedPoint }
}
