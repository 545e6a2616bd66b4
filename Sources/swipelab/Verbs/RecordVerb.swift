import Reporting

/// `record`: the page with which people record their own swipes.
enum RecordVerb: Verb {
  static let command = CommandSpec(
    "record", summary: "write a web page that records people's swipes, for judge, fit and advise",
    options: [SharedOptions.file("the web page to write")],
    examples: ["swipelab record --out recorder.html"])

  static func run(_ arguments: ParsedArguments) async throws {
    let out = try Output(arguments, Array(RecorderPage.html.utf8))
    if !out.isStream {
      Console.note(
        "wrote \(out.name); open it in the browser of a phone or tablet, from any https host")
    }
  }
}
