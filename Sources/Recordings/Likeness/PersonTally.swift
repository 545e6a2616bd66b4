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
    add(features) { RuleTrial.verdicts(samples, of: $0) }
  }

  /// Takes in a stroke of which only features are known.
  mutating func add(_ features: StrokeFeatures) {
    lacksTouches = true
    add(features) { RuleTrial.verdicts(features, of: $0) }
  }

  private mutating func add(_ features: StrokeFeatures, _ verdicts: (SwipeKind) -> [Bool]) {
    for (place, quantity) in kind.quantities.enumerated() where kind.measures(features) {
      let value = quantity.value(of: features)
      if value.isFinite { values[place].append(value) }
    }
    guard kind.judges(features) else { return }
    judged += 1
    for (place, pops) in verdicts(kind).enumerated() where pops { popped[place] += 1 }
  }
}

/// The people of a set with what their strokes of each kind add up to.
struct SetTally: Sendable {
  private(set) var people: [SwipeKind: ByPerson<PersonTally>] = [:]

  /// The tally of a person, for adding to it.
  subscript(_ kind: SwipeKind, _ person: String) -> PersonTally {
    get { people[kind]?[person] ?? PersonTally(kind) }
    _modify { yield &people[kind, default: ByPerson(PersonTally(kind))][person] }
  }
}
