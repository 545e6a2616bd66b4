import Foundation
import TestSupport
import Testing

@testable import swipelab

/// Scripts in the shells themselves.
@Suite("Completion of command lines")
struct CompletionTests {
  /// A command line up to the cursor, some of what must be offered, and what must not.
  struct Line: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let offered, others: [String]

    init(_ line: String, _ offered: [String], not others: [String] = []) {
      (testDescription, self.offered, self.others) = (line, offered, others)
    }

    /// Its words after the program's.
    var words: [String] {
      testDescription.split(separator: " ", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  static let lines = [
    Line("", ["run", "check", "completions"], not: ["q.json"]),
    Line("ru", ["run"], not: ["check"]),
    Line("run ", ["q.json"], not: ["run", "half-width"]),
    Line("run --o", ["--out"], not: ["--seed"]),
    Line("judge --", ["--policies", "--velocity-estimator"], not: ["--seed"]),
    Line("judge t.csv --experiment ", ["q.json"]),
    Line("judge t.csv --policies half", ["half-width"], not: ["one-third", "q.json"]),
    Line("judge t.csv --policies one-third,hal", ["one-third,half-width"]),
    Line("judge t.csv --recognizer e", ["edge"], not: ["pan"]),
    Line("judge t.csv --velocity-estimator ui", ["uikit-blend"], not: ["own"]),
    Line("compare a b --format ", ["markdown", "csv", "json"], not: ["q.json"]),
    Line("fidelity --population every", ["everyday"]),
    Line("list pop", ["populations", "population-settings"], not: ["policies"]),
    Line("explain tele", ["telegram"], not: ["half-width"]),
    Line("completions ", ["bash", "zsh", "fish"], not: ["q.json"]),
  ]

  private static func folder() async throws -> ScratchFolder {
    let folder = try ScratchFolder(experiment: "{}")
    for shell in Shell.allCases {
      let made = try await Program.run("completions", shell.rawValue, in: folder)
      #expect(made.errors.isEmpty)
      try folder.write(made.output, to: "script.\(shell)")
    }
    return folder
  }

  /// Checks what a script of a shell prints for a line, one offer a line.
  private static func check(
    in shell: String, _ script: @escaping @Sendable (Line) -> String
  ) async throws {
    let folder = try await folder()
    let valid = try await Program.shell("\(shell) -n script.\(shell)", in: folder)
    #expect(valid.status == 0 && valid.errors.isEmpty, "\(valid.errors)")
    await each(lines) { (line: Line) throws in
      try folder.write(script(line), to: "ask")
      let result = try await Program.shell("\(shell) ask", in: folder)
      let offers = result.output.split { $0.isNewline }.map { offer in
        offer.split(separator: "\t")[0].trimmingCharacters(in: .whitespaces)
      }
      for offer in line.offered {
        #expect(offers.contains(offer), "\(shell): \(offers.prefix(9)) \(result.errors)")
      }
      for other in line.others { #expect(!offers.contains(other), "\(shell)") }
    }
  }

  @Test(.enabled(if: program("bash") != nil, "bash is not there"))
  func bash() async throws {
    try await Self.check(in: "bash") { line in
      let words = (["swipelab"] + line.words).map { "'\($0)'" }.joined(separator: " ")
      return """
        source script.bash
        complete -p swipelab >/dev/null || exit
        COMP_WORDS=(\(words)) COMP_CWORD=\(line.words.count)
        _swipelab 2>/dev/null
        printf '%s\\n' "${COMPREPLY[@]}"
        """
    }
  }

  @Test(.enabled(if: program("fish") != nil, "fish is not there"))
  func fish() async throws {
    try await Self.check(in: "fish") { line in
      "source script.fish\ncomplete -C 'swipelab \(line.testDescription)'\n"
    }
  }

  /// In a terminal of its own, in which Tab is pressed; what is offered goes to a file.
  @Test(.enabled(if: program("zsh") != nil, "zsh is not there"))
  func zsh() async throws {
    try await Self.check(in: "zsh") { line in
      """
      cat >setup <<'END'
      autoload -Uz compinit; compinit -u -D
      source script.zsh
      compadd() {
        [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]] && { builtin compadd "$@"; return }
        local -a hits; builtin compadd -A hits "$@"
        print -rl -- $IPREFIX$^hits >>offers
        builtin compadd "$@"
      }
      finish() { print done >>offers; exit }
      comppostfuncs=(finish)
      bindkey '^I' complete-word
      END
      zmodload zsh/zpty
      zpty z zsh -f -i
      zpty -w z 'source ./setup; print rea""dy'
      zpty -r -m z got '*ready*'
      zpty -n -w z 'swipelab \(line.testDescription)'$'\\t'
      for turn in {1..300}; do [[ -e offers && "$(<offers)" == *done ]] && break; sleep 0.1; done
      cat offers; rm -f offers
      zpty -d z
      """
    }
  }
}
