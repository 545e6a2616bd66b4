import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Which figures of a release a rule reads, and what becomes of one that is no number.
@Suite("What policies read")
struct PolicyReadingTests {
  static let presets = PolicyPreset.all.map(\.name)

  @Test("what a preset reads must be a number; what it does not read changes nothing")
  func notNumbers() async {
    await each(Self.presets) { (name: String) in
      let policy = try policy(name)
      let reads = PolicySamples.reads(policy)
      var generator = TestGenerator(seed: 8)
      var completed = 0
      for release in generator.releases(400) {
        var release = release
        // With fewer changes UIKit's rule reads less.
        release.changes = 2
        guard policy.completes(release) else { continue }
        completed += 1
        for reading in PolicySamples.Reading.allCases {
          var blind = release
          blind[keyPath: reading.path] = .nan
          // Where nobody counted, the net travel stands in.
          if reading == .counted, policy.reading.travelRule != nil { continue }
          let isRead = reads.contains(reading)
          #expect(policy.completes(blind) == !isRead, "\(reading) \(release)")
          if !isRead { #expect(policy.score(blind).isSame(as: policy.score(release))) }
        }
        for path in [\Release.translation, \.viewWidth] {
          var blind = release
          blind[keyPath: path] = .nan
          #expect(!policy.completes(blind), "\(path) \(release)")
        }
      }
      // The drawn releases are slower than the 5.5 widths/s that remove a sheet.
      #expect(completed > 20 || name == "floating-panel-removal")
    }
  }

  @Test("an unknown height leaves the width as the longer side")
  func height() throws {
    let policy = try policy("chromium-overscroll")
    func completes(_ displacement: Double, height: Double) -> Bool {
      policy.completes(
        Release(
          translation: 0, velocity: 0, displacement: displacement, viewWidth: 400,
          viewHeight: height))
    }
    for height in [Double.nan, 300, 400, 0, -800] {
      #expect(completes(100, height: height) && !completes(100.0.nextDown, height: height))
    }
    #expect(completes(200, height: 800) && !completes(200.0.nextDown, height: 800))
  }

  /// Presets that look at the same swipe, drawn larger, in the same way.
  static let relative: Set<String> = [
    "half-width", "one-third", "velocity-weighted", "fling-override", "uikit-legacy", "flutter",
    "react-navigation", "react-native-screens", "onsen", "chrome-ios-snapshot", "sloppy-swiper",
    "adguard", "hbd-navigation-bar", "hero", "gesture-handler-drawer", "swiper",
    "wwdc-projection", "wwdc-projection-fast",
    "ja-side-panels", "floating-panel", "floating-panel-removal",
  ]

  @Test("rules relative to the width, and only they, see no difference when all lengths grow")
  func scale() async {
    await each(Self.presets) { (name: String) in
      let policy = try policy(name)
      var generator = TestGenerator(seed: 2)
      var differing = 0
      for release in generator.releases(4000) {
        // Powers of two: exact, so that verdicts at a threshold are the same too.
        for factor in [0.125, 2, 64] {
          if policy.completes(release.scaled(by: factor)) != policy.completes(release) {
            differing += 1
          }
        }
      }
      #expect((differing == 0) == Self.relative.contains(name), "\(differing)")
    }
  }
}

extension Release {
  /// The same swipe with every length and speed multiplied.
  fileprivate func scaled(by factor: Double) -> Release {
    var scaled = self
    for path in [
      \Release.translation, \.velocity, \.crossVelocity, \.acceleration, \.displacement,
      \.runTravel, \.viewWidth, \.viewHeight, \.countedTravel, \.start,
    ] {
      scaled[keyPath: path] *= factor
    }
    return scaled
  }
}
