import Foundation
import NavigationModel
import TestSupport
import Testing

@testable import ExperimentFiles

@Suite("Source of systems for apps")
struct SystemSourceTests {
  /// Each in a type of its own, as all use the same names.
  private static func program(_ texts: [String]) -> String {
    let types = texts.enumerated().map { "struct System\($0) {\n\($1)\n}\n" }
    return "import PopGesture\n" + types.joined()
  }

  @Test("compile against PopGesture alone, and what is wrong does not", .needsSwiftCompiler)
  func compile() throws {
    let compiler = try SwiftCompiler()
    let texts = SystemCatalog.all.compactMap(SystemSource.text(of:))
    #expect(texts.count > 5)
    let right = try compiler.check(Self.program(texts))
    #expect(right.succeeded, "\(right.errors.prefix(2000))")
    let mutated = Self.program(texts).replacing(".alongPop(", with: ".pop(", maxReplacements: 1)
    #expect(try !compiler.check(mutated).succeeded)
    let untidy = texts.joined(separator: "\n").split(separator: "\n")
      .filter { $0.count > 100 || $0.hasSuffix(" ") }
    #expect(untidy == [])
  }

  @Test("systems whose rule is UIKit's own have none: no app can change that")
  func own() throws {
    for system in SystemCatalog.all {
      let isApps = system.recognizers.allSatisfy { $0.target == .app }
      #expect((SystemSource.text(of: system) != nil) == (isApps && !system.recognizers.isEmpty))
    }
    let system = try #require(SystemCatalog.all.first { $0.name == "uikit.edge" })
    #expect(SystemSource.text(of: system) == nil)
  }

  @Test("two pans: which goes first, what waits for it, and where the second is not")
  func two() throws {
    let system = try #require(SystemCatalog.all.first { $0.name == "fiveArticles+cone+flick" })
    let text = try #require(SystemSource.text(of: system))
    let first = try #require(text.range(of: "let first = "))
    let second = try #require(text.range(of: "let second = "))
    let (before, between) = (text[..<first.lowerBound], text[first.upperBound..<second.lowerBound])
    #expect(before.contains("waits until the pop recognizer has failed"))
    #expect(!before.contains("installed") && between.contains("raw touches"))
    #expect(between.contains("once the first has failed"))
    #expect(text.contains("coneTowards(1)") && text.contains("pointsPerSecond(400)"))
  }
}
