import TestSupport
import Testing

@Suite("Every file is reached")
struct ReachedFilesTests {
  /// What a file declares at its top, or in extensions, by names that others can say.
  ///
  /// Nil where it declares what is reached without a name: conformances, initialisers, operators.
  private static func names(_ file: Document) -> Set<String>? {
    var names: Set<String> = []
    var isInExtension = false
    for line in file.lines {
      if line.firstMatch(of: /^(?:public |package )?extension \w+(?:\.\w+)*:/) != nil { return nil }
      if !line.hasPrefix(" "), !line.isEmpty { isInExtension = line.contains("extension ") }
      let margin = isInExtension ? "  " : ""
      guard line.hasPrefix(margin), !line.dropFirst(margin.count).hasPrefix(" ") else { continue }
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" }
      guard let place = words.firstIndex(where: { Self.keywords.contains($0) }),
        !words[..<place].contains("private")
      else { continue }
      if words[place] == "init" || words[place] == "subscript" { return nil }
      if place + 1 < words.count { names.insert(String(words[place + 1])) }
    }
    return names
  }

  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "case", "init",
    "subscript",
  ]

  /// The words of a file's code; comments do not reach anything.
  private static func words(_ file: Document) -> Set<Substring> {
    Set(
      file.lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
        .flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } })
  }

  /// Apps reach what is public in `PopGesture`, which may lie unused here.
  @Test("Something that a file declares is named in another")
  func reached() {
    let files = Repository.swiftFiles("Sources").map { (file: $0, words: Self.words($0)) }
    for (file, _) in files
    where !file.path.hasPrefix("Sources/PopGesture/") && file.name != "main.swift" {
      guard let names = Self.names(file), !names.isEmpty else { continue }
      let isReached = files.contains { other in
        other.file.path != file.path && names.contains { other.words.contains($0[...]) }
      }
      #expect(isReached, "nothing outside \(file.path) names \(names.sorted())")
    }
  }
}
