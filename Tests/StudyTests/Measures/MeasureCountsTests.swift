import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing
import TrialStatistics

@testable import Study

@Suite("Quantities of swipes, summed over people")
struct MeasureCountsTests {
  static let swipes = SampleSwipe.random(
    people: 37, contestants: 2, swipes: 4, intents: Intent.allCases, seed: 11)
  static let counts = SampleSwipe.counts(
    swipes, on: .plain, contestants: 2, millimetresPerPoint: 0.16)

  /// A quantity of a swipe as its measure defines it, in mm or ms.
  static func value(_ quantity: MeasuredQuantity, _ swipe: SampleSwipe) -> Double? {
    let record = swipe.record
    guard swipe.intent == .pop else { return nil }
    if case .requiredTravel = quantity {
      let travel = record.requiredTravel
      return travel.isNaN ? nil : (travel * 0.16 * 100).rounded() / 100
    }
    guard record.outcome == .popCompleted else { return nil }
    return switch quantity {
    case .effort: (record.travel * 0.16 * 100).rounded() / 100
    case .decisionTime: (record.duration * 1000 * 10).rounded() / 10
    default: (record.armTime * 1000 * 10).rounded() / 10
    }
  }

  @Test("means and their errors, from the definition")
  func means() async {
    await each(MeasuredQuantity.allCases, 0..<2) {
      (quantity: MeasuredQuantity, contestant: Int) throws in
      let people = (0..<37).map { person in
        let own = Self.swipes.filter { $0.participant == person && $0.contestant == contestant }
          .compactMap { Self.value(quantity, $0) }
        return (count: Double(own.count), total: own.reduce(0, +))
      }
      let expected = clusteredMean(people)
      let found = try #require(Self.counts.estimate(quantity, .mean, contestant: contestant))
      #expect(agree(found.value, expected.value))
      #expect(agree(try #require(found.standardError), expected.error, 1e-10))
      #expect(found.swipes == Int(people.reduce(0) { $0 + $1.count }))
      #expect(found.clusters == people.count { $0.count > 0 })
      let interval = try #require(found.interval)
      #expect(interval.low < found.value && found.value < interval.high)
    }
  }

  @Test("median and 90 % point lie within a bin of the sample's")
  func quantiles() async {
    await each(MeasuredQuantity.allCases) { (quantity: MeasuredQuantity) throws in
      let values = Self.swipes.filter { $0.contestant == 1 }.compactMap { Self.value(quantity, $0) }
        .sorted()
      for (statistic, share) in [(QuantityStatistic.median, 0.5), (.high, 0.9)] {
        let exact = values[Int((share * Double(values.count)).rounded(.up)) - 1]
        let found = try #require(Self.counts.estimate(quantity, statistic, contestant: 1))
        let bin = quantity.scale.bin(of: Int((exact * quantity.unitsPerOne).rounded()))
        let width = quantity.scale.start(of: bin + 1) - quantity.scale.start(of: bin)
        #expect(abs(found.value - exact) <= Double(width) / quantity.unitsPerOne)
        #expect(try #require(found.standardError) > 0)
      }
    }
  }

  @Test("by hand: two people, three successes")
  func byHand() throws {
    var swipes: [SampleSwipe] = []
    for (participant, travel) in [(0, 100.0), (0, 200), (1, 150)] {
      var record = SwipeRecord(.popCompleted)
      (record.travel, record.duration) = (travel, travel / 1000)
      swipes.append(
        SampleSwipe(participant: participant, contestant: 0, intent: .pop, record: record))
    }
    let counts = SampleSwipe.counts(swipes, on: .plain, contestants: 1, millimetresPerPoint: 0.1)
    // Mean 15 mm; residuals 30 - 2 x 15 = 0 and 15 - 15 = 0.
    let effort = try #require(counts.estimate(.effort, .mean, contestant: 0))
    #expect(effort.value == 15 && effort.standardError == 0)
    #expect(effort.swipes == 3 && effort.clusters == 2)
    #expect(counts.estimate(.decisionTime, .mean, contestant: 0)?.value == 150)
    // Nothing was armed.
    #expect(counts.estimate(.armTime, .mean, contestant: 0) == nil)
    #expect(counts.estimate(.requiredTravel, .median, contestant: 0) == nil)
  }

  @Test("required travel is told of cancelled pops too, but not where navigation broke")
  func requiredTravel() async {
    await each([
      (Outcome.popCancelled, true), (.systemCancelled, true), (.stuck, false), (.corrupted, false),
    ]) { outcome, counts in
      var record = SwipeRecord(outcome)
      (record.travel, record.requiredTravel, record.armTime) = (200, 120, 0.1)
      let units = MeasuredQuantity.requiredTravel.units(record, millimetresPerPoint: 0.1)
      #expect(units == (counts ? 1200 : nil))
      #expect(MeasuredQuantity.effort.units(record, millimetresPerPoint: 0.1) == nil)
      #expect(MeasuredQuantity.armTime.units(record, millimetresPerPoint: 0.1) == nil)
    }
  }

  @Test("parts merge exactly in any order")
  func merging() {
    var generator = TestGenerator(seed: 3)
    let people = Dictionary(grouping: Self.swipes) { $0.participant % 9 }
    var parts = people.values.map {
      SampleSwipe.counts($0, on: .plain, contestants: 2, millimetresPerPoint: 0.16)
    }
    for _ in 0..<5 {
      parts.shuffle(using: &generator)
      var whole = MeasureCounts(contestants: 2)
      for part in parts { whole.merge(part) }
      #expect(whole == Self.counts)
    }
  }

  @Test("without a density there are times and no lengths")
  func unknownDensity() {
    let counts = SampleSwipe.counts(
      Self.swipes, on: .plain, contestants: 2, millimetresPerPoint: .nan)
    let rows = counts.rows(
      screen: "s", context: .plain, systems: ["a", "b"], intents: Intent.allCases)
    #expect(!rows.contains { $0.unit == "mm" })
    #expect(rows.count { $0.unit == "ms" } == 12)
  }

  @Test("rows come system by system in the order of measures")
  func rows() {
    let rows = Self.counts.rows(
      screen: "s", context: .plain, systems: ["a", "b"], intents: Intent.allCases)
    let names = Measure.all.map(\.name)
    for system in ["a", "b"] {
      let own = rows.filter { $0.system == system }.compactMap { names.firstIndex(of: $0.measure) }
      #expect(own == own.sorted() && own.count == 14)
    }
    #expect(rows.allSatisfy { $0.screen == "s" && $0.context == "plain" })
  }
}
