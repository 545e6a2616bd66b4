import TestSupport
import Testing

@testable import Reporting

@Suite("Reports on one policy or system")
struct SubjectReportTests {
  /// An experiment with a policy `ours`, by its family and numbers; no settings unless swept.
  private static func sample(
    _ ours: String, mark: String = #", "subject": true"#, sweeps: String = "",
    others: String = #""half-width""#, screens: String = #""iphone-16-pro""#
  ) async throws -> ReportSample {
    try await ReportSample(
      """
      "screens": [\(screens)], "sweeps": [\(sweeps)],
      "policies": [\(others), { "name": "ours", \(ours)\(mark) }]
      """)
  }

  private static let near = #""family": "fixed-distance", "distance_pt": 5"#
  private static let third =
    #""family": "fraction", "fraction": 0.4"#

  /// The cells of the table of the answer.
  private static func table(_ sample: ReportSample) -> [[String]] {
    ReportSample.table(sample.text("report.md"))
  }

  @Test("One outside the limits comes first, with what it exceeds and what it would take")
  func over() async throws {
    let sample = try await Self.sample(
      Self.near,
      sweeps: """
        { "family": "fixed-distance", "parameter": "distance_pt", "from": 5, "to": 305, "steps": 7 }
        """)
    let line = sample.text("report.md")[2]
    #expect(line.hasPrefix("- **Phone, 402 pt: `ours` completes "))
    #expect(
      line.contains(
        /has false triggers on 1 in \S+ [a-z ]+, honours .* breaks a limit \(false triggers on .*, limit/
      )
    )
    #expect(line.contains("Against the recommended `x"))
    #expect(line.contains("(a swept setting; those get no verdict)."))
    #expect(line.contains(/Against `half-width`, the best of the others: success \+\d/))
    #expect(
      line.contains(/; verdict: success better, false triggers worse, aborts honoured worse\./))
    #expect(line.contains("With other numbers its family comes nearer to the limits; the best: `x"))
    let table = Self.table(sample)
    #expect(
      table.map { $0[0] } == [
        "Screens", "**Phone, 402 pt**", "**`ours`**", "best untuned policy",
      ])
    #expect(table[2][1] == "`x > 5 pt` (`ours`), breaks a limit")
    #expect(table[3][1] == "`x > 0.5 W` (`half-width`)")
    #expect(
      ReportFiles.summary(sample.results).split(separator: "\n")[1]
        .hasPrefix("Phone, 402 pt: ours completes "))
  }

  @Test("One that is the best says so, and stands against the best of the others")
  func best() async throws {
    let sample = try await Self.sample(
      Self.third, others: #""half-width", { "family": "fixed-distance", "distance_pt": 5 }"#)
    let line = sample.text("report.md")[2]
    #expect(line.contains(" limits"))
    #expect(line.contains(".** It is the recommended rule. Against `half-width`, the best of the"))
    #expect(line.contains("; verdict: success better, "))
    #expect(!line.contains("family"))
    let table = Self.table(sample)
    #expect(
      table.map { $0[0] }
        == ["Screens", "**Phone, 402 pt: `ours`**", "best other untuned policy"])
    #expect(table[1][1].hasPrefix("**`x > 0.4 W` (`ours`)**"))
  }

  @Test("Each group of screens has its line and its row; one policy alone has no rival")
  func scopes() async throws {
    let sample = try await Self.sample(
      Self.near, screens: #""iphone-16-pro", "iphone-14", "ipad-pro-13""#)
    let lines = sample.text("report.md")
    #expect(lines[2].hasPrefix("- **Phones, 390 to 402 pt: `ours` "))
    #expect(lines[3].hasPrefix("- **Tablet, 1032 pt: `ours` "))
    #expect(lines[4].isEmpty)
    #expect(lines[2].contains("success better on all 2"))
    #expect(lines[3].contains("No setting of its family was tried"))
    #expect(Self.table(sample).count { $0[0] == "**`ours`**" } == 2)
    let alone = try await ReportSample(
      #""policies": [{ "name": "ours", \#(Self.third), "subject": true }], "sweeps": []"#)
    #expect(alone.text("report.md")[2].contains("There is no other policy to set it against."))
  }

  @Test("An experiment about none is told as ever, and the subject changes no number")
  func without() async throws {
    let plain = try await Self.sample(Self.third, mark: "")
    let told = try await Self.sample(Self.third, mark: #", "subject": false"#)
    #expect(!plain.text("report.md").contains { $0.contains("`ours` completes ") })
    for (name, text) in plain.files where !["experiment.json", "manifest.json"].contains(name) {
      #expect(told.files[name] == text, "\(name)")
    }
    let subject = try await Self.sample(Self.third)
    #expect(subject.files["tuned.csv"] == plain.files["tuned.csv"])
    let rates = try [plain, subject].map { sample in
      Set(try sample.rows("rates.csv").map { $0.values.sorted() })
    }
    #expect(rates[0] == rates[1] && rates[0].count > 10)
    // It leads the tables of rates.
    #expect(try subject.rows("rates.csv").first?["policy"] == "ours")
    #expect(try plain.rows("rates.csv").first?["policy"] == "half-width")
  }

  @Test("A system that is no good is set against the one to ship")
  func system() async throws {
    let sample = try await ReportSample(
      """
      "screens": ["iphone-16-pro"], "contexts": ["plain", "slider"],
      "intents": ["pop", "popAbort", "contentRight", "contentLeft", "contentVertical"],
      "systems": ["uikit.edge", { "system": "half", "name": "ours", "subject": true }],
      "limits": { "false_triggers": 0.2 }
      """)
    let lines = sample.text("report.md")
    #expect(lines[2].hasPrefix("- **Phone, 402 pt: `ours` completes "))
    #expect(lines[2].contains("and keeps the limits (with: off on `slider`).**"))
    #expect(lines[2].contains("Against the recommended `uikit.edge`: success -"))
    #expect(lines[2].contains("verdict by page: success "))
    let table = Self.table(sample)
    let first = ["Screens", "**Phone, 402 pt**", "Phone, 402 pt: **`ours`**"]
    #expect(table.map { $0[0] }.prefix(3) == first[...])
  }

  @Test("A system to ship is set against the next")
  func bestSystem() async throws {
    let sample = try await ReportSample(
      """
      "screens": ["iphone-16-pro"], "contexts": ["plain"],
      "systems": [
        { "system": "uikit.edge", "name": "careful", "policy": "half-width" },
        { "system": "uikit.edge", "name": "ours", "subject": true }
      ],
      "limits": { "false_triggers": 0.2 }
      """)
    let line = sample.text("report.md")[2]
    #expect(
      line.contains("It is the recommended system. Against `careful`, the best of the others"))
    #expect(
      Self.table(sample).map { $0[0] }
        == [
          "Screens", "**Phone, 402 pt: `ours`**", "Phone, 402 pt: the best of the others",
        ])
  }
}
