/// Which strokes a recognizer of the page's content takes.
///
/// Rightward means from the leading towards the trailing edge, as a pop.
public struct ContentDirections: OptionSet, Sendable {
  /// One bit a direction.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let rightward = ContentDirections(rawValue: 1)
  package static let leftward = ContentDirections(rawValue: 2)
  package static let vertical = ContentDirections(rawValue: 4)
  package static let sideways: ContentDirections = [.rightward, .leftward]
  package static let all: ContentDirections = [.rightward, .leftward, .vertical]
}
