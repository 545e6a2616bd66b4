import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

/// The experiments that documents show.
@Suite("Experiments in the documents")
struct DocumentExperimentTests {
  private static let blocks = Document.all.flatMap { document in
    document.blocks.filter { $0.language == "jsonc" }.map { (document, $0) }
  }

  @Test("Each is valid as it stands")
  func valid() throws {
    #expect(!Self.blocks.isEmpty)
    for (document, block) in Self.blocks {
      let text = block.lines.joined(separator: "\n")
      let bytes = Array(text.utf8)
      #expect(throws: Never.self, "\(document): \(text)") {
        try Experiment.read(
          JSONNode.parse(bytes, file: document.path), file: document.path, name: "example")
      }
    }
  }
}
