/// Approximate sizes of text in a sans-serif font, so that labels can be placed without one.
///
/// The widths lean to the wide end of common sans-serif fonts: a reader whose font is narrower
/// sees a little more air, and one whose font is wide still sees no overlap.
package enum TextMetrics {
  /// Ratio of the height of a line's letters, ascender to descender, to the font size.
  static let height = 1.16

  /// How far letters reach above the baseline, relative to the font size.
  package static let ascent = 0.92

  /// Bold letters are this much wider.
  static let boldFactor = 1.16

  /// The width of `text` in pixels at the given font size.
  package static func width(of text: String, size: Double, bold: Bool = false) -> Double {
    var hundredths = 0
    for scalar in text.unicodeScalars { hundredths += advance(of: scalar) }
    return Double(hundredths) / 100 * size * (bold ? boldFactor : 1)
  }

  /// Widths in hundredths of the font size for the printable ASCII characters from the space on.
  private static let ascii: [Int] = {
    let classes: [(Int, String)] = [
      (30, "'ijlI"), (35, " ,.:;/\\|J"), (40, "-()[]!frt"), (50, "\"*?_`"),
      (60, "szckvxyFL"), (65, "0123456789abdeghnopqu$STYEZ{}"), (70, "APBCRVXK"),
      (80, "DGHNOQUw"), (90, "M#+<=>^~&"), (100, "mW%@"),
    ]
    var table = [Int](repeating: 65, count: 95)
    for (width, characters) in classes {
      for byte in characters.utf8 { table[Int(byte) - 32] = width }
    }
    return table
  }()

  private static func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 32..<127: ascii[Int(scalar.value) - 32]
    case 0xA0: 35
    case 0xB7: 35
    case 0x300..<0x370: 0  // combining accents sit on the letter before them
    case 0x2013: 50
    case 0..<0x2010: 75
    default: 100
    }
  }
}
