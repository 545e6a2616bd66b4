import Foundation
import TestSupport
import Testing

/// The Swift of the documents, with what an app has around it.
@Suite("Swift in the documents", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc"))
struct DocumentSnippetTests {
  /// The blocks marked as Swift, as programs.
  ///
  /// What they import is there or stubbed. Those of the catalogue are whole declarations, others
  /// what an app does at the end of a pan.
  private static func programs() -> [String] {
    Document.all.flatMap { document in
      document.blocks.filter { $0.language == "swift" }.map { block in
        let imports = block.lines.filter { $0.hasPrefix("import ") }
        #expect(imports.first == "import PopGesture")
        #expect(Set(imports).isSubset(of: known))
        let body = block.lines.filter { !imports.contains($0) }.joined(separator: "\n")
        return """
          import PopGesture
          \(AppleStubs.source)
          \(document.path.contains(".docc/") ? body : inApp(body))
          """
      }
    }
  }

  private static let known: Set<String> = [
    "import PopGesture", "import UIKit", "import UIKit.UIGestureRecognizerSubclass",
    "import SwiftUI",
  ]

  private static func inApp(_ block: String) -> String {
    """
    @MainActor func app(
      pan: UIPanGestureRecognizer, view: UIView, transition: UIPercentDrivenInteractiveTransition
    ) {
    \(block)
    }
    """
  }

  @Test("Every block compiles against PopGesture alone, and what is wrong does not")
  func compile() throws {
    let programs = Self.programs()
    #expect(programs.count >= 5)
    let compiler = try SwiftCompiler()
    for program in programs {
      let result = try compiler.check(program)
      #expect(result.succeeded, "\(result.errors.prefix(2000))")
      // Probes and recorders decide nothing.
      let watches = ["class TieProbe": "hasBegun", "TouchLog": "log.append("]
      let own = watches.first { program.contains($0.key) }?.value
      for right in ["viewWidth:", own ?? "completes("] {
        #expect(program.contains(right))
        let wrong = try compiler.check(program.replacing(right, with: "un" + right))
        #expect(!wrong.succeeded)
      }
    }
  }

  @Test("Every symbol that the catalogue links to is public")
  func symbols() throws {
    let folder = Document.root + "/Sources/PopGesture"
    let names = try #require(FileManager.default.subpaths(atPath: folder))
    let source = try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOfFile: folder + "/" + $0, encoding: .utf8)
    }.joined()
    var links = 0
    for name in names.filter({ $0.hasSuffix(".md") }) {
      let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
      for link in text.matches(of: /``([A-Z]\w+)(?:\/(\w+)[^`]*)?``/) where link.1 != "PopGesture" {
        links += 1
        let isType = ["struct", "enum", "protocol"].contains {
          source.contains("public \($0) \(link.1)")
        }
        #expect(isType, "\(link.1) in \(name)")
        if let member = link.2 { #expect(source.contains(member), "\(member) in \(name)") }
      }
      for link in text.matches(of: /<doc:(\w+)>/) {
        #expect(names.contains("PopGesture.docc/\(link.1).md"), "\(link.1) in \(name)")
      }
    }
    #expect(links > 40)
  }
}
