import TestSupport
import Testing

@testable import Charts
@testable import Drawing

@Suite("Shades of cells")
struct HeatShadeTests {
  typealias Color = [Double]

  private static func color(_ hex: String) -> Color {
    let digits = Array(hex.dropFirst())
    return (0..<3).compactMap { place in
      Int(String(digits[2 * place...2 * place + 1]), radix: 16).map { Double($0) / 255 }
    }
  }

  /// Relative luminance (WCAG 2.2).
  private static func luminance(_ color: Color) -> Double {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : powl(($0 + 0.055) / 1.055) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The power 2.4 by Newton's method on y^5 = x^12.
  private static func powl(_ x: Double) -> Double {
    let target = (0..<12).reduce(1.0) { product, _ in product * x }
    var y = 1.0
    for _ in 0..<200 { y -= (y * y * y * y * y - target) / (5 * y * y * y * y) }
    return y
  }

  private static func contrast(_ a: Color, _ b: Color) -> Double {
    let (light, dark) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)
  }

  private static func opacity(_ step: Int) throws -> Double {
    let rule = try #require(HeatShade.rules.first { $0.hasPrefix(".l\(step) ") })
    let match = try #require(rule.firstMatch(of: /fill-opacity: ([0-9.]+)/))
    return try #require(Double(match.1))
  }

  @Test("Numbers keep a contrast of 4.5 to 1 on every shade, on light and dark pages")
  func legible() async {
    await each([Theme.Shades.light, .dark], [0, 1]) { (shades: Theme.Shades, series: Int) in
      let (ink, paper) = (Self.color(shades.ink), Self.color(shades.paper))
      let tint = Self.color(Theme.seriesColors[series])
      var last = Self.luminance(paper)
      for step in 0...HeatShade.steps {
        let share = try Self.opacity(step)
        let cell = zip(tint, paper).map { share * $0 + (1 - share) * $1 }
        #expect(Self.contrast(ink, cell) >= 4.5, "step \(step)")
        // Lightness alone orders the shades, so that no hue need be told apart.
        let own = Self.luminance(cell)
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
