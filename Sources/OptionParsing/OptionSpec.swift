/// One option of a command, described once: parsing, messages and help all follow from it.
public struct OptionSpec: Sendable, Hashable {
  /// What an option takes.
  public enum Value: Sendable, Hashable {
    /// Nothing: the option is given or not.
    case flag
    /// A whole number, in decimal digits alone.
    case integer(ClosedRange<UInt64>)
    /// A finite decimal number.
    case number(ClosedRange<Double>)
    /// Any text but the empty one.
    case string
    /// The path of a file or folder, not empty.
    case path
    /// Names separated by commas, none of them empty.
    case list
  }

  /// The name with its dashes, such as `--seed`.
  public let name: String
  /// What the option takes.
  public let value: Value
  /// What stands for the value in help, such as `N`; unused for flags.
  public let placeholder: String
  /// What the option does, as a phrase without full stop.
  public let help: String
  /// The value in force when the option is absent, as help shows it; `nil` shows none.
  public let defaultText: String?
  /// What shells offer as its value.
  public let completes: Completion

  /// Creates the description of an option.
  public init(
    _ name: String, _ value: Value, placeholder: String = "VALUE", help: String,
    defaultText: String? = nil, completes: Completion? = nil
  ) {
    self.name = name
    self.value = value
    self.placeholder = placeholder
    self.help = help
    self.defaultText = defaultText
    self.completes = completes ?? (value == .path ? .files : .nothing)
  }

  /// The option `--help`, which wins over every problem of the other arguments.
  public static let help = OptionSpec("--help", .flag, help: "show this help")

  /// The option as one writes it: `--seed N`, or just `--quiet`.
  public var usage: String { value == .flag ? name : "\(name) \(placeholder)" }
}
