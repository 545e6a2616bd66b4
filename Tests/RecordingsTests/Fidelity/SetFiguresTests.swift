import Foundation
import PopGesture
import Study
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings

@Suite("Figures of a set of people")
struct SetFiguresTests {
  @Test("Which strokes are measured, and which are judged")
  func kinds() async {
    await each(
      [
        (.pops, 16, 0, true, true), (.pops, 15.9, 0, false, false), (.pops, -50, 0, false, false),
        (.pops, 20, 21, false, false), (.pops, 20, 20, true, true),
        (.reading, 3, -40, true, true), (.reading, 3, 40, false, true),
        (.reading, 60, -40, false, true), (.browsing, 3, 40, false, true),
        (.browsing, 60, -40, false, false), (.browsing, 3, -9, false, false),
      ] as [(SwipeKind, Double, Double, Bool, Bool)]
    ) { kind, dx, dy, isMeasured, isJudged in
      let stroke = testStroke(dx: dx, dy: dy)
      #expect(kind.measures(stroke) == isMeasured)
      #expect(kind.judges(stroke) == isJudged)
    }
  }

  @Test("Numbers of a stroke")
  func quantities() async {
    let stroke = testStroke(dx: 30, dy: -40)
    await each(
      [
        (.length, log(50)), (.duration, log(100)), (.meanSpeed, log(500)),
        (.releaseSpeed, log(1000)), (.tilt, 53.130_102_354_155_98),
        (.lean, 36.869_897_645_844_02), (.quickShare, 1),
      ] as [(PersonQuantity, Double)]
    ) { quantity, expected in
      #expect(abs(quantity.value(of: stroke) - expected) < 1e-9)
    }
    let unknown = testStroke(release: .nan)
    #expect(!PersonQuantity.releaseSpeed.value(of: unknown).isFinite)
  }

  /// Two people: one with five strokes of 100 pt and one far away, one with ten of 200 pt.
  private static let twoPeople: SetFigures = {
    var tally = SetTally()
    for dx in [100, 100, 9000, 100, 100, 100.0] { tally[.pops, "a"].add(testStroke(dx: dx)) }
    for _ in 0..<10 { tally[.pops, "b"].add(testStroke(dx: 200)) }
    for _ in 0..<4 { tally[.pops, "few"].add(testStroke(dx: 20)) }
    return SetFigures(name: "two", tally)
  }()

  @Test("People count alike with their medians, and those with fewer than five strokes not at all")
  func people() throws {
    let length = try #require(Self.twoPeople[PersonQuantity.length.key(.pops)])
    #expect(length.people == 2 && length.strokes == 16)
    #expect(abs(length.value - log(20_000) / 2) < 1e-3)
    #expect(abs(length.spread[0] - log(2) / 2.0.squareRoot()) < 1e-3)
    // Two standard errors of two people.
    #expect(abs(length.high - length.value - log(2)) < 2e-3)
    #expect(abs(length.quantiles[0] - log(100)) < 1e-3)
    #expect(abs(length.quantiles[4] - log(200)) < 1e-3)
    #expect(Self.twoPeople.people(of: .reading) == 0)
  }

  @Test("Shares weigh people alike; without touches gates and cones tell nothing")
  func shares() throws {
    let half = try #require(Self.twoPeople.figures.first { !$0.key.recognizer.isEmpty })
    // 190 pt without slop are more than half of 320; of the other only the far stroke is.
    #expect(half.key == FigureKey(kind: .pops, name: "x>W/2", recognizer: "pan"))
    #expect(abs(half.value - (1.0 / 6 + 1) / 2) < 1e-5)
    #expect(!Self.twoPeople.hasTouches)
    #expect(
      Self.twoPeople.figures.map(\.key.recognizer).sorted().suffix(6) == [
        "", "pan", "pan", "pan", "pan", "pan",
      ])
  }

  @Test("Intervals of shares: within 0 and 1, and the rule of three where nothing happened")
  func intervals() {
    #expect(SetFigures.interval(of: [0, 0, 0], strokes: 300) == (0, 0.01))
    #expect(SetFigures.interval(of: [1, 1], strokes: 30) == (0.9, 1))
    let shares = (0..<40).map { $0 % 4 == 0 ? 0.2 : 0.0 }
    let (low, high) = SetFigures.interval(of: shares, strokes: 400)
    // The mean .05 with a standard error of .0137.
    #expect(low > 0.01 && low < 0.035 && high > 0.065 && high < 0.09)
  }

  @Test("Touches go through recognizers and rules")
  func touches() {
    func verdicts(_ dx: Double, _ dy: Double, lift: Double = 0.1) -> [String: Bool] {
      var samples = (0...10).map { step -> TouchSample in
        let share = Double(step) / 10
        return TouchSample(
          time: share * lift, x: 20 + dx * share, y: 300 + dy * share,
          phase: step == 0 ? .began : .moved)
      }
      samples.append(TouchSample(time: lift + 0.001, x: 20 + dx, y: 300 + dy, phase: .ended))
      let trials = RuleTrial.all(of: .pops)
      let names = trials.map { $0.name + " " + $0.recognizer }
      return Dictionary(uniqueKeysWithValues: zip(names, RuleTrial.verdicts(samples, of: .pops)))
    }
    let flat = verdicts(150, 0)
    #expect(flat["x>W/2 pan"] == false && flat["x>W/3 pan"] == true)
    #expect(flat["x+0.2v>0.36W pan"] == true && flat["x+0.2v>0.36W pan-cone"] == true)
    #expect(flat["steeper-than-30 pan"] == false)
    let steep = verdicts(150, -180)
    #expect(steep["x+0.2v>0.36W pan"] == true && steep["x+0.2v>0.36W pan-cone"] == false)
    #expect(steep["steeper-than-50 pan"] == true && steep["steeper-than-55 pan"] == false)
    // 120 pt without slop, lifted at 60 pt/s.
    #expect(verdicts(130, 0, lift: 2)["x+0.2v>0.36W pan"] == false)
  }
}

@Suite("Other people")
struct OtherPeopleTests {
  @Test("Settings stay in their ranges, and vary as much as the table says")
  func draws() {
    let people = (0..<400).map { OtherPeople.population($0, from: .everyday, seed: 1) }
    let lengths = people.map { Double($0.lengthShift) }
    let mean = lengths.reduce(0, +) / 400
    let spread = (lengths.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / 399).squareRoot()
    #expect(abs(mean) < 0.02 && abs(spread - 0.1) < 0.012)
    let missing = people.map { Double($0.browseFirstEvents) }
    #expect(missing.allSatisfy { $0 >= 0 && $0 <= 80 })
    #expect(abs(missing.reduce(0, +) / 400 - 40) < 4)
    #expect(people.allSatisfy { $0.scrollSidewaysShare >= 0.002 && $0.scrollSidewaysShare <= 0.01 })
    #expect(people[7] == OtherPeople.population(7, from: .everyday, seed: 1))
    #expect(people[7] != OtherPeople.population(7, from: .everyday, seed: 2))
  }

  @Test("Every setting is one of populations")
  func settings() {
    for other in OtherPeople.all {
      #expect(PopulationSetting.all.contains { $0.name == other.setting }, "\(other.setting)")
    }
  }
}
