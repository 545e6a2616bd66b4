import ExperimentFiles
import OptionParsing

/// `schema`: what experiment files may hold, for editors and validators.
enum SchemaVerb: Verb {
  static let command = CommandSpec(
    "schema", summary: "print the JSON Schema of experiment files, for editors and validators",
    options: [
      OptionSpec(
        "--out", .path, placeholder: "FILE", help: "the file to write",
        defaultText: "standard output"),
      .help,
    ],
    examples: ["swipelab schema --out experiment.schema.json"])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    let out = try Output(arguments)
    try out.write(Array("\(ExperimentSchema.text)\n".utf8))
    try out.commit()
    return .done
  }
}
