import Findings
import StrictFiles

/// `compare`: whether a run is better or worse than another.
enum CompareVerb: Verb {
  static let command = CommandSpec(
    "compare",
    summary: "tell whether a stored run is better or worse than another (exit status 2: worse)",
    positionals: [
      PositionalSpec(name: "RESULTS_A", help: "the baseline report folder"),
      PositionalSpec(name: "RESULTS_B", help: "the report folder to judge against it"),
    ],
    options: [
      OptionSpec(
        "--margin", .number(0...1), placeholder: "SHARE",
        help: "smallest difference of interest in success and aborts honoured, as a proportion;"
          + " for false triggers it is a ratio of 1.25 and 2% of their limit", defaultText: "0.01"),
      OptionSpec(
        "--format", .string, placeholder: "NAME", help: "markdown, csv or json",
        defaultText: Format.markdown.rawValue, completes: .words(Format.allCases.map(\.rawValue))),
      SharedOptions.file(),
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
  static func run(_ arguments: ParsedArguments) async throws {
    let format = try arguments.string("--format").map {
      try named($0, among: Format.allCases, by: \.rawValue, "--format: unknown format")
    }
    let comparison = try RunComparison.load(
      arguments.required("RESULTS_A"), arguments.required("RESULTS_B"),
      margin: arguments.number("--margin") ?? 0.01)
    try Output(arguments, (format ?? .markdown).bytes(of: comparison))
    if comparison.hasRegression { throw Failure(.regression, "") }
  }
}
