import Testing

/// Scores of many comparisons, case by case, and of each kind of comparison over all cases.
struct PipelineScores {
  private(set) var all: [(name: String, z: Double)] = []
  private var byKind: [String: [Double]] = [:]

  /// Notes a score that is standard normal when the paths agree.
  mutating func add(_ z: Double, _ kind: String, _ pipelineCase: PipelineCase) {
    all.append(("\(pipelineCase.testDescription): \(kind)", z))
    byKind[kind, default: []].append(z)
  }

  /// Each kind over all cases: the sum over the root of their number, standard normal again
  /// (Stouffer 1949).
  private var pooled: [(name: String, z: Double)] {
    byKind.map {
      ("all cases: \($0.key)", $0.value.reduce(0, +) / Double($0.value.count).squareRoot())
    }
  }

  /// Expects no score beyond a limit, few beyond 3, and mean squares like those of normals; prints
  /// what was found.
  ///
  /// - Parameter alike: scores that move together, because they are of the same swipes: counts and
  ///   mean squares vary as if there were so many times fewer scores.
  func expectAgreement(_ what: String, limit: Double, alike: Double) {
    for (name, z) in all + pooled { #expect(abs(z) <= limit, "\(what), \(name): z = \(z)") }
    let count = Double(all.count)
    let beyond = Double(all.filter { abs($0.z) > 3 }.count)
    let expected = 0.0027 * count
    #expect(beyond <= expected + 4 * (alike * expected).squareRoot(), "\(what): beyond 3")
    let meanSquare = all.map { $0.z * $0.z }.reduce(0, +) / count
    #expect(meanSquare <= 1 + 4 * (2 * alike / count).squareRoot(), "\(what): mean square")
    Self.report(what, all + pooled)
    print(
      "\(what): \(beyond) of \(count) beyond 3, \(expected) expected; mean square \(meanSquare)")
  }

  /// Prints the largest of some scores with its name.
  static func report(_ what: String, _ scores: [(name: String, z: Double)]) {
    guard let largest = scores.max(by: { abs($0.z) < abs($1.z) }) else { return }
    print("\(what): \(scores.count) scores, largest \(largest.z) (\(largest.name))")
  }
}
