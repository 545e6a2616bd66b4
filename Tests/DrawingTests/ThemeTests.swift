import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Themes")
struct ThemeTests {
  private static let white = "#ffffff"
  private static let dark = "#0d1117"

  private static func contrast(_ first: String, _ second: String) throws -> Double {
    ColorContrast.ratio(try ColorContrast.channels(first), try ColorContrast.channels(second))
  }

  @Test("The contrast formula gives the published extremes")
  func formula() throws {
    #expect(abs(try Self.contrast("#ffffff", "#000000") - 21) < 1e-9)
    #expect(abs(try Self.contrast("#777777", "#ffffff") - 4.48) < 0.005)
  }

  @Test("Series colours stand out on both pages")
  func series() async {
    await each(Theme.seriesColors) { (color: String) throws in
      #expect(try Self.contrast(color, Self.white) >= 3)
      #expect(try Self.contrast(color, Self.dark) >= 3)
    }
  }

  /// What a dark page shows where a limit is kept: its green at a tenth.
  private static let darkGreen = "#101c1d"

  @Test("On a dark page series stand out more, on the tint of a limit, too, each by its hue")
  func darkSeries() async throws {
    #expect(Theme.darkSeriesColors.count == Theme.seriesColors.count)
    await each(Theme.darkSeriesColors) { (color: String) throws in
      #expect(try Self.contrast(color, Self.dark) >= 4)
      #expect(try Self.contrast(color, Self.darkGreen) >= 4)
    }
    let parts = Theme.styleSheet(for: []).split(separator: "@media")
    try #require(parts.count == 2)
    #expect(parts[0].contains(".c0 { color: \(Theme.seriesColors[0]); }"))
    #expect(parts[1].contains(".c0 { color: \(Theme.darkSeriesColors[0]); }"))
    #expect(!parts[1].contains(".c1 {"))
    #expect(parts[0].contains("fill: #1f2328") && parts[1].contains("fill: #e6edf3"))
  }

  @Test("Text is readable on its page")
  func text() async {
    await each([(Theme.Shades.light, Self.white), (.dark, Self.dark)]) { shades, page throws in
      #expect(shades.paper == page)
      #expect(try Self.contrast(shades.ink, page) >= 7)
      #expect(try Self.contrast(shades.quiet, page) >= 4.5)
    }
  }

  /// CIE 1976 L*a*b* for a D65 white, from linear light.
  private static func lab(_ light: [Double]) -> [Double] {
    let (r, g, b) = (light[0], light[1], light[2])
    let xyz = [
      (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505, 0.2126 * r + 0.7152 * g + 0.0722 * b,
      (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    ].map { $0 > 0.008856 ? cbrt($0) : 7.787 * $0 + 16.0 / 116 }
    return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])]
  }

  /// Full dichromacy (Machado, Oliveira and Fernandes 2009), and normal vision.
  private static let visions: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ],
    [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ],
  ]

  @Test("The first eight colours differ for every kind of colour vision, on either page")
  func colorVision() async {
    let colors = [Theme.seriesColors, Theme.darkSeriesColors]
    await each(Self.visions, colors) { (matrix: [[Double]], colors: [String]) in
      let seen = try colors.prefix(8).map { color in
        let light = ColorContrast.linear(try ColorContrast.channels(color))
        return Self.lab(matrix.map { row in min(1, max(0, zip(row, light).map(*).reduce(0, +))) })
      }
      for (index, first) in seen.enumerated() {
        for second in seen[..<index] {
          // A difference of 2.3 is just noticeable (Mahy et al. 1994).
          let difference = zip(first, second).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
            .squareRoot()
          #expect(difference > (colors == Theme.seriesColors ? 15 : 12))
        }
      }
    }
  }

  @Test("Every rule is scoped to the picture")
  func scope() {
    for line in Theme.styleSheet(for: []).split(separator: "\n") where line.contains("{") {
      let text = line.drop { $0 == " " }
      #expect(text.hasPrefix(".swipelab-chart") || text.hasPrefix("@media"))
      #expect(!text.prefix { $0 != "{" }.contains(","))
    }
  }
}
