import PopGesture
import TestSupport
import Testing

/// Reversals where the path, the time or the place decides, not the speed at release alone.
@Suite("Reversals during the drag")
struct ReversalMemoryTests {
  @Test("Android: a return of 32 pt disarms, at any speed")
  func hysteresis() async {
    await each([20, 100, 1000, 4000]) { (speed: Double) throws in
      func completes(_ back: Double) throws -> Bool {
        try ReversalTrace((340, 0.5), (-back, back / speed)).completes("android-back")
      }
      #expect(try completes(31.9))
      #expect(try !completes(32.1))
      #expect(try !completes(320))
    }
  }

  @Test("Android: 40 pt forward again and 160 ms arm, at a move, and a flick needs no arms")
  func rearming() throws {
    func completes(_ pieces: ReversalTrace.Piece...) throws -> Bool {
      var trace = ReversalTrace((340, 0.5), (-100, 0.2))
      trace.pieces += pieces
      return try trace.completes("android-back")
    }
    #expect(try !completes())
    // At 40 pt/s, too slow for a flick.
    #expect(try !completes((41, 1.025)))
    #expect(try !completes((41, 1.025), (1, 0.1)))
    #expect(try completes((41, 1.025), (1, 0.2)))
    #expect(try !completes((39, 0.975), (0, 2)))
    // At 100 pt/s: more than 24 pt since the step that turned (0.83 pt) are flung.
    #expect(try completes((25, 0.25)))
    #expect(try !completes((24.5, 0.245)))
  }

  @Test("Android: nothing disarms within 300 ms of the begin, 16 pt do before it is armed")
  func early() throws {
    #expect(try ReversalTrace((140, 0.15), (-100, 0.1)).completes("android-back"))
    #expect(try !ReversalTrace((140, 0.15), (-100, 0.3)).completes("android-back"))
    #expect(try !ReversalTrace((15, 0.4)).completes("android-back"))
    #expect(try ReversalTrace((17, 0.4)).completes("android-back"))
  }

  @Test("slow returns snap to the nearer page, faster ones are projected")
  func snapping() async {
    await each(["libadwaita", "gnome-shell"]) { (name: String) throws in
      // 230 pt after the slop: just past half, where the projection would end before it.
      #expect(try ReversalTrace(out: 240, backAt: 290).completes(name))
      #expect(try !ReversalTrace(out: 240, backAt: 310).completes(name))
      #expect(try !ReversalTrace(out: 200, backAt: 290).completes(name))
      for out in [340.0, 380] {
        // (out - 10 - speed / 20) / W - 0.499 * speed / 1000 = 0.5, whatever the width of a page.
        let even =
          ((out - 10) / ReversalTrace.width - 0.5) / (0.05 / ReversalTrace.width + 0.000499)
        #expect(try ReversalTrace(out: out, backAt: 0.98 * even).completes(name))
        #expect(try !ReversalTrace(out: out, backAt: 1.02 * even).completes(name))
      }
    }
  }

  @Test("Framework7: out and back within 300 ms completes where it ends beyond 10 pt")
  func quick() throws {
    #expect(try ReversalTrace((110, 0.15), (-99, 0.1)).completes("framework7"))
    #expect(try !ReversalTrace((110, 0.15), (-100.5, 0.1)).completes("framework7"))
    // A rest counts against the time.
    #expect(try !ReversalTrace((110, 0.15), (-99, 0.1), (0, 0.1)).completes("framework7"))
    // Swiper looks at the side, slop taken off.
    #expect(try ReversalTrace((110, 0.15), (-99, 0.1)).completes("swiper"))
    #expect(try !ReversalTrace((110, 0.15), (-101, 0.1)).completes("swiper"))
  }
}
