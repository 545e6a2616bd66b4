import Foundation
import PopGesture
import TestSupport
import Testing

@testable import Recordings
@testable import SwipeSimulation

/// What was recorded of people's strokes, against the population of the reports: read from touch
/// events as recordings are, person by person, on the phone of the recordings.
///
/// Recorded numbers are means over people of their medians, with the 95% interval over people
/// where one is known; a synthetic mean of 1600 people has an error of a fifth to a tenth of theirs.
@Suite("Everyday people and recorded facts")
struct EverydayFactTests {
  static let people = 1600
  static let perPerson = 20
  static let screen = Screen.recorded

  /// Touches of everyday people with an intent, by person.
  static func touches(_ intent: Intent) throws -> [[[TouchSample]]] {
    try SwipeGenerator(screen: screen, population: .everyday, seed: 35)
      .traces(intent, people: people, each: perPerson)
  }

  /// By the code that makes the stored report of fidelity, whose people these are.
  @Test("scrolls last, lean, reach and run as recorded: each mean within its 95% interval")
  func scrolls() async {
    let study = FidelityStudy.usual
    let comparison = FidelityComparison(study, await study.run(crowds: [:], workers: 2))
    let means = comparison.targets.filter { $0.measure == .mean && $0.key.kind != .pops }
    #expect(means.count == 10)
    for target in means { #expect(target.isMet, "\(target)") }
  }

  /// Recorded, of the last three steps between moves: .68 of the mean speed, 95% of .54 to .83.
  ///
  /// From the raw points of 21 people; with the lift that repeats a move, as published, it is .46.
  @Test("reading scrolls lift at two thirds of their mean speed")
  func lift() throws {
    let people = try Self.touches(.contentVertical).map { touches in
      touches.compactMap { StrokeFeatures($0) }.filter { $0.dy <= -16 && !$0.isSideways }
    }.filter { !$0.isEmpty }
    let medians = people.map { StrokeFeatures.median($0.map { $0.releaseSpeed / $0.meanSpeed }) }
    #expect((0.54...0.83).contains(medians.reduce(0, +) / Double(medians.count)))
  }

  @Test("41 of 100 browsing scrolls go back down, and 9 of 100 reading ones")
  func down() async {
    await each([(Intent.contentBrowse, 0.41), (.contentVertical, 0.09)]) {
      intent, recorded in
      let strokes = try Self.touches(intent).joined().compactMap { StrokeFeatures($0) }
        .filter { !$0.isSideways && abs($0.dy) >= 16 }
      let share = Double(strokes.filter { $0.dy > 0 }.count) / Double(strokes.count)
      #expect(
        abs(share - recorded)
          < 4 * (recorded * (1 - recorded) / Double(strokes.count)).squareRoot())
    }
  }

  @Test("of pops 1 to 4% are steeper than 45 degrees at recognition, as 3.7% of recorded flicks")
  func steepness() throws {
    var (steep, all) = (0, 0)
    for touch in try Self.touches(.pop).joined() {
      // Where a recognizer with a slop of 10 pt begins.
      guard
        let seen = touch.first(where: {
          max(abs($0.x - touch[0].x), abs($0.y - touch[0].y)) >= 10
        })
      else { continue }
      all += 1
      if abs(seen.y - touch[0].y) > seen.x - touch[0].x { steep += 1 }
    }
    let share = Double(steep) / Double(all)
    #expect((0.01...0.04).contains(share))
  }

  /// Robust standard deviations of the direction at the first event so far from touch-down, beside
  /// that of the whole stroke; recorded ones from the raw points of the same 21 people.
  @Test("strokes begin in other directions than they end: 12.5 degrees at 10 to 14 pt, then less")
  func beginnings() throws {
    let touches = try Self.touches(.contentRight).joined()
    let recorded = [(10.0, 14.0, 12.5), (14, 20, 10.5), (20, 30, 9.4), (30, 60, 6.8)]
    for (low, high, deviation) in recorded {
      var turns: [Double] = []
      for touch in touches {
        let (first, last) = (touch[0], touch[touch.count - 1])
        guard last.x - first.x > 80 else { continue }
        let whole = atan2(last.y - first.y, last.x - first.x)
        guard
          let seen = touch.first(where: {
            let (dx, dy) = ($0.x - first.x, $0.y - first.y)
            return (low..<high).contains((dx * dx + dy * dy).squareRoot())
          })
        else { continue }
        let direction = atan2(seen.y - first.y, seen.x - first.x)
        turns.append((direction - whole) * 180 / .pi)
      }
      let middle = StrokeFeatures.median(turns)
      let spread = 1.4826 * StrokeFeatures.median(turns.map { abs($0 - middle) })
      #expect(abs(spread / deviation - 1) < 0.15)
    }
  }

  @Test("the lift repeats the last move, as in 99.9% of recorded strokes")
  func ends() async {
    await each([Intent.pop, .contentVertical, .contentBrowse]) { (intent: Intent) in
      for touch in try Self.touches(intent).joined() where touch.count > 2 {
        let (last, lift) = (touch[touch.count - 2], touch[touch.count - 1])
        #expect(lift.phase == .ended && last.x == lift.x && last.y == lift.y)
      }
    }
  }
}
