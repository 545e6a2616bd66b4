import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Which strokes the page's own recognizers take: seen beside a pop recognizer that never begins.
@Suite("Content recognizers")
struct ContentRecognizerTests {
  static func takes(
    _ content: ContentRecognizer, _ moves: [(dx: Double, dy: Double)], rest: Double = 0
  ) -> Bool {
    var page = PageContext.plain
    page.contents = [content]
    page.navigation = NavigationState(stackDepth: 1)
    var samples = touch(from: 200, moves)
    for index in samples.indices.dropFirst() { samples[index].time += rest }
    return System.half.play(samples, on: page).contentRecognized
  }

  /// The stroke that passes the slop, and who takes it: tan 20 degrees is 0.36397.
  static let strokes: [(content: ContentRecognizer, dx: Double, dy: Double, takes: Bool)] = [
    (ContentRecognizer(.scroll, .sideways), 10, 0, true),
    (ContentRecognizer(.scroll, .sideways), 9.99, 0, false),
    (ContentRecognizer(.scroll, .sideways), -10, 0, true),
    (ContentRecognizer(.scroll, .rightward), -10, 0, false),
    (ContentRecognizer(.scroll, .leftward), 10, 0, false),
    (ContentRecognizer(.scroll, .sideways), 36.4, 100, true),
    (ContentRecognizer(.scroll, .sideways), 36.3, 100, false),
    (ContentRecognizer(.scroll, .vertical), 100, 36.4, true),
    (ContentRecognizer(.scroll, .vertical), 100, -36.3, false),
    (ContentRecognizer(.scroll, .vertical), 0, -10, true),
    (ContentRecognizer(.scroll, .all), 50, 50, true),
    (ContentRecognizer(.pan, .sideways), 50, 50, true),
    (ContentRecognizer(.pan, .sideways), 50, 50.5, false),
    (ContentRecognizer(.pan, .vertical), 50, 49.5, false),
    (ContentRecognizer(.pan, .all), -20, 50, true),
    // Without the slop: 10 pt along and 10 across are alike.
    (ContentRecognizer(.swipeAction, .rightward), 20, 20, true),
    (ContentRecognizer(.swipeAction, .rightward), 20, 20.5, false),
    // Just the slop across: no translation either way, and more across than along.
    (ContentRecognizer(.swipeAction, .rightward), 4, 10, false),
    (ContentRecognizer(.swipeAction, .rightward), 10, -10, true),
    (ContentRecognizer(.swipeAction, .rightward), -30, 0, false),
    (ContentRecognizer(.swipeAction, .sideways), -30, 0, true),
    (ContentRecognizer(.touchTracking, .sideways), 0, 5, true),
  ]

  @Test func stroke() async {
    await each(Self.strokes) {
      (row: (content: ContentRecognizer, dx: Double, dy: Double, takes: Bool)) in
      #expect(Self.takes(row.content, [(row.dx, row.dy)]) == row.takes)
      // Decided once: turning afterwards does not help.
      if abs(row.dx) >= 10 || abs(row.dy) >= 10 {
        #expect(Self.takes(row.content, [(row.dx, row.dy), (row.dy, row.dx)]) == row.takes)
      }
    }
  }

  @Test("a long press needs half a second within its slop")
  func longPress() {
    let press = ContentRecognizer(.longPress, .all)
    #expect(!Self.takes(press, [(4, 0), (90, 0)]))
    #expect(Self.takes(press, [(90, 0)], rest: 0.5))
    #expect(!Self.takes(press, [(90, 0)], rest: 0.48))
    #expect(Self.takes(press, [(4, 0)], rest: 0.5))
    #expect(Self.takes(press, [], rest: 0.5) && !Self.takes(press, [], rest: 0.48))
  }

  @Test("text that is pressed first is selected, whoever asks; a stroke at once may pop")
  func selection() {
    let at = Stroke(from: 150, 0, in: 0.6).then(200, in: 0.3)
    for system in [System.fd, .half, .uikitEdge, .uikit26, .tz40.everywhere, .mapContentWins] {
      let selected = at.played(by: system, on: .textSelection)
      #expect(selected.contentRecognized && !selected.contentCancelled, "\(system.name)")
      #expect(!selected.hasBegun && selected.pops == 0)
    }
    // Unless the pop goes before everything: then the press waits for it, and fails.
    let popped = at.played(by: .alwaysPop, on: .textSelection)
    #expect(popped.outcome == .popCompleted && !popped.contentRecognized)
    #expect(
      Stroke(from: 150, 200, in: 0.2).played(by: .fd, on: .textSelection).outcome == .popCompleted)
    #expect(
      Stroke(from: 150, 200, in: 0.2).played(by: .tz40.everywhere, on: .textSelection).outcome
        == .notBegun(.startLimit))
  }
}

/// Rules in pt know no glass: when people and pixels grow together, the same touches in pt come to
/// the same end, and only what is told in mm grows with them.
@Suite("Density of screens")
struct DensityTests {
  @Test("no system decides otherwise on a screen of another density")
  func unchanged() async {
    await each(SystemCatalog.all) { (system: System) in
      var random = TestGenerator(seed: 11)
      var completed = 0
      for context in [PageContext.plain, .list, .carouselStart, .slider] {
        var small = PageSession(
          system, on: context, in: NavigatingView(width: 402, millimetresPerPoint: 0.15))
        var large = PageSession(
          system, on: context, in: NavigatingView(width: 402, millimetresPerPoint: 0.3))
        for _ in 0..<40 {
          let stroke = Stroke(
            from: random.value(in: 0...300), random.value(in: -60...250),
            random.value(in: -40...40),
            in: random.value(in: 0.08...0.6))
          small.start()
          large.start()
          let (one, other) = (small.play(stroke.samples()), large.play(stroke.samples()))
          #expect(one.outcome == other.outcome && one.travel == other.travel)
          completed += one.outcome == .popCompleted ? 1 : 0
        }
      }
      #expect(completed > 0)
    }
  }
}

@Suite("Catalogue of pages")
struct PageContextTests {
  @Test("names are unique, and each finds its page")
  func names() {
    let names = PageContext.all.map(\.name)
    #expect(Set(names).count == names.count && PageContext.named("") == nil)
    #expect(PageContext.all.allSatisfy { PageContext.named($0.name) == $0 })
    #expect(PageContext.all.allSatisfy { !$0.summary.isEmpty && $0.contents.count <= 2 })
  }

  @Test("the shares of what people want are whole")
  func mixes() async {
    await each(PageContext.all) { (page: PageContext) in
      #expect(page.mix.shares.reduce(0) { $0 + $1.percent } == 100)
      #expect(page.mix.shares.allSatisfy { $0.percent > 0 })
      #expect(page.mix.shares.allSatisfy { page.mix.percent(of: $0.intent) == $0.percent })
      #expect(page.mix.percent(of: "nothing") == 0)
      // Nobody wants to go back from the first page of the stack, and only there nobody can.
      let isFirst = page.navigation.stackDepth == 1
      #expect(isFirst == ["root", "pagedRoot"].contains(page.name))
      #expect((page.mix.percent(of: "pop") + page.mix.percent(of: "doublePop") == 0) == isFirst)
    }
  }

  @Test("a pop recognizer alone decides only where nothing else has a say")
  func ordinary() {
    #expect(PageContext.all.filter(\.isOrdinary).map(\.name) == ["plain"])
    #expect(PageContext.plain.servedDirections == [])
    #expect(PageContext.carousel.servedDirections == .sideways)
    #expect(PageContext.leadingActions.servedDirections == [.rightward, .vertical])
  }
}
