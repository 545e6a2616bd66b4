/// The arguments of a command that are not options, described once.
public struct PositionalSpec: Sendable, Hashable {
  /// The name in capitals, such as `EXPERIMENT`, which stands for the argument in help and
  /// messages.
  public let name: String
  /// How many are needed and how many are taken; `Int.max` for any number.
  public let count: ClosedRange<Int>
  /// What the argument is, as a phrase without full stop.
  public let help: String
  /// What shells offer in its place.
  public let completes: Completion

  /// Creates the description of one kind of argument.
  public init(
    _ name: String, count: ClosedRange<Int> = 1...1, help: String, completes: Completion = .files
  ) {
    self.name = name
    self.count = count
    self.help = help
    self.completes = completes
  }

  /// The argument as usage shows it: `NAME`, `NAME...`, `[NAME]` or `[NAME...]`.
  public var usage: String {
    let repeated = count.upperBound > 1 ? name + "..." : name
    return count.lowerBound == 0 ? "[\(repeated)]" : repeated
  }
}
