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

  static let vetoed = [
    "uikit-legacy", "sloppy-swiper", "jts-sloppy-swiping", "ionic", "onsen", "gecko", "gecko-mac",
    "rn-drawer-layout",
  ]

  @Test("any return cancels, and going on slowly does not")
  func vetoes() async {
    await each(Self.vetoed) { (name: String) throws in
      for speed in [1.0, 50, 400, 2000] {
        #expect(try !ReversalTrace(backAt: speed).completes(name), "\(speed)")
      }
      #expect(try ReversalTrace(backAt: -100).completes(name))
    }
  }

  /// The speed in pt/s beyond which a return cancels.
  static let deadBands: [(name: String, speed: Double)] = [
    ("navigation-transitions", 200), ("nextcloud-talk", 300), ("side-menu", 50),
    ("webkit-gtk", 400), ("chromium-overscroll", 50), ("swipeable-tab-bar", 30),
  ]

  /// The same where a flick forward has the same limit.
  static let symmetric: [(name: String, speed: Double)] = [
    ("fling-override", 402), ("flutter", 402), ("androidx-drawer", 400),
    ("swipe-back-layout", 400), ("slidr", 400), ("view-pager", 400), ("sw-reveal", 250),
    ("compose-anchored", 125), ("compose-dismiss", 125), ("pager-snap", 50),
    ("mm-drawer", 200),
    ("flick-or-fraction", 300),
  ]

  @Test("a small return is tolerated, a faster one cancels")
  func deadBand() async {
    await each(Self.deadBands + Self.symmetric) { (row: (name: String, speed: Double)) throws in
      for share in [0.02, 0.5, 0.95] {
        #expect(try ReversalTrace(backAt: share * row.speed).completes(row.name), "\(share)")
      }
      for share in [1.05, 2] {
        #expect(try !ReversalTrace(backAt: share * row.speed).completes(row.name), "\(share)")
      }
    }
  }

  @Test("a flick decides alike in both directions")
  func flick() async {
    await each(Self.symmetric) { (row: (name: String, speed: Double)) throws in
      // 45 pt from touch-down, 35 pt after the slop.
      for (share, completes) in [(0.95, false), (1.05, true)] {
        let trace = ReversalTrace((45, 45 / (share * row.speed)))
        #expect(try trace.completes(row.name) == completes, "\(share)")
      }
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

  @Test("every preset has its class")
  func coverage() {
    let classes =
      Self.ignored + Self.vetoed + (Self.deadBands + Self.symmetric).map(\.name)
      + Self.linear.map(\.name) + ["uikit", "android-back", "libadwaita", "gnome-shell"]
      // By speed alone, whatever the way.
      + ["floating-panel-removal"]
    let lacking = Set(PolicyPreset.all.map(\.name)).subtracting(classes)
    #expect(lacking.isEmpty, "add them to a list of this file: \(lacking)")
    #expect(classes.count == PolicyPreset.all.count)
  }
}
