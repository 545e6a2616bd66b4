import Foundation
import Testing

/// How colours differ in light (WCAG 2.2); channels are red, green and blue from 0 to 1.
package enum ColorContrast {
  /// The channels of a colour such as `#0d1117`.
  package static func channels(_ color: String) throws -> [Double] {
    let number = try #require(Int(color.dropFirst(), radix: 16))
    return [16, 8, 0].map { Double((number >> $0) & 255) / 255 }
  }

  /// Linear light of channels (IEC 61966-2-1).
  package static func linear(_ channels: [Double]) -> [Double] {
    channels.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  /// Relative luminance.
  package static func luminance(_ channels: [Double]) -> Double {
    zip([0.2126, 0.7152, 0.0722], linear(channels)).map(*).reduce(0, +)
  }

  /// Contrast ratio, from 1 to 21.
  package static func ratio(_ first: [Double], _ second: [Double]) -> Double {
    let (a, b) = (luminance(first) + 0.05, luminance(second) + 0.05)
    return max(a, b) / min(a, b)
  }
}
