import StrictFiles
import TestSupport
import Testing

@Suite("Names and texts of every kind in reports")
struct HostileNamesTests {
  @Test("Links of the index survive spaces and brackets; a question is shown as it is written")
  func index() async throws {
    let folder = try ScratchFolder()
    let question = "Is <script>alert(1)</script> | `a` = [b](c) & *d*?"
    try folder.write(
      SmallExperiments.plain.replacing("Which of two rules?", with: question),
      to: "a [b] (1) it's.json")
    let result = try await Program.run("run", "a [b] (1) it's.json", in: folder)
    #expect(result.status == 0 && result.outputLines.first == question)
    let index = try #require(folder.text("out/README.md"))
    #expect(index.contains(#"[a \[b\] (1) it's](a%20%5Bb%5D%20%281%29%20it%27s/report.md)"#))
    let cell = #"Is \<script>alert(1)\</script> \| \`a\` = [b\](c) & \*d\*?"#
    #expect(index.contains("| \(cell)"), "\(index)")
    let report = try #require(folder.text("out/a [b] (1) it's/report.md"))
    #expect(report.hasPrefix("# " + cell.replacing(#"\|"#, with: "|") + "\n"))
    #expect(report.contains(#"swipelab run 'a [b] (1) it'\''s.json'"#))
  }

  @Test("What a terminal would obey is shown")
  func terminal() async {
    await each(["\u{202E}", "\u{2028}", "\u{1B}[2J", "\u{7}"]) { (text: String) in
      let folder = try ScratchFolder()
      for arguments in [["explain", "a\(text)b"], ["run\(text)"], ["check", "a\(text).json"]] {
        let result = try await Program.run(all: arguments, in: folder)
        #expect(result.status >= 64 && !result.errors.contains(text.prefix(1)))
        #expect(result.errors.contains("\\u{"))
      }
    }
  }

  @Test("A report folder whose names no run writes is refused by compare")
  func compare() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try await Program.run("run", "q.json", in: folder)
    let rates = try #require(folder.text("out/q/rates.csv"))
    let manifest = try #require(folder.text("out/q/manifest.json"))
    func digest(_ text: String) -> String { SHA256.hexDigest(Array(text.utf8)) }
    for name in ["<script>", "=1+1", "a`b"] {
      let forged = rates.replacing("half-width", with: name)
      try folder.write(forged, to: "out/q/rates.csv")
      try folder.write(
        manifest.replacing(digest(rates), with: digest(forged)), to: "out/q/manifest.json")
      let result = try await Program.run("compare", "out/q", "out/q", in: folder)
      #expect(result.status == 65 && result.errors.contains(", which no run writes"), "\(name)")
    }
  }
}
