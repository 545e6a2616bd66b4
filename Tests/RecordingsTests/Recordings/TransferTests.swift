import PopGesture
import TestSupport
import Testing

@testable import Recordings
@testable import SwipeSimulation

/// How far the fitted population travels: people, phones and tasks that it was never fitted to.
@Suite("Transfer to other recordings", .needsRecordings, .serialized)
struct TransferTests {
  typealias Values = [(person: String, value: Double)]

  /// Log lengths and durations of the recorded paging task, as its phones would report them.
  static func paging(_ intents: [Intent]) throws -> (lengths: Quantiles, durations: Quantiles) {
    let generator = SwipeGenerator(screen: .recorded, population: .recordedPaging, seed: 4)
    let strokes = try intents.flatMap { try generator.traces($0, people: 500, each: 4).joined() }
      .compactMap { StrokeFeatures($0) }.filter { $0.distance > 0 }
    return (
      Quantiles(strokes.map { logarithm($0.distance) }),
      Quantiles(strokes.map { logarithm($0.duration) })
    )
  }

  static func logarithm(_ value: Double) -> Double { Double(ElementaryMath.log(Float(value))) }

  /// Distance between the distributions once their medians agree.
  static func distance(_ recorded: Values, _ synthetic: Quantiles) -> Double {
    let logs = recorded.map { (person: $0.person, value: logarithm($0.value)) }
    let offset = Quantiles(people: logs).median - synthetic.median
    let shifted = Quantiles(people: logs.map { ($0.person, $0.value - offset) })
    return shifted.distance(to: synthetic)
  }

  @Test("prompted swipes of 18 people: one offset each for length and duration")
  func prompted() throws {
    let table = try RecordingTable("scsu_swipes/swipes_dev.csv.gz")
    var (lengths, durations): (Values, Values) = ([], [])
    for row in 0..<table.count where table.number("dist_px", row) >= 48 {
      let person = table.text("user", row)
      lengths.append((person, table.number("dist_px", row) / 3))
      durations.append((person, table.number("dur_ms", row)))
    }
    let synthetic = try Self.paging([.contentRight, .contentLeft])
    #expect(Self.distance(lengths, synthetic.lengths) <= 0.12)
    #expect(Self.distance(durations, synthetic.durations) <= 0.12)
  }

  @Test("card swipes of 13 people: one offset each for length and duration")
  func cards() throws {
    let strokes = try SharedRecordings.androidCards().compactMap {
      swipe -> (RecordedStroke, Double)? in
      guard let stroke = RecordedStroke(swipe), let lift = swipe.samples.last?.time else {
        return nil
      }
      return (stroke, lift * 1000)
    }.filter { $0.0.features.dx < -30 && $0.0.features.isSideways }
    let synthetic = try Self.paging([.contentLeft])
    let lengths = strokes.map { ($0.0.participant, $0.0.features.distance) }
    let durations = strokes.map { ($0.0.participant, $0.1) }
    #expect(Self.distance(lengths, synthetic.lengths) <= 0.12)
    #expect(Self.distance(durations, synthetic.durations) <= 0.12)
  }
}
