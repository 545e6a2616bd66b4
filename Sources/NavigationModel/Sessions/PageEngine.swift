import PolicyLibrary
import PopGesture

/// A page session for one type of estimator; see `PageSession`.
struct PageEngine<Velocity: VelocityEstimator>: Sendable {
  private let transition: System.Transition
  private let policy: NamedPolicy
  private let context: PageContext
  private var arbiter: TouchArbiter<Velocity>
  private var stack: NavigationStack
  private var record = SwipeRecord(.systemCancelled)
  private var last = TouchSample(time: 0, x: 0, y: 0, phase: .began)
  private var downTime = 0.0
  private var startTime = 0.0

  init(_ system: System, on context: PageContext, _ visit: Visit, _ view: NavigatingView) {
    transition = system.transition
    self.context = context
    policy = system.policy
    arbiter = TouchArbiter(
      system.recognizers(on: context, visit), policy.reading, on: context, view)
    stack = NavigationStack(depth: context.navigation.stackDepth)
  }

  mutating func start(depth: Int?, at time: Double) {
    let own = context.navigation.stackDepth
    startTime = time
    stack = NavigationStack(
      depth: own > 1 ? max(own, depth ?? own) : own, push: context.pushRemaining.map { (time, $0) })
  }

  mutating func play(_ samples: [TouchSample], isOnContent: Bool) -> SwipeRecord {
    var rest = samples[...]
    guard var whole = playTouch(&rest, isOnContent) else { return SwipeRecord(.notBegun(.slop)) }
    while let next = playTouch(&rest, isOnContent) { whole = whole.followed(by: next) }
    return whole
  }

  /// Plays the next of several touches; nil if none is whole.
  private mutating func playTouch(
    _ samples: inout ArraySlice<TouchSample>, _ isOnContent: Bool
  ) -> SwipeRecord? {
    // In a loop of its own: a record that lived on through it would be copied at every event.
    while let sample = samples.popFirst() {
      if receive(sample, isOnContent: isOnContent) { return record }
    }
    return nil
  }

  /// Takes in one event; true when it ended a touch, whose record is complete then.
  private mutating func receive(_ sample: TouchSample, isOnContent: Bool) -> Bool {
    stack.advance(to: sample.time)
    var navigation = stack.state(on: context.navigation)
    if let remaining = context.conditionRemaining {
      navigation.isConditionMet = TouchSample.elapsed(from: startTime, to: sample.time) >= remaining
    }
    if sample.phase == .began {
      record = SwipeRecord(.systemCancelled)
      (last, downTime) = (sample, sample.time)
      arbiter.touchDown(sample, navigation, isOnContent: isOnContent)
      return false
    }
    if sample.phase == .moved {
      let (dx, dy) = (sample.x - last.x, sample.y - last.y)
      record.travel += (dx * dx + dy * dy).squareRoot()
      last = sample
    }
    let hadBegun = arbiter.begun != nil
    arbiter.receive(sample, navigation)
    if let begun = arbiter.begun {
      if !hadBegun { begin() }
      if sample.phase == .moved { arm(begun) }
    }
    guard sample.phase == .ended || sample.phase == .cancelled else { return false }
    end(sample)
    return true
  }

  private mutating func begin() {
    record.hasBegun = true
    stack.beginPop(isPreemptible: transition.isPreemptible)
  }

  /// Notes the first moment at which a release would complete the pop.
  private mutating func arm(_ begun: Int) {
    guard record.requiredTravel.isNaN, policy.completes(arbiter.release(begun)) else { return }
    record.requiredTravel = record.travel
  }

  private mutating func end(_ sample: TouchSample) {
    record.duration = TouchSample.elapsed(from: downTime, to: sample.time)
    record.contentRecognized = arbiter.contents.contains { $0.wasRecognized }
    record.contentCancelled = arbiter.contents.contains { $0.state == .takenAway }
    record.isDual = arbiter.isDual
    let pops = stack.pops
    record.outcome = outcome(sample)
    record.pops = stack.pops - pops
  }

  /// What became of the touch, with what it does to navigation.
  private mutating func outcome(_ sample: TouchSample) -> Outcome {
    guard let begun = arbiter.begun, record.hasBegun else { return arbiter.refusal }
    let release = arbiter.state(begun).isEnded ? arbiter.release(begun) : nil
    record.release = release
    let completes = release.map(policy.completes) ?? false
    stack.endPop(completes: completes, at: sample.time, settle: transition.settle)
    switch stack.damage {
    case .stuck: return .stuck
    case .corrupted: return .corrupted
    case nil: break
    }
    if release == nil { return .systemCancelled }
    if completes { return .popCompleted }
    return transition.races && arbiter.changes(begun) == 0 ? .raced : .popCancelled
  }
}
