package import ExperimentFiles
package import StrictFiles
package import SwipeSimulation

/// What `advise` adds to the report of its experiment: what the answer is worth, in sentences, and
/// what the advised pair does on the touches of each recorded person.
package struct AdviceNotes: Sendable, Equatable {
  /// What sentences are about, in the order in which they are read.
  package enum Part: String, Sendable, CaseIterable {
    /// Whether to ship the pair, in a few words that a heading begins with.
    case heading
    /// Why it is no more than that.
    case worth
    /// What to expect of the pair, and how far that is from each limit.
    case expected
    /// Whether another pair may be better.
    case choice
    /// What the recording does not show, and what to record again.
    case again
    /// How many more people settle each figure.
    case settling
  }

  /// A share of one person's recorded swipes.
  package struct Share: Sendable, Equatable {
    /// Who, and what they wanted.
    package let person, intent: String
    /// How many swipes end as they should, of how many.
    package let good, all: Int

    package init(person: String, intent: String, good: Int, all: Int) {
      (self.person, self.intent, self.good, self.all) = (person, intent, good, all)
    }
  }

  /// The sentences of each part, in which code stands between back-ticks.
  package var texts: [Part: [String]] = [:]
  /// The shares of everybody, one person after the other.
  package var people: [Share] = []

  /// Whether people drawn again from the recorded ones made the simulated apps, whose bias has to
  /// be taken out once more when the report is made again.
  package var isDrawnAgain = false

  package init() {}

  /// That people were drawn again around these, which is all that a report made again asks; nil
  /// where they were not.
  package func recorded(around people: Population) -> RecordedPeople? {
    isDrawnAgain ? RecordedPeople(redrawn: [people], shown: []) : nil
  }

  /// Whether the results are not those of `advise`.
  package var isEmpty: Bool { self == AdviceNotes() }

  /// Whether nothing speaks against shipping the pair; so without notes.
  package var isToShip: Bool { texts[.heading].map { $0.first == "Ship" } ?? true }

  /// What people wanted, and each person's share of every intent that ends as it should, nil where
  /// there is none; those first whose shares of the first intent, wanted pops, are least.
  package var byPerson: (intents: [String], people: [(name: String, rates: [Double?])]) {
    let intents = people.map(\.intent).distinct()
    let rows = Dictionary(grouping: people, by: \.person).map { person, own in
      (
        name: person,
        rates: intents.map { intent in
          own.first { $0.intent == intent }.map { Double($0.good) / Double(max($0.all, 1)) }
        }
      )
    }
    return (intents, rows.sorted { ($0.rates[0] ?? 1, $0.name) < ($1.rates[0] ?? 1, $1.name) })
  }

  /// The name of the file that keeps it.
  package static let fileName = "advice.json"

  package var json: JSONText {
    .object(
      Part.allCases.map { part in
        .init(part.rawValue, .array((texts[part] ?? []).map { .string($0) }))
      } + [
        .init("drawn_again", .bool(isDrawnAgain)),
        .init(
          "people",
          .array(
            people.map {
              [
                "person": .string($0.person), "intent": .string($0.intent),
                "good": .integer(Int64($0.good)), "of": .integer(Int64($0.all)),
              ]
            })),
      ])
  }

  /// Reads the file that `json` was written to.
  package init(_ root: JSONText) {
    for part in Part.allCases {
      let found = root[part.rawValue]?.elements.map(\.text) ?? []
      if !found.isEmpty { texts[part] = found }
    }
    if case .bool(true) = root["drawn_again"] { isDrawnAgain = true }
    people = (root["people"]?.elements ?? []).map {
      Share(
        person: $0["person"]?.text ?? "", intent: $0["intent"]?.text ?? "",
        good: $0["good"]?.whole ?? 0, all: $0["of"]?.whole ?? 0)
    }
  }
}

extension JSONText {
  fileprivate var elements: [JSONText] { if case .array(let all) = self { all } else { [] } }
  fileprivate var text: String { if case .string(let text) = self { text } else { "" } }
  fileprivate var whole: Int { if case .integer(let number) = self { Int(number) } else { 0 } }
}
