/// Mean and weight of a beta distribution of shares over people, by the method of moments.
///
/// The weight is the sum of both shape parameters: the larger, the more alike people are.
public struct BetaMoments: Sendable, Equatable {
  /// Mean share over people, each counting the same.
  public let mean: Double
  /// Sum of the shape parameters, .5 to 1000.
  public let weight: Double

  /// Estimates from how often something happened to each person; nil for fewer than two people with
  /// two trials.
  ///
  /// What finite numbers of trials add to the variance of the shares is taken off, without bias:
  /// p (1 - p) / (n - 1) for each person. A mean of 0 or 1 says nothing about the weight, which is
  /// then 1000.
  public init?(successes: [Int], trials: [Int]) {
    precondition(successes.count == trials.count)
    let people = zip(successes, trials).filter { $1 >= 2 }
    guard people.count >= 2 else { return nil }
    let shares = people.map { Double($0) / Double($1) }
    let count = Double(people.count)
    let mean = shares.reduce(0, +) / count
    var variance = shares.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / (count - 1)
    for (share, person) in zip(shares, people) {
      variance -= share * (1 - share) / Double(person.1 - 1) / count
    }
    self.mean = mean
    weight = variance > 0 ? min(max(mean * (1 - mean) / variance - 1, 0.5), 1000) : 1000
  }
}
