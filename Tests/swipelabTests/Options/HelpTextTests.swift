import TestSupport
import Testing

@testable import swipelab

struct HelpTextTests {
  @Test func showsEverythingInAlignedColumns() {
    #expect(
      helpText(for: sample, program: "swipelab") == """
        usage: swipelab run EXPERIMENT... [--out DIR] [--seed N] [--threads N]
                            [--margin M] [--policies A,B] [--question TEXT]
                            [--max-false-trigger-rate PROPORTION] [--quiet] [--help]

        run experiments and write a report folder for each of them

        arguments:
          EXPERIMENT...               an experiment file, JSON with comments

        options:
          --out DIR                   where the report folder goes (default
                                      Reports/<name of the experiment>)
          --seed N                    start of all draws
          --threads N                 threads to use
          --margin M                  the smallest difference of interest, as a
                                      proportion between minus one and one
          --policies A,B              policies to judge by
          --question TEXT             the question
          --max-false-trigger-rate PROPORTION
                                      budget (default 0.01)
          --quiet                     no progress
          --help                      show this help

        examples:
          swipelab run Experiments/first.json --seed 7

        """)
  }

  @Test func keepsWithinEightyColumns() {
    let wordy = String(repeating: "word and ", count: 40)
    let command = CommandSpec(
      "a-command-with-quite-a-long-name-indeed", summary: wordy,
      positionals: [PositionalSpec(name: "FILE", count: 0...1, help: wordy)],
      options: (1...15).map { width in
        OptionSpec(
          "--" + String(repeating: "o", count: 3 * width), .string, placeholder: "X", help: wordy)
      })
    let help =
      helpText(for: command, program: "swipelab")
      + helpText(forAll: [command, sample], program: "swipelab", summary: wordy)
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 80 && $0.last != " " })
    #expect(lines.contains { $0.count > 75 })
    for option in command.options { #expect(help.contains(option.name)) }
  }

  @Test func leavesOutEmptySections() {
    #expect(
      helpText(for: CommandSpec("init", summary: "start"), program: "swipelab")
        == "usage: swipelab init [--help]\n\nstart\n\noptions:\n  --help  show this help\n")
  }

  @Test func listsCommands() {
    let commands = [
      CommandSpec("run", summary: "run it"), CommandSpec("compare", summary: "judge"),
    ]
    #expect(
      helpText(forAll: commands, program: "swipelab", summary: "Answers a question.") == """
        usage: swipelab VERB [ARGUMENT...]

        Answers a question.

        verbs:
          run      run it
          compare  judge

        Details of a verb: swipelab VERB --help

        """)
  }

  @Test
  func showsHowManyArguments() async {
    await each([(0...1, "[F]"), (1...1, "F"), (1...Int.max, "F..."), (0...9, "[F...]")]) {
      count, usage in
      #expect(PositionalSpec(name: "F", count: count, help: "").usage == usage)
    }
  }
}
