import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Travel that is counted event by event, and travel of a gesture without an event after its begin.
@Suite("Counted travel")
struct TravelRuleTests {
  /// The release of a touch on a view of 400 pt that goes to these places from touch-down, under the
  /// plain pan: 10 pt of slop.
  static func release(_ rule: TravelRule?, _ places: [Double]) -> Release {
    let reading = ReleaseReading(estimator: .uikitBlend, travelRule: rule)
    let moves = places.enumerated().map { (time: Double($0 + 1) / 64, dx: $1, dy: 0.0) }
    return reading.tracker(TwoSampleBlend.self, .pan, viewWidth: 400)
      .receiving(touch(from: (500, 0), moves, ended: 9)).release(viewWidth: 400)
  }

  static let held: [(places: [Double], rule: TravelRule, travel: Double)] = [
    ([20, 110], .withinWidth, 100),
    // Behind the start by 40 pt and forward again: ahead of the net 100 pt.
    ([20, -30, 110], .withinWidth, 140),
    ([-20, -60, 90], .withinWidth, 150),
    // Beyond the end by 90 pt and back: behind it.
    ([20, 500, 300], .withinWidth, 200),
    ([20, 500], .withinWidth, 400),
    ([20, 500, 300], .within(450), 250),
    ([20, 500, 300], .within(1000), 290),
    // The first event counts from the start too.
    ([-60, 40], .withinWidth, 100),
  ]

  @Test("steps are held within 0 and the length at every event")
  func holding() async {
    await each(Self.held) { (row: (places: [Double], rule: TravelRule, travel: Double)) in
      #expect(Self.release(row.rule, row.places).countedTravel == row.travel)
    }
  }

  static let restarts: [(places: [Double], travel: Double)] = [
    ([20, 50], -.infinity), ([20, 51], 51), ([20, 150], 150),
    // Back within 50 pt: from there anew.
    ([20, 80, 50], -.infinity), ([20, 80, 50, 100], -.infinity), ([20, 80, 50, 101], 51),
    ([20, 80, 51, 150], 150),
    // First the other way: never this way.
    ([-20, -51, 150], -.infinity), ([-20, -50, 150], 150), ([-20, -51, 0, 40, 300], -.infinity),
    // Across in one step is back as well.
    ([20, 80, -80], -.infinity), ([20, 80, -80, -29], 51),
  ]

  @Test("beyond the start threshold travel counts, a return within it begins anew")
  func restarting() async {
    await each(Self.restarts) { (row: (places: [Double], travel: Double)) in
      #expect(Self.release(.restarting(50), row.places).countedTravel == row.travel)
    }
  }

  @Test("nobody counts without a rule, and policies take the net travel then")
  func unasked() throws {
    #expect(Self.release(nil, [20, -30, 250]).countedTravel.isNaN)
    for (name, net, counted) in [("flutter", 199.0, 200.0), ("libadwaita", 200, 201)] {
      let policy = try policy(name)
      #expect(policy.reading.travelRule == .withinWidth)
      var release = Release(translation: net, velocity: 0, viewWidth: 400)
      #expect(!policy.completes(release))
      release.countedTravel = counted
      #expect(policy.completes(release))
    }
  }

  @Test("a gesture that begins with its last move has no progress where changes set it")
  func unchanged() throws {
    for name in ["telegram", "simplenote", "sw-reveal"] {
      let policy = try policy(name)
      for (places, completes) in [([300.0], false), ([200, 300], true)] {
        var release = Self.release(nil, places)
        release.velocity = 0
        #expect(policy.completes(release) == completes, "\(name)")
        // Speed decides all the same.
        release.velocity = 1200
        #expect(policy.completes(release), "\(name)")
      }
    }
  }
}
