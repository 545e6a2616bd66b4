import ExperimentFiles

/// `schema`: what experiment files may hold, for editors and validators.
enum SchemaVerb: Verb {
  static let command = CommandSpec(
    "schema", summary: "print the JSON Schema of experiment files, for editors and validators",
    options: [SharedOptions.file()], examples: ["swipelab schema --out experiment.schema.json"])

  static func run(_ arguments: ParsedArguments) async throws {
    try Output(arguments, Array("\(ExperimentSchema.text)\n".utf8))
  }
}
