import Findings
import OptionParsing
import Reporting
import StrictFiles

/// `compare`: whether a run is better or worse than another.
enum CompareVerb: Verb {
  static let command = CommandSpec(
    "compare",
    summary: "tell whether a stored run is better or worse than another (exit status 2: worse)",
    positionals: [
      PositionalSpec("RESULTS_A", help: "the baseline report folder"),
      PositionalSpec("RESULTS_B", help: "the report folder to judge against it"),
    ],
    options: [
      OptionSpec(
        "--margin", .number(0...1), placeholder: "SHARE",
        help: "smallest difference of interest of success and honoured aborts, as a proportion;"
          + " false triggers count by a ratio of 1.25 and 2% of their limit", defaultText: "0.01"),
      OptionSpec(
        "--format", .string, placeholder: "NAME", help: "markdown, csv or json",
        defaultText: Format.markdown.rawValue,
        completes: .words(Format.allCases.map(\.rawValue))),
      SharedOptions.file,
      .help,
    ],
    examples: [
      "swipelab compare Reports/first-article /tmp/reports/first-article",
      "swipelab compare before after --margin 0.005 --format csv --out changes.csv",
    ])

  private enum Format: String, CaseIterable {
    case markdown, csv, json

    func bytes(of comparison: RunComparison) -> [UInt8] {
      switch self {
      case .markdown: Array(ComparisonReport.text(comparison).utf8)
      case .csv: comparison.csv
      case .json: comparison.json.bytes
      }
    }
  }

  /// Ends with `regression` when false triggers, honoured aborts or success got worse.
  static func run(_ arguments: ParsedArguments) async throws -> ExitStatus {
    let format = try format(arguments.string("--format"))
    guard let a = arguments.argument("RESULTS_A"), let b = arguments.argument("RESULTS_B") else {
      return .wrongUsage
    }
    let comparison = try RunComparison.load(a, b, margin: arguments.number("--margin") ?? 0.01)
    try Output(arguments, format.bytes(of: comparison))
    return comparison.hasRegression ? .regression : .done
  }

  private static func format(_ name: String?) throws -> Format {
    guard let name else { return .markdown }
    if let format = Format(rawValue: name) { return format }
    throw Failure(
      .wrongUsage,
      Failure.unknown("--format: unknown format", name, among: Format.allCases.map(\.rawValue)))
  }
}
