/// Everything that was found wrong with an input, as one error.
///
/// The list is never empty. It is sorted by file, then by place; remarks about a whole file come
/// first, and remarks about the same place stay in the order in which they were found.
public struct Diagnostics: Error, Sendable, Hashable {
  /// The remarks, sorted; at least one.
  public let list: [Diagnostic]

  /// Creates an error from one remark or more.
  public init(_ first: Diagnostic, _ others: [Diagnostic] = []) {
    list = Self.sorted([first] + others)
  }

  /// Creates an error from a list, or nothing when there is nothing to remark on.
  public init?(_ list: [Diagnostic]) {
    guard !list.isEmpty else { return nil }
    self.list = Self.sorted(list)
  }

  /// Sorts stably, which `sort` does not promise, hence the offset as the last key.
  private static func sorted(_ list: [Diagnostic]) -> [Diagnostic] {
    let beforeAll = SourcePosition(line: 0, column: 0)
    return list.enumerated().sorted { left, right in
      if left.element.file != right.element.file { return left.element.file < right.element.file }
      let places = (left.element.position ?? beforeAll, right.element.position ?? beforeAll)
      return places.0 == places.1 ? left.offset < right.offset : places.0 < places.1
    }.map(\.element)
  }
}

extension Diagnostics: CustomStringConvertible {
  /// The remarks, one a line, without a final line end.
  public var description: String { list.map(\.description).joined(separator: "\n") }
}
