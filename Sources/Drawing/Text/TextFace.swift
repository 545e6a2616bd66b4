/// The kinds of text in a picture.
///
/// Sizes live here, not in the theme, because placement needs them.
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
  package var size: Double {
    switch self {
    case .title: 15
    case .heading: 12
    case .label, .quiet: 11
    case .tick: 10.5
    case .note: 10
    }
  }

  package var isBold: Bool { self == .title || self == .heading }

  /// The height of a line in pixels.
  package var lineHeight: Double { size * TextMetrics.height }
}
