import TestSupport
import Testing

@testable import StrictFiles

@Suite("Code that may not be")
struct ForbiddenCodeTests {
  @Test("Nothing outside tests stops the program or hopes")
  func words() async {
    await each(["fatalError(", "try!", "as!"]) { (word: String) in
      for file in Repository.swiftFiles("Sources") {
        for (index, line) in file.lines.enumerated() where line.contains(word) {
          Issue.record("\(file.path):\(index + 1): \(word)")
        }
      }
    }
  }

  @Test("The linter watches over what it can")
  func linter() async {
    await each([
      "AllPublicDeclarationsHaveDocumentation", "BeginDocumentationCommentWithOneLineSummary",
      "NeverForceUnwrap", "NeverUseForceTry", "NeverUseImplicitlyUnwrappedOptionals",
      "OrderedImports", "UseTripleSlashForDocumentationComments",
    ]) { (rule: String) throws in
      let configuration = try JSONNode.load(path: Repository.root + "/.swift-format")
      #expect(configuration["rules"]?[rule]?.value == .bool(true), "switch \(rule) on")
      let continuous = try #require(Document(".ci/run"))
      #expect(
        continuous.lines.contains(
          "swift format lint --strict --recursive Package.swift Sources Tests"))
    }
  }

  /// What the C library computes with last digits of its own.
  private static let cMathematics: Set = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "cos", "cosh", "erf",
    "erfc", "exp", "exp10", "exp2", "expm1", "hypot", "lgamma", "lgamma_r", "log", "log10",
    "log1p", "log2", "pow", "sin", "sincos", "sinh", "tan", "tanh", "tgamma",
  ]

  /// The calls of such a function in a line; methods and functions of other types are not meant.
  private func platformMathematics(_ line: String) -> [Substring] {
    line.matches(of: /([\w.]+)\(/).map(\.1).filter { call in
      let parts = call.split(separator: ".", omittingEmptySubsequences: false)
      let isFree = parts.count == 1 || ["Darwin", "Foundation", "Glibc", "Musl"].contains(parts[0])
      return isFree
        && ["", "f", "l"].contains { suffix in
          Self.cMathematics.contains { parts[parts.count - 1] == $0 + suffix }
        }
    }
  }

  @Test("No mathematics of the platform's: intervals and p-values have the same bits everywhere")
  func mathematics() {
    let system = /import (?:Darwin|Foundation|Glibc|Musl)/
    for file in Repository.swiftFiles("Sources") where file.text.contains(system) {
      for (index, line) in file.lines.enumerated() where !platformMathematics(line).isEmpty {
        Issue.record("\(file.path):\(index + 1): use PortableMath: \(line)")
      }
    }
    for line in ["let y = log(x)", "Glibc.exp(x)", "f(powf(2, 3))", "lgamma_r(x, &sign)"] {
      #expect(platformMathematics(line).count == 1, "\(line)")
    }
    for line in ["ElementaryMath.log(x)", "x.exp(1)", "catalog(x)", "logarithm(x)"] {
      #expect(platformMathematics(line).isEmpty, "\(line)")
    }
  }

  @Test("Policies store no function with typed throws: reflecting one needs iOS 18")
  func typedThrows() {
    let declaration = /\b(?:func|init)\b.*\) throws\(|^ *\) throws\(|\bdo throws\(/
    for file in Repository.swiftFiles("Sources/PopGesture", "Sources/PolicyLibrary") {
      for (index, line) in file.lines.enumerated()
      where line.contains("throws(") && !line.contains(declaration) {
        Issue.record("\(file.path):\(index + 1): return a Result: \(line)")
      }
    }
  }

  @Test("No file switches the formatter or the linter off")
  func exceptions() {
    for file in Repository.swiftFiles("Sources", "Tests") {
      let mark = "swift-format-" + "ignore"
      #expect(!file.text.contains(mark), "\(file.path) holds \(mark)")
    }
  }
}
