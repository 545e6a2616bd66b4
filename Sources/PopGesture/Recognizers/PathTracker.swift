/// A `GestureTracker` that also keeps what some policies ask of the whole path: the speed across,
/// the memory of reversals, and travel that is counted event by event.
///
/// Apart, so that the common tracker stays small and fast.
public struct PathTracker<Velocity: VelocityEstimator>: Sendable {
  /// What it adds to.
  @inlinable public var gesture: GestureTracker<Velocity> { tracker }
  @usableFromInline var tracker: GestureTracker<Velocity>
  @usableFromInline var across: Velocity?
  @usableFromInline var history: ReversalHistory?
  @usableFromInline var counted: TravelCount?
  @usableFromInline let viewWidth: Double
  @usableFromInline var startY = 0.0

  /// Creates a tracker for one touch that reads all that a policy needs.
  ///
  /// - Parameter viewWidth: width of the view in pt.
  @inlinable public init<Policy: CompletionPolicy>(
    for policy: Policy, recognizer: Recognizer, navigation: NavigationState = NavigationState(),
    viewWidth: Double
  ) {
    self.init(
      recognizer: recognizer, navigation: navigation,
      readsAcross: policy.needs.contains(.crossVelocity), reversalRule: policy.reversalRule,
      travelRule: policy.travelRule, viewWidth: viewWidth)
  }

  /// Creates a tracker for one touch.
  ///
  /// - Parameters:
  ///   - readsAcross: whether to estimate the speed across.
  ///   - reversalRule: what to remember of reversals.
  ///   - travelRule: how to count travel.
  ///   - viewWidth: width of the view in pt.
  @inlinable public init(
    recognizer: Recognizer, navigation: NavigationState = NavigationState(),
    readsAcross: Bool = false, reversalRule: ReversalRule? = nil, travelRule: TravelRule? = nil,
    viewWidth: Double
  ) {
    tracker = GestureTracker(recognizer: recognizer, navigation: navigation, viewWidth: viewWidth)
    across = readsAcross ? Velocity(viewWidth: viewWidth) : nil
    history = reversalRule.map(ReversalHistory.init)
    counted = travelRule.map { TravelCount($0, viewWidth: viewWidth) }
    self.viewWidth = viewWidth
  }

  /// Where the gesture stands.
  @inlinable public var state: GestureTracker<Velocity>.State { tracker.state }

  /// Where navigation stands, for the gate; keep it up to date until the gesture begins.
  @inlinable public var navigation: NavigationState {
    get { tracker.navigation }
    set { tracker.navigation = newValue }
  }

  /// Forgets the touch, ready for another.
  @inlinable public mutating func reset() {
    tracker.reset()
    if across != nil { across = Velocity(viewWidth: viewWidth) }
    history?.reset()
    counted?.reset()
  }

  /// Fails a gesture that has not begun, because another recognizer has.
  @inlinable public mutating func fail(_ reason: NotBegunReason) { tracker.fail(reason) }

  /// Takes in the next event of the touch; see `GestureTracker`.
  @inlinable public mutating func receive(_ sample: TouchSample, isHeld: Bool = false) {
    if across == nil, history == nil, counted == nil {
      tracker.receive(sample, isHeld: isHeld)
      return
    }
    let (before, isStray) = (tracker.state, tracker.isTouched == (sample.phase == .began))
    tracker.receive(sample, isHeld: isHeld)
    guard !isStray, before.isPossible || before.isWaiting || before.hasBegun else { return }
    switch sample.phase {
    case .began:
      startY = sample.y
      across?.add(position: sample.y, time: sample.time)
    case .moved:
      across?.add(position: sample.y, time: sample.time)
      if tracker.state.hasBegun, !before.hasBegun {
        across?.begin()
        history?.begin(at: sample.time)
      }
      let (dx, dy) = (sample.x - tracker.start, sample.y - startY)
      history?.move(dx: dx, dy: dy, time: sample.time)
      if tracker.state.hasBegun {
        counted?.move(translation: tracker.translation, displacement: dx)
      }
    case .ended: across?.lift(at: sample.time)
    case .cancelled: break
    }
  }

  /// The snapshot that policies judge; see `GestureTracker.release`.
  @inlinable public func release(
    viewWidth: Double, viewHeight: Double = .nan, millimetresPerPoint: Double = .nan
  ) -> Release {
    var release = tracker.release(
      viewWidth: viewWidth, viewHeight: viewHeight, millimetresPerPoint: millimetresPerPoint)
    if let across { release.crossVelocity = across.velocity }
    if let history {
      release.reversal = history.state
      release.runTravel = history.runTravel
    }
    if let counted { release.countedTravel = counted.travel }
    return release
  }
}
