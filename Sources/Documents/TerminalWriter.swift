/// Writes documents as plain text for a terminal.
package enum TerminalWriter {
  /// The lines of a document, an empty one between blocks.
  package static func lines(_ blocks: [Block]) -> [String] {
    blocks.map(lines).joined(separator: [""]).map(\.self)
  }

  private static func lines(_ block: Block) -> [String] {
    switch block {
    case .heading(_, let text), .paragraph(let text): [text.plain]
    case .table(let table): table.lines(\.plain)
    case .list(let items): items.map { "- " + $0.plain }
    case .code(let text, _): [text]
    case .figure(let title, let path): ["\(title): \(path)"]
    case .comment: []
    }
  }
}
