import PolicyLibrary
import PopGesture

/// One release of each intent of a few people, for pictures of what a rule decides about.
package struct ReleaseSamples: Sendable, Equatable {
  /// The first so many people are shown.
  package static let people = 80

  /// A release.
  package struct Dot: Sendable, Equatable {
    /// The person.
    package let participant: Int
    /// Place of the intent among the experiment's.
    package let intent: Int
    /// Travel in pt, and speed in pt/s as the first policy reads it.
    package let translation, velocity: Double
  }

  /// In the order in which they were made.
  private var made: [Dot] = []

  /// The releases, by person, then by intent.
  package var dots: [Dot] {
    made.sorted { ($0.participant, $0.intent) < ($1.participant, $1.intent) }
  }

  /// Whether they are the same, whoever made them.
  package static func == (one: ReleaseSamples, other: ReleaseSamples) -> Bool {
    one.dots == other.dots
  }

  /// Adds the first release of each seated person.
  ///
  /// - Parameter owners: numbers of the people of the releases; nil for one that is not as all are.
  mutating func add(_ releases: ReleaseBatch, of owners: [Int?], intent: Int) {
    var last: Int?
    for (place, owner) in owners.enumerated() {
      guard let owner, owner != last, owner < Self.people else { continue }
      last = owner
      made.append(
        Dot(
          participant: owner, intent: intent, translation: releases[place].translation,
          velocity: releases[place].velocity))
    }
  }

  /// Adds the releases of other people.
  mutating func exchange(with archive: inout CountArchive) {
    var numbers = dots.flatMap { dot in
      [dot.participant, dot.intent] + [dot.translation, dot.velocity].map(Int.init(bits:))
    }
    let intents = archive.bounds.intents
    // Four numbers a release.
    archive.exchange(
      list: &numbers, most: 4 * Self.people * min(archive.bounds.each, 1 << 12))
    made = stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map { place in
      Dot(
        participant: numbers[place], intent: numbers[place + 1],
        translation: Double(bits: numbers[place + 2]), velocity: Double(bits: numbers[place + 3]))
    }
    archive.check(
      made.allSatisfy { dot in
        (0..<Self.people).contains(dot.participant) && (0..<intents).contains(dot.intent)
          && dot.translation.magnitude < 1e6 && dot.velocity.magnitude < 1e9
      })
  }

  mutating func merge(_ other: ReleaseSamples) { made += other.made }
}
