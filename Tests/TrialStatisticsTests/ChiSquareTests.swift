import Testing
import TrialStatistics

struct ChiSquareTests {
  /// Upper 5 % points as printed in every table (Abramowitz and Stegun 26.8).
  @Test(arguments: [(1.0, 3.841), (2, 5.991), (5, 11.070), (10, 18.307), (100, 124.342)])
  func printedPoints(degreesOfFreedom: Double, point: Double) {
    let tail = ChiSquareDistribution(degreesOfFreedom: degreesOfFreedom).upperTail(point)
    #expect((tail - 0.05).magnitude <= 2e-5)
  }

  /// With two degrees of freedom the tail is exp(-x/2); four adds a factor 1 + x/2.
  @Test(arguments: [
    (0.5, 0.7788007830714049), (2, 0.36787944117144233), (20, 4.539992976248485e-05),
  ])
  func closedForms(x: Double, exponential: Double) {
    let two = ChiSquareDistribution(degreesOfFreedom: 2).upperTail(x)
    #expect((two - exponential).magnitude <= 4e-15 * exponential)
    let four = ChiSquareDistribution(degreesOfFreedom: 4).upperTail(x)
    #expect((four - exponential * (1 + x / 2)).magnitude <= 4e-15 * four)
  }

  @Test func ends() {
    let chiSquare = ChiSquareDistribution(degreesOfFreedom: 3)
    #expect(chiSquare.upperTail(0) == 1 && chiSquare.upperTail(-1) == 1)
    #expect(chiSquare.upperTail(.infinity) == 0 && chiSquare.upperTail(.nan).isNaN)
  }

  @Test func logGammaOfIntegersIsTheFactorial() {
    #expect(PortableMath.logarithmGamma(1) == 0 && PortableMath.logarithmGamma(2) == 0)
    #expect((PortableMath.logarithmGamma(11) - 15.104412573075516).magnitude <= 4e-15)
    #expect((PortableMath.logarithmGamma(0.5) - 0.5723649429247001).magnitude <= 2e-16)
    #expect(PortableMath.logarithmGamma(0) == .infinity)
  }
}
