/// Which strokes a recognizer of the page's content takes.
///
/// Rightward means from the leading towards the trailing edge, as a pop.
public struct ContentDirections: OptionSet, Sendable {
  /// One bit a direction.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// From the leading towards the trailing edge.
  public static let rightward = ContentDirections(rawValue: 1)
  /// From the trailing towards the leading edge.
  public static let leftward = ContentDirections(rawValue: 2)
  /// Up and down.
  public static let vertical = ContentDirections(rawValue: 4)

  /// Both ways sideways.
  public static let sideways: ContentDirections = [.rightward, .leftward]
  /// Every way.
  public static let all: ContentDirections = [.rightward, .leftward, .vertical]
}
