import StrictFiles

/// Reads one command line, collecting every problem on the way.
struct ArgumentParser {
  let command: CommandSpec
  private var values: [String: String] = [:]
  private var seen: Set<String> = []
  private var loose: [String] = []
  private var hasUnknownOption = false
  private var problems: [String] = []

  init(_ command: CommandSpec) { self.command = command }

  mutating func parse(_ arguments: [String]) throws(UsageErrors) -> ParsedArguments {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        loose += rest
        break
      } else if argument.utf8.first == UInt8(ascii: "-"), argument != "-" {
        readOption(argument, &rest)
      } else {
        loose.append(argument)
      }
    }
    let positionals = distribute()
    if !problems.isEmpty { throw UsageErrors(problems: problems) }
    return ParsedArguments(values: values, positionals: positionals)
  }

  /// Reads an option and, where it takes one, its value.
  private mutating func readOption(_ argument: String, _ rest: inout ArraySlice<String>) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let inline = parts.count > 1 ? String(parts[1]) : nil
    guard let option = command.options.first(where: { $0.name == name }) else {
      readUnknown(name, hasValue: inline != nil, &rest)
      return
    }
    if !seen.insert(name).inserted { problems.append("\(name): given twice; give it once") }
    if option.value == .flag {
      if inline != nil { problems.append("\(name): takes no value") }
      values[name] = ""
      return
    }
    guard let text = inline ?? takeValue(&rest) else {
      problems.append("\(name): needs \(option.need), as in \(option.usage)")
      return
    }
    values[name] = text
    if !option.accepts(text) {
      problems.append(
        "\(name): needs \(option.need), not \(quotedArgument(text))"
          + (option.remedy(for: text).map { "; \($0)" } ?? ""))
    }
  }

  /// Takes the next argument as a value, unless it looks like an option.
  private func takeValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first else { return nil }
    let looksLikeOption = next.utf8.first == UInt8(ascii: "-") && next != "-"
    if looksLikeOption, !isNegativeNumber(next) { return nil }
    return rest.popFirst()
  }

  /// Reports an unknown option and passes over what is probably its value.
  private mutating func readUnknown(
    _ name: String, hasValue: Bool, _ rest: inout ArraySlice<String>
  ) {
    hasUnknownOption = true
    let bare = name.drop { $0 == "-" }
    let known = command.options.map { String($0.name.drop { $0 == "-" }) }
    let meant = nearestName(to: String(bare), among: known).flatMap { close in
      command.options.first { $0.name.drop { $0 == "-" } == close }
    }
    let hint = meant.map { "; did you mean \($0.name)?" } ?? ""
    problems.append("\(shortened(name)): unknown option\(hint)")
    if let meant, meant.value != .flag, !hasValue { _ = takeValue(&rest) }
  }

  /// Gives each kind of plain argument its share: what it needs, then what it can take, in order.
  private mutating func distribute() -> [String: [String]] {
    var result: [String: [String]] = [:]
    var rest = loose[...]
    for (index, kind) in command.positionals.enumerated() {
      let reserved = command.positionals[(index + 1)...].reduce(0) { $0 + $1.count.lowerBound }
      let wanted = max(kind.count.lowerBound, rest.count - reserved)
      let share = rest.prefix(min(wanted, kind.count.upperBound))
      rest = rest.dropFirst(share.count)
      result[kind.name] = Array(share)
      if share.count < kind.count.lowerBound {
        let goal = kind.count.lowerBound
        problems.append(
          goal == 1
            ? "\(kind.name): missing; \(kind.help)"
            : "\(kind.name): needs \(goal), not \(share.count); \(kind.help)")
      }
    }
    // What follows an unknown option may be its value: better silent than wrong.
    if !hasUnknownOption { problems += rest.map { "\(quotedArgument($0)): unexpected argument" } }
    return result
  }
}

/// A command line that was understood: values of options by name, and plain arguments by name.
struct ParsedArguments: Sendable, Hashable {
  let values: [String: String]
  let positionals: [String: [String]]

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  // The value of an option, read as the caller knows it to be; nil when it was not given.

  func integer(_ option: String) -> UInt64? { values[option].flatMap { UInt64($0) } }
  func number(_ option: String) -> Double? { values[option].flatMap { Double($0) } }
  func string(_ option: String) -> String? { values[option] }
  func list(_ option: String) -> [String]? { values[option].map(splitAtCommas) }

  /// The plain arguments of one name, in their order; empty when there are none.
  func arguments(_ name: String) -> [String] { positionals[name] ?? [] }

  /// The first plain argument of one name; `nil` when there is none.
  func argument(_ name: String) -> String? { positionals[name]?.first }

  /// The first plain argument of one name without which nothing is understood.
  func required(_ name: String) -> String { argument(name) ?? "" }

  /// How often a text is a plain argument, or the value of an option other than `excluded`.
  func count(of text: String, notIn excluded: String) -> Int {
    values.count { $0.key != excluded && $0.value == text }
      + positionals.values.joined().count { $0 == text }
  }
}

/// Everything that is wrong with a command line, as one error.
struct UsageErrors: Error, Sendable, Hashable {
  /// The problems, at least one, each a single line that starts with the option or argument.
  let problems: [String]
}

/// An argument between double quotes, cut to a readable length and safe to show on one line.
private func quotedArgument(_ argument: String) -> String { "\"\(shortened(argument))\"" }

/// An argument cut to a readable length and safe to show on one line: what a terminal would obey
/// rather than show becomes an escape.
///
/// Unlike `printable` it shows line breaks by their numbers: no argument has any on purpose.
private func shortened(_ argument: String) -> String {
  let limit = 60
  var shown = ""
  for scalar in argument.unicodeScalars.prefix(limit) {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return argument.unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "..."
}
