import Foundation
import Testing

/// The README's Swift, with what an app has around it.
@Suite("Swift in the README", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc"))
struct ReadmeSnippetTests {
  /// The blocks marked as Swift, without their imports, which must be of `PopGesture` alone.
  private static func blocks() throws -> [String] {
    let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent()
    }
    let data = try Data(contentsOf: root.appending(path: "README.md"))
    let parts = String(decoding: data, as: UTF8.self).split(separator: "```swift\n").dropFirst()
    return try parts.map { part in
      let code = try #require(part.split(separator: "\n```", maxSplits: 1).first)
      let lines = code.split(separator: "\n")
      #expect(lines.filter { $0.hasPrefix("import ") } == ["import PopGesture"])
      return lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
    }
  }

  /// What UIKit and the app give.
  private static let surroundings = """
    struct Point { let x = 0.0 }
    struct View {
      struct Bounds { let width = 402.0 }
      let bounds = Bounds()
    }
    struct Pan {
      func translation(in view: View) -> Point { Point() }
      func velocity(in view: View) -> Point { Point() }
    }
    struct Transition {
      func finish() {}
      func cancel() {}
    }
    """

  private static func program(_ block: String) -> String {
    """
    import PopGesture
    \(surroundings)
    func app(pan: Pan, view: View, transition: Transition, touches: [TouchSample]) {
    \(block)
    }
    """
  }

  @Test("Every block compiles against PopGesture alone, and what is wrong does not")
  func compile() throws {
    let blocks = try Self.blocks()
    #expect(blocks.count >= 2)
    let compiler = try SwiftCompiler()
    for block in blocks {
      let result = try compiler.check(Self.program(block))
      #expect(result.succeeded, "\(result.errors.prefix(2000))\n\(block)")
      let wrong = try compiler.check(Self.program(block.replacing("Release(", with: "Releases(")))
      #expect(!wrong.succeeded)
    }
  }
}
