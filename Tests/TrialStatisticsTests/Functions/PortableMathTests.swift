import Foundation
import TestSupport
import Testing
import TrialStatistics

@Suite("Elementary functions in double precision")
struct PortableMathTests {
  /// A function, its table, and the error that its comment states, in ulp.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let function: @Sendable (Double) -> Double
    let rows: [ReferenceValues.Row]
    let bound: Double
    /// The C library's, and arguments to compare with it on.
    let other: @Sendable (Double) -> Double
    let range: ClosedRange<Double>
  }

  static let cases = [
    Case(
      testDescription: "log", function: PortableMath.logarithm,
      rows: ReferenceValues.logarithm, bound: 0.6, other: { Foundation.log($0) }, range: 1e-3...4),
    Case(
      testDescription: "log1p", function: PortableMath.logarithmOnePlus,
      rows: ReferenceValues.logarithmOnePlus, bound: 0.8, other: { Foundation.log1p($0) },
      range: -0.999...3),
    Case(
      testDescription: "exp", function: PortableMath.exponential,
      rows: ReferenceValues.exponential, bound: 0.7, other: { Foundation.exp($0) },
      range: -745...709),
    Case(
      testDescription: "expm1", function: PortableMath.exponentialMinusOne,
      rows: ReferenceValues.exponentialMinusOne, bound: 1.1, other: { Foundation.expm1($0) },
      range: -40...40),
    Case(
      testDescription: "erfc", function: PortableMath.complementaryError,
      rows: ReferenceValues.complementaryError, bound: 5, other: { Foundation.erfc($0) },
      range: -6...26.5),
    Case(
      testDescription: "lgamma", function: PortableMath.logarithmGamma,
      rows: ReferenceValues.logarithmGamma, bound: 5, other: { Foundation.lgamma($0).0 },
      range: 0.001...40),
  ]

  @Test("Errors are within what the comments state")
  func accuracy() async {
    await each(Self.cases) { (one: Case) in
      #expect(one.rows.count >= 18)
      for row in one.rows {
        let error = ((one.function(row.x) - row.high) - row.low).magnitude / row.high.ulp
        #expect(error <= one.bound, "\(one.testDescription)(\(row.x)) is \(error) ulp off")
      }
    }
  }

  /// Good C libraries are within an ulp or a few; two opinions meet.
  @Test("The C library agrees but for the last digits")
  func agreement() async {
    await each(Self.cases) { (one: Case) in
      var worst = WorstCase()
      let steps = 50_000
      for step in 0...steps {
        let share = Double(step) / Double(steps)
        let x = one.range.lowerBound + share * (one.range.upperBound - one.range.lowerBound)
        let expected = one.other(x)
        worst.absolute((one.function(x) - expected) / expected.ulp, 0, "\(x)")
      }
      print("\(one.testDescription): against the C library, in ulp: \(worst)")
      #expect(worst.error <= 12, "\(worst)")
    }
  }

  @Test("Ends and what is not a number")
  func ends() {
    #expect(PortableMath.logarithm(0) == -.infinity && PortableMath.logarithm(-1).isNaN)
    #expect(PortableMath.logarithm(.infinity) == .infinity && PortableMath.logarithm(1) == 0)
    #expect(PortableMath.logarithmOnePlus(-1) == -.infinity)
    #expect(PortableMath.logarithmOnePlus(-1.5).isNaN)
    #expect(PortableMath.logarithmOnePlus(.infinity) == .infinity)
    #expect(PortableMath.logarithmOnePlus(-0.0).sign == .minus)
    #expect(PortableMath.exponential(0) == 1 && PortableMath.exponential(-746) == 0)
    #expect(PortableMath.exponential(709.8) == .infinity)
    #expect(PortableMath.exponential(.infinity) == .infinity)
    #expect(PortableMath.exponential(-.infinity) == 0)
    #expect(PortableMath.exponential(-745.1) == .leastNonzeroMagnitude)
    #expect(PortableMath.exponentialMinusOne(-.infinity) == -1)
    #expect(PortableMath.exponentialMinusOne(.infinity) == .infinity)
    #expect(PortableMath.exponentialMinusOne(-0.0).sign == .minus)
    #expect(PortableMath.complementaryError(0) == 1)
    #expect(PortableMath.complementaryError(-.infinity) == 2)
    #expect(PortableMath.complementaryError(.infinity) == 0)
    #expect(PortableMath.logarithmGamma(0) == .infinity && PortableMath.logarithmGamma(-0.5).isNaN)
    #expect(PortableMath.logarithmGamma(.infinity) == .infinity)
    #expect(PortableMath.logarithmGamma(1) == 0 && PortableMath.logarithmGamma(2) == 0)
    for one in Self.cases { #expect(one.function(.nan).isNaN) }
  }

  @Test("Powers of two are exact, to the smallest and the largest number")
  func powersOfTwo() {
    for power in -1074...1023 {
      #expect(
        PortableMath.powerOfTwo(power)
          == Double(sign: .plus, exponent: power, significand: 1), "2^\(power)")
    }
    #expect(PortableMath.powerOfTwo(-1075) == 0 && PortableMath.powerOfTwo(.min) == 0)
    for power in [1024, .max] { #expect(PortableMath.powerOfTwo(power) == .infinity) }
  }

  /// A sum over the bits of results on a grid: where this differs from the number below, a platform
  /// computes another last digit somewhere.
  @Test("The same bits on every platform")
  func bits() {
    var sum: UInt64 = 0
    for one in Self.cases {
      for step in 0..<20_000 {
        let share = Double(step) / 20_000
        let x = one.range.lowerBound + share * (one.range.upperBound - one.range.lowerBound)
        sum = (sum ^ one.function(x).bitPattern) &* 0x100_0000_01b3
        sum ^= sum >> 29
      }
    }
    #expect(sum == 12_045_096_350_348_505_249)
  }
}

@Suite("Angles of points")
struct ArctangentTests {
  @Test("Errors are within what the comment states")
  func accuracy() {
    for row in ReferenceValues.arctangent {
      let angle = PortableMath.arctangent(row.y, row.x)
      let error = ((angle - row.high) - row.low).magnitude / row.high.ulp
      #expect(error <= 0.6, "\(row) is \(error) ulp off")
    }
  }

  @Test("The C library agrees but for the last digit, all the way round")
  func agreement() {
    var generator = TestGenerator(seed: 4)
    for _ in 0..<50_000 {
      let (y, x) = (generator.uniform() - 0.5, generator.uniform() - 0.5)
      let expected = Foundation.atan2(y, x)
      #expect((PortableMath.arctangent(y, x) - expected).magnitude <= 2 * expected.ulp)
    }
  }

  /// Zeros, infinities and their signs, as the C library has them.
  @Test func ends() async {
    await each([0.0, -0.0, 1, -1, 0x1p-1030, 1e308, .infinity, -.infinity, .nan]) { (y: Double) in
      for x in [0.0, -0.0, 1, -1, 0x1p-1030, -1e308, .infinity, -.infinity, .nan] {
        let (angle, expected) = (PortableMath.arctangent(y, x), Foundation.atan2(y, x))
        #expect(angle == expected || (angle.isNaN && expected.isNaN), "\(y), \(x)")
        #expect(angle.isNaN || angle.sign == expected.sign, "\(y), \(x)")
      }
    }
  }
}
