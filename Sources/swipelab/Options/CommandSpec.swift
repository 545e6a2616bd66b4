import NavigationModel

/// One command (verb) of a program, described once: parsing, messages and help all follow from it.
struct CommandSpec: Sendable, Hashable {
  /// The name of the command, such as `run`.
  let name: String
  /// What the command does, in one line without full stop.
  let summary: String
  /// The arguments that are not options, in their order.
  let positionals: [PositionalSpec]
  /// The options, in the order help shows them; `--help`, which every command has, is the last.
  let options: [OptionSpec]
  /// Whole command lines worth copying.
  let examples: [String]

  init(
    _ name: String, summary: String, positionals: [PositionalSpec] = [],
    options: [OptionSpec] = [], examples: [String] = []
  ) {
    (self.name, self.summary, self.positionals) = (name, summary, positionals)
    (self.options, self.examples) = (options + [.help], examples)
  }

  /// Reads the arguments that follow the name of the command.
  ///
  /// Options are written `--key value` or `--key=value`, anywhere before `--`; all after `--` are
  /// plain arguments. A value may start with a dash only as a negative number or after `=`. With
  /// `--help` among the arguments nothing else is looked at.
  ///
  /// - Throws: all problems at once.
  func parse(_ arguments: [String]) throws(UsageErrors) -> ParsedArguments {
    if arguments.prefix(while: { $0 != "--" }).contains(OptionSpec.help.name) {
      return ParsedArguments(values: [OptionSpec.help.name: ""], positionals: [:])
    }
    var parser = ArgumentParser(self)
    return try parser.parse(arguments)
  }
}

/// The arguments of a command that are not options, described once.
struct PositionalSpec: Sendable, Hashable {
  /// The name in capitals, such as `EXPERIMENT`, which stands for the argument in help and
  /// messages.
  let name: String
  /// How many are needed and how many are taken; `Int.max` for any number.
  var count = 1...1
  /// What the argument is, as a phrase without full stop.
  let help: String
  /// What shells offer in its place.
  var completes = Completion.files

  /// The argument as usage shows it: `NAME`, `NAME...`, `[NAME]` or `[NAME...]`.
  var usage: String {
    let repeated = count.upperBound > 1 ? name + "..." : name
    return count.lowerBound == 0 ? "[\(repeated)]" : repeated
  }
}

/// One option of a command, described once: parsing, messages and help all follow from it.
struct OptionSpec: Sendable, Hashable {
  /// What an option takes.
  enum Value: Sendable, Hashable {
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
  let name: String
  /// What the option takes.
  let value: Value
  /// What stands for the value in help, such as `N`; unused for flags.
  let placeholder: String
  /// What the option does, as a phrase without full stop.
  let help: String
  /// The value in force when the option is absent, as help shows it; `nil` shows none.
  let defaultText: String?
  /// What shells offer as its value.
  let completes: Completion

  init(
    _ name: String, _ value: Value, placeholder: String = "VALUE", help: String,
    defaultText: String? = nil, completes: Completion? = nil
  ) {
    (self.name, self.value, self.placeholder, self.help) = (name, value, placeholder, help)
    self.defaultText = defaultText
    self.completes = completes ?? (value == .path ? .files : .nothing)
  }

  /// The option which wins over every problem of the other arguments.
  static let help = OptionSpec("--help", .flag, help: "show this help")

  /// The option as one writes it: `--seed N`, or just `--quiet`.
  var usage: String { value == .flag ? name : "\(name) \(placeholder)" }
}

extension OptionSpec {
  /// Whether a text is a value of the type that the option asks for.
  func accepts(_ text: String) -> Bool {
    switch value {
    case .flag: false
    case .integer(let range):
      // `UInt64` alone would also accept a plus sign.
      text.utf8.allSatisfy(isDigit) && UInt64(text).map(range.contains) ?? false
    case .number(let range):
      isDecimal(text) && Double(text).map { $0.isFinite && range.contains($0) } ?? false
    case .string, .path: !text.isEmpty
    case .list: !splitAtCommas(text).contains("")
    }
  }

  /// The remedy for a number in percent: nil for any other text.
  func remedy(for text: String) -> String? {
    guard case .number = value, text.last == "%", let share = Double("\(text.dropLast())e-2")
    else { return nil }
    return "write \(share)"
  }

  /// What the option needs, for messages: "a whole number from 1 to 9".
  var need: String {
    switch value {
    case .flag: "no value"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range):
      "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))"
    case .string: "a text"
    case .path: "a path"
    case .list: "names separated by commas"
    }
  }
}

/// The parts of a list between its commas; those inside parentheses belong to a part, as in
/// `fd,velocity(30,300,0.5,300)`.
func splitAtCommas(_ text: String) -> [String] {
  var depth = 0
  return text.split(omittingEmptySubsequences: false) { character in
    if character == "(" { depth += 1 }
    if character == ")" { depth = max(0, depth - 1) }
    return character == "," && depth == 0
  }.map { String($0) }
}

/// Whether an argument has the form of a negative number, and so may be a value despite its dash.
func isNegativeNumber(_ argument: String) -> Bool {
  argument.utf8.first == UInt8(ascii: "-") && isDecimal(argument)
}

/// Whether a text is made of what decimal numbers are made of, and starts like one: this keeps out
/// the hexadecimal digits, `nan` and `inf` that the standard library would read.
private func isDecimal(_ text: String) -> Bool {
  let unsigned = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
  guard let first = unsigned.first, isDigit(first) || first == UInt8(ascii: ".") else {
    return false
  }
  return unsigned.allSatisfy { isDigit($0) || "+-.eE".utf8.contains($0) }
}

private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte }
