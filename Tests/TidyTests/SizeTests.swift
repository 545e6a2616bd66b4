import TestSupport
import Testing

@Suite("Small rooms")
struct SizeTests {
  private static let files = Repository.swiftFiles("Sources", "Tests")

  @Test("The files are found")
  func found() {
    #expect(Self.files.count > 200)
    #expect(Self.files.contains { $0.path == "Tests/TidyTests/SizeTests.swift" })
  }

  @Test("No file has more than 400 lines")
  func fileLengths() {
    for file in Self.files {
      #expect(file.lines.count <= 400, "split \(file.path): it has \(file.lines.count) lines")
    }
  }

  @Test("No target has more than 9,000 lines")
  func targetLengths() {
    let sources = Self.files.filter { $0.path.hasPrefix("Sources/") }
    let targets = Dictionary(grouping: sources) { $0.path.split(separator: "/")[1] }
    for (name, files) in targets {
      let lines = files.reduce(0) { $0 + $1.lines.count }
      #expect(lines <= 9000, "split \(name): it has \(lines) lines")
    }
  }

  @Test("No folder of the sources has more than 20 files")
  func folders() {
    let sources = Self.files.filter { $0.path.hasPrefix("Sources/") }
    let folders = Dictionary(grouping: sources) { $0.path.dropLast($0.name.count) }
    for (folder, files) in folders {
      #expect(files.count <= 20, "give \(folder) folders of its own: it has \(files.count) files")
    }
  }

  /// Tests are left to the formatter: their texts in quotes stay as the program prints them.
  @Test("No line has more than 100 columns")
  func lineLengths() {
    for file in Self.files where file.path.hasPrefix("Sources/") {
      for (index, line) in file.lines.enumerated()
      where line.utf8.count > 100 && line.count > 100 {
        Issue.record("\(file.path):\(index + 1): \(line.count) columns")
      }
    }
  }

  @Test("No function has more than 70 lines")
  func functionLengths() {
    for file in Self.files {
      for function in functions(file.lines) where function.length > 70 {
        Issue.record("\(file.path):\(function.line): a function of \(function.length) lines")
      }
    }
  }

  @Test("Functions are measured from their first line to their closing brace")
  func measuring() {
    let lines = [
      "protocol A {", "  func a()", "  func b(", "    _ c: Int", "  ) -> Int", "}", "",
      "func d() {", "", "  e()", "}", "  public init(", "    f: Int", "  ) {", "    g()", "  }",
      "  func h() { i() }", "  @Test(\"j\") func j() {", "    k()", "  }",
    ]
    let found = functions(lines)
    #expect(found.map(\.line) == [2, 3, 8, 12, 17, 18])
    #expect(found.map(\.length) == [1, 3, 4, 5, 1, 3])
  }

  private static let declares = ["func ", "init", "subscript("]

  /// Functions and initialisers by their layout, which the formatter keeps: a body ends with the
  /// first closing brace that stands as far left as the declaration.
  private func functions(_ lines: [String]) -> [(line: Int, length: Int)] {
    let pattern = /^ *(@\w+(\(.*\))? )*([a-z]+(\(set\))? )*(func |init[?(<]|subscript\()/
    return lines.indices.compactMap { start in
      let declaration = lines[start]
      // A plain search first: the expression is slow where nothing is optimised.
      guard Self.declares.contains(where: declaration.contains),
        declaration.firstMatch(of: pattern) != nil
      else { return nil }
      let margin = declaration.prefix { $0 == " " }.count
      var last = start
      for (index, line) in lines.enumerated().dropFirst(start + 1) where !line.isEmpty {
        let own = line.prefix { $0 == " " }.count
        guard
          own > margin || (own == margin && [")", "}", "{"].contains(line.dropFirst(own).first))
        else { break }
        last = index
        if own == margin, line.dropFirst(own).first == "}" { break }
      }
      return (start + 1, last - start + 1)
    }
  }
}
