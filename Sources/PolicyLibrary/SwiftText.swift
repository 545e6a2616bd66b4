public import PopGesture

/// The Swift source of a call that makes a value anew, without arguments that are left at their
/// defaults.
///
/// Defaults are read off a value made with them, so that no number is written twice.
struct SwiftCall<Value> {
  private let value: Value
  private let usual: Value
  private var arguments: [String] = []

  /// Begins a call of the initializer of the value's type.
  ///
  /// - Parameter usual: what the initializer makes of its defaults.
  init(_ value: Value, usual: Value) { (self.value, self.usual) = (value, usual) }

  /// Adds an argument that the initializer always asks for.
  func required<Part: SwiftWritable>(_ label: String, _ path: KeyPath<Value, Part>) -> SwiftCall {
    adding(label, value[keyPath: path])
  }

  /// Adds an argument unless it is the default.
  func argument<Part: SwiftWritable>(_ label: String, _ path: KeyPath<Value, Part>) -> SwiftCall {
    argument(label, path, default: usual[keyPath: path])
  }

  /// Adds an argument unless it is a default that depends on other arguments.
  func argument<Part: SwiftWritable>(
    _ label: String, _ path: KeyPath<Value, Part>, default standard: Part
  ) -> SwiftCall {
    let part = value[keyPath: path]
    return part == standard ? self : adding(label, part)
  }

  /// The call: `Fraction(fraction: 0.5)`.
  var text: String { "\(Value.self)(\(arguments.joined(separator: ", ")))" }

  private func adding<Part: SwiftWritable>(_ label: String, _ part: Part) -> SwiftCall {
    var other = self
    other.arguments.append("\(label): \(part.swiftText)")
    return other
  }
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
