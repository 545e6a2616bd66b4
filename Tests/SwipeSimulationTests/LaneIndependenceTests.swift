import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import SwipeSimulation

/// A swipe is the same in whatever lane and company.
@Suite("Lanes")
struct LaneIndependenceTests {
  struct Seat: Hashable {
    let person, swipe: Int
  }

  static let seats = (0..<20).flatMap { person in (0..<6).map { Seat(person: person, swipe: $0) } }
  static let screens = BatchCheck.screens
  /// Batches hold swipes of one touch.
  static let entries = IntentCatalog.entries.filter { $0.touches == 1 }

  /// What every seat's swipes come to, in batches of `size`, on every screen under both presets,
  /// each estimator on one of the screens.
  static func outcomes(
    _ seats: [Seat], size: Int, _ entry: IntentCatalog.Entry
  ) -> [Seat: [Release?]] {
    let population = Population.everyday
    var batch = SwipeBatch(screens: screens, population: population, seed: 2, seesWholePath: false)
    var outcomes: [Seat: [Release?]] = [:]
    for first in stride(from: 0, to: seats.count, by: size) {
      let seated = seats[first..<min(first + size, seats.count)]
      batch.removeAll()
      for seat in seated {
        batch.append(
          Participant(index: seat.person, seed: 2, population: population), swipe: seat.swipe)
      }
      batch.draw(entry)
      for (index, screen) in screens.enumerated() {
        batch.move(entry, on: index)
        for preset in RecognizerPreset.all {
          for (place, estimator) in VelocityEstimatorKind.allCases.enumerated()
          where place % screens.count == index {
            var releases = ReleaseBatch(
              viewWidth: screen.viewWidth, millimetresPerPoint: screen.millimetresPerPoint)
            let begun = batch.recognize(
              by: preset.recognizer, ReleaseReading(estimator: estimator), into: &releases)
            let lanes = releases.lanes(begun)
            for (lane, seat) in seated.enumerated() {
              outcomes[seat, default: []].append(lanes[lane])
            }
          }
        }
      }
    }
    return outcomes
  }

  static func isSame(_ a: [Seat: [Release?]], _ b: [Seat: [Release?]]) -> Bool {
    a.count == b.count
      && a.allSatisfy { seat, releases in
        guard let others = b[seat], others.count == releases.count else { return false }
        return zip(releases, others).allSatisfy { $0.isSame(as: $1) }
      }
  }

  /// The numbers of which a value is made, those of its parts included.
  private static func numbers(of value: Any) -> [Any] {
    let parts = Mirror(reflecting: value).children
    return parts.isEmpty ? [value] : parts.flatMap { numbers(of: $0.value) }
  }

  private static func check<Value: LaneValue>(_ value: Value) {
    let scratch = LaneScratch()
    let all = numbers(of: value)
    #expect(all.allSatisfy { $0 is Float || $0 is UInt32 }, "\(Value.self)")
    #expect(MemoryLayout<Value>.size == 4 * all.count && Value.columns == all.count)
    value.store(in: scratch.lanes, at: 3, 5)
    let read = numbers(of: Value(scratch.lanes, at: 3, 5))
    #expect(read.map { "\($0)" } == all.map { "\($0)" }, "\(Value.self)")
  }

  @Test("each number of a value has a column of its own, from which it is read back")
  func columns() {
    let people = Population.everyday
    let person = Participant(index: 3, seed: 2, population: people)
    let (wish, piece) = (StrokeDraw.Wish(isDrag: true), Motion.Piece(duration: 200, dx: 9, dy: 5))
    let view = ReachFrame(screen: ScreenCatalog.all[0], population: people)
    Self.check(person)
    Self.check(wish)
    Self.check(
      StrokeAim(
        people.rightGoing, person.rightward, person, on: view, .right, in: people, wish))
    Self.check(StrokeAim.Outcome(z: person.leftward, root: 2))
    Self.check(Motion(startX: 2, startY: 3, landing: Landing(x: 2, y: -3), duration: 500, piece))
    Self.check(TouchSensor.Reading(x: 1, y: 2, time: 3))
  }

  @Test("batches of 1, 7, 60 and 64 give the same")
  func sizes() async {
    await each(Self.entries.indices) { (index: Int) in
      let entry = Self.entries[index]
      let full = Self.outcomes(Self.seats, size: 64, entry)
      #expect(full.values.joined().contains { $0 != nil } || entry.intent == .grip)
      for size in [1, 7, 60] {
        #expect(Self.isSame(Self.outcomes(Self.seats, size: size, entry), full), "\(size)")
      }
    }
  }

  @Test("any order of lanes gives the same")
  func order() async {
    await each(Self.entries.indices) { (index: Int) in
      let entry = Self.entries[index]
      let full = Self.outcomes(Self.seats, size: 64, entry)
      #expect(Self.isSame(Self.outcomes(Self.seats.reversed(), size: 64, entry), full))
      // 120 seats in steps of 37, which visits each once: other neighbours and other lanes.
      let mixed = Self.seats.indices.map { Self.seats[$0 * 37 % Self.seats.count] }
      #expect(Self.isSame(Self.outcomes(mixed, size: 64, entry), full))
    }
  }

  @Test("drawing another intent, screen or recognizer in between leaves nothing behind")
  func leftovers() throws {
    let population = Population.everyday
    let entry = try #require(IntentCatalog.entry(.pop))
    func releases(_ others: [IntentCatalog.Entry]) -> [Release?] {
      var batch = SwipeBatch(
        screens: Self.screens, population: population, seed: 2, seesWholePath: false)
      for person in 0..<64 {
        batch.append(Participant(index: person, seed: 2, population: population), swipe: 0)
      }
      var releases = ReleaseBatch(viewWidth: 402, millimetresPerPoint: 0.15)
      for other in others {
        batch.draw(other)
        batch.move(other, on: 3)
        _ = batch.recognize(by: .edge, ReleaseReading(estimator: .leastSquares), into: &releases)
      }
      batch.draw(entry)
      batch.move(entry, on: 1)
      let begun = batch.recognize(by: .pan, ReleaseReading(estimator: .uikitBlend), into: &releases)
      return releases.lanes(begun)
    }
    let alone = releases([])
    #expect(alone.compactMap { $0 }.count > 40)
    let later = releases(Self.entries)
    #expect(zip(alone, later).allSatisfy { $0.isSame(as: $1) })
  }
}
