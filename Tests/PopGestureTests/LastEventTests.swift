import PolicyLibrary
import PopGesture
import Testing

/// The last difference alone: WebKitGTK and Gecko.
@Suite("The last difference")
struct LastEventTests {
  @Test("WebKitGTK: whatever came before, over any time but none")
  func last() {
    let kind = VelocityEstimatorKind.lastEvent
    #expect(kind.velocity([(-2, 1), (-1, 900), (0, 0), (0.25, 50)]) == 200)
    #expect(kind.velocity([(-1, 0), (0, 0), (4, -50)]) == -12.5)
    #expect(kind.velocity([(-1, 0), (0, 0), (0x1p-20, 1)]) == 0x1p20)
    // Over no time it stays, and the next counts from the newer place.
    #expect(kind.velocity([(-1, 0), (0, 0), (0, 50)]) == 0)
    #expect(kind.velocity([(-1, 0), (0, 0), (1, 80), (1, 50)]) == 80)
    #expect(kind.velocity([(-1, 0), (0, 0), (1, 80), (1, 50), (2, 60)]) == 10)
    // The gesture begins with the second event, which alone tells no velocity.
    #expect(kind.velocity([(0, 0), (1, 60)]) == 0)
    #expect(kind.velocity([(0, 0)]) == 0)
    #expect(kind.velocity([]) == 0)
  }

  @Test("Gecko: over 8 ms at least")
  func gecko() {
    let kind = VelocityEstimatorKind.gecko
    func velocity(_ time: Double, _ position: Double) -> Double {
      kind.velocity([(-1, 900), (0, 0), (time, position)])
    }
    #expect(velocity(0.25, 50) == 200)
    #expect(velocity(0.016, 8) == 500)
    #expect(velocity(0.008_001, 8) < 1000)
    #expect(velocity(0.008, 8) == 1000)
    #expect(velocity(0.007_999, 8) == 1000)
    #expect(velocity(0.004, -8) == -1000)
    #expect(velocity(0, 8) == 1000)
    // The gesture begins with the second event, which alone tells no velocity.
    #expect(kind.velocity([(0, 0), (1, 60)]) == 0)
    #expect(kind.velocity([(0, 0)]) == 0)
    #expect(kind.velocity([]) == 0)
  }
}
