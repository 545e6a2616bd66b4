import PopGesture
import TestSupport
import Testing

@testable import Findings
@testable import Study

/// Rules learned from counts of which the best rule is known.
@Suite("Likelihood-ratio rule")
struct LikelihoodCutTests {
  /// Ratios 40, 10, 5, 2 and 0.1, which do not rise with the translation.
  static let places: [(translation: Double, wanted: Int, unwanted: Int)] = [
    (30, 80, 8), (70, 75, 750), (110, 200, 5), (150, 100, 50), (190, 500, 100),
  ]

  func table(_ budget: Double, least: Double = 0) -> HeadroomRule.Table {
    HeadroomRule.Table(
      ReleaseCounts(Self.places), viewWidth: 400, millimetresPerPoint: 0.16, budget: budget,
      least: least)
  }

  /// By Neyman and Pearson: the cells with the greatest ratios that the budget has room for, these
  /// budgets leaving no room that other cells would fill better.
  @Test
  func neymanPearson() async {
    await each(
      [
        (0.004, [], 0, 0), (0.005, [110], 0.2, 0.005), (0.012, [110], 0.2, 0.005),
        (0.013, [30, 110], 0.28, 0.013), (0.104, [30, 110], 0.28, 0.013),
        (0.113, [30, 110, 190], 0.78, 0.113), (0.2, [30, 110, 150, 190], 0.88, 0.163),
        (0.912, [30, 110, 150, 190], 0.88, 0.163), (1, [30, 70, 110, 150, 190], 0.955, 0.913),
      ] as [(Double, [Double], Double, Double)]
    ) { budget, popped, success, wrong in
      let table = table(budget)
      let rule = HeadroomRule(tables: [table])
      #expect(Self.places.map(\.translation).filter { rule.completes(.drag($0)) } == popped)
      #expect(table.cut.success == success)
      #expect(table.cut.falseTrigger == wrong)
    }
  }

  @Test("nothing that is likelier unwanted pops where the least ratio is 1")
  func leastRatio() {
    let table = table(1, least: 1)
    #expect(table.cut.ratio == 1)
    #expect(table.cut.success == 0.88)
    #expect(!HeadroomRule(tables: [table]).completes(.drag(70)))
  }

  @Test("ratios are those of the rates where there are many releases")
  func ratios() {
    let table = table(0.01)
    for (translation, wanted, unwanted) in Self.places {
      let ratio = table.ratios[ReleaseBins().cell(of: .drag(translation))]
      // Releases, not swipes: 955 of 1000 and 913 of 1000 were released.
      let exact = Double(wanted) / 955 / (Double(unwanted) / 913)
      #expect(abs(ratio / exact - 1) < 0.1, "\(translation)")
    }
  }

  @Test("a screen that is not known pops never, nor a release without a drag")
  func unknownScreens() {
    let rule = HeadroomRule(tables: [table(1)])
    #expect(rule.completes(.drag(110)))
    var release = Release.drag(110)
    release.millimetresPerPoint = 0.2
    #expect(!rule.completes(release))
    release = .drag(110)
    release.viewWidth = 300
    #expect(!rule.completes(release))
    #expect(!rule.completes(.drag(.nan)))
    #expect(!HeadroomRule(tables: []).completes(.drag(110)))
  }

  @Test("without any release nothing pops")
  func nothing() {
    let table = HeadroomRule.Table(
      ReleaseCounts([]), viewWidth: 400, millimetresPerPoint: 0.16, budget: 0.01, least: 1)
    #expect(table.cut.success == 0)
    #expect(!HeadroomRule(tables: [table]).completes(.drag(300)))
  }
}
