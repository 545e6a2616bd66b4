public import PopGesture

/// The Swift source of a call: `Fraction(fraction: 0.5)`.
///
/// - Parameter arguments: nil for each that is left at its default.
func swiftCall(_ name: String, _ arguments: String?...) -> String {
  "\(name)(\(arguments.compactMap { $0 }.joined(separator: ", ")))"
}

/// An argument of a call; nil where it is the usual one.
///
/// What is usual is read off a value made with defaults, so that no number is written twice.
func argument<Part: SwiftWritable>(
  _ label: String, _ part: Part, unless usual: Part? = nil
) -> String? {
  part == usual ? nil : "\(label): \(part.swiftText)"
}

/// Words as one name in Swift: `startLimit`.
func swiftName(_ words: [Substring]) -> String {
  words.dropFirst().reduce(String(words.first ?? "")) {
    $0 + $1.prefix(1).uppercased() + $1.dropFirst()
  }
}

/// What can be an argument in Swift source, where its type is known.
protocol SwiftWritable: Equatable, Sendable {
  /// As source: `0.5`, `.infinity`, `.points(80)`.
  var swiftText: String { get }
}

extension SwiftWritable where Self: RawRepresentable, RawValue == String {
  var swiftText: String { ".\(rawValue)" }
}

extension Double: SwiftWritable {
  var swiftText: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    return plain(self)
  }
}

extension Optional: SwiftWritable where Wrapped: SwiftWritable {
  var swiftText: String { map(\.swiftText) ?? "nil" }
}

extension ThresholdBoundary: SwiftWritable {
  var swiftText: String { self == .exclusive ? ".exclusive" : ".inclusive" }
}

/// A number as people write it: the shortest text that reads back exactly, without the ending that
/// whole numbers get, and without a sign for 0.
func plain(_ number: Double) -> String {
  let text = (number == 0 ? 0 : number).description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
