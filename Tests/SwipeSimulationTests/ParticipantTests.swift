import Testing

@testable import SwipeSimulation

/// Who the people are: moments, correlations and shares of their traits.
@Suite("Participants")
struct ParticipantTests {
  static let everyday = Population.everyday
  static let people = (0..<20_000).map { Participant(index: $0, seed: 9, population: everyday) }

  static func sample(_ trait: (Participant) -> Float) -> Sample { Sample(people.map(trait)) }

  @Test("normal traits have the fitted means and standard deviations")
  func moments() {
    let traits: [(name: String, mean: Double, deviation: Double, value: (Participant) -> Float)] = [
      ("root of length, right", 0, 0.0970, { $0.rightward.length }),
      ("ln duration, right", 0, 0.2145, { $0.rightward.duration }),
      ("start, right", 0, 0.0778, { $0.rightward.start }),
      ("tilt, right", 0, 11.489, { $0.rightward.tilt }),
      ("lift, right", 0, 0.0592, { $0.rightward.lift }),
      ("root of length, left", 0, 0.0959, { $0.leftward.length }),
      ("ln duration, left", 0, 0.2768, { $0.leftward.duration }),
      ("start, left", 0, 0.0620, { $0.leftward.start }),
      ("tilt, left", 0, 10.423, { $0.leftward.tilt }),
      ("lift, left", 0, 0.0632, { $0.leftward.lift }),
      ("bow", 0, 1, { $0.bow }),
      ("session length", 0, 0.12, { $0.sessionLength }),
      ("session duration", 0, 0.12, { $0.sessionDuration }),
      ("scroll length", 0, 1, { $0.scrollLength }),
      ("scroll duration", 0, 1, { $0.scrollDuration }),
      ("scroll lean", 0, 1, { $0.scrollLean }),
      ("scroll sway", 0, 1, { $0.scrollSway }),
      ("height", 0, 32 * 0.1558, { $0.height }),
      ("thumb span", 0, 1, { $0.spanDraw }),
    ]
    for trait in traits {
      let sample = Self.sample(trait.value)
      #expect(abs(sample.mean - trait.mean) < 4 * sample.error, "\(trait.name)")
      // Standard error of a standard deviation: half a per cent.
      #expect(abs(sample.deviation / trait.deviation - 1) < 0.02, "\(trait.name)")
      // Nothing is clipped: four standard deviations occur once in 16,000 people.
      let tail = sample.share { abs($0 - trait.mean) > 3 * trait.deviation }
      #expect(abs(tail - 0.0027) < sample.tolerance(of: 0.0027), "\(trait.name)")
    }
  }

  @Test(
    "reach, pace and lift are a person's in both directions; place and tilt correlate as fitted")
  func correlations() {
    func correlation(_ x: (Participant) -> Float, _ y: (Participant) -> Float) -> Double {
      Sample.correlation(Self.people.map { Double(x($0)) }, Self.people.map { Double(y($0)) })
    }
    #expect(correlation({ $0.rightward.length }, { $0.leftward.length }) > 0.999_9)
    #expect(correlation({ $0.rightward.duration }, { $0.leftward.duration }) > 0.999_9)
    #expect(correlation({ $0.rightward.lift }, { $0.leftward.lift }) > 0.999_9)
    // Scores beside each other; a scroll model makes them go together.
    #expect(abs(correlation({ $0.scrollLength }, { $0.scrollDuration })) < 0.03)
    #expect(abs(correlation({ $0.scrollLean }, { $0.scrollSway })) < 0.03)
    // Start and tilt to the right: .0477564 / (.07775 x 12.0416).
    #expect(abs(correlation({ $0.rightward.start }, { $0.rightward.tilt }) - 0.0510) < 0.03)
    #expect(abs(correlation({ $0.bow }, { $0.rightward.length })) < 0.03)
    #expect(abs(correlation({ $0.sessionLength }, { $0.sessionDuration })) < 0.03)
    for other in [\Participant.digitDraw, \.handDraw, \.reachDraw, \.height, \.slowShare] {
      #expect(abs(correlation({ $0.spanDraw }, { $0[keyPath: other] })) < 0.03)
    }
  }

  @Test("hands and digits have the published shares, on phones and on wide views")
  func hands() {
    func share(_ holds: (Participant) -> Bool) -> Double {
      Double(Self.people.filter(holds).count) / Double(Self.people.count)
    }
    let population = Self.everyday
    for (isWide, thumbs) in [(false, 0.8992), (true, 0.3)] {
      let tolerance = 4 * (0.25 / 20_000).squareRoot()
      #expect(abs(share { $0.usesThumb(onWideView: isWide, in: population) } - thumbs) < tolerance)
      let left = 0.33 * thumbs + 0.1 * (1 - thumbs)
      #expect(abs(share { $0.usesLeftHand(onWideView: isWide, in: population) } - left) < tolerance)
    }
    // Whoever takes a finger on a phone takes one on a tablet.
    #expect(
      Self.people.allSatisfy {
        $0.usesThumb(onWideView: false, in: population)
          || !$0.usesThumb(onWideView: true, in: population)
      })
  }

  @Test("half hold a phone in the hand whose thumb swipes, as far as thumbs swipe; nobody a tablet")
  func oneHand() {
    func share(onWideView isWide: Bool, in population: Population) -> Double {
      let holds = Self.people.map { $0.usesOneHand(onWideView: isWide, in: population) }
      return Double(holds.filter { $0 }.count) / Double(holds.count)
    }
    var population = Self.everyday
    let tolerance = 4 * (0.25 / 20_000).squareRoot()
    #expect(abs(share(onWideView: false, in: population) - 0.49) < tolerance)
    #expect(share(onWideView: true, in: population) == 0)
    #expect(
      Self.people.allSatisfy {
        $0.usesThumb(onWideView: false, in: population)
          || !$0.usesOneHand(onWideView: false, in: population)
      })
    population.thumbShare = 0.2
    #expect(abs(share(onWideView: false, in: population) - 0.2) < tolerance)
    #expect(share(onWideView: false, in: .oneHandedThumb) == 1)
    #expect(share(onWideView: false, in: .tabletTwoHanded) == 0)
  }

  @Test("a tenth moves slowly, by up to .7 of ln T, with twice the tremor; slow shares average .06")
  func slowMovers() {
    let slow = Self.people.filter { $0.tremor == 2 }
    let share = Double(slow.count) / 20_000
    #expect(abs(share - 0.1) < 0.0085)
    let slowing = Sample(slow.map(\.slowness))
    #expect(abs(slowing.mean - 0.35) < 4 * slowing.error)
    #expect(slowing.values.allSatisfy { (0...0.7).contains($0) })
    #expect(Self.people.allSatisfy { $0.tremor == 2 || ($0.tremor == 1 && $0.slowness == 0) })
    let shares = Self.sample(\.slowShare)
    #expect(abs(shares.mean - 0.060_88) < 4 * shares.error)
  }

  @Test("a person does not depend on how many there are, nor on switches of the population")
  func stable() {
    var other = Self.everyday
    (other.dragShare, other.leftThumbShare, other.widthExponent) = (1, 0, 0)
    (other.oneHandShare, other.thumbSpan, other.thumbSpanSpread) = (1, 0, 20)
    for index in [0, 7, 4321] {
      let (a, b) = (Self.people[index], Participant(index: index, seed: 9, population: other))
      #expect(a.rightward == b.rightward && a.leftward == b.leftward)
      #expect((a.digitDraw, a.handDraw, a.slowShare) == (b.digitDraw, b.handDraw, b.slowShare))
      #expect(a.spanDraw == b.spanDraw)
      let stranger = Participant(index: index, seed: 10, population: Self.everyday)
      #expect(a.rightward != stranger.rightward)
    }
  }
}
