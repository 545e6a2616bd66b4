import TestSupport
import Testing

/// The Swift of the documents, with what an app has around it.
@Suite("Swift in the documents", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc"))
struct DocumentSnippetTests {
  /// The blocks marked as Swift, without their imports, which must be of `PopGesture` alone.
  private static func blocks() -> [String] {
    Document.all.flatMap(\.blocks).filter { $0.language == "swift" }.map { block in
      let imports = block.lines.filter { $0.hasPrefix("import ") }
      #expect(imports == ["import PopGesture"])
      return block.lines.filter { !imports.contains($0) }.joined(separator: "\n")
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
    let blocks = Self.blocks()
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
