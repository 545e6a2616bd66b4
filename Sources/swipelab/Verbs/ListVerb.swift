import Recordings

/// `list`: what experiments can name, one entry a line, its name first.
enum ListVerb: Verb {
  static let command = CommandSpec(
    "list", summary: "list what experiments can name, one entry a line",
    positionals: [
      PositionalSpec(
        name: "KIND", count: 0...1,
        help: Explanation.all.map(\.kind).joined(separator: ", ") + "; all if left out",
        completes: .words(Explanation.all.map(\.kind)))
    ],
    examples: ["swipelab list policies", "swipelab list screens"])

  static func run(_ arguments: ParsedArguments) async throws {
    guard let wanted = arguments.argument("KIND") else {
      for entry in Explanation.all {
        Console.print("\(entry.kind):")
        for line in lines(entry.rows()) { Console.print("  " + line) }
      }
      return
    }
    let entry = try named(wanted, among: Explanation.all, by: \.kind, "unknown kind")
    for line in lines(entry.rows()) { Console.print(line) }
  }

  private static func lines(_ rows: [(name: String, text: String)]) -> [String] {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { name, text in name.padded(to: width + 2) + text }
  }
}
