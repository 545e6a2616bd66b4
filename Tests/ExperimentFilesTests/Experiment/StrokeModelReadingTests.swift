import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

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
