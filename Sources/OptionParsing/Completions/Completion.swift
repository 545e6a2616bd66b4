/// What a shell offers in the place of an argument or of an option's value.
public struct Completion: Sendable, Hashable {
  /// Words that are known beforehand.
  public let words: [String]
  /// Kinds of things whose names are looked up when a script is made.
  public let kinds: [String]
  /// Whether any file or folder will do.
  public let takesFiles: Bool

  /// Nothing that could be known.
  public static let nothing = Completion(words: [], kinds: [], takesFiles: false)
  /// Files and folders.
  public static let files = Completion(words: [], kinds: [], takesFiles: true)

  /// One of a few words.
  public static func words(_ words: [String]) -> Completion {
    Completion(words: words, kinds: [], takesFiles: false)
  }

  /// The names of some kinds of things, or perhaps a file.
  public static func names(_ kinds: String..., orFiles takesFiles: Bool = false) -> Completion {
    Completion(words: [], kinds: kinds, takesFiles: takesFiles)
  }

  /// The names of all of these kinds.
  public static func names(ofAll kinds: [String]) -> Completion {
    Completion(words: [], kinds: kinds, takesFiles: false)
  }
}

/// The shells for which there are completion scripts.
public enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}

/// The script that makes a shell complete the commands of a program: one text, made from their
/// descriptions, which asks the program for nothing.
///
/// - Parameters:
///   - commands: the commands in the order to offer them.
///   - program: the name of the program.
///   - names: the names of a kind of things.
public func completionScript(
  for commands: [CommandSpec], program: String, shell: Shell, names: (String) -> [String]
) -> String {
  let verbs = commands.map { CompletedCommand($0, names: names) }
  return switch shell {
  case .bash: bashScript(verbs, program)
  case .zsh: zshScript(verbs, program)
  case .fish: fishScript(verbs, program)
  }
}

/// A command with the words that a shell offers.
struct CompletedCommand {
  /// What is offered in one place.
  struct Place {
    let words: [String]
    let takesFiles: Bool
    /// Whether several are written with commas between them.
    let isList: Bool

    init(_ completion: Completion, isList: Bool = false, names: (String) -> [String]) {
      var seen: Set<String> = []
      // A name that would need quotes is left to be typed.
      words = (completion.words + completion.kinds.flatMap(names)).filter { word in
        isPlain(word) && seen.insert(word).inserted
      }
      takesFiles = completion.takesFiles
      self.isList = isList
    }
  }

  let spec: CommandSpec
  /// The options, each with what its value may be; nil for those that take none.
  let options: [(spec: OptionSpec, place: Place?)]
  /// The plain arguments; shells do not tell them apart by place.
  let positionals: [(spec: PositionalSpec, place: Place)]

  init(_ spec: CommandSpec, names: (String) -> [String]) {
    self.spec = spec
    options = spec.options.map { option in
      if option.value == .flag { return (option, nil) }
      return (option, Place(option.completes, isList: option.value == .list, names: names))
    }
    positionals = spec.positionals.map { ($0, Place($0.completes, names: names)) }
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
func singleQuoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
