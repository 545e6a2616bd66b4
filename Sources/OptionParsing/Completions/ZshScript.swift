/// One `_arguments` for each command.
func zshScript(_ commands: [CompletedCommand], _ program: String) -> String {
  let verbs = commands.map { command in
    "    " + singleQuoted("\(command.spec.name):\(command.spec.summary)")
  }
  let cases = commands.map { command in
    let options = command.options.map { option in
      let help = "\(option.spec.name)[\(zshText(option.spec.help))]"
      guard let place = option.place else { return help }
      return "\(help):\(option.spec.placeholder.replacing(":", with: "\\:")):\(zshAction(place))"
    }
    let plain = command.positionals.map { positional in
      let isOne = positional.spec.count.upperBound == 1
      return "\(isOne ? "" : "*"):\(positional.spec.name):\(zshAction(positional.place))"
    }
    let specs = (options + plain).map { "        \(singleQuoted($0))" }
    return "    \(command.spec.name)) _arguments \\\n\(specs.joined(separator: " \\\n")) ;;"
  }
  return """
    # zsh completion of \(program): source <(\(program) completions zsh), after compinit.
    _\(program)() {
      local -a verbs=(
    \(verbs.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe -t verbs verb verbs
        return
      fi
      shift words
      (( CURRENT-- ))
      case $words[1] in
    \(cases.joined(separator: "\n"))
      esac
    }
    compdef _\(program) \(program)

    """
}

/// What completes a place.
private func zshAction(_ place: CompletedCommand.Place) -> String {
  let words = place.words.joined(separator: " ")
  if place.isList { return "_sequence compadd - \(words)" }
  switch (words.isEmpty, place.takesFiles) {
  case (true, true): return "_files"
  case (true, false): return " "
  case (false, true): return "{ compadd - \(words); _files }"
  case (false, false): return "(\(words))"
  }
}

/// A help text inside a specification.
private func zshText(_ text: String) -> String {
  var result = text
  for mark in ["\\", "[", "]", ":"] { result = result.replacing(mark, with: "\\" + mark) }
  return result
}
