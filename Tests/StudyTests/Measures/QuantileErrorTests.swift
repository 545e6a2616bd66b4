import Foundation
import TestSupport
import Testing
import TrialStatistics

@testable import Study

@Suite("Bins are fine enough")
struct QuantileErrorTests {
  /// A quantity whose logarithm is normal, above a threshold.
  struct Spread: Sendable, CustomTestStringConvertible {
    let quantity: MeasuredQuantity
    /// In mm or ms.
    let threshold, median: Double
    let logSpread: Double

    var testDescription: String { "\(quantity) \(threshold) + \(median)" }

    /// The value that a share of all do not exceed.
    func value(_ share: Double) -> Double {
      threshold
        + median * exp(logSpread * NormalDistribution.quantile(share))
    }
  }

  /// Phones and tablets; brisk and slow; a required travel that piles up beyond its threshold.
  static let spreads = [
    Spread(quantity: .effort, threshold: 0, median: 27, logSpread: 0.3),
    Spread(quantity: .effort, threshold: 100, median: 25, logSpread: 0.5),
    Spread(quantity: .effort, threshold: 0, median: 110, logSpread: 0.3),
    Spread(quantity: .requiredTravel, threshold: 17.6, median: 0.1, logSpread: 1),
    Spread(quantity: .requiredTravel, threshold: 33, median: 2, logSpread: 0.6),
    Spread(quantity: .decisionTime, threshold: 0, median: 126, logSpread: 0.45),
    Spread(quantity: .decisionTime, threshold: 0, median: 527, logSpread: 0.6),
    Spread(quantity: .armTime, threshold: 8, median: 50, logSpread: 0.5),
    Spread(quantity: .armTime, threshold: 0, median: 400, logSpread: 0.6),
  ]

  @Test("interpolation is within 0.25 mm and 2 ms")
  func interpolation() async {
    await each(Self.spreads) { (spread: Spread) throws in
      var histogram = GroupedHistogram()
      let count = 20_000
      for index in 0..<count {
        let value = spread.value((Double(index) + 0.5) / Double(count))
        let units = Int((value * spread.quantity.unitsPerOne).rounded())
        histogram.add(
          bin: spread.quantity.scale.bin(of: units), group: index % GroupedHistogram.groups)
      }
      let allowed = spread.quantity.unitsPerOne == 100 ? 0.25 : 2
      for percent in [50, 90] {
        let units = try #require(
          histogram.quantile(percent: percent, scale: spread.quantity.scale)
        ).value
        let found = units / spread.quantity.unitsPerOne
        #expect(abs(found - spread.value(Double(percent) / 100)) < allowed)
      }
    }
  }
}

@Suite("Bins that widen")
struct BinScaleTests {
  @Test("bins follow one another, each value is in its bin")
  func order() async {
    await each(MeasuredQuantity.allCases) { (quantity: MeasuredQuantity) in
      let scale = quantity.scale
      for bin in Int32(0)..<600 {
        let (start, end) = (scale.start(of: bin), scale.start(of: bin + 1))
        #expect(start < end)
        #expect(scale.bin(of: start) == bin && scale.bin(of: end - 1) == bin)
        #expect(scale.bin(of: end) == bin + 1)
        let isNarrow = start < scale.linear * scale.width
        #expect(end - start == scale.width || !isNarrow)
        #expect(isNarrow || (end - start) * scale.linear <= 2 * start)
      }
      // The largest value that counts.
      #expect(scale.bin(of: 1 << 31 - 1) < 2000)
    }
  }

  @Test("by hand: 8 ms up to 256 ms, 16 ms up to 512 ms, 32 ms beyond")
  func byHand() {
    let scale = MeasuredQuantity.decisionTime.scale
    #expect(scale.bin(of: 2559) == 31 && scale.bin(of: 2560) == 32)
    #expect(scale.start(of: 33) == 2720 && scale.start(of: 48) == 5120)
    #expect(scale.start(of: 49) == 5440 && scale.bin(of: 5439) == 48)
  }
}
