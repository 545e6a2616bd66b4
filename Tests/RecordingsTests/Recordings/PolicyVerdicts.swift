import PolicyLibrary
import PopGesture
import TrialStatistics

@testable import Recordings

/// What the policies of length and speed say about recorded swipes under the plain pan.
struct PolicyVerdicts {
  /// Rules by the sign of the speed alone follow the noise of a panel, which copies do not share;
  /// UIKit's own reads the whole path.
  private static let compared: Set<String> = [
    "half-width", "one-third", "fixed-distance", "velocity-weighted", "fling-override",
  ]
  static let policies: [NamedPolicy] = PolicyPreset.all.filter {
    compared.contains($0.name)
  }.compactMap { preset in
    preset.policy
  }

  /// The outcome under each policy.
  static func outcomes(_ samples: [TouchSample], viewWidth: Double) -> [Outcome] {
    let result = TouchResult.of(
      samples, .pan, ReleaseReading(estimator: .uikitBlend),
      TouchResult.View(width: viewWidth, height: .nan, millimetresPerPoint: .nan))
    return policies.map(result.outcome)
  }

  /// Shares of swipes that complete a pop, clustered by person; the last is that of swipes that
  /// become a pop gesture at all.
  let rates: [RateEstimate]

  init(_ swipes: [RecordedSwipe]) {
    let columns = Self.policies.count + 1
    var people: [String: (trials: Int, events: [Int])] = [:]
    for swipe in swipes {
      let outcomes = Self.outcomes(swipe.samples, viewWidth: swipe.viewWidth)
      var person =
        people[swipe.participant] ?? (0, [Int](repeating: 0, count: columns))
      person.trials += 1
      for (index, outcome) in outcomes.enumerated() where outcome == .popCompleted {
        person.events[index] += 1
      }
      if outcomes[0] == .popCompleted || outcomes[0] == .popCancelled {
        person.events[columns - 1] += 1
      }
      people[swipe.participant] = person
    }
    var moments = ClusterMoments(policies: columns)
    for person in people.values { moments.add(trials: person.trials, successes: person.events) }
    rates = (0..<columns).map { RateEstimate(moments: moments, policy: $0) }
  }

  func rate(_ policy: String) -> RateEstimate {
    guard let place = Self.policies.firstIndex(where: { $0.name == policy }) else {
      preconditionFailure("no policy \(policy)")
    }
    return rates[place]
  }

  /// A line of a table: shares in per cent with the standard error over persons.
  func line(_ title: String) -> String {
    let cells = rates.map { rate in
      let error = rate.clusters > 1 ? Fixed.text(rate.standardError * 100, 2) : "one person"
      return Fixed.text(rate.rate * 100, 2) + " (" + error + ")"
    }
    return title + " | \(rates[0].trials) | \(rates[0].clusters) | "
      + cells.joined(separator: " | ")
  }

  static var header: String {
    "set | swipes | people | " + policies.map(\.name).joined(separator: " | ") + " | pan begins"
  }
}
