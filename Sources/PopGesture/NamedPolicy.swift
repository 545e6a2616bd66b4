/// A policy under the name it has in an experiment, ready to judge many releases at once.
///
/// Judging goes through one closure per batch, made where the concrete type is known, so that the
/// loop over releases is specialised and nothing is dispatched per swipe.
public struct NamedPolicy: Sendable {
  /// Name in experiments, tables and charts.
  public let name: String
  /// The family to which it belongs.
  public let family: PolicyFamily
  /// Every parameter in force, in the family's order; alternatives that are unset are left out.
  public let parameters: [(name: String, value: Double)]
  /// The score that must be exceeded or reached.
  public let threshold: Double
  /// Whether a score equal to the threshold completes.
  public let boundary: ThresholdBoundary

  private let scoreBatch:
    @Sendable (UnsafeBufferPointer<Release>, UnsafeMutableBufferPointer<Double>) -> Void
  private let countBatch: @Sendable (UnsafeBufferPointer<Release>) -> Int

  /// Names a policy.
  public init<Policy: CompletionPolicy>(
    name: String, _ policy: Policy, parameters: [(name: String, value: Double)]
  ) {
    self.name = name
    self.family = Policy.family
    self.parameters = parameters
    self.threshold = policy.threshold
    self.boundary = Policy.boundary
    self.scoreBatch = { releases, scores in
      for index in 0..<min(releases.count, scores.count) {
        scores[index] = policy.score(releases[index])
      }
    }
    self.countBatch = { releases in
      var count = 0
      for release in releases where policy.completes(release) { count += 1 }
      return count
    }
  }

  /// Whether the pop completes on this release.
  public func completes(_ release: Release) -> Bool {
    boundary.accepts(score(release), threshold: threshold)
  }

  /// The score of one release.
  public func score(_ release: Release) -> Double {
    var result = Double.nan
    withUnsafePointer(to: release) { input in
      withUnsafeMutablePointer(to: &result) { output in
        scoreBatch(
          UnsafeBufferPointer(start: input, count: 1),
          UnsafeMutableBufferPointer(start: output, count: 1))
      }
    }
    return result
  }

  /// Writes the score of each release to the same place in `scores`.
  public func score(
    _ releases: UnsafeBufferPointer<Release>, into scores: UnsafeMutableBufferPointer<Double>
  ) {
    scoreBatch(releases, scores)
  }

  /// How many of the releases complete the pop.
  public func countCompletions(_ releases: UnsafeBufferPointer<Release>) -> Int {
    countBatch(releases)
  }
}
