import Reporting
import StrictFiles

/// `report`: a stored report rendered again.
enum ReportVerb: Verb {
  static let command = CommandSpec(
    "report", summary: "render reports again from their stored counts, without simulating",
    positionals: [
      PositionalSpec(
        name: "RESULTS", count: 1...1000,
        help: "report folders of experiments, such as Reports/quickstart")
    ],
    options: [
      OptionSpec(
        "--out", .path, placeholder: "DIR",
        help: "folder in which to write the report folders; the stored ones then stay as they are",
        defaultText: "in place")
    ] + SharedOptions.effort,
    examples: [
      "swipelab report Reports/quickstart", "swipelab report Reports/*/ --out /tmp/reports",
    ])

  static func run(_ arguments: ParsedArguments) async throws {
    var stored: [(name: String, folder: String, path: String, study: StoredStudy)] = []
    var problems: [String] = []
    for path in arguments.arguments("RESULTS") {
      do {
        let parts = PathParts(path)
        stored.append(
          (
            parts?.name ?? path, arguments.string("--out") ?? parts?.parent ?? ".", path,
            try StoredStudy(path, limit: SharedOptions.limit(arguments))
          ))
      } catch {
        problems.append(Failure(error).message)
      }
    }
    if !problems.isEmpty { throw Failure(.wrongInput, problems.joined(separator: "\n")) }
    try RunBatch.refuseRepeatedNames(stored.map { ("\($0.folder)/\($0.name)", $0.path) })
    for (name, folder, _, study) in stored {
      let place = try ReportFolder(name, in: folder)
      let isInPlace = arguments.string("--out") == nil || place.manifestDigest == study.digest
      let report = try await StudyReport(stored: study, workers: SharedOptions.workers(arguments))
      let note = try place.publish(report.files, of: isInPlace ? study.digest : nil)
      if !arguments.has("--quiet") { Console.note(note) }
    }
  }
}
