import Testing

@testable import SwipeSimulation

/// What makes a net a net, and its means unbiased.
@Suite("Scrambled nets")
struct ScrambledNetTests {
  private static let key = DrawKey(seed: 9, intent: 3, purpose: .net)

  private func digits(_ place: Int, sobol: Int?, block: UInt32, seed: UInt64 = 9) -> [Int] {
    let net = ScrambledNet(
      DrawKey(seed: seed, intent: 3, purpose: .net), block: block, swipe: 0, place: place,
      sobol: sobol)
    return (0..<64).map { Int(net.digits(of: $0)) }
  }

  @Test("in every dimension a block has every digit once")
  func onceEach() {
    for block in 0..<200 as Range<UInt32> {
      for place in 0..<20 {
        let sobol = place < ScrambledNet.sobolDimensions ? place : nil
        #expect(digits(place, sobol: sobol, block: block).sorted() == Array(0..<64))
      }
    }
  }

  @Test("the first two dimensions have one point in every box of a 64th, whatever its shape")
  func boxes() {
    for block in 0..<50 as Range<UInt32> {
      let (x, y) = (digits(0, sobol: 0, block: block), digits(1, sobol: 1, block: block))
      for across in 0...6 {
        let boxes = zip(x, y).map { ($0 >> (6 - across), $1 >> across) }
        #expect(Set(boxes.map { $0 * 64 + $1 }).count == 64, "\(across) digits across")
      }
    }
  }

  /// Degrees, coefficients and first numbers of primitive polynomials as published (Joe and Kuo
  /// 2008, new-joe-kuo-6), from which the direction numbers follow by recurrence.
  private static let published: [(degree: Int, coefficients: Int, numbers: [Int])] = [
    (1, 0, [1]), (2, 1, [1, 3]), (3, 1, [1, 3, 1]), (3, 2, [1, 1, 1]), (4, 1, [1, 1, 3, 3]),
    (4, 4, [1, 3, 5, 13]), (5, 2, [1, 1, 5, 5, 17]), (5, 4, [1, 1, 5, 5, 5]),
    (5, 7, [1, 1, 7, 11, 19]), (5, 11, [1, 1, 5, 1, 1]), (5, 13, [1, 1, 1, 3, 11]),
    (5, 14, [1, 3, 5, 5, 31]), (6, 1, [1, 3, 3, 9, 7, 49]), (6, 13, [1, 1, 1, 15, 21, 21]),
    (6, 16, [1, 3, 1, 13, 27, 49]),
  ]

  @Test("the dimensions are those of Sobol' with the published direction numbers")
  func sobol() {
    #expect(ScrambledNet.sobolDimensions == Self.published.count + 1)
    for dimension in 0..<ScrambledNet.sobolDimensions {
      var numbers = Array(repeating: 1, count: 6)
      if dimension > 0 {
        let (degree, coefficients, first) = Self.published[dimension - 1]
        numbers = first
        for place in degree..<max(degree, 6) {
          var next = numbers[place - degree] ^ (numbers[place - degree] << degree)
          for step in 1..<degree where coefficients >> (degree - 1 - step) & 1 == 1 {
            next ^= numbers[place - step] << step
          }
          numbers.append(next)
        }
      }
      let expected = (0..<6).map { UInt32(numbers[$0] << (5 - $0)) }
      #expect((0..<6).map { ScrambledNet.sobol[dimension][$0] } == expected, "\(dimension)")
    }
  }

  @Test("over blocks every point is uniform, and two dimensions of it are independent")
  func uniform() {
    let blocks = 12_800
    for (one, other) in [(0, 1), (5, 6), (3, 18), (17, 18)] {
      func sobol(_ place: Int) -> Int? { place < ScrambledNet.sobolDimensions ? place : nil }
      for point in [0, 37] as [UInt32] {
        var counts = Array(repeating: 0, count: 64)
        var joint = Array(repeating: 0, count: 16)
        for block in 0..<UInt32(blocks) {
          let nets = [one, other].map {
            ScrambledNet(Self.key, block: block, swipe: 0, place: $0, sobol: sobol($0))
          }
          counts[Int(nets[0].digits(of: point))] += 1
          joint[Int(nets[0].digits(of: point) / 16 * 4 + nets[1].digits(of: point) / 16)] += 1
        }
        #expect(chiSquare(counts) < 110, "63 degrees of freedom")
        #expect(chiSquare(joint) < 40, "15 degrees of freedom")
      }
    }
  }

  @Test("two people of a block are less alike than chance, people of two blocks are independent")
  func pairs() {
    var (within, between) = (0.0, 0.0)
    let blocks = 4000
    for block in 0..<UInt32(blocks) {
      let (own, next) = (
        digits(2, sobol: 2, block: block), digits(2, sobol: 2, block: block + 10_000)
      )
      within += (Double(own[0]) - 31.5) * (Double(own[1]) - 31.5)
      between += (Double(own[0]) - 31.5) * (Double(next[0]) - 31.5)
    }
    let variance = 64.0 * 64 / 12
    #expect(within / Double(blocks) / variance < -0.3)
    #expect(abs(between / Double(blocks) / variance) < 4 / Double(blocks).squareRoot())
  }

  private func chiSquare(_ counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
  }
}
