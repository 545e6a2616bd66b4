import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Study

@Suite("What goes wrong on a page, weighed by what people want there")
struct PageEventTests {
  static let intents: [Intent] = [
    .pop, .popAbort, .contentRight, .contentLeft, .contentVertical, .tapSmear,
  ]
  static let swipes = SampleSwipe.random(
    people: 25, contestants: 2, swipes: 5, intents: intents, seed: 5)

  /// Whether an event happened, as its measure defines it.
  static func happened(_ event: PageEvent, _ swipe: SampleSwipe) -> Bool {
    let isPop = swipe.record.outcome == .popCompleted
    return switch event {
    case .unwantedPop: swipe.intent != .pop && isPop
    case .missedPop: swipe.intent == .pop && !isPop
    case .blockedContent:
      [Intent.contentRight, .contentLeft].contains(swipe.intent)
        && (!swipe.record.contentRecognized || swipe.record.contentCancelled)
    }
  }

  @Test("from the definition, person by person")
  func events() async {
    await each(PageEvent.allCases, 0..<2) { (event: PageEvent, contestant: Int) throws in
      // A carousel: 25 pop, 5 popAbort, 30 right, 35 left, 5 vertical; it serves right and left.
      let counts = SampleSwipe.counts(
        Self.swipes, on: .carousel, contestants: 2, millimetresPerPoint: 0.16)
      let percent: [Intent: Double] = [
        .pop: 25, .popAbort: 5, .contentRight: 30, .contentLeft: 35, .contentVertical: 5,
      ]
      let people = (0..<25).map { person in
        let own = Self.swipes.filter { $0.participant == person && $0.contestant == contestant }
        let events = own.filter { Self.happened(event, $0) }
        return (count: 5.0, total: events.reduce(0) { $0 + (percent[$1.intent] ?? 0) })
      }
      let expected = clusteredMean(people)
      let found = try #require(counts.estimate(event, contestant: contestant))
      #expect(agree(found.value, expected.value))
      #expect(agree(try #require(found.standardError), expected.error, 1e-10))
      // Taps have no share, so they are no swipes of this page.
      #expect(found.swipes == 25 * 5 * 5 && found.clusters == 25)
      #expect(found.value > 0 && found.value < 100)
    }
  }

  @Test("the figure is the sum of shares times rates")
  func mixture() throws {
    let counts = SampleSwipe.counts(
      Self.swipes, on: .list, contestants: 2, millimetresPerPoint: 0.16)
    let rates = [(Intent.popAbort, 5.0), (.contentLeft, 5), (.contentVertical, 57), (.tapSmear, 3)]
      .map { intent, percent in
        let own = Self.swipes.filter { $0.contestant == 0 && $0.intent == intent }
        return percent * Double(own.count { $0.record.outcome == .popCompleted })
          / Double(own.count)
      }
    let found = try #require(counts.estimate(.unwantedPop, contestant: 0))
    #expect(agree(found.value, rates.reduce(0, +)))
  }

  @Test("there is a figure only when every intent of the page is made")
  func completeness() {
    #expect(MeasureCounts.events(on: .carousel, intents: Self.intents) == PageEvent.allCases)
    for intent in Self.intents where intent != .tapSmear {
      let rest = Self.intents.filter { $0 != intent }
      #expect(MeasureCounts.events(on: .carousel, intents: rest).isEmpty)
    }
    // Nobody wants to go back on the first page, and a plain page has no content.
    #expect(!MeasureCounts.events(on: .root, intents: Self.intents).contains(.missedPop))
    #expect(
      MeasureCounts.events(on: .plain, intents: Intent.allCases) == [.unwantedPop, .missedPop])
  }

  @Test("content is denied only what it serves")
  func served() {
    #expect(PageEvent.blockedContent.canHappen(.contentVertical, on: .list))
    #expect(!PageEvent.blockedContent.canHappen(.contentLeft, on: .list))
    #expect(!PageEvent.blockedContent.canHappen(.tapSmear, on: .map))
    #expect(PageEvent.blockedContent.canHappen(.contentRight, on: .leadingActions))
  }
}
