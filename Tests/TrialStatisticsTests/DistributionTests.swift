import TestSupport
import Testing
import TrialStatistics

struct DistributionTests {
  /// Abramowitz and Stegun, tables 26.1, 26.2 and 26.6.
  @Test
  func normalQuantile() async {
    await each([
      (0.5, 0.0), (0.975, 1.959963984540054), (0.995, 2.575829303548901), (0.9, 1.2815515655446004),
      (0.001, -3.0902323061678136), (1e-10, -6.361340902404057),
    ]) { p, z in
      #expect((NormalDistribution.quantile(p) - z).magnitude <= 1e-14 * max(1, z.magnitude))
      #expect((NormalDistribution.cumulative(z) - p).magnitude <= 1e-14 * p)
    }
  }

  @Test func normalEnds() {
    #expect(NormalDistribution.quantile(0) == -.infinity)
    #expect(NormalDistribution.quantile(1) == .infinity)
    #expect(NormalDistribution.quantile(.nan).isNaN)
    #expect(NormalDistribution.cumulative(-.infinity) == 0)
    #expect(NormalDistribution.cumulative(.infinity) == 1)
    #expect(NormalDistribution.cumulative(0) == 0.5)
    #expect(NormalDistribution.criticalValue(alpha: 1) == 0)
    #expect(NormalDistribution.criticalValue(alpha: 0) == .infinity)
  }

  /// Far out, rounding x / sqrt(2) alone would cost x^2 units in the last place.
  @Test
  func lowerTail() async {
    await each([
      (-7.75, 4.5946274357785954e-15), (-5, 2.866515718791939e-07), (-1.96, 0.024997895148220435),
    ]) { x, p in
      #expect((NormalDistribution.cumulative(x) - p).magnitude <= 1e-15 * p)
    }
  }

  /// Two-sided 5% points as every printed table has them, to three decimals.
  @Test
  func studentCriticalValue() async {
    await each([(1.0, 12.706), (2, 4.303), (10, 2.228), (30, 2.042), (120, 1.980)]) {
      degreesOfFreedom, printed in
      let student = StudentDistribution(degreesOfFreedom: degreesOfFreedom)
      let t = student.criticalValue(alpha: 0.05)
      #expect((t - printed).magnitude <= 5e-4)
      #expect((student.twoSidedTail(t) - 0.05).magnitude <= 1e-15)
    }
  }

  /// With one degree of freedom the distribution is Cauchy's, with two it has a closed form.
  @Test
  func studentClosedForms() async {
    await each([0.01, 0.5, 1, 3, 40]) { (t: Double) in
      let two = StudentDistribution(degreesOfFreedom: 2).twoSidedTail(t)
      #expect((two - (1 - t / (2 + t * t).squareRoot())).magnitude <= 1e-15)
      let one = StudentDistribution(degreesOfFreedom: 1)
      #expect((one.criticalValue(alpha: one.twoSidedTail(t)) - t).magnitude <= 1e-13 * t)
    }
  }

  @Test func studentEnds() {
    let student = StudentDistribution(degreesOfFreedom: 5)
    #expect(student.twoSidedTail(0) == 1)
    #expect(student.twoSidedTail(.infinity) == 0)
    #expect(student.criticalValue(alpha: 0) == .infinity)
    #expect(student.criticalValue(alpha: 1) == 0)
  }

  /// I_x(2, 3) = 6x^2 - 8x^3 + 3x^4, and I_x(a, 1) = x^a.
  @Test
  func betaPolynomials() async {
    await each([0.01, 0.2, 0.4, 0.5, 0.9, 0.999]) { (x: Double) in
      let beta = BetaDistribution(alpha: 2, beta: 3)
      let expected = x * x * (6 - 8 * x + 3 * x * x)
      #expect((beta.cumulative(x) - expected).magnitude <= 4e-15 * expected)
      // Back through the smaller tail, which is where a quantile is well determined.
      let back =
        x < 0.5
        ? beta.quantile(lowerTail: expected) : beta.quantile(upperTail: beta.upperTail(x))
      #expect((back - x).magnitude <= 1e-14)
      let power = BetaDistribution(alpha: 4, beta: 1)
      #expect((power.cumulative(x) - x * x * x * x).magnitude <= 4e-15 * x * x * x * x)
    }
  }

  @Test func betaEnds() {
    let beta = BetaDistribution(alpha: 0.5, beta: 7)
    #expect(beta.cumulative(0) == 0 && beta.upperTail(0) == 1)
    #expect(beta.cumulative(1) == 1 && beta.upperTail(1) == 0)
    #expect(beta.quantile(lowerTail: 0) == 0 && beta.quantile(lowerTail: 1) == 1)
    #expect(beta.quantile(upperTail: 0) == 1 && beta.quantile(upperTail: 1) == 0)
  }
}
