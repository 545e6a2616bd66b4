/// The help of a command: usage, summary, arguments, options and examples, within 80 columns.
///
/// Only words and examples longer than a line reach further. The text ends in a line end.
func helpText(for command: CommandSpec, program: String) -> String {
  let words = command.positionals.map(\.usage) + command.options.map { "[\($0.usage)]" }
  let start = "usage: \(program) \(command.name)"
  var sections = [
    wrapped(words, first: start, indentation: min(start.count, 20) + 1),
    wrapped(words: command.summary, first: "", indentation: 0),
  ]
  let arguments = command.positionals.map { ($0.usage, $0.help) }
  let options = command.options.map { option in
    (option.usage, option.help + (option.defaultText.map { " (default \($0))" } ?? ""))
  }
  let width = labelWidth(arguments + options)
  if !arguments.isEmpty { sections.append("arguments:\n" + table(arguments, width)) }
  sections.append("options:\n" + table(options, width))
  if !command.examples.isEmpty {
    sections.append("examples:\n" + command.examples.map { "  \($0)\n" }.joined())
  }
  return sections.joined(separator: "\n")
}

/// The help of a whole program: its summary and its commands, one a line, within 80 columns.
func helpText(forAll commands: [CommandSpec], program: String, summary: String) -> String {
  let rows = commands.map { ($0.name, $0.summary) }
  return [
    "usage: \(program) VERB [ARGUMENT...]\n",
    wrapped(words: summary, first: "", indentation: 0),
    "verbs:\n" + table(rows, labelWidth(rows)),
    wrapped(words: "Details of a verb: \(program) VERB --help", first: "", indentation: 0),
  ].joined(separator: "\n")
}

private let lineWidth = 80

/// The width of the left column: that of the longest label, within reason.
private func labelWidth(_ rows: [(label: String, text: String)]) -> Int {
  min(rows.map(\.label.count).max() ?? 0, 26)
}

/// Labels on the left, texts aligned on the right; a label too long has its text on the next line.
private func table(_ rows: [(label: String, text: String)], _ width: Int) -> String {
  let indentation = width + 4
  return rows.map { row in
    let label = "  " + row.label
    let padded = label + String(repeating: " ", count: max(0, indentation - 1 - label.count))
    if row.text.isEmpty { return label + "\n" }
    if row.label.count <= width {
      return wrapped(words: row.text, first: padded, indentation: indentation)
    }
    let margin = String(repeating: " ", count: indentation - 1)
    return label + "\n" + wrapped(words: row.text, first: margin, indentation: indentation)
  }.joined()
}

private func wrapped(words text: String, first: String, indentation: Int) -> String {
  wrapped(text.split(separator: " ").map { String($0) }, first: first, indentation: indentation)
}

/// Sets words in lines of at most `lineWidth`, never breaking inside a word.
///
/// - Parameters:
///   - words: what to set; a word may contain spaces.
///   - first: what the first line starts with; a space follows unless it is empty.
///   - indentation: how far the other lines are indented.
private func wrapped(_ words: [String], first: String, indentation: Int) -> String {
  let margin = String(repeating: " ", count: indentation)
  var lines: [String] = []
  var line = first
  for word in words {
    let isFresh = line.isEmpty || line == margin
    let separator = isFresh ? "" : " "
    if !isFresh, line.count + 1 + word.count > lineWidth {
      lines.append(line)
      line = margin + word
    } else {
      line += separator + word
    }
  }
  return (lines + [line]).map { $0 + "\n" }.joined()
}
