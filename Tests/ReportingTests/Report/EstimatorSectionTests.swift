import Testing
import TrialStatistics

@testable import ExperimentFiles
@testable import Reporting

@Suite("Own estimator against a common one")
struct EstimatorSectionTests {
  private func tables() throws -> PolicyTables {
    var tables = try PolicyTables(
      """
      "screens": ["iphone-16-pro", "ipad-pro-13"], "velocity_estimator": ["own", "uikit-blend"],
      "policies": ["half-width", "uikit", "ionic", "one@uikit-blend"]
      """.replacing(
        "\"one@uikit-blend\"",
        with: "{ \"name\": \"one@uikit-blend\", \"family\": \"fraction\", \"fraction\": 0.1 }"))
    for (place, screen) in ["iphone-16-pro", "ipad-pro-13"].enumerated() {
      let isWide = place == 1
      for (policy, gain) in [("uikit", 0.02), ("ionic", isWide ? -0.25 : 0.001)] {
        tables.rate("success", policy, screen, 0.6)
        tables.rate("success", "\(policy)@uikit-blend", screen, 0.6 + gain)
        tables.contrast(
          "success", policy, "\(policy)@uikit-blend", screen, -gain,
          abs(gain) > 0.1 ? .better : gain < 0.01 ? .equivalent : .undetermined)
      }
    }
    return tables
  }

  @Test("Twins are the same rule under another estimator, whatever else is called so")
  func twins() throws {
    let twins = try tables().experiment.estimatorTwins
    #expect(twins.map(\.policy) == ["uikit", "ionic"])
    #expect(twins.map(\.twin) == ["uikit@uikit-blend", "ionic@uikit-blend"])
    #expect(twins.map(\.own) == ["uikit-transition", "ionic"])
    #expect(twins.allSatisfy { $0.other == "uikit-blend" })
  }

  @Test("It begins with where the estimator matters and where it does not")
  func finding() throws {
    let lines = EstimatorSection.lines(try tables().index, command: "")
    #expect(lines[0] == "## Own estimator against a common one")
    #expect(
      lines[2] == "- **`iphone-16-pro`:** the estimator matters by more than 1 point to none of 2"
        + " rules, and to 1 of them it does not, in success and in false triggers; undetermined:"
        + " 1.")
    #expect(lines[3].contains("to 1 of 2 rules (most to `ionic`; up to 25.0 points)"))
  }

  @Test("Rows go by the largest difference, common less own")
  func rows() throws {
    let lines = EstimatorSection.lines(try tables().index, command: "")
    #expect(lines.filter { $0.hasPrefix("### ") } == ["### Success, own estimator → common one"])
    let table = ReportSample.table(lines)
    #expect(
      table[1] == [
        "`ionic`", "`ionic`", "60.0 → 60.1 (+0.1 ± 0.2)", "60.0 → 35.0 (-25.0 ± 0.2)",
      ])
    #expect(table[2][3] == "60.0 → 62.0 (+2.0 ± 0.2)" && table.count == 3)
  }

  @Test("Without a second estimator there is no section")
  func none() throws {
    let tables = try PolicyTables("\"policies\": [\"uikit\", \"ionic\"]")
    #expect(EstimatorSection.lines(tables.index, command: "").isEmpty)
  }
}
