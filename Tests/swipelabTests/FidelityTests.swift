import TestSupport
import Testing

@Suite("fidelity")
struct FidelityTests {
  private static let strokes = """
    participant,view_width_pt,intent,start_x_pt,dx_pt,dy_pt,duration_ms,mean_speed_pt_per_s,\
    release_speed_pt_per_s,straightness,deviation

    """

  private static func rows(intent: String) -> String {
    (1...18).map { row in
      "p\(row % 3),320,\(intent),80,\(130 + 10 * row),-20,\(100 + 7 * row),1300,1500,0.99,0.03\n"
    }.joined()
  }

  @Test("A report with its line in the index; the last line counts the targets met")
  func report() async throws {
    let folder = try ScratchFolder()
    let first = try await Program.run("fidelity", "--participants", "20", in: folder)
    #expect(first.status == 0)
    let last = try #require(first.outputLines.last)
    #expect(last.wholeMatch(of: /\d+ of 45 targets met/) != nil)
    let report = try #require(folder.text("out/fidelity/report.md"))
    #expect(report.contains("**\(last).**"))
    #expect(report.contains("\nswift run -c release swipelab fidelity --participants 20\n"))
    let index = try #require(folder.text("out/README.md"))
    #expect(index.contains("[fidelity](fidelity/report.md)"))
    let again = try await Program.run("fidelity", "--participants", "20", in: folder)
    #expect(again.output == first.output)
    #expect(again.errorLines.last == "unchanged: out/fidelity/report.md")
  }

  @Test("Recordings in a folder; what they do not hold is left out")
  func recordings() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.strokes + Self.rows(intent: "pop"), to: "recorded/strokes.csv")
    try folder.write("a,b\n1,2\n", to: "recorded/other.csv")
    let result = try await Program.run(
      "fidelity", "--recordings", "recorded", "--participants", "20", "--out", "out", in: folder)
    #expect(result.status == 0)
    #expect(result.errors.contains("warning: other.csv has other columns"))
    let report = try #require(folder.text("out/fidelity/report.md"))
    #expect(report.contains(#"strokes (3)\*"#))
    #expect(!report.contains("Reading scrolls") && !report.contains("touchalytics"))
  }

  @Test("Recordings without a stroke to compare, wrong tables and unknown names write nothing")
  func refused() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.strokes + Self.rows(intent: "stroke"), to: "unknown/strokes.csv")
    try folder.write(Self.strokes + "p,320,pop,x,1,1,1,1,1,1,1\n", to: "wrong/strokes.csv")
    for (option, value, status) in [
      ("--recordings", "unknown", 65), ("--recordings", "wrong", 65),
      ("--recordings", "missing", 65), ("--population", "everydy", 64),
      ("--population", "missing.json", 65),
    ] {
      let result = try await Program.run(
        "fidelity", option, value, "--participants", "2", in: folder)
      #expect(result.status == Int32(status), "\(option) \(value)")
      #expect(result.output.isEmpty && !result.errors.isEmpty)
    }
    #expect(folder.text("out/README.md") == nil)
    #expect(folder.text("out/fidelity/report.md") == nil)
  }
}
