import ExperimentFiles
import Foundation
import Study
import SwipeSimulation
import Testing

@testable import Findings
@testable import Recordings

/// Ranges of `advise` against what its pair does for everybody of hidden people.
///
/// Long tests print the figures of every size.
@Suite("Advice covers the truth", .serialized)
struct AdviceCoverageTests {
  private static let isLong = ProcessInfo.processInfo.environment["SWIPELAB_LONG_TESTS"] != nil
  private static let repetitions: UInt64 = isLong ? 20 : 2

  private static func trials(people: Int) async throws -> [AdviceTrial] {
    var trials: [AdviceTrial] = []
    for seed in 1...repetitions {
      trials.append(
        try await AdviceTrial(
          of: .everyday, people: people, seed: seed, worlds: isLong ? 60 : 40))
    }
    return trials
  }

  @Test("nine in ten ranges hold the truth, and more people make them narrower")
  func coverage() async throws {
    var halves: [Double] = []
    for people in Self.isLong ? [3, 5, 20, 60] : [5, 30] {
      let trials = try await Self.trials(people: people)
      for place in 0..<3 {
        let held = trials.count { $0.covers[place] }
        let name = trials[0].ranges[place].metric.name
        let half = trials.map { $0.ranges[place].half }.reduce(0, +) / Double(trials.count)
        print("\(people) people, \(name): \(held) of \(trials.count) hold, half \(half)")
        // Of 20 that hold nine times in ten, fewer than 14 do once in 400 times.
        #expect(held >= (Self.isLong ? 14 : 1), "\(people) people, \(name)")
        if place == 0 { halves.append(half) }
      }
    }
    for (few, many) in zip(halves, halves.dropFirst()) { #expect(many < few) }
  }

  /// A second recording may lead to another pair, whose figures are known less well.
  ///
  /// Success, false triggers and aborts honoured, with the swipes of each that everybody records.
  @Test(
    "as many people as would settle a figure mostly do, give or take a third",
    arguments: zip(isLong ? [0, 1, 2] : [0], [20, 50, 10]))
  func settling(place: Int, swipes: Int) async throws {
    var (settled, seen) = (0, 0)
    for seed in 1...(Self.isLong ? 10 : 1) as ClosedRange<UInt64> {
      let first = try await AdviceTrial(of: .everyday, people: 20, seed: seed, worlds: 40)
      let (range, settling) = (first.ranges[place], first.settlings[place])
      // No number of people settles what is mostly assumed, and that is said.
      guard
        let people = settling.people(
          swipes: swipes, isJudged: range.isJudged, now: (range.half, 20))
      else { continue }
      let second = try await AdviceTrial(
        of: .everyday, people: min(max(people, 20), 200), seed: seed + 100, worlds: 40)
      let half = second.ranges[place].half
      print("\(settling.metric.name), seed \(seed): \(people) people, \(half) for \(settling.aim)")
      seen += 1
      settled += half < 1.35 * settling.aim ? 1 : 0
    }
    #expect(seen > 0 && 10 * settled >= 7 * seen)
  }

  @Test(
    "other recordings choose the same pair as often as is said, within .1", .enabled(if: isLong))
  func agreement() async throws {
    for people in [10, 40] {
      var trials: [AdviceTrial] = []
      for seed in 1...12 as ClosedRange<UInt64> {
        trials.append(try await AdviceTrial(of: .everyday, people: people, seed: seed))
      }
      let said = trials.compactMap(\.redrawn?.share).reduce(0, +) / Double(trials.count)
      let pairs = trials.indices.flatMap { one in
        trials.indices.prefix(one).map { trials[$0].pair == trials[one].pair }
      }
      let same = Double(pairs.count { $0 }) / Double(pairs.count)
      print("\(people) people: \(same) choose the same pair, said to be \(said)")
      #expect(abs(said - same) < 0.1)
    }
  }

  @Test(
    "one, three and five people get an advice with a range for each figure", arguments: [1, 3, 5])
  func few(people: Int) async throws {
    let swipes = try AdviceTrial.swipes(of: .everyday, people: 5, seed: 3).filter {
      Int($0.participant).map { $0 < people } ?? false
    }
    let plan = try AdvicePlan(TouchCheck(swipes), appWidth: 390, overrides: .init())
    #expect((plan.fit != nil) == (people >= PopulationFit.leastPeople))
    #expect((plan.reason != nil) == (people < PopulationFit.leastPeople))
    #expect(plan.experiment.screens.map(\.viewWidth) == [390])
    #expect(plan.experiment.worlds > 0 && plan.experiment.isChosenFrom)
  }
}
