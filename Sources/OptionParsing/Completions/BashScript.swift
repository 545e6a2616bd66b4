/// One function: what stands before the cursor decides what is offered.
///
/// It keeps to what the bash of a Mac, 3.2, has.
func bashScript(_ commands: [CompletedCommand], _ program: String) -> String {
  var cases: [String] = []
  for command in commands {
    let verb = command.spec.name
    for option in command.options {
      guard let place = option.place else { continue }
      cases.append("    *:\(verb):\(option.spec.name)) \(bashPlace(place)) ;;")
    }
    let names = command.spec.options.map(\.name).joined(separator: " ")
    let plain = command.positionals.map { bashPlace($0.place) }.first ?? ""
    cases.append("    *:\(verb):*) options='\(names)' \(plain) ;;")
  }
  let verbs = (commands.map(\.spec.name) + ["help", "--help", "--version"]).joined(separator: " ")
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
private func bashPlace(_ place: CompletedCommand.Place) -> String {
  let kind = place.isList ? "list" : place.takesFiles ? "files" : ""
  return "words='\(place.words.joined(separator: " "))' kind=\(kind)"
}
