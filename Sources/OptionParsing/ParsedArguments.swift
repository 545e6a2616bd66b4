/// A command line that was understood: values of options by name, and plain arguments by name.
public struct ParsedArguments: Sendable, Hashable {
  /// The value of an option, in the type its description asks for.
  enum Value: Sendable, Hashable {
    case flag
    case integer(UInt64)
    case number(Double)
    case string(String)
    case list([String])
  }

  let values: [String: Value]
  let positionals: [String: [String]]

  /// Whether an option was given, whatever its type.
  public func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option that takes a whole number; `nil` when it was not given.
  public func integer(_ option: String) -> UInt64? {
    guard case .integer(let number) = values[option] else { return nil }
    return number
  }

  /// The value of an option that takes a number; `nil` when it was not given.
  public func number(_ option: String) -> Double? {
    guard case .number(let number) = values[option] else { return nil }
    return number
  }

  /// The value of an option that takes text or a path; `nil` when it was not given.
  public func string(_ option: String) -> String? {
    guard case .string(let text) = values[option] else { return nil }
    return text
  }

  /// The value of an option that takes a list; `nil` when it was not given.
  public func list(_ option: String) -> [String]? {
    guard case .list(let names) = values[option] else { return nil }
    return names
  }

  /// The plain arguments of one name, in their order; empty when there are none.
  public func arguments(_ name: String) -> [String] { positionals[name] ?? [] }

  /// The first plain argument of one name; `nil` when there is none.
  public func argument(_ name: String) -> String? { positionals[name]?.first }
}
