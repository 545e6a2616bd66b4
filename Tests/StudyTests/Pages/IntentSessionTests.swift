import NavigationModel
import PopGesture
import SwipeSimulation
import Testing

@testable import Study

/// Sessions with people who want two pages back, and with strokes for a canvas.
@Suite("Sessions of double pops and canvas strokes")
struct IntentSessionTests {
  static func player(_ context: PageContext) throws -> SessionPlayer {
    SessionPlayer(
      screen: try #require(ScreenCatalog.named("iphone-16-pro")), context: context,
      systems: SystemCatalog.all, population: .everyday, seed: 8)
  }

  /// The records of every system.
  static func records(
    _ intent: Intent, on context: PageContext, people: Int = 200
  ) throws -> [[SwipeRecord]] {
    let entry = try #require(IntentCatalog.entry(intent))
    var player = try player(context)
    var records = SystemCatalog.all.map { _ in [SwipeRecord]() }
    for index in 0..<people {
      let person = Participant(index: index, seed: 8, population: .everyday)
      player.play(entry, of: person, swipe: 0) { records[$0].append($1) }
    }
    return records
  }

  @Test("double pops want two pages, which some get, and one pop is never two")
  func pages() throws {
    let wanted = Intent.allCases.filter { $0.pagesWanted == 2 }
    #expect(wanted == [.doublePop])
    #expect(Intent.allCases.filter(\.wantsPop) == [.pop, .popAbort, .doublePop])
    let (double, single) = (
      try Self.records(.doublePop, on: .plain), try Self.records(.pop, on: .plain)
    )
    #expect(double.joined().contains { $0.pops == 2 })
    #expect(double.joined().contains { $0.pops == 1 })
    #expect(double.joined().allSatisfy { $0.pops <= 2 })
    #expect(single.joined().allSatisfy { $0.pops <= 1 })
  }

  @Test("before text is selected, a finger rests; scrolls of the same page do not wait")
  func hold() throws {
    let held = try #require(PageContext.named("textSelection"))
    let hold = held.strokeHold
    #expect(hold > 0)
    var free = held
    free.strokeHold = 0
    let person = Participant(index: 3, seed: 8, population: .everyday)
    for intent in Intent.allCases {
      let entry = try #require(IntentCatalog.entry(intent))
      var players = [try Self.player(held), try Self.player(free)]
      let rested = players[0].touches(entry, of: person, swipe: 0)
      let plain = players[1].touches(entry, of: person, swipe: 0)
      let wait = intent == .stroke ? hold : 0
      #expect(rested[0] == plain[0])
      #expect(rested.dropFirst().map(\.time) == plain.dropFirst().map { $0.time + wait })
    }
  }
}
