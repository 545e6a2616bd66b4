public import StrictFiles
import Study
import SwipeSimulation

/// The sideways strokes of a recording, sorted by who made them: what `fit` estimates from.
public struct FitRecording: Redrawable, Sendable {
  /// One sideways stroke.
  struct Stroke: Sendable {
    /// Whether it goes towards the trailing edge.
    let isRightGoing: Bool
    /// Whether it was made to go back, as far as known.
    let isPop: Bool
    /// Place of its screen in `screens`.
    let screen: Int
    let features: StrokeFeatures
  }

  /// The strokes of each person, in the order in which people first appear.
  var byPerson = ByPerson<[Stroke]>([])
  /// The screens, each with its view.
  private(set) var screens: [Screen] = []
  /// Scrolls by what the person wanted.
  private(set) var scrolls: [Intent: ScrollRecording] = [:]
  /// Scrolls of either kind that ran sideways.
  private(set) var sideways = SidewaysScrolls()
  /// Aborted pops.
  var aborts = AbortRecording()
  /// Name of the file, without its folder and ending.
  var name = ""
  /// Seconds between neighbouring touch events.
  var intervals: [Double] = []
  /// Touch events per second, whole; nil for too few intervals.
  private(set) var touchRate: Double?
  /// Remarks on the file, with their places.
  public internal(set) var warnings: [Diagnostic] = []
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

  private mutating func screen(
    named name: String, viewWidth: Double, _ density: Double?
  ) -> Int {
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
  /// What each person did.
  var people: [Deeds] { byPerson.all }

  /// The same number of people, drawn from these with replacement.
  func redrawn(_ random: inout SplitMix) -> Self {
    var result = self
    result.byPerson.redraw(&random)
    return result
  }
}
