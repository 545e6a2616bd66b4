import Findings
import OptionParsing
import Reporting
import StrictFiles

/// `report`: a stored report rendered again.
enum ReportVerb: Verb {
  static let command = CommandSpec(
    "report", summary: "render reports again from what is stored in them, without making a swipe",
    positionals: [
      PositionalSpec(
        "RESULTS", count: 1...1000,
        help: "report folders of experiments, such as Reports/quickstart",
        completes: .files)
    ],
    options: [
      OptionSpec(
        "--out", .path, placeholder: "DIR",
        help: "folder that takes the report folders; the stored ones then stay as they are",
        defaultText: "where they are"),
      SharedOptions.threads,
      SharedOptions.quiet,
      .help,
    ],
    examples: [
      "swipelab report Reports/quickstart", "swipelab report Reports/*/ --out /tmp/reports",
    ])

  static func run(_ arguments: ParsedArguments) async throws(Failure) -> ExitStatus {
    var (stored, problems) = ([(name: String, folder: String, study: StoredStudy)](), [String]())
    for path in arguments.arguments("RESULTS") {
      do throws(Diagnostics) {
        let parts = PathParts(path)
        stored.append(
          (
            parts?.name ?? path, arguments.string("--out") ?? parts?.parent ?? ".",
            try StoredStudy(path)
          ))
      } catch {
        problems.append(error.description)
      }
    }
    if !problems.isEmpty { throw Failure(.wrongInput, problems.joined(separator: "\n")) }
    for (name, folder, study) in stored {
      let place = try ReportFolder(name, in: folder)
      let files: [(name: String, bytes: [UInt8])]
      do throws(Diagnostics) {
        files = try await StudyReport(stored: study, workers: SharedOptions.workers(arguments))
          .files
      } catch {
        throw Failure(error)
      }
      let note = try place.publish(files)
      if !arguments.has("--quiet") { Console.note(note) }
    }
    return .done
  }
}
