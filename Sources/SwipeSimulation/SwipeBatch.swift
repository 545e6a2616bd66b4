public import PolicyLibrary
public import PopGesture

/// Makes swipes of many people on many screens, up to 64 side by side, as far as decisions see
/// them.
///
/// One value per worker. Its releases are, bit for bit, those of the whole traces that
/// `SwipeGenerator` makes. In order, each a loop over all lanes but the last:
///
/// 1. `append` seats people and their swipes in lanes (`LaneBatch.seat`).
/// 2. `draw` draws what they do with an intent (`LaneDraws`); the same on every screen.
/// 3. `move` makes motions on a screen (`MotionBatch`); strokes that do not fit are drawn again. It
///    draws when the panel tells of their lifts, unless a screen of the same rate came before.
/// 4. `recognize` finds the first reading that a recognizer could act upon (`PanelBatch.see`),
///    makes it and the last ones with their noise (`PanelBatch+Noise`), and then, swipe by swipe,
///    plays them to the tracker that apps use (`PanelBatch+Play`).
public struct SwipeBatch: ~Copyable {
  /// Swipes that fit.
  public static var capacity: Int { Lanes.count }

  /// The motions that were made: their intent and screen, and whether the last readings were, for
  /// the memory of the window.
  private struct Motions {
    let entry: IntentCatalog.Entry
    let screen: Int
    var hasLast = false
  }

  private let scratch = LaneScratch()
  private var batch: LaneBatch
  private let views: [ReachFrame]
  private let sensors: [TouchSensor]
  /// Whether every event is made, seen or not.
  private let isWhole: Bool
  private var current: Motions?
  /// Touch events per second for which it was drawn when touches lift; nil before.
  private var drawnRate: Float?
  private var window: Window?
  /// The whole traces of the motions that were made, lane after lane, and where each ends; empty
  /// until somebody needs them.
  private var samples: [TouchSample] = []
  private var ends: [Int] = []

  /// Prepares batches on the given screens.
  ///
  /// - Parameter seesWholePath: whether policies look at more than the release itself, such as the
  ///   largest translation; then whole traces are made.
  public init(
    screens: [Screen], population: Population, seed: UInt64, design: DrawDesign = .plain,
    seesWholePath: Bool
  ) {
    batch = LaneBatch(
      lanes: scratch.lanes, count: 0, population: population, seed: seed, design: design)
    views = screens.map { ReachFrame(screen: $0, population: population) }
    sensors = screens.map { TouchSensor(screen: $0, panel: population.panel) }
    // Where noise could swap neighbouring time stamps, each time depends on all before it.
    isWhole = seesWholePath || sensors.contains { !$0.keepsOrder }
  }

  /// Swipes that are seated.
  public var count: Int { batch.count }

  /// Empties all lanes.
  public mutating func removeAll() {
    batch.count = 0
    (current, window) = (nil, nil)
  }

  /// Seats a person's swipe in the next lane.
  ///
  /// - Parameter swipe: number of it among the participant's swipes of any one intent, from 0.
  public mutating func append(_ person: Participant, swipe: Int) {
    precondition(batch.count < Self.capacity, "a batch holds no more than 64 swipes")
    batch.seat(person, swipe: swipe, lane: batch.count)
    batch.count += 1
  }

  /// Adds the swipes that are made of an intent for `count` of each seated person, and empties all
  /// lanes.
  ///
  /// - Precondition: draws are balanced and the intent is a rare one.
  public mutating func choose(
    _ entry: IntentCatalog.Entry, count: Int, into chosen: inout [ChosenSwipe]
  ) {
    precondition(batch.design == .balanced && entry.isChosen, "all swipes are made")
    batch.choose(entry, count: count, into: &chosen)
    removeAll()
  }

  /// Draws what the people do with an intent; the same on every screen.
  ///
  /// - Precondition: its swipes are one touch; `SwipeGenerator` makes those of two.
  public mutating func draw(_ entry: IntentCatalog.Entry) {
    precondition(
      entry.touches == 1,
      "a batch holds swipes of one touch; make those of \(entry.intent) with SwipeGenerator")
    batch.draw(entry)
    (current, window, drawnRate) = (nil, nil, nil)
  }

  /// Makes the motions of the intent that was drawn last, on screen number `screen`.
  public mutating func move(_ entry: IntentCatalog.Entry, on screen: Int) {
    let panel = sensors[screen].panel
    if drawnRate != panel.rate {
      batch.drawLifts(entry, of: panel)
      (window, drawnRate) = (nil, panel.rate)
    }
    batch.move(entry, on: views[screen])
    ends.removeAll(keepingCapacity: true)
    let motions = Motions(entry: entry, screen: screen)
    if !isWhole { self.panel(motions, nil).begin() }
    current = motions
  }

  /// Lets a recognizer follow the touches of the motions that were made.
  ///
  /// - Parameters:
  ///   - reading: what policies need to be told. Which gestures begin does not depend on it.
  ///   - releases: emptied, then given the releases of gestures that began, by lane.
  /// - Returns: which lanes these are: bit i is lane i.
  public mutating func recognize(
    by recognizer: Recognizer, _ reading: ReleaseReading, into releases: inout ReleaseBatch
  ) -> UInt64 {
    // Types are settled here, once per batch, so that everything below is compiled for them.
    let recognize = reading.estimator.open(Recognition())
    return recognize(&self, recognizer, reading, &releases)
  }

  /// Gives the function below for an estimator chosen at run time.
  private struct Recognition: VelocityVisitor {
    typealias Function = (inout SwipeBatch, Recognizer, ReleaseReading, inout ReleaseBatch) ->
      UInt64

    func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> Function {
      { batch, recognizer, reading, releases in
        batch.recognize(by: recognizer, type, reading, &releases)
      }
    }
  }

  private mutating func recognize<Velocity: VelocityEstimator>(
    by recognizer: Recognizer, _ estimator: Velocity.Type, _ reading: ReleaseReading,
    _ releases: inout ReleaseBatch
  ) -> UInt64 {
    releases.removeAll()
    guard let current else { return 0 }
    let sight = recognizer.sight
    if isWhole || sight.seesVelocity || reading.needsWholePath {
      let tracker = reading.tracker(estimator, recognizer, viewWidth: releases.view.width)
      return playWhole(tracker, panel(current, nil), into: &releases)
    }
    let panel = look(current, sight, Velocity.memory)
    var begun: UInt64 = 0
    // One for all touches: it holds the recognizer's rules, whose copies are counted.
    var tracker = GestureTracker<Velocity>(recognizer: recognizer, viewWidth: releases.view.width)
    for lane in 0..<batch.count {
      if !panel.isSeen(lane, sight) { continue }
      tracker.reset()
      guard panel.play(lane, sight, to: &tracker) else { continue }
      begun |= 1 &<< UInt64(truncatingIfNeeded: lane)
      releases.append(tracker.release(in: releases.view))
    }
    return begun
  }

  /// Makes the readings that most lanes need, side by side; none where few need any, as with taps.
  private mutating func look(
    _ motions: Motions, _ sight: RecognizerSight, _ memory: EventMemory
  ) -> PanelBatch {
    let isKept = window?.memory == memory
    var panel = panel(motions, isKept ? window : Window(memory, sensors[motions.screen]))
    if sight.firstMoveDecidesBeyond < .infinity { panel.makeFirstMove() }
    if panel.see(sight) * 4 < batch.count {
      return self.panel(motions, nil, hasFirstMove: panel.hasFirstMove)
    }
    if !motions.hasLast || !isKept {
      panel.makeLast(keepsNoise: isKept)
      current?.hasLast = true
      window = Window(memory: memory, last: panel.lastReadings, timed: panel.timedReadings)
    }
    panel.gateReadings = panel.makeGate(sight)
    return panel
  }

  private func panel(
    _ motions: Motions, _ window: Window?, hasFirstMove: Bool = false
  ) -> PanelBatch {
    PanelBatch(
      lanes: batch.lanes, count: batch.count, pieces: motions.entry.pieces,
      sensor: sensors[motions.screen], key: batch.sensorKey(motions.entry),
      lastReadings: window?.last ?? 0, timedReadings: window?.timed ?? 0,
      remembered: window?.memory.events ?? 0, gateReadings: 0,
      hasFirstMove: hasFirstMove)
  }

  /// Which of the last readings have noise, for the intent that was drawn last and an estimator.
  private struct Window {
    let memory: EventMemory
    let last, timed: Int

    init(memory: EventMemory, last: Int, timed: Int) {
      (self.memory, self.last, self.timed) = (memory, last, timed)
    }

    /// As many as the estimator looks back.
    init(_ memory: EventMemory, _ sensor: TouchSensor) {
      let last = sensor.readings(within: memory)
      self.init(memory: memory, last: last, timed: min(last, memory.events))
    }
  }

  /// Makes the whole traces of all lanes, unless they were made.
  private mutating func makeTraces(_ panel: PanelBatch) {
    if ends.count == batch.count { return }
    samples.removeAll(keepingCapacity: true)
    let lanes = batch.lanes
    for lane in 0..<batch.count {
      panel.sensor.sense(
        Motion(lanes, lane), tremor: Participant(lanes, lane).tremor, panel.key,
        participant: lanes.word(ColumnPlace.key, lane),
        swipe: lanes.word(ColumnPlace.key + 1, lane), into: &samples)
      ends.append(samples.count)
    }
  }

  /// Plays the whole traces of all lanes, one after the other, to a tracker.
  private mutating func playWhole<Velocity: VelocityEstimator>(
    _ fresh: PathTracker<Velocity>, _ panel: PanelBatch, into releases: inout ReleaseBatch
  ) -> UInt64 {
    makeTraces(panel)
    var begun: UInt64 = 0
    var tracker = fresh
    for lane in 0..<batch.count {
      tracker.reset()
      for sample in samples[(lane == 0 ? 0 : ends[lane - 1])..<ends[lane]] {
        tracker.receive(sample)
      }
      guard tracker.state.isEnded else { continue }
      begun |= 1 &<< UInt64(truncatingIfNeeded: lane)
      releases.append(tracker.release(in: releases.view))
    }
    return begun
  }
}
