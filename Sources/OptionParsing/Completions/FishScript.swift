/// One `complete` for each verb, option and argument.
func fishScript(_ commands: [CompletedCommand], _ program: String) -> String {
  let test = "__\(program)_verb"
  var lines = [
    "# fish completion of \(program): \(program) completions fish | source",
    "function \(test)",
    "    set -l words (commandline -opc)",
    "    if not set -q argv[1]",
    "        test (count $words) -eq 1",
    "    else",
    "        test (count $words) -gt 1; and test $words[2] = $argv[1]",
    "    end",
    "end",
    "complete -c \(program) -f",
  ]
  for command in commands {
    let (verb, summary) = (command.spec.name, fishQuoted(command.spec.summary))
    lines.append("complete -c \(program) -n \(test) -a \(verb) -d \(summary)")
    for option in command.options {
      let name = option.spec.name.drop { $0 == "-" }
      let value = option.place.map { " " + fishPlace($0, isOption: true) } ?? ""
      lines.append(
        "complete -c \(program) -n '\(test) \(verb)' -l \(name)\(value) -d"
          + " \(fishQuoted(option.spec.help))")
    }
    for positional in command.positionals {
      let place = fishPlace(positional.place, isOption: false)
      if !place.isEmpty { lines.append("complete -c \(program) -n '\(test) \(verb)' \(place)") }
    }
  }
  return lines.map { $0 + "\n" }.joined()
}

/// What completes a place: exclusive names, or files too.
private func fishPlace(_ place: CompletedCommand.Place, isOption: Bool) -> String {
  let words = place.words.joined(separator: " ")
  var parts = place.takesFiles ? [isOption ? "-r -F" : "-F"] : isOption ? ["-x"] : []
  if place.isList {
    parts.append("-a \(fishQuoted("(__fish_complete_list , 'string split \" \" \"\(words)\"')"))")
  } else if !words.isEmpty {
    parts.append("-a '\(words)'")
  }
  return parts.joined(separator: " ")
}

/// A text between single quotes, in which fish reads a backslash.
private func fishQuoted(_ text: String) -> String {
  "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
}
