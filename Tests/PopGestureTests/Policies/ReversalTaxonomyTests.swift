import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// What each rule makes of a finger that went past its threshold and moves back when it lifts.
@Suite("Reversals at release")
struct ReversalTaxonomyTests {
  static let ignored = [
    "half-width", "one-third", "fixed-distance", "swipe-transition", "hbd-navigation-bar",
    "telegram", "chrome-ios-snapshot", "simplenote", "adguard", "mastodon", "brave", "damus",
    "framework7", "swiper", "lazy-pop", "ja-side-panels", "vaul", "mui-drawer", "hammer",
  ]

  @Test("ignored past the threshold")
  func ignores() async {
    await each(Self.ignored, [1, 50, 400, 2000]) { (name: String, speed: Double) throws in
      #expect(try ReversalTrace(backAt: speed).completes(name))
    }
  }

  /// Seconds that the speed is carried on, and the share of the width to be exceeded.
  static let linear: [(name: String, weight: Double, fraction: Double)] = [
    ("velocity-weighted", 0.3, 0.5), ("react-navigation", 0.3, 0.5),
    ("react-native-screens", 0.3, 0.5), ("hero", 1, 0.5), ("chrome-ios", 0.1, 0.53),
    ("gesture-handler-drawer", 0.05, 0.5), ("wwdc-projection", 0.499, 0.5),
    ("wwdc-projection-fast", 0.099, 0.5), ("floating-panel", 0.499, 0.5),
    ("pulley", 0.099, 20 / ReversalTrace.width),
  ]

  @Test("a return costs distance: the further the drag, the faster it may be")
  func linearCost() async {
    await each(Self.linear) { (row: (name: String, weight: Double, fraction: Double)) throws in
      for out in [300.0, 340, 380] {
        // Slop and the return itself are taken off: (out - 10 - speed / 20) - weight * speed.
        let even = (out - 10 - row.fraction * ReversalTrace.width) / (row.weight + 0.05)
        #expect(try ReversalTrace(out: out, backAt: 0.98 * even).completes(row.name))
        #expect(try !ReversalTrace(out: out, backAt: 1.02 * even).completes(row.name))
      }
    }
  }

  @Test("UIKit's projection cancels from some speed on, and all faster returns")
  func uikit() throws {
    let verdicts = try (0...40).map {
      try ReversalTrace(backAt: Double($0) * 50).completes("uikit")
    }
    #expect(verdicts.first == true && verdicts.last == false)
    #expect(verdicts == verdicts.filter { $0 } + verdicts.filter { !$0 })
  }

  @Test("every preset has its class, or a limit on the speed of a return in its rows")
  func coverage() {
    let limited = PresetBoundaryTests.rows.filter { row in
      if case .velocity = row.varied { row.value <= 0 } else { false }
    }
    let classes =
      Self.ignored + Self.linear.map(\.name) + limited.map(\.preset) + ["uikit", "android-back"]
      // By speed alone, whatever the way.
      + ["floating-panel-removal"]
    let lacking = Set(PolicyPreset.all.map(\.name)).subtracting(classes)
    #expect(lacking.isEmpty, "add them to a list of this file: \(lacking)")
  }
}
