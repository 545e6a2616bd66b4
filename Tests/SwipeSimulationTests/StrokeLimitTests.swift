import Foundation
import TestSupport
import Testing

@testable import SwipeSimulation

/// How often the attempts at a possible stroke run out and the last one is cut to the view.
@Suite("Strokes that never fit")
struct StrokeLimitTests {
  struct Wanted: Sendable, CustomTestStringConvertible {
    let name: String
    let wish: StrokeDraw.Wish
    let strokes: @Sendable (SwipeDraws) -> [StrokeDraw]
    init<Model: WishedStroke>(_ name: String, _ model: Model.Type) {
      (self.name, wish) = (name, Model.wish)
      strokes = { $0.strokes(model) }
    }
    var testDescription: String { name }
  }

  static let wishes = [
    Wanted("flicks", FreeStroke.self),
    Wanted("flicks from the edge", EdgeStroke.self),
    Wanted("drags", FreeDrag.self),
    Wanted("drags from the edge", EdgeDrag.self),
  ]

  /// A draw in a million needs a million draws.
  static let isLong = ProcessInfo.processInfo.environment["SWIPELAB_LONG_TESTS"] == "1"

  @Test("everyday strokes are drawn until they fit; hardly any is cut to the view")
  func cuts() async {
    await each(
      Self.wishes, ["iphone-se-1", "iphone-16-pro", "ipad-9.7-window-320", "ipad-pro-13-landscape"]
    ) { (wanted: Wanted, name: String) throws in
      let screen = try #require(ScreenCatalog.named(name))
      let population = Population.everyday
      let people = Self.isLong ? 100_000 : 4000
      if !Self.isLong { print("4000 instead of 100,000 people; set SWIPELAB_LONG_TESTS=1 for all") }
      let draws = SwipeDraws(population: population, screen: screen, people: people)
      let strokes = wanted.strokes(draws)
      var (cut, unpaced) = (0, 0)
      for (index, stroke) in strokes.enumerated() {
        let person = Participant(index: index, seed: 21, population: population)
        let frame = draws.frame(person)
        let room = frame.width / frame.reach
        if stroke.length >= room - stroke.start || stroke.length <= 0.22 * 0.22 { cut += 1 }
        if !wanted.wish.hasStart, stroke.start <= 0 || stroke.start >= room - 0.05 { cut += 1 }
        let duration = stroke.duration / person.pace(in: population)
        if !wanted.wish.isDrag, stroke.hold == 0, duration < 39.9 { unpaced += 1 }
      }
      print("\(wanted.name) on \(name): cut \(cut), quicker than a flick \(unpaced), of \(people)")
      #expect(cut <= (Self.isLong ? 5 : 1))
      #expect(unpaced == 0)
    }
  }
}
