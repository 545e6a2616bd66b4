import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// What a recognizer does not act upon: events within its quiet extent.
@Suite("Sight of recognizers")
struct RecognizerSightTests {
  typealias Tracker = GestureTracker<TwoSampleBlend>

  /// The presets, and random slops, gates and regions.
  static func recognizer(_ generator: inout TestGenerator) -> Recognizer {
    switch generator.next() % 5 {
    case 0: return .pan
    case 1: return .edge
    case 2: return .contentPan
    default: break
    }
    let size = generator.value(in: 0.5...60)
    let direction: [[GateRule]] = [[], [.notAway], [.towards]]
    let region = EdgeRegion(
      width: generator.value(in: 0...80), backProjection: generator.value(in: 0...3),
      coneSlope: generator.value(in: 0.1...5))
    return Recognizer(
      slop: generator.next() % 2 == 0 ? .eitherAxis(size) : .alongPop(size),
      edgeRegion: generator.next() % 3 == 0 ? nil : region,
      gate: BeginGate([.previousPage] + direction[Int(generator.next() % 3)]))
  }

  /// A displacement inside the quiet extent, often at its border.
  static func quiet(_ limit: Double, _ generator: inout TestGenerator) -> Double {
    let most = min(limit, 1e4)
    if generator.next() % 4 == 0 {
      return generator.next() % 2 == 0 ? most.nextDown : -most.nextDown
    }
    return generator.value(in: -most.nextDown...most.nextDown)
  }

  @Test("events inside the quiet extent change no state, and leave the next event's effect alone")
  func quietEvents() {
    var generator = TestGenerator(seed: 7)
    var (loud, differing) = (0, 0)
    for _ in 0..<20_000 {
      let recognizer = Self.recognizer(&generator)
      let sight = recognizer.sight
      // Where the first move decides, no event may be left out.
      let most = min(sight.firstMoveDecidesBeyond, 400)
      let start = (
        x: generator.next() % 4 == 0 ? most : generator.value(in: 0...max(most, 0.001)), y: 300.0
      )
      if start.x > sight.firstMoveDecidesBeyond { continue }
      var (whole, brief) = (Tracker(recognizer: recognizer), Tracker(recognizer: recognizer))
      var time = 0.0
      whole.receive(TouchSample(time: time, x: start.x, y: start.y, phase: .began))
      brief.receive(TouchSample(time: time, x: start.x, y: start.y, phase: .began))
      for _ in 0..<Int(generator.next() % 12) {
        time += generator.value(in: 0.001...0.2)
        let (dx, dy) = (Self.quiet(sight.quietX, &generator), Self.quiet(sight.quietY, &generator))
        let place = (x: start.x + dx, y: start.y + dy)
        guard abs(place.x - start.x) < sight.quietX, abs(place.y - start.y) < sight.quietY
        else { continue }
        whole.receive(TouchSample(time: time, x: place.x, y: place.y, phase: .moved))
        if whole.state != .possible { differing += 1 }
      }
      for _ in 0..<3 {
        time += generator.value(in: 0.001...0.2)
        let place = (
          x: start.x + generator.value(in: -100...100), y: 300 + generator.value(in: -100...100)
        )
        whole.receive(TouchSample(time: time, x: place.x, y: place.y, phase: .moved))
        brief.receive(TouchSample(time: time, x: place.x, y: place.y, phase: .moved))
        if whole.state != brief.state || whole.translation != brief.translation { differing += 1 }
        if whole.state != .possible { loud += 1 }
      }
    }
    #expect(differing == 0)
    #expect(loud > 10_000)
  }

  @Test("beyond the region every touch is decided by its first move, up to it by none")
  func firstMove() {
    for width in [5.0, 13, 60] {
      var recognizer = Recognizer.edge
      recognizer.edgeRegion?.width = width
      #expect(recognizer.sight.firstMoveDecidesBeyond == width)
      for firstMove in [-3.0, 0, 0.5, 3] {
        let play = TouchPlay(recognizer: recognizer, start: (width, 300))
        #expect(play.moved((firstMove, 0)).state == .possible)
      }
      let beyond = TouchPlay(recognizer: recognizer, start: (width + 1, 300))
      #expect(beyond.moved((0, 1)).state == .failed(.region))
      #expect(beyond.moved((1, 0)).state == .possible)
    }
    #expect(Recognizer.pan.sight.firstMoveDecidesBeyond == .infinity)
  }

  @Test("the quiet extent is no smaller than it must be: at its border something happens")
  func tight() {
    #expect(TouchPlay().moved((Recognizer.pan.sight.quietX, 0)).state == .began)
    #expect(TouchPlay().moved((0, -Recognizer.pan.sight.quietY)).state == .began)
    let edge = TouchPlay(recognizer: .edge, start: (5, 300))
    #expect(edge.moved((Recognizer.edge.sight.quietX, 0)).state == .began)
    // Half a second after touch-down the limit across is the smallest.
    let late = TouchPlay(recognizer: .edge, start: (5, 0)).moved([
      (time: 0.6, dx: 0, dy: Recognizer.edge.sight.quietY.nextUp)
    ])
    #expect(late.state == .failed(.angle))
    var along = Recognizer.pan
    along.slop = .alongPop(10)
    #expect(along.sight.quietY == .infinity)
  }
}
