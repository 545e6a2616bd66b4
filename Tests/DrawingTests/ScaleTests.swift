import TestSupport
import Testing

@testable import Drawing

@Suite("Scales and ticks")
struct ScaleTests {
  @Test("The folded root of Tukey: odd around one half")
  func foldedRoot() async {
    await each([(0.0, -1.0), (0.5, 0.0), (1.0, 1.0), (0.36, -0.2), (0.64, 0.2), (-2, -1), (3, 1)]) {
      value, expected in
      #expect(abs(Scale.Transform.foldedRoot(value) - expected) < 1e-15)
    }
  }

  @Test("Positions are monotone and meet both ends")
  func monotone() async {
    await each([Scale.Transform.linear, .foldedRoot]) { (transform: Scale.Transform) in
      let scale = Scale(transform: transform, domain: 0...0.4, start: 200, end: 20)
      #expect(scale.position(of: 0) == 200)
      #expect(scale.position(of: 0.4) == 20)
      #expect(scale.position(of: -1) == 200 && scale.position(of: 2) == 20)
      let places = (0...400).map { scale.position(of: Double($0) / 1000) }
      for (low, high) in zip(places, places.dropFirst()) { #expect(high < low) }
    }
  }

  @Test("Equally well measured rates get error bars of nearly equal length")
  func stableVariance() {
    let scale = Scale(transform: .foldedRoot, domain: 0...1, start: 0, end: 1)
    let lengths = [0.01, 0.05, 0.2, 0.5, 0.8, 0.99].map { rate in
      let error = (rate * (1 - rate) / 10_000).squareRoot()
      return scale.position(of: rate + error) - scale.position(of: rate - error)
    }
    // On a linear axis the longest is five times the shortest.
    #expect(lengths.max()! / lengths.min()! < 1.45)
  }

  @Test("Ticks are round percentages")
  func ticks() async {
    await each([
      (0.0...1.0, ["0%", "10%", "30%", "50%", "70%", "90%", "100%"]),
      (0.0...0.08, ["0%", "0.2%", "1%", "2%", "5%"]),
      (0.6...1.0, ["60%", "70%", "80%", "90%", "95%", "99%", "100%"]),
      (0.3...0.5, ["30%", "35%", "40%", "45%", "50%"]),
      (0.0...0.001, ["0%", "0.002%", "0.01%", "0.02%", "0.05%", "0.1%"]),
    ]) { domain, expected in
      let scale = Scale(transform: .foldedRoot, domain: domain, start: 0, end: 180)
      let labels = scale.ticks(spacing: 20).map {
        PercentText.tick($0).replacing("\u{A0}", with: " ")
      }
      #expect(labels == expected)
    }
  }

  @Test("Ticks keep their distance and there are always some")
  func spacing() {
    var random = TestGenerator(seed: 4)
    for _ in 0..<500 {
      let (a, b) = (random.uniform(), random.uniform())
      guard abs(a - b) > 0.01 else { continue }
      for transform in [Scale.Transform.linear, .foldedRoot] {
        let scale = Scale(transform: transform, domain: min(a, b)...max(a, b), start: 0, end: 200)
        let ticks = scale.ticks(spacing: 20)
        #expect(ticks.count >= 2, "\(a) \(b)")
        for (low, high) in zip(ticks, ticks.dropFirst()) {
          #expect(scale.position(of: high) - scale.position(of: low) >= 20 - 1e-6)
        }
      }
    }
  }

  @Test("A few ticks inside any finite domain, however large, small or narrow")
  func extremes() async {
    await each(
      [
        0...1e19, -1e300...1e300, -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
        0 ... .leastNonzeroMagnitude, 0...(.leastNormalMagnitude / 8), 1e-12...3e-12,
        1e15...(1e15 + 1), 1...1.0.nextUp, 7...7,
        1e19...(1e19 + 1e5), -1e-200...1e-200, 0...1e10, 3e9...7e9,
      ] as [ClosedRange<Double>]
    ) { (domain: ClosedRange<Double>) in
      for transform in [Scale.Transform.linear, .foldedRoot] {
        for (start, end) in [(0.0, 180.0), (180, 0), (0, 0), (0, 1e-9)] {
          let scale = Scale(transform: transform, domain: domain, start: start, end: end)
          let ticks = scale.ticks(spacing: 20)
          #expect(ticks.count <= 12 && ticks.allSatisfy(\.isFinite), "\(ticks.count)")
          #expect(Set(ticks).count == ticks.count)
        }
      }
      let linear = Scale(transform: .linear, domain: domain, start: 0, end: 180)
      if domain.upperBound <= 1e19, domain.upperBound - domain.lowerBound > 1e-300 {
        #expect(linear.ticks(spacing: 20).allSatisfy { domain.contains($0) })
      }
    }
  }

  @Test("Ticks of large and small values are as round as those between")
  func magnitudes() {
    for (exponent, power) in [(-12, 1e-12), (0, 1), (12, 1e12), (19, 1e19)] {
      let scale = Scale(transform: .linear, domain: 0...power, start: 0, end: 100)
      let ticks = scale.ticks(spacing: 20).map { ($0 / power * 10).rounded() }
      #expect(ticks == [0, 2, 4, 6, 8, 10], "\(exponent)")
    }
  }

  @Test("Domains of rates")
  func domains() async {
    await each(
      [
        ([], 0.0...1.0),
        ([0.0], 0.0...0.005),
        ([1.0], 0.995...1.0),
        ([0.02, 0.05], 0.0...0.0524),
        ([0.5, 0.6], 0.492...0.608),
        ([0.1, 0.9], 0.0...1.0),
      ] as [([Double], ClosedRange<Double>)]
    ) { values, expected in
      let domain = Scale.rateDomain(values)
      #expect(abs(domain.lowerBound - expected.lowerBound) < 1e-12)
      #expect(abs(domain.upperBound - expected.upperBound) < 1e-12)
    }
  }

  @Test("Thinned labels never touch, first choices stay, no room is wasted")
  func thinning() {
    let centers: [Double] = [0, 3, 10, 12, 30]
    let extents = [Double](repeating: 8, count: 5)
    #expect(LabelThinning.kept(centers: centers, extents: extents, gap: 1) == [0, 2, 4])
    let last = LabelThinning.kept(centers: centers, extents: extents, gap: 1, firstChoice: [3])
    #expect(last == [0, 3, 4])
    #expect(LabelThinning.kept(centers: [], extents: [], gap: 1).isEmpty)
  }
}
