import StrictFiles

/// What a shell offers in the place of an argument or of an option's value.
struct Completion: Sendable, Hashable {
  /// Words that are known beforehand.
  var words: [String] = []
  /// Kinds of things whose names are looked up when a script is made.
  var kinds: [String] = []
  /// Whether any file or folder will do.
  var takesFiles = false

  /// Nothing that could be known.
  static let nothing = Completion()
  /// Files and folders.
  static let files = Completion(takesFiles: true)

  /// One of a few words.
  static func words(_ words: [String]) -> Completion { Completion(words: words) }

  /// The names of some kinds of things, or perhaps a file.
  static func names(_ kinds: [String], orFiles takesFiles: Bool = false) -> Completion {
    Completion(kinds: kinds, takesFiles: takesFiles)
  }
}

/// The shells for which there are completion scripts.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}

/// The script that makes a shell complete the commands of a program: one text, made from their
/// descriptions, which asks the program for nothing; `names` tells those of a kind of things.
func completionScript(
  for commands: [CommandSpec], program: String, shell: Shell, names: (String) -> [String]
) -> String {
  switch shell {
  case .bash: bashScript(commands, program, names)
  case .zsh: zshScript(commands, program, names)
  case .fish: fishScript(commands, program, names)
  }
}

/// What a shell offers in one place.
private struct Place {
  let words: [String]
  let takesFiles: Bool
  /// Whether several are written with commas between them.
  let isList: Bool

  init(_ completion: Completion, isList: Bool = false, _ names: (String) -> [String]) {
    // A name that would need quotes is left to be typed.
    words = (completion.words + completion.kinds.flatMap(names)).filter(isPlain).distinct()
    (takesFiles, self.isList) = (completion.takesFiles, isList)
  }

  /// The value of an option; nil for an option that takes none.
  init?(_ option: OptionSpec, _ names: (String) -> [String]) {
    if option.value == .flag { return nil }
    self.init(option.completes, isList: option.value == .list, names)
  }
}

private func isPlain(_ word: String) -> Bool {
  let marks = "-_.+".unicodeScalars
  return !word.isEmpty
    && word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9") ~= scalar)
        || marks.contains(scalar)
    }
}

/// A text between single quotes, as every shell here reads it.
private func singleQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }

/// One function: what stands before the cursor decides what is offered.
///
/// It keeps to what the bash of a Mac, 3.2, has.
private func bashScript(
  _ commands: [CommandSpec], _ program: String, _ names: (String) -> [String]
) -> String {
  var cases: [String] = []
  for command in commands {
    let verb = command.name
    for option in command.options {
      guard let place = Place(option, names) else { continue }
      cases.append("    *:\(verb):\(option.name)) \(bashPlace(place)) ;;")
    }
    let options = command.options.map(\.name).joined(separator: " ")
    // The shell does not tell plain arguments apart by place.
    let plain = command.positionals.first.map { bashPlace(Place($0.completes, names)) } ?? ""
    cases.append("    *:\(verb):*) options='\(options)' \(plain) ;;")
  }
  let verbs = (commands.map(\.name) + ["help", "--help", "--version"]).joined(separator: " ")
  return """
    # bash completion of \(program): source <(\(program) completions bash)
    _\(program)() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
      local words= options= kind= head= IFS=$' \\t\\n'
      COMPREPLY=()
      case $COMP_CWORD:${COMP_WORDS[1]}:$before in
        1:*) words='\(verbs)' ;;
    \(cases.joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then
        words=$options kind=
      elif [[ $kind == list && $word == *,* ]]; then
        head=${word%,*}, word=${word##*,}
      fi
      COMPREPLY=($(compgen -P "$head" -W "$words" -- "$word"))
      if [[ $kind == files ]]; then
        IFS=$'\\n'
        COMPREPLY+=($(compgen -f -- "$word"))
        compopt -o filenames 2>/dev/null
      fi
      return 0
    }
    complete -F _\(program) \(program)

    """
}

/// What is offered in a place, as assignments.
private func bashPlace(_ place: Place) -> String {
  let kind = place.isList ? "list" : place.takesFiles ? "files" : ""
  return "words='\(place.words.joined(separator: " "))' kind=\(kind)"
}

/// One `complete` for each verb, option and argument.
private func fishScript(
  _ commands: [CommandSpec], _ program: String, _ names: (String) -> [String]
) -> String {
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
    let (verb, summary) = (command.name, fishQuoted(command.summary))
    lines.append("complete -c \(program) -n \(test) -a \(verb) -d \(summary)")
    for option in command.options {
      let name = option.name.drop { $0 == "-" }
      let value = Place(option, names).map { " " + fishPlace($0, isOption: true) } ?? ""
      lines.append(
        "complete -c \(program) -n '\(test) \(verb)' -l \(name)\(value) -d"
          + " \(fishQuoted(option.help))")
    }
    for positional in command.positionals {
      let place = fishPlace(Place(positional.completes, names), isOption: false)
      if !place.isEmpty { lines.append("complete -c \(program) -n '\(test) \(verb)' \(place)") }
    }
  }
  return lines.map { $0 + "\n" }.joined()
}

/// What completes a place: exclusive names, or files too.
private func fishPlace(_ place: Place, isOption: Bool) -> String {
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

/// One `_arguments` for each command.
private func zshScript(
  _ commands: [CommandSpec], _ program: String, _ names: (String) -> [String]
) -> String {
  let verbs = commands.map { command in
    "    " + singleQuoted("\(command.name):\(command.summary)")
  }
  let cases = commands.map { command in
    let options = command.options.map { option in
      let help = "\(option.name)[\(zshText(option.help))]"
      guard let place = Place(option, names) else { return help }
      return "\(help):\(option.placeholder.replacing(":", with: "\\:")):\(zshAction(place))"
    }
    let plain = command.positionals.map { positional in
      let action = zshAction(Place(positional.completes, names))
      return "\(positional.count.upperBound == 1 ? "" : "*"):\(positional.name):\(action)"
    }
    let specs = (options + plain).map { "        \(singleQuoted($0))" }
    return "    \(command.name)) _arguments \\\n\(specs.joined(separator: " \\\n")) ;;"
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
private func zshAction(_ place: Place) -> String {
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
