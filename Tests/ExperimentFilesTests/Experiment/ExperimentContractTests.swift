import Foundation
import PolicyLibrary
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

/// The experiment that the documentation promises to read, and those that are shipped.
@Suite("Experiment contract")
struct ExperimentContractTests {
  /// The example of the design document, every key in it.
  static let example = #"""
    {
      "question": "Which completion policy should a full-screen swipe-back use?",
      "seed": 20261121,
      "participants": 400,
      "swipes_per_intent": 20,                       // per participant, screen and intent
      "population": "everyday",                      // a preset
      "intents": ["pop", "popAbort", "contentLeft", "contentVertical", "tapSmear"],
      "screens": ["iphone-16-pro", "ipad-pro-13",
                  { "name": "w320", "width_pt": 320, "height_pt": 568, "mm_per_pt": 0.1558, "class": "phone" }],
      "contexts": ["plain"],
      "recognizers": ["pan"],
      "policies": ["half-width", "one-third",
                   { "name": "fixed-80", "family": "fixed-distance", "distance_pt": 80 },
                   { "family": "velocity-weighted", "velocity_weight_s": 0.3, "fraction": 0.5 }],
      "sweeps": [{ "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 400, "steps": 100 }],
      "margin": 0.01                                 // smallest difference of interest, as a proportion
    }
    """#

  @Test func exampleIsAccepted() throws {
    let read = try experiment(Self.example)
    #expect(read.seed == 20_261_121)
    #expect((read.participants, read.swipesPerIntent, read.margin) == (400, 20, 0.01))
    #expect(read.screens.map(\.name) == ["iphone-16-pro", "ipad-pro-13", "w320"])
    let inline = try #require(read.screens.last)
    #expect((inline.width, inline.height, inline.viewWidth) == (320, 568, 320))
    #expect(inline.millimetresPerPoint == 0.1558)
    #expect(inline.kind == .phone)
    #expect(
      read.policies.map(\.name) == ["half-width", "one-third", "fixed-80", "velocity-weighted"])
    #expect(read.policies.map(\.threshold) == [0.5, 1.0 / 3, 80, 0.5])
    #expect(read.sweeps[0].values.count == 100)
    #expect(read.conditions.map(\.key.screen) == ["iphone-16-pro", "ipad-pro-13", "w320"])
  }

  @Test("every shipped experiment is right and takes its file's name")
  func shipped() throws {
    let folder = Document.root + "/Experiments"
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(files.contains("quickstart.json"))
    for file in files where file.hasSuffix(".json") && !file.hasSuffix(".schema.json") {
      let read = try Experiment.load(path: "\(folder)/\(file)")
      #expect(read.name + ".json" == file)
      let isPlayed = read.testsClaims || read.playsCases
      #expect(read.policies.count + read.systems.count >= 2 || isPlayed)
    }
  }
}

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
