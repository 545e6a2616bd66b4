import Testing
import TrialStatistics

struct PairedTableTests {
  /// Newcombe 1998, Statistics in Medicine 17:2635 (method 10), 95 % limits.
  @Test func newcombePublished() {
    let one = PairedTable(both: 1, only1: 1, only2: 7, neither: 12).newcombe(alpha: 0.05)
    #expect((one.low + 0.507).magnitude < 6e-4 && (one.high + 0.026).magnitude < 6e-4)
    let two = PairedTable(both: 59, only1: 6, only2: 16, neither: 80).newcombe(alpha: 0.05)
    #expect((two.low + 0.1186).magnitude < 6e-5 && (two.high + 0.0046).magnitude < 6e-5)
  }

  /// Newcombe 1998, Statistics in Medicine 17:873 (method 10): 56/70 against 48/80.
  @Test func independentPublished() {
    let pair = IndependentProportions(successes1: 56, trials1: 70, successes2: 48, trials2: 80)
    let interval = pair.newcombe(alpha: 0.05)
    #expect((pair.difference - 0.2).magnitude < 1e-15)
    #expect((interval.low - 0.0524).magnitude < 6e-5)
    #expect((interval.high - 0.3339).magnitude < 6e-5)
    let zero = IndependentProportions(successes1: 5, trials1: 56, successes2: 0, trials2: 29)
    let limits = zero.newcombe(alpha: 0.05)
    #expect((limits.low + 0.0381).magnitude < 6e-5 && (limits.high - 0.1926).magnitude < 6e-5)
  }

  @Test(arguments: [
    PairedTable(both: 1, only1: 1, only2: 7, neither: 12),
    PairedTable(both: 54, only1: 0, only2: 0, neither: 0),
    PairedTable(both: 0, only1: 30, only2: 0, neither: 0),
    PairedTable(both: 500, only1: 40, only2: 60, neither: 400),
  ])
  func swappingReflects(table: PairedTable) {
    let other = PairedTable(
      both: table.both, only1: table.only2, only2: table.only1, neither: table.neither)
    let methods: [(PairedTable) -> ConfidenceInterval] = [
      { $0.newcombe(alpha: 0.05) }, { $0.newcombe(alpha: 0.05, corrected: false) },
      { $0.tango(alpha: 0.05) }, { $0.bonettPrice(alpha: 0.05) }, { $0.wald(alpha: 0.05) },
    ]
    for method in methods {
      let a = method(table)
      let b = method(other)
      #expect((a.low + b.high).magnitude <= 1e-13 && (a.high + b.low).magnitude <= 1e-13)
      #expect(a.low <= a.high)
    }
    let score = table.tango(alpha: 0.05)
    #expect(-1 <= score.low && score.low <= table.difference)
    #expect(table.difference <= score.high && score.high <= 1)
  }

  /// Binomial tails that can be summed by hand: 1 of 6, and 0 of 5, discordant trials.
  @Test func mcNemarByHand() {
    let one = McNemarTest(only1: 1, only2: 5)
    #expect((one.exactP - 14.0 / 64).magnitude <= 1e-15)
    #expect((one.midP() - 8.0 / 64).magnitude <= 1e-15)
    #expect((one.chiSquare - 16.0 / 6).magnitude <= 1e-15)
    #expect((one.chiSquareCorrected - 9.0 / 6).magnitude <= 1e-15)
    #expect((McNemarTest(only1: 0, only2: 5).exactP - 1.0 / 16).magnitude <= 1e-16)
  }

  @Test func mcNemarTies() {
    let tie = McNemarTest(only1: 2, only2: 2)
    #expect(tie.exactP == 1 && tie.midP(ties: .one) == 1 && tie.asymptoticP == 1)
    #expect((tie.midP() - (1 - 3.0 / 16)).magnitude <= 1e-15)
    let none = McNemarTest(only1: 0, only2: 0)
    #expect(none.exactP == 1 && none.midP() == 1 && none.asymptoticP == 1)
    #expect(none.asymptoticCorrectedP == 1 && none.chiSquare == 0)
  }

  @Test func mcNemarIsSymmetricAndOrdered() {
    for (b, c) in [(3, 9), (86, 150), (0, 40)] {
      let test = McNemarTest(only1: b, only2: c)
      #expect(test.exactP == McNemarTest(only1: c, only2: b).exactP)
      #expect(test.midP() < test.exactP)
      #expect(test.asymptoticP < test.asymptoticCorrectedP)
      #expect(PairedTable(both: 1, only1: b, only2: c, neither: 2).mcNemar == test)
    }
  }
}
