import Experimentation
import Testing

@Suite("Code that may not be")
struct ForbiddenCodeTests {
  @Test(
    "Nothing outside tests stops the program or hopes", arguments: ["fatalError(", "try!", "as!"])
  func words(word: String) {
    for file in Repository.swiftFiles("Sources") {
      for (index, line) in file.lines.enumerated() where line.contains(word) {
        Issue.record("\(file.path):\(index + 1): \(word)")
      }
    }
  }

  @Test(
    "The linter watches over what it can",
    arguments: [
      "AllPublicDeclarationsHaveDocumentation", "BeginDocumentationCommentWithOneLineSummary",
      "NeverForceUnwrap", "NeverUseForceTry", "NeverUseImplicitlyUnwrappedOptionals",
      "OrderedImports", "UseTripleSlashForDocumentationComments",
    ])
  func linter(rule: String) throws {
    let configuration = try JSONNode.load(path: Repository.root + "/.swift-format")
    #expect(configuration["rules"]?[rule]?.value == .bool(true), "switch \(rule) on")
    let continuous = try #require(Repository.file(".ci/run"))
    #expect(
      continuous.lines.contains(
        "swift format lint --strict --recursive Package.swift Sources Tests"))
  }

  @Test("No file switches the formatter or the linter off")
  func exceptions() {
    for file in Repository.swiftFiles("Sources", "Tests") {
      let mark = "swift-format-" + "ignore"
      #expect(!file.text.contains(mark), "\(file.path) holds \(mark)")
    }
  }
}
