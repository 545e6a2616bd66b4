import TestSupport
import Testing

@testable import Study

@Suite("Histograms in groups of people")
struct GroupedHistogramTests {
  /// Bins of 1, so that they are the values.
  static let unit = BinScale(width: 1, linear: 1 << 20)

  /// Values as (bin, group).
  static func sample(_ count: Int, groups: Int = 20, seed: UInt64) -> [(bin: Int32, group: Int)] {
    var generator = TestGenerator(seed: seed)
    return (0..<count).map { _ in
      let group = Int.random(in: 0..<groups, using: &generator)
      let spread = (0..<6).reduce(0) { sum, _ in sum + Int.random(in: 0..<9, using: &generator) }
      return (Int32(spread + group), group)
    }
  }

  static func histogram(_ values: [(bin: Int32, group: Int)]) -> GroupedHistogram {
    var histogram = GroupedHistogram()
    for value in values { histogram.add(bin: value.bin, group: value.group) }
    return histogram
  }

  /// The quantile of evenly filled bins, value by value: the k-th of m values of a bin reaches k / m
  /// into it.
  static func bruteQuantile(_ bins: [Int32], _ share: Double) -> Double {
    let sorted = bins.sorted()
    let wanted = share * Double(sorted.count)
    let place = max(Int(wanted.rounded(.up)) - 1, 0)
    let bin = sorted[place]
    let below = sorted.count { $0 < bin }
    return Double(bin) + (wanted - Double(below)) / Double(sorted.count { $0 == bin })
  }

  @Test("quantile and jackknife against brute force")
  func brute() async {
    await each([50, 90], [7, 60, 900]) { (percent: Int, count: Int) throws in
      let values = Self.sample(count, seed: UInt64(count))
      let found = try #require(Self.histogram(values).quantile(percent: percent, scale: Self.unit))
      let share = Double(percent) / 100
      #expect(agree(found.value, Self.bruteQuantile(values.map(\.bin), share)))
      let groups = Set(values.map(\.group)).sorted()
      let left = groups.map { group in
        Self.bruteQuantile(values.filter { $0.group != group }.map(\.bin), share)
      }
      let number = Double(left.count)
      let mean = left.reduce(0, +) / number
      let squares = left.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
      #expect(found.groups == groups.count)
      #expect(
        agree(try #require(found.error), (squares * (number - 1) / number).squareRoot(), 1e-9))
    }
  }

  @Test("by hand")
  func byHand() throws {
    // Bins 3, 3, 5, 8: half of 4 values are the two in bin 3, which ends at 4.
    let four = Self.histogram([(3, 0), (5, 1), (3, 1), (8, 2)])
    #expect(four.quantile(percent: 50, scale: Self.unit)?.value == 4)
    // 90 % are 3.6 values: .6 into bin 8.
    #expect(agree(try #require(four.quantile(percent: 90, scale: Self.unit)).value, 8.6))
    #expect(GroupedHistogram().quantile(percent: 50, scale: Self.unit) == nil)
    let one = try #require(
      Self.histogram([(3, 4), (4, 4)]).quantile(percent: 50, scale: Self.unit))
    #expect(one.error == nil && one.groups == 0)
  }

  @Test("the jackknife's error is about that of repeated samples")
  func honest() throws {
    // 200 people of 20 values each, of whom each has a level of their own.
    var generator = TestGenerator(seed: 1)
    var medians: [Double] = []
    var errors: [Double] = []
    for _ in 0..<200 {
      var histogram = GroupedHistogram()
      for person in 0..<200 {
        let level = Int.random(in: 0..<40, using: &generator)
        for _ in 0..<20 {
          let value = level + Int.random(in: 0..<40, using: &generator)
          histogram.add(bin: Int32(value), group: person % GroupedHistogram.groups)
        }
      }
      let found = try #require(histogram.quantile(percent: 50, scale: Self.unit))
      medians.append(found.value)
      errors.append(try #require(found.error))
    }
    let mean = medians.reduce(0, +) / 200
    let spread = (medians.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 199).squareRoot()
    let told = (errors.reduce(0) { $0 + $1 * $1 } / 200).squareRoot()
    #expect(told / spread > 0.85 && told / spread < 1.2)
  }

  @Test("parts merge exactly in any order, and equal contents are equal")
  func merging() {
    let values = Self.sample(500, seed: 9)
    let whole = Self.histogram(values)
    let parts = (0..<7).map { part in
      Self.histogram(values.enumerated().filter { $0.offset % 7 == part }.map(\.element))
    }
    for order in [Array(parts), parts.reversed(), Array(parts[3...] + parts[..<3])] {
      var merged = GroupedHistogram()
      for part in order { merged.merge(part) }
      #expect(merged == whole)
    }
    #expect(Self.histogram(values.reversed()) == whole)
    #expect(whole.bins == whole.bins.sorted() && whole.counts.count == 20 * whole.bins.count)
  }
}
