import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles

/// Populations in experiments: a preset's name, a file, or an object that changes settings.
@Suite("Populations in experiment files")
struct PopulationReadingTests {
  @Test func mistakes() async {
    await each([
      ("3", ["f:2:15: error: a population is a name, a file or an object, not a number"]),
      (
        #"{ "base": "everday", "drag_share": 0.5 }"#,
        [#"f:2:25: error: unknown population "everday"; did you mean "everyday"?"#]
      ),
      (
        #"{ "drag_shar": 0.5, "edge_start_share": 2 }"#,
        [
          #"f:2:17: error: unknown key "drag_shar" in this population; did you mean "drag_share"?"#,
          #"f:2:55: error: "edge_start_share" is 2; give a number from 0 to 1"#,
        ]
      ),
    ]) { population, expected in
      #expect(keyErrors("\"population\": \(population)") == expected)
    }
  }

  @Test("a population file is looked for beside the experiment, and its problems name it")
  func file() throws {
    let folder = try ScratchFolder()
    try folder.write(
      #"{ "policies": ["half-width"], "population": "people.json" }"#, to: "sub/f.json")
    func errors() -> [String] { messages { _ = try Experiment.load(path: folder("sub/f.json")) } }
    #expect(errors().count == 2)
    #expect(errors().contains { $0.hasPrefix("\(folder("sub/people.json")): error: ") })
    try folder.write(#"{ "drag_share": -1 }"#, to: "sub/people.json")
    #expect(
      errors() == [
        "\(folder("sub/people.json")):1:17: error: \"drag_share\" is -1;"
          + " give a number from 0 to 1"
      ])
    try folder.write(#"{ "drag_share": 0.4 }"#, to: "sub/people.json")
    let read = try Experiment.load(path: folder("sub/f.json"))
    #expect(read.population.dragShare == 0.4)
  }

  @Test("a changed setting changes the counts, an object that changes none does not")
  func settings() async throws {
    func rates(_ population: String) async throws -> [RateRow] {
      var read = try smallExperiment(participants: 20, recognizers: ["pan"])
      read.population = try experiment(
        "{\"policies\": [\"half-width\"], \"population\": \(population)}"
      ).population
      return try await results(read).rates
    }
    let everyday = try await rates(#""everyday""#)
    #expect(try await rates(#"{ "base": "everyday" }"#) == everyday)
    #expect(try await rates(#"{ "drag_share": 1 }"#) != everyday)
  }

  @Test("what a stroke model leaves out stays its own direction's, of the base")
  func leftOut() throws {
    let matrix = "[[1,0,0,0,0],[0,1,0,0,0],[0,0,1,0,0],[0,0,0,1,0],[0,0,0,0,1]]"
    let model = """
      { "mean": [0.7, 4.8, 0.3, 7, 0.6], "between_people": \(matrix), "within_person": \(matrix) }
      """
    let text = """
      {
        "policies": ["half-width"],
        "population": { "right_going": \(model), "left_going": \(model) }
      }
      """
    let node = try JSONNode.parse(Array(text.utf8), file: "e.json")
    let population = try Experiment.read(node, file: "e.json", name: "e").population
    for (found, fitted) in [
      (population.rightGoing, StrokeModel.fittedRight), (population.leftGoing, .fittedLeft),
    ] {
      #expect(found.bow == fitted.bow)
      #expect(found.liftShift == fitted.liftShift)
      #expect(found.means != fitted.means)
    }
  }
}

/// Stroke models in population files: each number has a range, and what is within all of them makes
/// strokes that end.
@Suite("Stroke models in population files")
struct StrokeModelReadingTests {
  /// A right-going model with one number replaced.
  private static func population(
    _ key: String = "", _ row: Int = 0, _ column: Int = 0, _ value: String = "0"
  ) -> String {
    let model = StrokeModel.fittedRight
    func text(_ rows: [[Double]], _ name: String) -> String {
      let texts = rows.enumerated().map { place, numbers in
        let numbers = numbers.enumerated().map {
          name == key && (place, $0) == (row, column) ? value : "\($1)"
        }
        return "[" + numbers.joined(separator: ",") + "]"
      }
      return name == "mean" ? texts[0] : "[" + texts.joined(separator: ",") + "]"
    }
    let parts = [
      "mean": [(0..<5).map { model.means[$0] }], "between_people": model.between.rows,
      "within_person": model.within.rows,
    ]
    let members = parts.sorted { $0.key < $1.key }.map { "\"\($0)\": \(text($1, $0))" }
    return #""population": { "right_going": { \#(members.joined(separator: ",\n")) } }"#
  }

  private static func errors(_ population: String) -> [String] { keyErrors(population) }

  @Test("the fitted model is read, and each mean just beyond its range refused with its place")
  func means() {
    #expect(Self.errors(Self.population()).isEmpty)
    for (place, quantity) in StrokeModelRange.quantities.enumerated() {
      for value in [quantity.mean.lowerBound.nextDown, quantity.mean.upperBound.nextUp, 1e300] {
        let found = Self.errors(Self.population("mean", 0, place, "\(value)"))
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("f:3:") ?? false)
        #expect(found.first?.contains("the mean \(quantity.name) is") ?? false)
      }
    }
  }

  @Test("variances beyond what people differ by, or next to nothing, are refused")
  func variances() async {
    await each(["between_people", "within_person"]) { (key: String) in
      for place in 0..<5 {
        for value in ["1e30", "1e300", "-1", "0", "1e-300"] {
          let found = Self.errors(Self.population(key, place, place, value))
          #expect(found.count == 1 && (found.first?.contains("the variance") ?? false))
        }
      }
      #expect(Self.errors(Self.population(key, 1, 0, "1e30")).count == 1)
    }
  }

  @Test("every preset writes a population that is read back")
  func presets() throws {
    for preset in Population.all {
      let fit = [preset.rightGoing, preset.leftGoing].map { model in
        String(decoding: Experiment.canonical(model).bytes, as: UTF8.self)
      }
      #expect(
        keyErrors(
          "\"population\": { \"right_going\": \(fit[0]), \"left_going\": \(fit[1]) }"
        ).isEmpty, "\(preset.name)")
    }
  }
}
