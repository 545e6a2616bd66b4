import Testing

@testable import Findings
@testable import Reporting
@testable import Study

/// What a report says of a winner when people are otherwise, on results written by hand.
@Suite("If people are otherwise")
struct SensitivityTests {
  /// Success and false triggers of `half-width`, then of `one-third`.
  typealias Rates = ((Double, Double), (Double, Double))

  /// Two policies on a phone; `half-width` leads on the experiment's own people.
  private func tables(_ scenarios: [Rates]) throws -> PolicyTables {
    var tables = try PolicyTables(
      """
      "screens": ["iphone-16-pro"], "policies": ["half-width", "one-third"],
      "sensitivity": [
        { "assumption": "drags", "values": [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] },
        "pace"
      ]
      """)
    Self.fill(&tables, ((0.9, 0.01), (0.8, 0.01)))
    for (place, rates) in scenarios.enumerated() {
      tables.scenario(place) { Self.fill(&$0, rates) }
    }
    return tables
  }

  private static func fill(_ tables: inout PolicyTables, _ rates: Rates) {
    for (policy, rate) in [("half-width", rates.0), ("one-third", rates.1)] {
      tables.rate("success", policy, "iphone-16-pro", rate.0)
      tables.rate("false-trigger", policy, "iphone-16-pro", rate.1)
    }
  }

  static let stays: Rates = ((0.7, 0.02), (0.6, 0.01))
  static let close: Rates = ((0.6, 0.01), (0.605, 0.01))
  static let beaten: Rates = ((0.6, 0.01), (0.7, 0.01))
  static let excluded: Rates = ((0.8, 0.05), (0.7, 0.01))

  @Test("a winner that nothing unseats stays the winner")
  func stays() throws {
    let index = try tables([Self.stays, Self.stays]).index
    let expected: String =
      "**Phone: `half-width` stays the winner** in all 2 variations."
    #expect(SensitivityText.sentences(index) == [expected])
  }

  @Test("one that is behind by less than the margin stays within it")
  func within() throws {
    let index = try tables([Self.stays, Self.close]).index
    let expected: String =
      "**Phone: `half-width` stays the winner or within 1 point of it** in all 2 variations;"
      + " another is ahead by less in 1: `one-third` with `drags` = 0.2."
    #expect(SensitivityText.sentences(index) == [expected])
  }

  @Test("one that is beaten, or triggers falsely too often, depends on what is assumed")
  func depends() throws {
    let index = try tables([Self.stays, Self.close, Self.beaten, Self.excluded]).index
    let setting = try #require(index.settings.first)
    let robustness = try #require(Robustness(index, setting, .phones))
    let outcomes: [Robustness.Outcome] = [.stays, .withinMargin, .beaten, .excluded]
    #expect(robustness.cases.map(\.outcome) == outcomes)
    #expect(
      robustness.cases.map(\.winner) == ["half-width", "one-third", "one-third", "one-third"])
    let expected: String =
      "**Phone: whether `half-width` wins depends on what is assumed.** It wins 1 of 4"
      + " variations and stays within 1 point of the winner in 1 more. It does not: with"
      + " `drags` = 0.3 `one-third` completes 70.0 ± 0.1 % at worst, it 60.0 ± 0.1 %; with"
      + " `drags` = 0.4 it triggers falsely too often, and `one-third` wins (70.0 ± 0.1 %)."
    #expect(SensitivityText.sentences(index) == [expected])
  }

  @Test("many losses are counted, not all told")
  func many() throws {
    let index = try tables(Array(repeating: Self.beaten, count: 8)).index
    let sentence = try #require(SensitivityText.sentences(index).first)
    #expect(sentence.contains("It wins 0 of 8 variations. It does not: with `drags` = 0.1"))
    #expect(sentence.hasSuffix("; and 3 more."))
  }

  @Test("the section ranks assumptions by how far they swing the winner's success")
  func swings() throws {
    var tables = try tables([])
    tables.scenario(0) { Self.fill(&$0, ((0.88, 0.01), (0.7, 0.01))) }
    tables.scenario(8) { Self.fill(&$0, ((0.7, 0.02), (0.6, 0.01))) }
    let lines = SensitivitySection.lines(tables.index, command: "")
    let rows = lines.filter { $0.hasPrefix("| `drags`  ") || $0.hasPrefix("| `pace`  ") }
    #expect(rows.count == 2)
    #expect(rows[0].hasPrefix("| `pace`     | 70.0 ± 0.1 at -0.3 | 90.0 ± 0.1 as assumed |"))
    #expect(rows[0].contains(" 20.0 | 1.0 ± 0.1 as assumed     | 2.0 ± 0.1 at -0.3 |"))
    #expect(rows[1].contains(" 2.0 | unchanged "))
    #expect(lines.contains { $0.hasPrefix("| `pace` = -0.3 | 70.0 ± 0.1 (1) | 60.0 ± 0.1 (2) |") })
    #expect(lines.contains { $0.hasPrefix("| `pace` = -0.3 | 2.0 ± 0.1 (2) | 1.0 ± 0.1 (1) |") })
  }

  @Test("without scenarios the report says nothing of it")
  func none() throws {
    let index = try tables([]).index
    #expect(SensitivitySection.lines(index, command: "").isEmpty)
    #expect(SensitivityText.sentences(index).isEmpty)
  }

  @Test("systems have a sentence for each kind of screen, and none where nothing is varied")
  func systems() async throws {
    var read = try PolicyTables(
      #""screens": ["iphone-16-pro"], "systems": ["fd", "uikit.edge"], "sensitivity": ["drags"]"#
    ).experiment
    read.participants = 6
    let varied = ResultIndex(await StudyRun.results(of: read, workers: 1))
    let sentences = SensitivityText.sentences(varied)
    #expect(sentences.count == 1)
    #expect(sentences.first?.hasPrefix("**Phone, 402 pt: `") == true, "\(sentences)")
    #expect(sentences.first?.contains("2 variations") == true, "\(sentences)")
    read.sensitivity = []
    let same = ResultIndex(await StudyRun.results(of: read, workers: 1))
    #expect(SensitivityText.sentences(same).isEmpty)
  }
}
