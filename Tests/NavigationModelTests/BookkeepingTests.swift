import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// What pops do to the navigation: busy windows, broken stacks, races.
@Suite("Navigation bookkeeping")
struct BookkeepingTests {
  static let stroke = Stroke(from: 5, 300)

  /// Two swipes of 0.3 s as one; the second touches down `gap` s after the first has lifted.
  static func double(_ gap: Double, _ stroke: Stroke = Self.stroke) -> [TouchSample] {
    stroke.samples() + stroke.samples(at: stroke.duration + gap)
  }

  /// Outcome and pops of two swipes 0.1 s apart on three pages.
  static let doubles: [(system: System, outcome: Outcome, pops: Int)] = [
    (.fd, .notBegun(.busy), 1), (.tz40.everywhere, .notBegun(.busy), 1),
    (.uikitEdge, .notBegun(.busy), 1),
    (.uikitLegacy, .notBegun(.busy), 1), (.tz40WithFD.everywhere, .notBegun(.busy), 1),
    (.delegateSelf, .corrupted, 2), (.delegateSwap, .corrupted, 2), (.half, .corrupted, 2),
    (.sharedTarget, .corrupted, 2), (.rickey.everywhere, .corrupted, 2),
    (.currentShow, .notBegun(.notShown), 1), (.scrollRequireFail, .notBegun(.notShown), 1),
    (.uikitContent26, .popCompleted, 2), (.uikit26, .popCompleted, 2),
  ]

  @Test("two swipes 0.1 s apart")
  func doubleSwipe() async {
    await each(Self.doubles) { (row: (system: System, outcome: Outcome, pops: Int)) in
      var session = row.system.session(depth: 3)
      let record = session.play(Self.double(0.1))
      #expect(record.outcome == row.outcome, "\(row.system.name)")
      #expect(record.pops == row.pops && record.hasBegun)
      // The parts add up: two ways of 300 pt less what no event told of, two times 0.3 s.
      #expect(abs(record.duration - 0.6) < 1e-9)
      #expect(record.travel > 580 && record.travel <= 600)
      #expect(record.requiredTravel > 0 && record.requiredTravel <= 300)
    }
  }

  @Test("after the settling every system pops twice")
  func settled() async {
    await each(Self.doubles.map(\.system.name)) { (name: String) throws in
      let system = try #require(SystemCatalog.named(name)).everywhere
      // Recognition comes 25 ms after touch-down: gates are asked then.
      for (gap, isSettled) in [(system.transition.settle + 0.001, true), (0.35 + 1, true)] {
        var session = system.session(depth: 3)
        let record = session.play(Self.double(gap))
        #expect((record.outcome == .popCompleted) == isSettled, "\(gap)")
        #expect(record.pops == 2)
        // The same as two swipes played one by one.
        var again = system.session(depth: 3)
        let first = again.play(Self.stroke.samples())
        let second = again.play(Self.stroke.samples(at: Self.stroke.duration + gap))
        #expect(first.outcome == .popCompleted && second.outcome == .popCompleted)
        #expect(first.pops + second.pops == 2)
        // Nothing of the first touch is left in what is told of the second.
        let (one, two) = (first.release, second.release)
        #expect(one?.translation == two?.translation && one?.changes == two?.changes)
        #expect(abs((one?.velocity ?? 0) - (two?.velocity ?? 1)) < 1e-6)
        #expect(abs((one?.acceleration ?? 0) - (two?.acceleration ?? 1)) < 1e-6)
      }
    }
  }

  @Test("the busy window ends with the settling, to the event")
  func window() async {
    await each([System.fd, .half]) { (system: System) in
      // Recognized by the first move, 0.01 s after touch-down.
      let settle = system.transition.settle
      let flick: [(dx: Double, dy: Double)] = [(20, 0), (120, 0), (250, 0)]
      for (gap, isBusy) in [(settle - 0.02, true), (settle - 0.005, false)] {
        var session = system.session(depth: 3)
        let first = touch(flick)
        #expect(session.play(first).outcome == .popCompleted)
        let outcome = session.play(touch(flick, at: first[first.count - 1].time + gap)).outcome
        let refused: Outcome = system.name == "fd" ? .notBegun(.busy) : .corrupted
        #expect(outcome == (isBusy ? refused : .popCompleted))
      }
    }
  }

  @Test("a cancelled pop settles, too: by the policy, and by the system")
  func cancelled() {
    for last in [TouchPhase.ended, .cancelled] {
      for system in [System.fd, .tz40WithFD, .uikit26, .half, .delegateSelf] {
        var session = system.session(depth: 3)
        let short = Stroke(from: 5, 60, in: 0.6).ending(last)
        let first = session.play(short.samples())
        #expect(
          first.outcome == (last == .ended ? .popCancelled : .systemCancelled), "\(system.name)")
        #expect(first.pops == 0 && first.hasBegun && (first.release == nil) == (last == .cancelled))
        #expect(session.play(Self.stroke.samples(at: 2)).outcome == .popCompleted, "\(system.name)")
      }
    }
    var session = System.fd.session(depth: 3)
    _ = session.play(Stroke(from: 5, 60, in: 0.6).ending(.cancelled).samples())
    #expect(session.play(Self.stroke.samples(at: 0.7)).outcome == .notBegun(.busy))
  }

  @Test("a pop on the first page without a gate leaves navigation stuck, for good")
  func stuck() {
    for system in [System.sharedTargetUngated, .delegateSelf, .rickeyStale] {
      var session = system.session(on: .root)
      let first = session.play(Self.stroke.samples())
      #expect(first.outcome == .stuck && first.pops == 0 && first.hasBegun)
      #expect(session.play(Self.stroke.samples(at: 9)).outcome == .stuck)
      // Another session is whole again, but still on the first page, whatever depth is asked for.
      session.start(depth: 5)
      #expect(session.play(Self.stroke.samples(at: 20)).outcome == .stuck)
    }
    // One page popped, the next swipe is on the first page.
    var session = System.sharedTargetUngated.session(depth: 2)
    #expect(session.play(Self.stroke.samples()).outcome == .popCompleted)
    #expect(session.play(Self.stroke.samples(at: 5)).outcome == .stuck)
  }

  @Test("a corrupted stack stays so until another session")
  func corrupted() {
    var session = System.half.session(depth: 9)
    #expect(session.play(Self.double(0.1)).outcome == .corrupted)
    #expect(session.play(Self.stroke.samples(at: 9)).outcome == .corrupted)
    session.start(depth: 9)
    #expect(session.play(Self.stroke.samples(at: 20)).outcome == .popCompleted)
  }

  /// A swipe while the page is being pushed.
  static let pushes: [(system: System, depth: Int, outcome: Outcome)] = [
    // Its delegate is still that of the page before: on the first page it refuses.
    (.delegateSwap, 2, .notBegun(.rootPage)), (.delegateSwap, 3, .corrupted),
    (.delegateSelf, 2, .corrupted), (.half, 2, .corrupted), (.fd, 2, .notBegun(.busy)),
    (.uikitEdge, 2, .notBegun(.busy)), (.currentShow, 2, .notBegun(.notShown)),
    (.currentShow, 3, .notBegun(.notShown)), (.uikitContent26, 2, .popCompleted),
  ]

  @Test("during a push")
  func push() async {
    await each(Self.pushes) { (row: (system: System, depth: Int, outcome: Outcome)) in
      for time in [0, 0.7, 1e9] {
        var page = PageContext.plain
        page.pushRemaining = 0.2
        var session = row.system.session(on: page, depth: row.depth, at: time)
        let record = session.play(Self.stroke.samples(at: time))
        #expect(record.outcome == row.outcome, "\(row.system.name)")
        session.start(depth: row.depth, at: time - 0.18)
        #expect(session.play(Self.stroke.samples(at: time)).outcome == .popCompleted)
      }
    }
  }

  @Test("a swapped delegate still says yes while a pop to the first page runs")
  func popToRoot() {
    var session = System.delegateSwap.session(depth: 2)
    #expect(session.play(Self.stroke.samples()).outcome == .popCompleted)
    #expect(session.play(Self.stroke.samples(at: 0.4)).outcome == .stuck)
    // Once the first page is shown, it refuses.
    session.start(depth: 2)
    #expect(session.play(Self.stroke.samples(at: 10)).outcome == .popCompleted)
    #expect(session.play(Self.stroke.samples(at: 11)).outcome == .notBegun(.rootPage))
  }

  @Test("a custom transition without a change runs on while it is cancelled; the native one stops")
  func races() {
    let flick: [(dx: Double, dy: Double)] = [(6, 0), (40, 0)]
    for system in [System.half, .third, .fixed] {
      #expect(Self.play(system, flick).outcome == .raced)
      #expect(Self.play(system, flick + [(50, 0)]).outcome == .popCancelled)
      #expect(Self.play(system, flick, .cancelled).outcome == .systemCancelled)
      // What completes at its only event does not race.
      #expect(Self.play(system, [(300, 0)]).outcome == .popCompleted)
      #expect(Self.play(system, flick).pops == 0)
    }
    for system in [System.fd, .sharedTarget, .uikit26] {
      let start: [(dx: Double, dy: Double)] = [(6, 0), (40, 0)]
      #expect(Self.play(system, start).outcome == .popCancelled)
      #expect(Self.play(system, start + [(50, 0)]).outcome == .popCompleted)
    }
    // The velocity rule completes 30 pt at 3400 pt/s without asking for a change.
    #expect(Self.play(.velocity, flick).outcome == .raced)
    #expect(Self.play(.velocity, [(6, 0), (46, 0)]).outcome == .popCompleted)
  }

  static func play(
    _ system: System, _ moves: [(dx: Double, dy: Double)], _ last: TouchPhase = .ended
  ) -> SwipeRecord {
    system.play(touch(moves, last), depth: 3)
  }
}
