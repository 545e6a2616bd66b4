import Documents
import TestSupport
import Testing
import TrialStatistics

@testable import Findings
@testable import Reporting

@Suite("Verdicts over screens")
struct ScreenVerdictsTests {
  private func tables(_ second: Double, _ verdict: Verdict) throws -> PolicyTables {
    var tables = try PolicyTables(
      """
      "screens": ["iphone-16-pro", "ipad-pro-13"], "policies": ["half-width", "one-third"]
      """)
    for policy in ["half-width", "one-third"] {
      for screen in ["iphone-16-pro", "ipad-pro-13"] { tables.rate("success", policy, screen, 0.5) }
    }
    tables.contrast("success", "half-width", "one-third", "iphone-16-pro", 0.05, .better)
    tables.contrast("success", "half-width", "one-third", "ipad-pro-13", second, verdict)
    return tables
  }

  private func lines(_ tables: PolicyTables) throws -> [String] {
    let index = tables.index
    return MarkdownWriter.lines(ScreenVerdicts.blocks(try #require(index.settings.first), index))
  }

  @Test("a pair that changes sides is told with its best and its worst screen")
  func changes() throws {
    let lines = try lines(tables(-0.1, .worse))
    #expect(
      lines.first
        == "**The ranking by success is not the same on all 2 screens.** 1 of 1 pairs changes sides"
        + " by more than the margin: `half-width` minus `one-third` ranges from -10.0 ± 0.2 on"
        + " `ipad-pro-13` to +5.0 ± 0.2 on `iphone-16-pro`.")
  }

  @Test("the ends go by the difference, and of equal screens the narrowest is named")
  func ends() throws {
    var tables = try PolicyTables(
      """
      "screens": ["ipad-pro-13", "iphone-16-pro", "iphone-se-1"],
      "policies": ["half-width", "uikit", "one-third"]
      """)
    for (screen, difference, verdict) in [
      ("ipad-pro-13", -0.1, .worse), ("iphone-16-pro", 0.2, .better), ("iphone-se-1", 0.2, .better),
    ] as [(String, Double, Verdict)] {
      tables.contrast("success", "half-width", "uikit", screen, difference, verdict)
      tables.contrast("success", "half-width", "one-third", screen, -0.3, .worse)
      tables.contrast("false-trigger", "half-width", "one-third", screen, difference, verdict)
    }
    let text = try lines(tables).joined()
    #expect(text.contains("not the same on all 3 screens.** 1 of 2 pairs changes sides"))
    #expect(
      text.contains(
        "`half-width` minus `uikit` ranges from -10.0 ± 0.2 on `ipad-pro-13` to +20.0 ± 0.2 on"
          + " `iphone-se-1`."))
  }

  @Test("a pair that is better here and undetermined there keeps its order")
  func keeps() async {
    await each([(0.001, .equivalent), (-0.02, .undetermined), (0.3, .better)]) {
      (row: (difference: Double, verdict: Verdict)) in
      let lines = try lines(tables(row.difference, row.verdict))
      #expect(
        lines.first?.hasPrefix("**The ranking by success is the same on all 2 screens") == true)
    }
  }

  @Test("one screen or one policy has no such sentence")
  func none() throws {
    var one = try PolicyTables(#""screens": ["ipad-pro-13"], "policies": ["half-width", "uikit"]"#)
    one.rate("success", "uikit", "ipad-pro-13", 0.5)
    #expect(try lines(one).isEmpty)
    let alone = try PolicyTables(#""policies": ["half-width"]"#)
    #expect(try lines(alone).isEmpty)
  }
}
