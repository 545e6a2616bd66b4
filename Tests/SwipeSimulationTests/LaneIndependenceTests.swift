import TestSupport
import Testing

@testable import SwipeSimulation

/// A swipe is the same in whatever lane and company.
@Suite("Lanes")
struct LaneIndependenceTests {
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

  @Test("batches of any size, in any order of lanes, give what each swipe gives alone")
  func sizes() async {
    await each([1, 7, 60, 64], [false, true]) { (size: Int, isMixed: Bool) in
      var check = BatchCheck(.everyday)
      // 120 seats, of which steps of 37 visit each once.
      (check.people, check.each, check.step) = (0..<20, 6, 53)
      (check.size, check.isMixed) = (size, isMixed)
      check.run()
      #expect(check.differing == 0, "\(check.notes.joined(separator: "\n"))")
      #expect(check.released > check.compared / 50)
    }
  }
}
