import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import Testing

@testable import ArticleClaims
@testable import ExperimentFiles
@testable import Study

/// Strokes made by hand of what a thread tells, under what is shipped and under a cure.
@Suite("Strokes of complaints")
struct FieldStrokeTests {
  /// A touch from `x` by ways in pt and seconds, with moves at a rate.
  private static func touch(
    from x: Double = 60, rate: Double = 60, _ ways: (dx: Double, dy: Double, seconds: Double)...
  ) -> [TouchSample] {
    var samples = [TouchSample(time: 0, x: x, y: 400, phase: .began)]
    var (begin, place) = (0.0, (x: x, y: 400.0))
    for way in ways {
      let events = max((way.seconds * rate).rounded(), 1)
      for event in stride(from: 1, through: events, by: 1) {
        let share = event / events
        samples.append(
          TouchSample(
            time: begin + way.seconds * share, x: place.x + way.dx * share,
            y: place.y + way.dy * share, phase: .moved))
      }
      begin += way.seconds
      place = (place.x + way.dx, place.y + way.dy)
    }
    samples.append(TouchSample(time: begin + 0.008, x: place.x, y: place.y, phase: .ended))
    return samples
  }

  /// What becomes of a touch under the system of a name, as it is or changed.
  private static func record(
    _ samples: [TouchSample], _ name: String, on page: String = "plain",
    _ change: WorldChange? = nil
  ) throws -> SwipeRecord {
    var world = ClaimWorld([], people: .everyday)
    change?.apply(&world)
    var session = PageSession(
      try #require(world.system(name)), on: try #require(world.page(page)),
      in: NavigatingView(width: 402, height: 874, millimetresPerPoint: 0.1657))
    session.start()
    return session.play(samples)
  }

  @Test("a case of 3 mm keeps a slow finger out of UIKit's 13 pt, and not out of 50")
  func lip() throws {
    let touch = Self.touch(from: 3 / 0.1657, (200, 0, 0.8))
    #expect(try Self.record(touch, "uikit.edge").outcome == .notBegun(.region))
    let cured = try Self.record(touch, "uikit.edge", .edge(of: "uikit.edge", 50))
    #expect(cured.outcome == .popCompleted)
    // Without the case it begins at the glass's border.
    #expect(try Self.record(Self.touch(from: 2, (200, 0, 0.8)), "uikit.edge").hasBegun)
  }

  @Test("back where it began, a fast return completes where the sign of the speed is lost")
  func returned() throws {
    let touch = Self.touch((200, 0, 0.3), (-150, 0, 0.1))
    for name in ["pan/speed-670", "right/speed-400"] {
      #expect(try Self.record(touch, name).outcome == .popCompleted)
    }
    #expect(try Self.record(touch, "pan/react-navigation").outcome == .popCancelled)
  }

  @Test("a slow drag across most of the page does not turn it where speed alone decides")
  func slow() throws {
    let touch = Self.touch((300, 0, 1.5))
    #expect(try Self.record(touch, "pan/velocity-250").outcome == .popCancelled)
    let cured = try Self.record(
      touch, "pan/velocity-250", FieldGroup.slow.cures(FieldScene(system: "pan/velocity-250"))[2])
    #expect(cured.outcome == .popCompleted)
  }

  @Test("down and up alone begin nothing")
  func noMoves() throws {
    let touch = [
      TouchSample(time: 0, x: 60, y: 400, phase: .began),
      TouchSample(time: 0.08, x: 260, y: 400, phase: .ended),
    ]
    #expect(try !Self.record(touch, "pan/brave").hasBegun)
  }

  @Test("one edge swipe pops under Android and under the app")
  func twice() throws {
    let touch = Self.touch(from: 5, (250, 0, 0.2))
    for name in ["edge30/android-back", "edge20/flutter", "pan/flutter"] {
      #expect(try Self.record(touch, name).outcome == .popCompleted)
    }
    let name = "shares30/android-back"
    #expect(try Self.record(touch, name, on: "map").isDual)
    let taken = WorldChange.relation(of: name, .requiredToFail(by: .everything))
    #expect(try !Self.record(touch, name, on: "map", taken).isDual)
  }

  @Test("what goes back right to left is refused by who looks to the right")
  func rightToLeft() throws {
    let (touch, name) = (Self.touch((250, 0, 0.2)), "ltr/card-stack-2")
    #expect(try Self.record(touch, name).outcome == .popCompleted)
    #expect(try !Self.record(touch, name, on: "rightToLeft").hasBegun)
    let cured = try Self.record(touch, name, on: "rightToLeft", .mirrored(name))
    #expect(cured.outcome == .popCompleted)
  }

  /// `RESPOND_POSITION_MAX_HORIZONTAL` is 30 and `RESPOND_THRESHOLD` 15: of a slow finger the first
  /// 15 pt are live.
  @Test("a finger 20 pt from the edge is beyond 30 when 15 have passed")
  func startLimit() throws {
    let (touch, name) = (Self.touch(from: 20, (200, 0, 0.8)), "start30/card-stack")
    #expect(try Self.record(touch, name).outcome == .notBegun(.startLimit))
    #expect(try Self.record(Self.touch(from: 10, (200, 0, 0.8)), name).outcome == .popCompleted)
    let own = try #require(FieldTable.all.first { $0.thread.hasSuffix("flux #1762") })
    for change in own.group.cures(FieldScene(system: name)) {
      #expect(try Self.record(touch, name, on: "plain", change).outcome == .popCompleted)
    }
  }

  /// 200 px or a quarter of 402 pt; 100 pt or a third; .4 px/ms on average and no distance; .5
  /// px/ms or half, unless the finger moves back at .1; 6% of the page.
  @Test(
    "what code says of a drag's length and speed",
    arguments: [
      ("pan/lightbox", 105.0, 0.6, false), ("pan/lightbox", 120, 0.6, true),
      ("pan/card-stack", 105, 0.6, false), ("pan/card-stack", 120, 0.6, true),
      ("pan/mean-speed-400", 300, 1.5, false), ("pan/mean-speed-400", 300, 0.5, true),
      ("pan/photoswipe", 150, 0.5, false), ("pan/photoswipe", 150, 0.2, true),
      ("pan/two-thirds", 250, 0.2, false), ("pan/two-thirds", 300, 0.2, true),
      ("pan/corvu", 90, 0.03, false), ("pan/corvu", 160, 0.05, true),
      ("cone/distance-55", 60, 0.3, false), ("cone/distance-55", 75, 0.3, true),
    ])
  func lengths(name: String, dx: Double, seconds: Double, completes: Bool) throws {
    let outcome = try Self.record(Self.touch((dx, 0, seconds)), name).outcome
    #expect(outcome == (completes ? .popCompleted : .popCancelled))
  }

  @Test("a map's drag goes back where the swipe goes before the map, and not where it waits")
  func order() throws {
    let touch = Self.touch(from: 120, (250, 0, 0.4))
    #expect(try Self.record(touch, "first/half-width", on: "map").outcome == .popCompleted)
    for name in ["pan/half-width", "last/half-width"] {
      #expect(try !Self.record(touch, name, on: "map").hasBegun)
    }
    #expect(try Self.record(touch, "last/half-width", on: "list").outcome == .popCompleted)
  }

  @Test("a slider's stroke goes back")
  func slider() throws {
    let touch = Self.touch(from: 120, (200, 0, 0.4))
    #expect(try Self.record(touch, "fd", on: "slider").outcome == .popCompleted)
    let edge = WorldChange.gate(of: "fd", with: .touchDownLimit(30))
    #expect(try !Self.record(touch, "fd", on: "slider", edge).hasBegun)
  }

  /// The tail of the thread's flick: 35.5 and 66.2 px in 8 ms, .7 px in 8, and the lift at the same
  /// place, at 2.8125 px a point.
  @Test("a last move that hardly moves wipes the speed of a flick")
  func repeatedMove() throws {
    let flick = Self.touch(rate: 120, (45, 0, 0.05), (23.5, 0, 0.008))
    #expect(try Self.record(flick, "pan/speed-500").outcome == .popCompleted)
    var wiped = flick
    var last = flick[flick.count - 2]
    (last.time, last.x) = (last.time + 0.0078, last.x + 0.25)
    wiped.insert(last, at: flick.count - 1)
    wiped[wiped.count - 1].time = last.time + 0.0082
    #expect(try Self.record(wiped, "pan/speed-500").outcome == .popCancelled)
    let cured = WorldChange.estimator(of: "pan/speed-500", .libadwaita)
    #expect(try Self.record(wiped, "pan/speed-500", cured).outcome == .popCompleted)
  }

  @Test("a page that repeats the last move sends it once more before the lift, and nothing else")
  func delivery() throws {
    var page = PageContext.plain
    page.repeatsLastMove = true
    let screen = try #require(ScreenCatalog.named("iphone-16-pro"))
    let entry = try #require(IntentCatalog.entry(.pop))
    var players = [PageContext.plain, page].map {
      SessionPlayer(screen: screen, context: $0, systems: [], population: .everyday, seed: 3)
    }
    for index in 0..<20 {
      let person = Participant(index: index, seed: 3, population: .everyday)
      let usual = players[0].touches(entry, of: person, swipe: 0)
      var repeated = players[1].touches(entry, of: person, swipe: 0)
      let added = repeated.remove(at: repeated.count - 2)
      #expect(repeated == usual)
      let (before, lift) = (usual[usual.count - 2], usual[usual.count - 1])
      #expect(added.x == before.x && added.y == before.y && added.phase == .moved)
      #expect(before.time < added.time && added.time < lift.time)
    }
  }

  @Test("where fingers stop dead, an abort ends with its fastest move and rests until its lift")
  func deadStop() throws {
    var page = PageContext.plain
    page.stopsDead = true
    let screen = try #require(ScreenCatalog.named("iphone-16-pro"))
    var players = [PageContext.plain, page].map {
      SessionPlayer(screen: screen, context: $0, systems: [], population: .everyday, seed: 3)
    }
    for index in 0..<20 {
      let person = Participant(index: index, seed: 3, population: .everyday)
      let pop = try #require(IntentCatalog.entry(.pop))
      let abort = try #require(IntentCatalog.entry(.popAbort))
      #expect(
        players[1].touches(pop, of: person, swipe: 0)
          == players[0].touches(pop, of: person, swipe: 0))
      let usual = players[0].touches(abort, of: person, swipe: 0)
      let stopped = players[1].touches(abort, of: person, swipe: 0)
      let (moves, lift) = (stopped.dropLast(), stopped[stopped.count - 1])
      #expect(moves.elementsEqual(usual.prefix(moves.count)) && moves.count >= 3)
      #expect(lift.time == usual[usual.count - 1].time && lift.phase == .ended)
      let speeds = zip(usual.dropFirst(), usual.dropFirst(2)).dropLast().map { one, two -> Double in
        let (dx, dy, time) = (two.x - one.x, two.y - one.y, two.time - one.time)
        return (dx * dx + dy * dy) / (time * time)
      }
      #expect(speeds[moves.count - 3] == speeds.max())
      let (x, y) = (stopped[moves.count - 1].x, stopped[moves.count - 1].y)
      #expect(lift.x == x && lift.y == y)
    }
  }
}
