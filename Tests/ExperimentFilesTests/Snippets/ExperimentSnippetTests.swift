import Foundation
import PolicyLibrary
import TestSupport
import Testing

@testable import ExperimentFiles

@Suite("Snippets for experiment files")
struct ExperimentSnippetTests {
  private func read(_ snippet: String) throws -> Experiment {
    try experiment(
      """
      {
        "seed": 1, "participants": 10, "swipes_per_intent": 2, "screens": ["iphone-14"],
      \(snippet)
      }
      """)
  }

  @Test("read back as the same policies and recognizers")
  func roundTrip() throws {
    let plain = try SnippetSamples.policies()
    let estimated = VelocityEstimatorKind.allCases.flatMap { kind in
      plain.prefix(3).map { $0.reading(kind, name: "\($0.name)@\(kind.rawValue)") }
    }
    let policies = plain + estimated
    // A preset cannot be told from its name alone what it is made of.
    let recognizers = SnippetSamples.recognizers
    let text = ExperimentSnippet.text(policies: policies, recognizers: recognizers)
    let read = try read(text)
    #expect(read.policies.count == policies.count)
    for (back, policy) in zip(read.policies, policies) {
      #expect(back.name == policy.name)
      #expect(back.family.name == policy.family.name, "\(policy.name)")
      #expect("\(back.parameters)" == "\(policy.parameters)", "\(policy.name)")
      #expect(back.reading == policy.reading, "\(policy.name)")
      #expect(back.swiftSource == policy.swiftSource)
    }
    #expect(read.recognizers.map(\.name) == recognizers.map(\.name))
    #expect(read.recognizers.map(\.recognizer) == recognizers.map(\.recognizer))
    #expect(ExperimentSnippet.text(policies: read.policies, recognizers: recognizers) == text)
  }

  @Test("hold what differs from the family, once")
  func short() throws {
    let start = try #require(PolicyCatalog.start(named: "velocity-weighted"))
    let policy = try start.policy(named: "tuned", ["fraction": 0.4, "velocity_weight_s": 0.3])
    let edge = try #require(
      RecognizerPreset.all[2].changing([(RecognizerParameter.all[1], 24)], name: "wide"))
    let text = ExperimentSnippet.text(
      policies: [policy, policy, policy.reading(.leastSquares, name: "fitted")],
      recognizers: [RecognizerPreset.all[0], edge, edge])
    #expect(
      text == """
          "policies": [
            {
              "name": "tuned",
              "family": "velocity-weighted",
              "fraction": 0.4
            },
            {
              "name": "fitted",
              "family": "velocity-weighted",
              "velocity_estimator": "least-squares-100ms",
              "fraction": 0.4
            }
          ],
          "recognizers": [
            "pan",
            {
              "name": "wide",
              "recognizer": "edge",
              "region_pt": 24
            }
          ]

        """)
    #expect(try read(text).policies.map(\.name) == ["tuned", "fitted"])
  }

  @Test("a list without elements is left out")
  func empty() throws {
    let text = ExperimentSnippet.text(policies: [], recognizers: [RecognizerPreset.all[2]])
    #expect(text == "  \"recognizers\": [\n    \"edge\"\n  ]\n")
  }
}

/// The Swift of the documents, with what an app has around it.
@Suite("Swift in the documents", .needsSwiftCompiler)
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
