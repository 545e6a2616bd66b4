import PolicyLibrary
import PopGesture
import TestSupport
import Testing
import TrialStatistics

@testable import Recordings
@testable import StrictFiles

/// The judging of touch files on touches of real people.
@Suite("Recorded touches", .needsRecordings, .serialized)
struct RecordedVerdictTests {
  @Test("recordings hold the touches and people that their descriptions promise")
  func sizes() throws {
    func people(_ swipes: [RecordedSwipe]) -> Int { Set(swipes.map(\.participant)).count }
    let (drags, taps) = (try SharedRecordings.padDrags(), try SharedRecordings.padTaps())
    let cards = try SharedRecordings.androidCards() + SharedRecordings.androidButtons()
    let scrolls = try SharedRecordings.scrollLog()
    #expect(drags.count == 584 && people(drags) == 10)
    #expect(drags.reduce(0) { $0 + $1.samples.count } == 24_595)
    #expect(taps.count == 24_364 && people(taps) == 10)
    #expect(cards.count == 1237 && people(cards) == 13)
    #expect(scrolls.count == 111 && people(scrolls) == 1)
  }

  @Test("recordings pass through a touch file unchanged, and every rule of touch files holds")
  func roundTrip() throws {
    let swipes =
      try SharedRecordings.padDrags().prefix(100) + SharedRecordings.androidCards().prefix(200)
      + SharedRecordings.padTaps().prefix(200) + SharedRecordings.scrollLog().prefix(40)
    var csv = CSVWriter.touches()
    for (index, swipe) in swipes.enumerated() {
      var swipe = swipe
      swipe.identifier = "\(index)"
      csv.append(swipe)
    }
    let folder = try ScratchFolder()
    try folder.write(String(decoding: csv.bytes, as: UTF8.self), to: "touches.csv")
    var reader = try TouchFiles.load(paths: [folder("touches.csv")])
    var index = 0
    while let swipe = try reader.next() {
      #expect(swipe.samples == swipes[index].samples)
      #expect(swipe.viewWidth == swipes[index].viewWidth)
      index += 1
    }
    #expect(index == swipes.count)
  }

  @Test("`judge` gives one decision per policy, the same that the tables count")
  func judge() throws {
    let swipes =
      try SharedRecordings.padDrags() + SharedRecordings.mirrored(SharedRecordings.androidCards())
    var judge = SwipeJudge([JudgeContest(RecognizerPreset.all[0], PolicyVerdicts.policies)])
    var csv = SwipeJudge.decisions()
    for swipe in swipes { judge.append(swipe, to: &csv) }
    let lines = String(decoding: csv.bytes, as: UTF8.self).split(separator: "\n").dropFirst()
    #expect(lines.count == swipes.count * PolicyVerdicts.policies.count)
    let verdicts = PolicyVerdicts(swipes)
    for policy in PolicyVerdicts.policies {
      let completed = lines.filter { $0.contains(",\(policy.name),popCompleted,") }
      #expect(completed.count == verdicts.rate(policy.name).successes)
      #expect(completed.count > 50)
    }
  }

  @Test("what policies accept of real taps, card swipes and scrolls")
  func acceptance() throws {
    // Rules on distance alone need more than 100 pt: .045% of taps drift so far to the right.
    let taps = PolicyVerdicts(try SharedRecordings.padTaps())
    #expect(taps.rate("fixed-distance").rate <= 0.000_455)
    #expect(taps.rate("half-width").rate <= taps.rate("one-third").rate)
    #expect(taps.rate("one-third").rate <= taps.rate("fixed-distance").rate)
    // Swipes to the next card on a page that runs from right to left are swipes back.
    let cards = try SharedRecordings.androidCards()
    let forwards = PolicyVerdicts(cards).rate("velocity-weighted").rate
    let back = PolicyVerdicts(SharedRecordings.mirrored(cards)).rate("velocity-weighted").rate
    #expect(back > 10 * forwards)
    // One person's scrolls: nothing to say about people, so no interval.
    let scrolls = PolicyVerdicts(try SharedRecordings.scrollLog())
    #expect(scrolls.rates.allSatisfy { $0.method == .uninformative })
  }
}

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
    let result = GestureTrace.of(
      samples, .pan, ReleaseReading(estimator: .uikitBlend),
      NavigatingView(width: viewWidth, height: .nan, millimetresPerPoint: .nan)
    ).result
    return policies.map(result.outcome)
  }

  /// Shares of swipes that complete a pop, clustered by person.
  let rates: [RateEstimate]

  init(_ swipes: [RecordedSwipe]) {
    let columns = Self.policies.count
    var people: [String: (trials: Int, events: [Int])] = [:]
    for swipe in swipes {
      let outcomes = Self.outcomes(swipe.samples, viewWidth: swipe.viewWidth)
      var person = people[swipe.participant] ?? (0, [Int](repeating: 0, count: columns))
      person.trials += 1
      for (index, outcome) in outcomes.enumerated() where outcome == .popCompleted {
        person.events[index] += 1
      }
      people[swipe.participant] = person
    }
    let moments = ClusterMoments(people.values.map { ($0, $1) })
    rates = (0..<columns).map { RateEstimate(moments: moments, policy: $0) }
  }

  func rate(_ policy: String) -> RateEstimate {
    guard let place = Self.policies.firstIndex(where: { $0.name == policy }) else {
      preconditionFailure("no policy \(policy)")
    }
    return rates[place]
  }
}
