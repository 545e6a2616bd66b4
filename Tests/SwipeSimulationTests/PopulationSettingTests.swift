import PopGesture
import TestSupport
import Testing

@testable import SwipeSimulation

/// Settings of a population do what their summaries say.
@Suite("Population settings")
struct PopulationSettingTests {
  static func population(_ values: [String: Double]) throws -> Population {
    var population = Population.everyday
    for (name, value) in values {
      let setting = try #require(PopulationSetting.all.first { $0.name == name })
      setting.set(value, in: &population)
      #expect(abs(setting.value(in: population) - value) < 1e-6)
    }
    return population
  }

  @Test("every setting has its default in range, its own name and its own place")
  func settings() {
    #expect(Set(PopulationSetting.all.map(\.name)).count == PopulationSetting.all.count)
    for setting in PopulationSetting.all {
      #expect(setting.range.contains(setting.value(in: .everyday)), "\(setting.name)")
      var changed = Population.everyday
      setting.set(setting.range.upperBound, in: &changed)
      let others = PopulationSetting.all.filter { $0.value(in: changed) != $0.value(in: .everyday) }
      #expect(others.map(\.name) == [setting.name])
    }
  }

  @Test("duration_shift multiplies every duration, and length_shift lengthens strokes")
  func shifts() throws {
    let plain = SwipeDraws(population: try Self.population(["slow_mover_share": 0]))
    let slow = SwipeDraws(
      population: try Self.population(["slow_mover_share": 0, "duration_shift": 0.3]))
    let factor = Double(ElementaryMath.exp(0.3))
    let ratios = zip(slow.strokes(.right), plain.strokes(.right))
      .filter { $1.hold == 0 && $1.duration < 300 }
      .map { Double($0.duration) / Double($1.duration) }
    #expect(ratios.allSatisfy { abs($0 / factor - 1) < 1e-4 })
    let long = SwipeDraws(population: try Self.population(["length_shift": 0.3]))
    let ratio =
      Sample(long.strokes(.right).map(\.length)).median
      / Sample(plain.strokes(.right).map(\.length)).median
    // Long strokes are drawn again when they leave the view, so less than the factor arrives.
    #expect(ratio > 1.1 && ratio < factor)
  }

  @Test("a lower lift_phase_offset makes strokes lift faster, by the published multiples")
  func liftPhase() throws {
    // Published of touch-down phase .05: instantaneous release over mean of lifts at .7 to .8 (1.03,
    // .78 at .76, .61), .65 (1.22) and .55 (1.55). The mean phase is .787.
    for (offset, published) in [(0.0, 0.665), (-0.11, 1.117), (-0.21, 1.464)] {
      let draws = SwipeDraws(population: try Self.population(["lift_phase_offset": offset]))
      let ratios = draws.strokes(.right).filter { $0.hold == 0 && $0.duration < 300 }.map {
        SpeedProfile(from: min($0.touchPhase, $0.liftPhase - 0.1), to: $0.liftPhase).liftOverMean
      }
      #expect(abs(Sample(ratios).median - published) < 0.06)
    }
  }

  @Test("width exponents of 0 and 1 give the same mm and the same share of the width")
  func widthExponents() throws {
    for (name, screens) in [
      ("width_exponent", ["iphone-se-1", "iphone-16-pro-max"]),
      ("wide_width_exponent", ["ipad-mini-7", "ipad-pro-13"]),
    ] {
      for exponent in [0.0, 1] {
        let population = try Self.population([name: exponent, "width_exponent_spread": 0])
        let person = Participant(index: 1, seed: 1, population: population)
        let frames = try screens.map {
          SwipeDraws(
            population: population, screen: try #require(ScreenCatalog.named($0))
          ).frame(person)
        }
        #expect(frames[0].width < frames[1].width)
        if exponent == 0 {
          // No reach is wider than its view; the narrowest phone is as wide as the recorded ones.
          #expect(frames.allSatisfy { abs($0.reach / ReachFrame.referenceWidth - 1) < 1e-5 })
        } else {
          #expect(frames.allSatisfy { abs($0.reach / $0.width - 1) < 1e-5 })
        }
      }
    }
  }

  @Test("touch_rate_hz 120 doubles the events; hands follow their shares")
  func others() throws {
    let screen = try #require(ScreenCatalog.named("iphone-16-pro"))
    func events(_ rate: Double) throws -> Int {
      let population = try Self.population(["touch_rate_hz": rate])
      let generator = SwipeGenerator(screen: screen, population: population, seed: 2)
      return try generator.traces(.pop, people: 300).joined().joined().count { $0.phase == .moved }
    }
    let ratio = Double(try events(120)) / Double(try events(60))
    #expect(abs(ratio - 2) < 0.15)
    let left = try Self.population(["left_thumb_share": 1, "left_finger_share": 1])
    let right = try Self.population(["left_thumb_share": 0, "left_finger_share": 0])
    for index in 0..<50 {
      let person = Participant(index: index, seed: 2, population: left)
      #expect(person.usesLeftHand(onWideView: index % 2 == 0, in: left))
      #expect(!person.usesLeftHand(onWideView: index % 2 == 0, in: right))
    }
  }
}
