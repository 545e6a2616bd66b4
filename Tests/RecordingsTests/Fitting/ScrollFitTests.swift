import PopGesture
import TestSupport
import Testing

@testable import Recordings
@testable import SwipeSimulation

/// Scrolls that `fit` estimates.
@Suite("Fit of scrolls")
struct ScrollFitTests {
  /// People who browse otherwise than everybody.
  private static let others: Population = {
    var people = Population.everyday
    people.browsing.length.mean = 4.5
    people.browsing.duration = ScrollModel.Quantity(mean: 6, betweenPeople: 0.3, withinPerson: 0.8)
    people.browsing.lean = ScrollModel.Quantity(mean: 3, betweenPeople: 6, withinPerson: 10)
    people.browsing.sway.mean = 0.02
    people.browsing.downShare = 0.2
    return people
  }()

  /// What a device recorded of a population's scrolls.
  private static func recording(
    of population: Population, people: Int, scrolls: Int
  ) throws -> FitRecording {
    var recording = FitRecording(screens: [FitSamples.screen])
    let generator = SwipeGenerator(screen: FitSamples.screen, population: population, seed: 9)
    let traces = try generator.traces(.contentBrowse, people: people, each: scrolls)
    recording.add(traces, of: .contentBrowse, on: 0)
    return recording
  }

  @Test("scrolls of known people give their numbers back")
  func recovery() throws {
    let recording = try Self.recording(of: Self.others, people: 300, scrolls: 60)
    let fit = try #require(ScrollFit(ScrollFit.kinds[1], [recording], in: .everyday))
    let close: [(String, Double)] = [
      ("length_mean", 0.06), ("duration_mean", 0.06), ("lean_mean_deg", 1.2),
      ("duration_between_people", 0.06), ("duration_within_person", 0.05),
      ("lean_between_people_deg", 1.2), ("lean_within_person_deg", 1), ("sway_mean", 0.01),
      ("down_share", 0.02),
    ]
    for (name, error) in close {
      let number = try #require(ScrollModelNumber.named(name))
      let (value, wanted) = (number.value(in: fit.model), number.value(in: Self.others.browsing))
      #expect(abs(value - wanted) <= error, "\(name): \(value) instead of \(wanted)")
    }
    // What is not measured stands.
    #expect(fit.model.quickLift == Population.everyday.browsing.quickLift)
  }

  @Test("an interval holds the mean, and is narrower for more people")
  func intervals() throws {
    var widths: [Double] = []
    for people in [20, 80] {
      let recording = try Self.recording(of: Self.others, people: people, scrolls: 40)
      let fit = try #require(ScrollFit(ScrollFit.kinds[1], [recording], in: .everyday))
      let figure = try #require(fit.figures.first { $0.name == "browsing.duration_mean" })
      let interval = try #require(figure.interval)
      #expect(figure.people == people)
      #expect(interval.contains(figure.value))
      widths.append(interval.upperBound - interval.lowerBound)
    }
    #expect(widths[1] < widths[0])
  }

  @Test("too few people, or scrolls of another intent, are not fitted")
  func tooLittle() throws {
    let recording = try Self.recording(of: Self.others, people: 2, scrolls: 60)
    let few = ScrollFit(ScrollFit.kinds[1], [recording], in: .everyday)
    let none = ScrollFit(ScrollFit.kinds[0], [recording], in: .everyday)
    #expect(few.map { $0.kind.intent } == nil)
    #expect(none.map { $0.kind.intent } == nil)
  }

  @Test(
    "a bulge to the right is one whichever way the scroll leans and goes", arguments: [-40.0, 40])
  func sways(dx: Double) throws {
    for dy in [-200.0, 200] {
      // Half-way 20 pt to the right of the straight line.
      let samples = [(0.0, 0.0), (dx / 2 + 20, dy / 2), (dx, dy)].enumerated().map {
        TouchSample(
          time: Double($0.offset) * 0.1, x: 160 + $0.element.0, y: 300 + $0.element.1,
          phase: $0.offset == 0 ? .began : .moved)
      }
      let features = try #require(StrokeFeatures(samples))
      let scroll = try #require(RecordedScroll(features, on: FitSamples.screen))
      #expect(try #require(scroll.sway) > 0.05)
      #expect(scroll.goesDown == (dy > 0))
    }
  }
}
