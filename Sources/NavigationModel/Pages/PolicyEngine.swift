import PolicyLibrary
import PopGesture

/// A policy session for one type of estimator; see `PolicySession`.
///
/// What a release at each event would be is collected, and each policy judges as many of them at
/// once as a batch holds: one call instead of one per event.
struct PolicyEngine<Velocity: VelocityEstimator>: Sendable {
  private let completions: [@Sendable (ReleaseBatch) -> UInt64]
  private let view: PageView
  private var tracker: PathTracker<Velocity>
  /// What releases at the newest events would be.
  private var releases: ReleaseBatch
  /// Of those events: seconds since touch-down, and the finger's path in pt.
  private var moments: [(age: Double, travel: Double)] = []

  init(
    _ recognizer: Recognizer, _ policies: [NamedPolicy], _ reading: ReleaseReading,
    on view: PageView
  ) {
    completions = policies.map(\.completions)
    self.view = view
    tracker = reading.tracker(Velocity.self, recognizer, viewWidth: view.width)
    releases = ReleaseBatch(
      viewWidth: view.width, viewHeight: view.height,
      millimetresPerPoint: view.millimetresPerPoint)
  }

  mutating func play(
    _ samples: [TouchSample], notesArming: Bool, into records: inout [SwipeRecord]
  ) {
    records.removeAll(keepingCapacity: true)
    for _ in completions { records.append(SwipeRecord(.notBegun(.slop))) }
    guard let down = samples.first, let up = samples.last,
      up.phase == .ended || up.phase == .cancelled
    else { return }
    tracker.reset()
    tracker.receive(down)
    forgetReleases()
    var (last, travel) = (down, 0.0)
    for sample in samples.dropFirst() {
      tracker.receive(sample)
      guard sample.phase == .moved else { continue }
      let (dx, dy) = (sample.x - last.x, sample.y - last.y)
      travel += (dx * dx + dy * dy).squareRoot()
      last = sample
      guard notesArming, tracker.state.hasBegun else { continue }
      if moments.count == ReleaseBatch.capacity { arm(&records) }
      releases.append(release)
      moments.append((TouchSample.elapsed(from: down.time, to: sample.time), travel))
    }
    let duration = TouchSample.elapsed(from: down.time, to: up.time)
    for index in records.indices {
      records[index].travel = travel
      records[index].duration = duration
    }
    end(&records)
  }

  /// What policies would judge if the finger lifted now.
  private var release: Release {
    tracker.release(
      viewWidth: view.width, viewHeight: view.height,
      millimetresPerPoint: view.millimetresPerPoint)
  }

  private mutating func forgetReleases() {
    releases.removeAll()
    moments.removeAll(keepingCapacity: true)
  }

  /// Notes which policies would have completed the pop at one of the collected events first, and
  /// forgets these.
  private mutating func arm(_ records: inout [SwipeRecord]) {
    for index in records.indices where records[index].armTime.isNaN {
      records[index].arm(completions[index](releases), moments)
    }
    forgetReleases()
  }

  /// Tells what became of the touch.
  private mutating func end(_ records: inout [SwipeRecord]) {
    if tracker.gesture.beginAge.isNaN {
      let refusal = tracker.state.refusal
      for index in records.indices { records[index].outcome = refusal }
      return
    }
    guard tracker.state.isEnded else {
      for index in records.indices {
        records[index].hasBegun = true
        records[index].outcome = .systemCancelled
      }
      return arm(&records)
    }
    // The lift's own release, which some estimators change, is judged with those before it.
    if moments.count == ReleaseBatch.capacity { arm(&records) }
    let lift = release
    releases.append(lift)
    for index in records.indices {
      let completed = completions[index](releases)
      if records[index].armTime.isNaN { records[index].arm(completed, moments) }
      records[index].hasBegun = true
      records[index].release = lift
      let completes = completed &>> UInt64(truncatingIfNeeded: moments.count) & 1 == 1
      records[index].outcome = completes ? .popCompleted : .popCancelled
      records[index].pops = completes ? 1 : 0
    }
  }
}

extension SwipeRecord {
  /// Notes the first of some moments at which a release completes; bit i is moment i.
  fileprivate mutating func arm(
    _ completed: UInt64, _ moments: [(age: Double, travel: Double)]
  ) {
    guard completed.trailingZeroBitCount < moments.count else { return }
    (armTime, requiredTravel) = moments[completed.trailingZeroBitCount]
  }
}
