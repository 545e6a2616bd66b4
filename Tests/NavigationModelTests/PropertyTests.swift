import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// What holds on every page for every stroke.
@Suite("Properties of systems")
struct PropertyTests {
  static let widths = [320.0, 375, 402, 440, 744, 956, 1032, 1376]

  /// Largest start from which a slow stroke to the far edge completes: bisected to the last bit.
  static func reach(_ system: System, width: Double, accept: (SwipeRecord) -> Bool) -> Double {
    var (within, beyond) = (0.0, width)
    while true {
      let middle = (within + beyond) / 2
      if middle <= within || middle >= beyond { return within }
      let room = width - middle
      let moves = (1...8).map { (dx: room * Double($0) / 8, dy: 0.0) }
      // At rest in the end, so that distance alone decides.
      let samples = touch(from: middle, moves + [(room, 0), (room, 0), (room, 0)])
      if accept(system.play(samples, viewWidth: width)) {
        within = middle
      } else {
        beyond = middle
      }
    }
  }

  static func coverage(_ system: System, width: Double) -> Double {
    reach(system, width: width) { $0.outcome == .popCompleted } / width
  }

  /// D = W/2, W/3 and 100 pt less 10 pt of slop; published to three digits for 320, 402 and 1376.
  @Test("the share of starts that can complete is (W - S - D) / W")
  func coverage() async {
    await each(Self.widths) { (width: Double) in
      #expect(abs(Self.coverage(.half, width: width) - (width / 2 - 10) / width) < 1e-12)
      #expect(abs(Self.coverage(.third, width: width) - (width * 2 / 3 - 10) / width) < 1e-12)
      #expect(abs(Self.coverage(.fixed, width: width) - (width - 110) / width) < 1e-12)
      let published = [320.0: 0.469, 402: 0.475, 440: 0.477, 744: 0.487, 1376: 0.493]
      if let share = published[width] {
        #expect(abs(Self.coverage(.half, width: width) - share) < 0.0005)
      }
    }
  }

  /// 110 pt in 0.12 s and a hold of 0.3 s: with events 100 pt and at rest, without 89.3 at 917 pt/s.
  @Test("a rule without velocity decides both alike but between 89 and 100 pt")
  func holds() throws {
    var hold = touch(from: 20, [])
    hold.removeLast()
    for event in 1...25 {
      let time = (Double(event) - 0.5) / 60
      hold.append(TouchSample(time: time, x: 20 + min(time / 0.12, 1) * 110, y: 300, phase: .moved))
    }
    hold.append(TouchSample(time: 0.42, x: 130, y: 300, phase: .ended))
    let silent = Array(hold[..<8]) + [hold[hold.count - 1]]
    for distance in stride(from: 20.5, through: 180, by: 1) {
      let system = try #require(SystemCatalog.named("fixed(\(distance))"))
      let outcomes = [hold, silent].map { system.play($0).outcome }
      #expect((outcomes[0] == outcomes[1]) == !(89.3...100).contains(distance), "\(distance)")
    }
    for (system, alike) in [(System.half, true), (.third, true), (.velocity, false), (.fd, false)] {
      let outcomes = [hold, silent].map { system.play($0).outcome }
      #expect((outcomes[0] == outcomes[1]) == alike, "\(system.name)")
    }
  }

  /// Strokes of one population, made once.
  static let strokes: [Stroke] = {
    var generator = TestGenerator(seed: 1)
    return (0..<400).map { _ in generator.stroke(width: 402) }
  }()

  @Test("translation or velocity begins on a superset of what translation alone does")
  func directions() {
    var (both, more) = (0, 0)
    let strict = System(
      "strict", "",
      [
        PopRecognizer(
          Recognizer(
            slop: .eitherAxis(10), gate: [.previousPage, .towards, .conditionMet]),
          .exclusive)
      ], System.rickeyFullScreen.policy, article: nil, source: "", confidence: .unconfirmed)
    for stroke in Self.strokes {
      let loose = stroke.played(by: .rickeyFullScreen).hasBegun
      let narrow = stroke.played(by: strict).hasBegun
      #expect(loose || !narrow)
      if narrow { both += 1 } else if loose { more += 1 }
      let edge = [System.rickey, .rickeyAnd].map {
        stroke.played(by: $0, on: .pagedFirst).hasBegun
      }
      #expect(edge[0] || !edge[1])
    }
    #expect(both > 50 && more > 10)
  }

  @Test("on the first page of a pager: content wins, edge first shares nothing, both at once do")
  func pager() {
    var dual = 0
    for stroke in Self.strokes {
      let broken = stroke.played(by: .tabviewBroken, on: .pagedFirst)
      #expect(broken.outcome != .popCompleted || !broken.contentRecognized)
      // A clear stroke sideways is the pager's, always.
      let (along, across) = (stroke.pieces[0].dx, stroke.pieces[0].dy)
      if abs(along) > 3 * abs(across) { #expect(!broken.hasBegun) }
      let edgeFirst = stroke.played(by: .scrollRequireFail, on: .pagedFirst)
      #expect(!edgeFirst.isDual && !(edgeFirst.hasBegun && edgeFirst.contentRecognized))
      if stroke.played(by: .scrollSimultaneous, on: .pagedFirst).isDual { dual += 1 }
    }
    #expect(dual > 10)
  }

  @Test("with a gate for the first page nothing gets stuck; without one it does")
  func stuck() {
    let ungated: Set = ["sharedTargetUngated", "fdUngated", "delegateSelf", "rickeyStale"]
    for system in SystemCatalog.all {
      let outcomes = Self.strokes.prefix(60).map { $0.played(by: system, on: .root).outcome }
      #expect(outcomes.contains(.stuck) == ungated.contains(system.name), "\(system.name)")
      #expect(!outcomes.contains(.popCompleted) && !outcomes.contains(.corrupted))
    }
  }

  @Test("less slop reaches no less", arguments: [(12.0, 8.0), (10, 5), (30, 10), (5, 0.5)])
  func slop(_ slops: (more: Double, less: Double)) {
    func system(_ slop: Double, _ gate: BeginGate) -> System {
      System(
        "slop", "", [PopRecognizer(Recognizer(slop: .eitherAxis(slop), gate: gate), .exclusive)],
        System.half.policy, article: nil, source: "", confidence: .unconfirmed)
    }
    for width in Self.widths {
      let (more, less) = (system(slops.more, []), system(slops.less, []))
      #expect(Self.coverage(more, width: width) < Self.coverage(less, width: width))
      let gates: [BeginGate] = [[.startLimit(60)], [.towards, .startLimit(60)]]
      for gate in gates {
        let limits = [slops.more, slops.less].map { slop in
          Self.reach(system(slop, gate), width: width) { $0.hasBegun }
        }
        #expect(limits[0] <= limits[1])
      }
    }
    for stroke in Self.strokes {
      // Whatever passes the larger slop passes the smaller one, and has no less translation.
      let more = stroke.played(by: system(slops.more, []))
      let less = stroke.played(by: system(slops.less, []))
      #expect(less.hasBegun || !more.hasBegun)
      if stroke.pieces.allSatisfy({ $0.dx > 20 }), abs(stroke.pieces[0].dy) < 10, more.hasBegun {
        #expect(less.outcome == .popCompleted || more.outcome != .popCompleted)
      }
    }
  }
}
