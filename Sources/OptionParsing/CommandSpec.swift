/// One command (verb) of a program, described once: parsing, messages and help all follow from it.
public struct CommandSpec: Sendable, Hashable {
  /// The name of the command, such as `run`.
  public let name: String
  /// What the command does, in one line without full stop.
  public let summary: String
  /// The arguments that are not options, in their order.
  public let positionals: [PositionalSpec]
  /// The options, in the order help shows them.
  public let options: [OptionSpec]
  /// Whole command lines worth copying.
  public let examples: [String]

  /// Creates the description of a command.
  public init(
    _ name: String, summary: String, positionals: [PositionalSpec] = [],
    options: [OptionSpec] = [], examples: [String] = []
  ) {
    self.name = name
    self.summary = summary
    self.positionals = positionals
    self.options = options
    self.examples = examples
  }

  /// Reads the arguments that follow the name of the command.
  ///
  /// Options are written `--key value` or `--key=value`, anywhere before `--`; all after `--` are
  /// plain arguments. A value may start with a dash only as a negative number or after `=`. With
  /// `--help` among the arguments nothing else is looked at, if the command knows that option.
  ///
  /// - Parameters:
  ///   - arguments: the arguments, without program and command name.
  ///   - suggest: finds the known name closest to a misspelt one, both without dashes.
  /// - Throws: all problems at once.
  public func parse(
    _ arguments: [String], suggest: @escaping (String, [String]) -> String? = { _, _ in nil }
  ) throws(UsageErrors) -> ParsedArguments {
    let beforeDashes = arguments.prefix { $0 != "--" }
    if options.contains(.help), beforeDashes.contains(OptionSpec.help.name) {
      return ParsedArguments(values: [OptionSpec.help.name: .flag], positionals: [:])
    }
    var parser = ArgumentParser(command: self, suggest: suggest)
    return try parser.parse(arguments)
  }
}
