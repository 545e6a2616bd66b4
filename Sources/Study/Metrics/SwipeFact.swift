import NavigationModel
package import PolicyLibrary

/// Something that can be counted of one swipe under one system.
///
/// Those are counted that some metric of `Metric.all` is about. A metric that is about something
/// else brings it along as `other`.
package enum SwipeFact: Sendable, Equatable {
  case completed
  /// A pop gesture began and the finger released it.
  case released
  /// It began, was released and cancelled.
  case cancelled
  /// It came to its end at a stage.
  case missed(PipelineStage)
  case stuck, corrupted
  /// The content did not get the stroke, or lost it.
  case blocked
  /// A pop gesture began, whatever became of it.
  case begun
  /// What a test says.
  case other(Test)

  /// A test of a swipe, by a name of its own; costs a call per swipe and system.
  package struct Test: Sendable, Equatable {
    let name: String
    let holds: @Sendable (SwipeRecord) -> Bool

    /// Whether both have one name.
    package static func == (one: Test, other: Test) -> Bool { one.name == other.name }
  }

  /// How many there are in each begun pop, and in each completed one on top of that.
  struct PerPop {
    let begun, completed: Int32

    /// Of what only whole pages show.
    static let none = PerPop(begun: 0, completed: 0)

    func count(begun: Int, completed: Int) -> Int {
      Int(self.begun) * begun + Int(self.completed) * completed
    }
  }

  /// How many there are per pop, where pops alone show it; nil for a fact that only whole swipes on
  /// whole pages show.
  var perPop: PerPop? {
    switch self {
    case .completed: PerPop(begun: 0, completed: 1)
    case .cancelled: PerPop(begun: 1, completed: -1)
    case .begun: PerPop(begun: 1, completed: 0)
    case .released, .missed, .stuck, .corrupted, .blocked, .other: nil
    }
  }

  /// All that are counted, each once.
  package static let all = Metric.all.map(\.events).reduce(into: [released]) { all, fact in
    if !all.contains(fact) { all.append(fact) }
  }

  /// Its place in `all`.
  package var place: Int {
    guard let place = Self.all.firstIndex(of: self) else { preconditionFailure("not in `all`") }
    return place
  }

  /// Calls for the place of each fact that a swipe has.
  @inline(__always)
  static func forEach(of record: SwipeRecord, _ body: (Int) -> Void) {
    let facts = all.span
    for place in facts.indices where facts[place].holds(of: record) { body(place) }
  }

  private func holds(of record: SwipeRecord) -> Bool {
    switch self {
    case .completed: record.outcome == .popCompleted
    case .released:
      switch record.outcome {
      case .popCompleted, .popCancelled, .raced: true
      case .notBegun, .lostToContent, .stuck, .corrupted, .systemCancelled: false
      }
    case .cancelled: record.outcome == .popCancelled
    case .missed(let stage): record.outcome.stage == stage
    case .stuck: record.outcome == .stuck
    case .corrupted: record.outcome == .corrupted
    case .begun: record.hasBegun
    case .blocked: !record.contentRecognized || record.contentCancelled
    case .other(let test): test.holds(record)
    }
  }
}

/// Swipes of one intent, and how many of them have each fact, by their weights.
struct FactCounts {
  var swipes = 0
  /// Per contestant and fact.
  private var counts: [Int32]

  init(contestants: Int) {
    counts = Array(repeating: 0, count: contestants * SwipeFact.all.count)
  }

  /// Adds what became of a swipe under a contestant.
  mutating func add(_ record: SwipeRecord, of contestant: Int, weight: Int) {
    let first = contestant * SwipeFact.all.count
    SwipeFact.forEach(of: record) { counts[first + $0] += Int32(weight) }
  }

  fileprivate func count(_ place: Int, of contestant: Int) -> Int {
    Int(counts[contestant * SwipeFact.all.count + place])
  }
}

extension [FactCounts] {
  /// What some contestants have of a metric, whose trials are all swipes or those that began.
  func tally(of metric: Metric, _ some: Range<Int>) -> GroupCounts.ClusterTally {
    func counts(_ fact: SwipeFact) -> [Int] {
      let place = fact.place
      return some.map { contestant in reduce(0) { $0 + $1.count(place, of: contestant) } }
    }
    let (swipes, events) = (reduce(0) { $0 + $1.swipes }, counts(metric.events))
    return (metric.trials == .begun ? counts(.released) : events.map { _ in swipes }, events)
  }
}
