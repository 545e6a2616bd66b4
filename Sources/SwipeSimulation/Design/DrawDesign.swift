/// How people and their swipes are drawn.
public enum DrawDesign: String, Sendable, CaseIterable {
  /// People in blocks whose draws are spread evenly (`ScrambledNet`), and of swipes that seldom pop
  /// by accident more of those that might (`SwipeChoice`).
  ///
  /// People of one block depend on each other, blocks do not: blocks are the clusters of errors.
  case balanced
  /// Every person and every swipe on its own: people are the clusters of errors.
  case plain

  /// How many swipes an ordinary one stands for.
  public var weight: Int { self == .balanced ? SwipeChoice.candidates : 1 }

  /// People of a block.
  public static let people = ScrambledNet.points

  /// Number of the block of a person.
  public static func block(of participant: Int) -> Int { participant / people }
}
