import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

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
        var small = PageSession(system, on: context, viewWidth: 402, millimetresPerPoint: 0.15)
        var large = PageSession(system, on: context, viewWidth: 402, millimetresPerPoint: 0.3)
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
