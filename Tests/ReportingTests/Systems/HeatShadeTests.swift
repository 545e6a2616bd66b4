import TestSupport
import Testing

@testable import Charts
@testable import Drawing

@Suite("Shades of cells")
struct HeatShadeTests {
  private static func opacity(_ step: Int) throws -> Double {
    let rule = try #require(HeatShade.rules.first { $0.hasPrefix(".l\(step) ") })
    let match = try #require(rule.firstMatch(of: /fill-opacity: ([0-9.]+)/))
    return try #require(Double(match.1))
  }

  @Test("Numbers keep a contrast of 4.5 to 1 on every shade, on light and dark pages")
  func legible() async {
    await each([Theme.Shades.light, .dark], [0, 1]) { (shades: Theme.Shades, series: Int) in
      let ink = try ColorContrast.channels(shades.ink)
      let paper = try ColorContrast.channels(shades.paper)
      let tint = try ColorContrast.channels(Theme.seriesColors[series])
      var last = ColorContrast.luminance(paper)
      for step in 0...HeatShade.steps {
        let share = try Self.opacity(step)
        let cell = zip(tint, paper).map { share * $0 + (1 - share) * $1 }
        #expect(ColorContrast.ratio(ink, cell) >= 4.5, "step \(step)")
        // Lightness alone orders the shades, so that no hue need be told apart.
        let own = ColorContrast.luminance(cell)
        #expect(shades == .light ? own < last : own > last)
        last = own
      }
    }
  }

  @Test("A higher rate is never shaded less")
  func monotone() async {
    await each([true, false]) { (higherIsBetter: Bool) in
      let steps = (0...1000).map { place in
        let style = HeatShade.style(Double(place) / 1000, higherIsBetter: higherIsBetter)
        return Int(style.dropFirst("cell l".count))!
      }
      #expect(steps == steps.sorted() && steps.first == 0 && steps.last == HeatShade.steps)
    }
  }
}
