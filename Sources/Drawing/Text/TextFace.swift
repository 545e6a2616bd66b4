/// The kinds of text in a picture, and how much room text takes, so that labels can be placed
/// without a font.
package enum TextFace: String, CaseIterable, Sendable {
  /// The heading of the picture.
  case title
  /// The heading of one panel.
  case heading
  /// A name beside a mark.
  case label
  /// A name of less weight: a dominated policy, a remark beside a heading.
  case quiet
  /// A number at an axis.
  case tick
  /// A remark below the picture.
  case note

  /// Font size in pixels.
  var size: Double {
    switch self {
    case .title: 15
    case .heading: 12
    case .label, .quiet: 11
    case .tick: 10.5
    case .note: 10
    }
  }

  var isBold: Bool { self == .title || self == .heading }

  /// The height of a line's letters, ascender to descender, in pixels.
  package var lineHeight: Double { size * 1.16 }

  /// How far letters reach above the baseline, in pixels.
  package var ascent: Double { size * 0.92 }

  /// Bold letters are this much wider.
  private static let boldFactor = 1.16
}

extension TextFace {
  /// The approximate width of `text` in pixels.
  ///
  /// Widths lean to the wide end of common sans-serif fonts: a reader whose font is narrower sees a
  /// little more air, and one whose font is wide still sees no overlap.
  package func width(of text: String) -> Double {
    var hundredths = 0
    for scalar in text.unicodeScalars { hundredths += Self.advance(of: scalar) }
    return Double(hundredths) / 100 * size * (isBold ? Self.boldFactor : 1)
  }

  /// `text`, shortened with an ellipsis if it is wider than `width` pixels.
  package func shortened(_ text: String, to width: Double) -> String {
    guard self.width(of: text) > width else { return text }
    var room = width - self.width(of: "…")
    guard room >= 0 else { return "" }
    var kept = ""
    for character in text {
      room -= self.width(of: String(character))
      if room < 0 { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  /// `text` broken at spaces into at most `limit` lines of at most `width` pixels; the last is
  /// shortened if need be.
  package func lines(_ text: String, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let extended = lines.last.map { "\($0) \(word)" } ?? String(word)
      let fits = self.width(of: extended) <= width
      if lines.isEmpty || (!fits && lines.count < limit) {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] = extended
        if !fits { break }
      }
    }
    return lines.map { shortened($0, to: width) }
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
    case 0xA0, 0xB7: 35
    case 0x300..<0x370: 0  // combining accents sit on the letter before them
    case 0x2013: 50
    case 0..<0x2010: 75
    default: 100
    }
  }
}
