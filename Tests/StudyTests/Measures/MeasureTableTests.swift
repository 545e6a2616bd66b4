import NavigationModel
import StrictFiles
import Testing

@testable import Study

@Suite("measures.csv")
struct MeasureTableTests {
  @Test("numbers where there are some, empty fields where there are none")
  func text() {
    let rows = [
      MeasureRow(
        .effortMean, screen: "w402", context: "plain", system: "half", intent: "pop",
        MeasureEstimate(31.25, standardError: 0.5, critical: 2, swipes: 80, clusters: 40)),
      MeasureRow(
        .effortMean, screen: "w402", context: "plain", system: "velocity(30,300,0.5,300)",
        intent: "pop",
        MeasureEstimate(31.25, standardError: nil, critical: 2, swipes: 1, clusters: 1)),
      MeasureRow(
        .slowGateReach, screen: "w402", context: "plain", system: "half", intent: "",
        MeasureEstimate(exactly: 0.5)),
    ]
    let expected = """
      screen,context,recognizer,policy,measure,unit,intent,n,participants,value,mc_error,ci_low,ci_high
      w402,plain,system,half,effort-mean,mm,pop,80,40,31.25,0.5,30.25,32.25
      w402,plain,system,"velocity(30,300,0.5,300)",effort-mean,mm,pop,1,1,31.25,,,
      w402,plain,system,half,reach-gate-slow,,,,,0.5,0,0.5,0.5

      """
    #expect(String(decoding: MeasureRow.table.bytes(rows), as: UTF8.self) == expected)
  }

  @Test("measures have names of their own, a sentence and a formula")
  func catalogue() {
    #expect(Set(Measure.all.map(\.name)).count == Measure.all.count)
    for measure in Measure.all {
      #expect(Measure.named(measure.name) == measure)
      #expect(!measure.summary.isEmpty && !measure.formula.isEmpty)
      #expect(!measure.name.contains { $0 == "," || $0 == "(" })
    }
    #expect(Measure.named("half") == nil)
  }
}
