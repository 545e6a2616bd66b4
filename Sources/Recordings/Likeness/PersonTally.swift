import PopGesture

/// What the strokes of one person, of one kind, add up to.
struct PersonTally: Sendable, Equatable {
  /// The values of each quantity of the kind, one a stroke that is measured.
  private(set) var values: [[Double]]
  /// Number of strokes that the rules judged.
  private(set) var judged = 0
  /// How many of them each trial of the kind let pop, or its gate refused.
  private(set) var popped: [Int]
  /// Whether any stroke came without touches, so that gates cannot be asked.
  private(set) var lacksTouches = false

  private let kind: SwipeKind

  init(_ kind: SwipeKind) {
    self.kind = kind
    values = kind.quantities.map { _ in [] }
    popped = RuleTrial.all(of: kind).map { _ in 0 }
  }

  /// Takes in the touches of a swipe, as far as they make a stroke.
  mutating func add(_ samples: [TouchSample]) {
    guard let features = StrokeFeatures(samples) else { return }
    measure(features)
    guard kind.judges(features) else { return }
    count(RuleTrial.verdicts(samples, of: kind))
  }

  /// Takes in a stroke of which only features are known.
  mutating func add(_ features: StrokeFeatures) {
    lacksTouches = true
    measure(features)
    guard kind.judges(features) else { return }
    count(RuleTrial.verdicts(features, of: kind))
  }

  private mutating func measure(_ features: StrokeFeatures) {
    guard kind.measures(features) else { return }
    for (place, quantity) in kind.quantities.enumerated() {
      let value = quantity.value(of: features)
      if value.isFinite { values[place].append(value) }
    }
  }

  private mutating func count(_ verdicts: [Bool]) {
    judged += 1
    for (place, pops) in verdicts.enumerated() where pops { popped[place] += 1 }
  }
}

/// The people of a set with what their strokes of each kind add up to.
struct SetTally: Sendable {
  /// Each kind's people, in order of appearance.
  private(set) var people: [SwipeKind: [PersonTally]] = [:]
  private var places: [SwipeKind: [String: Int]] = [:]

  /// The tally of a person, for adding to it.
  subscript(_ kind: SwipeKind, _ person: String) -> PersonTally {
    get {
      places[kind]?[person].flatMap { people[kind]?[$0] } ?? PersonTally(kind)
    }
    _modify {
      let place = places[kind]?[person] ?? people[kind]?.count ?? 0
      if places[kind]?[person] == nil {
        places[kind, default: [:]][person] = place
        people[kind, default: []].append(PersonTally(kind))
      }
      yield &people[kind, default: []][place]
    }
  }

  /// Appends people of a kind.
  mutating func append(_ tallies: [PersonTally], of kind: SwipeKind) {
    people[kind, default: []] += tallies
  }
}
