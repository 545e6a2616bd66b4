import TestSupport
import Testing

@testable import Findings
@testable import swipelab

@Suite("Comparisons in Markdown")
struct ComparisonReportTests {
  /// The report on two hand-made runs; rates are given per screen as events of 10 000.
  ///
  /// - Parameter tuned: the shares of the width that either run recommends; none where it chose none.
  private static func report(
    _ a: [Int], _ b: [Int], extra: [String] = [], tuned: [String] = []
  ) throws -> [String] {
    let folder = try ScratchFolder()
    for (name, seed, events, extra) in [("a", 1, a, []), ("b", 2, b, extra)] {
      let rows = events.enumerated().map { screen, k in
        StoredFolder.row(policy: "rule", k: k, n: 10_000, error: 0.002, screen: "s\(screen)")
      }
      let manifest = StoredFolder.manifest(seed: seed).replacing("\"q\"", with: "\"\(name)\"")
      try StoredFolder.write(rows + extra, manifest: manifest, to: name, in: folder)
      guard let share = name == "a" ? tuned.first : tuned.last else { continue }
      let choices = """
        scope,context,goal,limit,is_best,recognizer,family,parameters,screen,success,worst_false_trigger
        s0,list,max_false_trigger,0.005,yes,pan,fraction,fraction=0.1,s0,0.1,0.1
        phones,list,max_false_trigger,0.005,yes,pan,fraction,fraction=\(share),s0,0.5,\(share)
        phones,list,max_false_trigger,0.005,yes,pan,fraction,fraction=\(share),s1,\(share),0.1
        phones,list,max_false_trigger,0.005,no,pan,fraction,fraction=0.9,s0,0.2,0.9
        phones,list,max_false_trigger,0.01,yes,pan,fraction,fraction=0.2,s0,0.2,0.9

        """
      try folder.write(choices, to: "\(name)/tuned.csv")
    }
    let comparison = try RunComparison.load(folder("a"), folder("b"), margin: 0.01)
    return ComparisonReport.text(comparison).split(separator: "\n").map { String($0) }
  }

  @Test("Worse comes first, then better; the rest is counted")
  func order() throws {
    let lines = try Self.report([5000, 5000, 5000, 5000], [5300, 5000, 4700, 4900])
    let sentences = lines.filter { $0.hasPrefix("- `rule`") }
    #expect(
      sentences == [
        "- `rule`: success on s2, plain, `pan` went from 50.0% to 47.0%, -3.0 points"
          + " (95% interval -3.6 to -2.4): **worse**.",
        "- `rule`: success on s0, plain, `pan` went from 50.0% to 53.0%, +3.0 points"
          + " (95% interval +2.4 to +3.6): **better**.",
      ])
    #expect(lines.contains("- 1 equivalent, 1 undetermined, of 4 rates."))
    #expect(lines.contains("- `seed`: 1 → 2"))
    let errors = "Errors as if the runs were independent: the runs differ in seed."
    #expect(lines.contains { $0.hasPrefix(errors) })
    #expect(lines.contains { $0.hasPrefix("- **Something got worse**") })
    let table = lines.filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(table.map { $0.split(separator: " ")[1] } == ["worse", "better", "undetermined"])
    #expect(!lines.contains { $0.contains("question") })
  }

  @Test("Twenty sentences are enough; all rows are in the table")
  func many() throws {
    let lines = try Self.report(
      Array(repeating: 5000, count: 30),
      Array(repeating: 4700, count: 15) + Array(repeating: 5300, count: 15))
    #expect(lines.count { $0.hasPrefix("- `rule`") } == 20)
    #expect(lines.contains("- and 10 better in the table below."))
    #expect(lines.count { $0.hasPrefix("| ") } == 32)
    #expect(lines.contains("- none equivalent or undetermined, of 30 rates."))
  }

  @Test("Nothing worse, and what only B has, are said")
  func quiet() throws {
    let lines = try Self.report(
      [5000], [5000],
      extra: ["s0,plain,pan,newer,success,pop,5000,10000,200,0.5,0.002,0.496,0.504"])
    #expect(
      lines.contains { $0.hasPrefix("- No false triggers, honoured aborts or success got worse") })
    #expect(lines.contains("Only in B, not compared: 1 row; policies `newer`."))
    #expect(!lines.contains { $0.hasPrefix("|") })
  }

  @Test("Whether the recommended rule is the same is said of groups, within the limits alone")
  func recommendations() throws {
    let changed = try Self.report([5000], [5000], tuned: ["0.5", "0.3"])
    #expect(
      changed.filter { $0.hasPrefix("- **Recommended") } == [
        "- **Recommended for phones, list page: `pan fraction fraction=0.5` →"
          + " `pan fraction fraction=0.3`**; A → B: success 50.0% → 30.0%, false triggers"
          + " 50.00% → 30.00%."
      ])
    // First of all, after the names of both folders.
    #expect(changed.firstIndex { $0.contains("Recommended") } == 3)
    let same = try Self.report([5000], [5000], tuned: ["0.5", "0.5"])
    #expect(
      same.contains(
        "- Recommended for phones, list page: the same, `pan fraction fraction=0.5`; A → B: success"
          + " 50.0% → 50.0%, false triggers 50.00% → 50.00%."))
    #expect(!(try Self.report([5000], [5000])).contains { $0.contains("ecommended") })
  }
}
