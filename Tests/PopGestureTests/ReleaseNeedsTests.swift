import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// What a policy reads is public, what is missing is told, and no place at infinity completes.
@Suite("What a policy needs")
struct ReleaseNeedsTests {
  /// The figures of `PolicySamples` as needs.
  static let figures: [(PolicySamples.Reading, ReleaseNeeds)] = [
    (.velocity, .velocity), (.crossVelocity, .crossVelocity), (.acceleration, .acceleration),
    (.displacement, .displacement), (.runTravel, .reversal), (.duration, .duration),
    (.density, .millimetresPerPoint),
  ]

  @Test("every policy says what it reads")
  func needs() async {
    await each(PolicySamples.all) { (sample: (family: String, values: [String: Double])) in
      let policy = try policy(sample.family, sample.values)
      let reads = PolicySamples.reads(policy)
      for (reading, need) in Self.figures {
        #expect(policy.needs.contains(need) == reads.contains(reading), "\(reading)")
      }
      #expect(policy.needs.contains(.countedTravel) == (policy.reading.travelRule != nil))
      #expect(policy.needs.contains(.reversal) == (policy.reading.reversalRule != nil))
    }
  }

  @Test("what the three arguments of a pan leave out is told")
  func lacks() throws {
    let release = Release(translation: 200, velocity: 0, viewWidth: 402)
    func lacking(_ preset: String) throws -> ReleaseNeeds {
      release.lacks(try policy(preset).needs)
    }
    for name in ["half-width", "react-navigation", "telegram", "flutter", "gecko"] {
      #expect(try lacking(name).isEmpty, "\(name)")
    }
    #expect(try lacking("mastodon") == .crossVelocity)
    #expect(try lacking("slidr") == .crossVelocity)
    #expect(try lacking("framework7") == .duration)
    #expect(try lacking("swiper") == .duration)
    #expect(try lacking("android-back") == .reversal)
    let reach = FixedDistance(distance: .millimetres(12))
    #expect(release.lacks(reach.needs) == .millimetresPerPoint)
  }

  @Test("a tracker made for a policy tells all that it needs")
  func tracker() throws {
    var path = PathTracker<AndroidFit>(for: ReversalHysteresis(), recognizer: .pan, viewWidth: 402)
    var across = PathTracker<AndroidFit>(for: StraightFling(), recognizer: .pan, viewWidth: 402)
    for (step, phase) in [TouchPhase.began, .moved, .moved, .moved, .ended].enumerated() {
      let sample = TouchSample(
        time: Double(step) / 64, x: 50 + 40 * Double(min(step, 3)), y: 300, phase: phase)
      path.receive(sample)
      across.receive(sample)
    }
    let release = path.release(viewWidth: 402)
    #expect(release.lacks(ReversalHysteresis().needs).isEmpty)
    #expect(ReversalHysteresis().completes(release))
    #expect(across.release(viewWidth: 402).lacks(StraightFling().needs).isEmpty)
  }

  @Test("no policy completes a pop at infinity, without a number or without a width")
  func infinity() async {
    await each(PolicySamples.all) { (sample: (family: String, values: [String: Double])) in
      let policy = try policy(sample.family, sample.values)
      let good = Release(
        translation: 400, velocity: 5000, crossVelocity: 0, runTravel: 400, viewWidth: 402,
        duration: 0.2, millimetresPerPoint: 0.1657)
      #expect(policy.completes(good))
      for path in [\Release.translation, \.velocity, \.crossVelocity, \.displacement] {
        let isRead =
          path == \.translation || PolicySamples.reads(policy).contains { $0.path == path }
        guard isRead else { continue }
        for infinity in [Double.infinity, -.infinity] {
          var release = good
          release[keyPath: path] = infinity
          #expect(!policy.completes(release), "\(path) \(infinity)")
        }
      }
      for width in [Double.nan, 0, -0.0, -402, -Double.infinity] {
        for translation in [400, -400, Double.infinity, -Double.infinity, .nan] {
          var release = good
          (release.viewWidth, release.translation) = (width, translation)
          #expect(!policy.completes(release), "\(width) \(translation)")
        }
      }
      var release = good
      release.translation = .nan
      #expect(!policy.completes(release))
      release = good
      release.velocity = .nan
      // A rule that does not read the velocity must not be disturbed by it.
      #expect(policy.completes(release) == !policy.family.readsVelocity)
    }
  }

  @Test("a touch that is anywhere at infinity is no pop")
  func infiniteTouch() {
    for infinity in [Double.infinity, -.infinity, .nan] {
      for spoiled in 0..<5 {
        var tracker = GestureTracker<TwoSampleBlend>(recognizer: .pan)
        for step in 0..<5 {
          var sample = TouchSample(
            time: Double(step) / 64, x: 50 + 40 * Double(step), y: 300,
            phase: step == 0 ? .began : .moved)
          if step == spoiled { sample.x = infinity }
          tracker.receive(sample)
        }
        tracker.receive(TouchSample(time: 1, x: 0, y: 0, phase: .ended))
        #expect(!tracker.state.isEnded, "\(spoiled)")
      }
    }
  }

  @Test("a policy asked by an app completes at no infinity nor without a width")
  func everywhere() {
    struct Anything: CompletionPolicy {
      let threshold = 0.0
      let boundary = ThresholdBoundary.inclusive
      func score(_ release: Release) -> Double { 1 }
    }
    #expect(Anything().completes(Release(translation: 1, velocity: 0, viewWidth: 402)))
    for (place, width) in [(Double.infinity, 402.0), (-.infinity, 402), (.nan, 402), (1, 0)] {
      let release = Release(translation: place, velocity: 0, viewWidth: width)
      #expect(!Anything().completes(release))
    }
    #expect(DecayProjection() == DecayProjection() && DecayProjection().distance == nil)
  }

  @Test("right to left nobody negates by hand")
  func mirror() {
    let told = Release(translation: -250, velocity: -30, viewWidth: 402, isRightToLeft: true)
    // Text, as what was not told is no number and equals nothing.
    let wanted = "\(Release(translation: 250, velocity: 30, viewWidth: 402))"
    #expect("\(told)" == wanted)
    #expect("\(told.mirrored.mirrored)" == wanted && told.mirrored.translation == -250)
    let plain = Release(translation: 250, velocity: 30, viewWidth: 402, isRightToLeft: false)
    #expect("\(plain)" == wanted)
    let sample = TouchSample(
      time: 0, x: 390, y: 7, phase: .began, viewWidth: 402, isRightToLeft: true)
    #expect(sample == TouchSample(time: 0, x: 12, y: 7, phase: .began))
  }
}
