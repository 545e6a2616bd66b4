/// How release velocity is read from the events up to the lift, in pt/s.
enum NaiveVelocity: String, CaseIterable {
  case uikitBlend = "uikit-blend"
  case leastSquares = "least-squares-100ms"

  func estimate(_ touches: [NaiveTouch]) -> Double {
    // A lift tells nothing about motion.
    let seen = touches.filter { $0.kind != .lift }
    switch self {
    case .uikitBlend: return blend(seen)
    case .leastSquares: return slope(seen)
    }
  }

  /// .2 of the newest and .8 of the previous difference; one alone counts whole; a difference over
  /// less than 1 ms is 0.
  private func blend(_ seen: [NaiveTouch]) -> Double {
    let differences = zip(seen, seen.dropFirst()).map { before, after in
      let elapsed = after.time - before.time
      return elapsed < 0.001 ? 0 : (after.x - before.x) / elapsed
    }
    switch differences.count {
    case 0: return 0
    case 1: return differences[0]
    default:
      return 0.2 * differences[differences.count - 1] + 0.8 * differences[differences.count - 2]
    }
  }

  /// Covariance over variance of the events in the 100 ms up to the newest.
  private func slope(_ seen: [NaiveTouch]) -> Double {
    let newest = seen[seen.count - 1].time
    let window = seen.filter { newest - $0.time <= 0.1 }
    let count = Double(window.count)
    let meanTime = window.map(\.time).reduce(0, +) / count
    let meanX = window.map(\.x).reduce(0, +) / count
    let variance = window.map { ($0.time - meanTime) * ($0.time - meanTime) }.reduce(0, +)
    let covariance = window.map { ($0.time - meanTime) * ($0.x - meanX) }.reduce(0, +)
    return window.count >= 2 && variance > 0 ? covariance / variance : 0
  }
}
