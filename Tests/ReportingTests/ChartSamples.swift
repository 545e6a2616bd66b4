import TestSupport
import Testing

@testable import Charts
@testable import Drawing
@testable import Reporting

/// Input for chart tests.
enum ChartSamples {
  static let widths: [Double] = [
    320, 375, 390, 393, 402, 440, 594, 744, 768, 820, 834, 1376, 360, 375, 384, 411, 412, 414, 420,
    428, 430, 673, 810, 1024, 768,
  ]

  static func screens(_ count: Int) -> [ChartScreen] {
    widths.prefix(count).enumerated().map { index, width in
      let kind = width < 500 ? "phone" : width < 700 ? "foldable" : "tablet"
      return ChartScreen(name: "screen \(index)", width: width, kind: kind)
    }
  }

  /// Policies with successes near 1 and few false triggers, and now and then an extreme one.
  static func series(_ policies: Int, screens: Int, seed: UInt64 = 1) -> [ChartSeries] {
    var random = TestGenerator(seed: seed)
    return (0..<policies).map { policy in
      let miss = random.uniform() * 0.3
      let trigger = random.uniform() * random.uniform() * 0.1
      func rates(_ center: Double) -> [ChartRate?] {
        (0..<screens).map { _ in
          let rate = min(1, max(0, center + (random.uniform() - 0.5) * 0.02))
          return ChartRate(rate: rate, low: max(0, rate - 0.01), high: min(1, rate + 0.01))
        }
      }
      let name = ["half-width", "one-third", "velocity-weighted", "edge"][policy % 4]
      return ChartSeries(
        policy: "\(name)-\(policy)", success: rates(1 - miss), falseTriggers: rates(trigger))
    }
  }

  /// A rate whose interval has no width; nil for NaN.
  static func rate(_ value: Double) -> ChartRate? {
    ChartRate(rate: value, low: value, high: value)
  }

  /// Policies on one screen.
  static func data(_ policies: [ChartSeries]) -> ChartData {
    ChartData(screens: screens(1), series: policies)
  }

  /// The same policies twice: every point has a twin at the same place.
  static func twins(_ policies: Int, screens: Int) -> [ChartSeries] {
    let series = series(policies, screens: screens)
    return series + series
  }
}

extension ChartSeries {
  /// A policy on one screen.
  static func one(
    _ policy: String, _ success: Double, _ falseTriggers: Double, broken: String? = nil
  ) -> ChartSeries {
    ChartSeries(
      policy: policy, success: [ChartSamples.rate(success)],
      falseTriggers: [ChartSamples.rate(falseTriggers)], broken: [broken])
  }
}

extension Chart {
  /// The chart as SVG text.
  func draw(_ title: String, _ screens: [ChartScreen], _ series: [ChartSeries]) -> String {
    SVGWriter.write(scene(title, ChartData(screens: screens, series: series)))
  }
}

/// Expects every text of a picture to stay inside it and apart from the others.
func expectTidy(_ scene: Scene, _ note: Comment) {
  let texts = scene.texts
  for (index, text) in texts.enumerated() {
    #expect(scene.bounds.contains(text.box), "\(text.string) is cut off; \(note)")
    for other in texts[..<index] {
      #expect(
        !other.box.grown(by: -0.5).intersects(text.box),
        "\(text.string) covers \(other.string); \(note)")
    }
  }
}
