import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Study

@Suite("Travel beside rates")
struct RateTravelTests {
  private static let made = Task {
    try await results(
      experiment(
        """
        {
          "participants": 60, "swipes_per_intent": 3, "contexts": ["plain", "landscape"],
          "screens": ["iphone-16-pro", "ipad-pro-13"], "systems": ["half"], "sweeps": [],
          "policies": [
            "half-width", "fixed-distance",
            { "name": "far", "family": "fixed-distance", "distance_pt": 900 },
            { "name": "fast", "family": "velocity-weighted", "velocity_weight_s": 0.2 }
          ]
        }
        """))
  }

  @Test("asked is the rule's own: half the width as it is on the page, less speed times weight")
  func asked() async throws {
    let results = try await Self.made.value
    let index = ResultIndex(results)
    func asked(_ policy: String, _ screen: String, _ context: String, _ recognizer: String = "pan")
      throws -> RateRow.Travel
    {
      let key = ConditionKey(screen: screen, context: context, recognizer: recognizer)
      let rate = try #require(index.rate(.success, of: policy, in: key))
      return try #require(rate.travel)
    }
    #expect(try asked("half-width", "iphone-16-pro", "plain").asked == 201)
    #expect(try asked("half-width", "iphone-16-pro", "landscape").asked == 437)
    #expect(try asked("half-width", "ipad-pro-13", "plain").asked == 516)
    #expect(try asked("half", "ipad-pro-13", "plain", "system").asked == 516)
    #expect(try asked("fast", "ipad-pro-13", "plain").asked == 516 - 0.2 * 250)
    #expect(try asked("fixed-distance", "iphone-16-pro", "plain").asked == 100)
    // Beyond twice the width nothing is looked for.
    let far = try asked("far", "iphone-16-pro", "plain")
    #expect(far.asked == nil && far.askedLength == nil && far.made == nil)
    // 460 points per inch at a scale of 3.
    let length = try #require(asked("fixed-distance", "iphone-16-pro", "plain").askedLength)
    #expect(abs(length - 100 * 25.4 * 3 / 460) < 1e-9)
  }

  @Test("made is at least what a rule on distance asks, and has an error")
  func travelled() async throws {
    let rows = try await Self.made.value.rates.filter { $0.metric == "success" && $0.events > 5 }
    #expect(rows.count > 8)
    for row in rows {
      let travel = try #require(row.travel)
      #expect(try #require(travel.madeLengthError) > 0)
      if row.policy != "fast" {
        let asked = try #require(travel.askedLength)
        #expect(try #require(travel.madeLength) > asked)
      }
    }
  }
}

/// The travel that shipped rules ask for at steady speeds, as the catalogue of rules tabulates it:
/// at 0, 100, 250, 500, 800 and 1200 pt/s on views of 390 and 1024 pt, to the pt, halves to even.
@Suite("Travel at steady speeds")
struct SteadyTravelTests {
  typealias Row = (policies: [String], phone: [Double], tablet: [Double])

  static let table: [Row] = [
    (["half-width"], all(195), all(512)),
    (["hbd-navigation-bar"], all(129), all(338)),
    (["onsen"], all(78), all(205)),
    (["flutter", "fling-override"], [195, 195, 195, 0, 0, 0], [512, 512, 512, 512, 512, 0]),
    (["telegram"], [78, 78, 78, 78, 78, 0], [205, 205, 205, 205, 205, 0]),
    (["ionic"], [195, 195, 0, 0, 0, 0], [512, 512, 0, 0, 0, 0]),
    (["navigation-transitions"], [78, 78, 78, 78, 0, 0], [205, 205, 205, 205, 0, 0]),
    (
      ["react-navigation", "react-native-screens", "velocity-weighted"],
      [195, 165, 120, 45, 0, 0], [512, 482, 437, 362, 272, 152]
    ),
    (["hero"], [195, 95, 0, 0, 0, 0], [512, 412, 262, 12, 0, 0]),
    (["chrome-ios"], [207, 197, 182, 157, 127, 87], [543, 533, 518, 493, 463, 423]),
    (["wwdc-projection"], [195, 145, 70, 0, 0, 0], [512, 462, 387, 262, 113, 0]),
    (["wwdc-projection-fast"], [195, 185, 170, 146, 116, 76], [512, 502, 487, 462, 433, 393]),
    (["uikit"], [188, 152, 100, 12, 0, 0], [188, 152, 100, 12, 0, 0]),
    (["androidx-drawer"], [195, 195, 195, 0, 0, 0], [512, 512, 512, 0, 0, 0]),
    (["view-pager"], [234, 234, 234, 25, 25, 25], [614, 614, 614, 25, 25, 25]),
    (["compose-dismiss"], [56, 56, 0, 0, 0, 0], [56, 56, 0, 0, 0, 0]),
    (["libadwaita"], [195, 195, 195, 0, 0, 0], [512, 512, 512, 0, 0, 0]),
    (["rn-drawer-layout"], [60, 60, 60, 60, 5, 5], [60, 60, 60, 60, 5, 5]),
  ]

  static func all(_ travel: Double) -> [Double] { NavigatingView.speeds.map { _ in travel } }

  @Test("the table of the catalogue, number for number")
  func catalogue() async {
    await each(Self.table) { (row: Row) throws in
      #expect(NavigatingView.speeds == [0, 100, 250, 500, 800, 1200])
      for name in row.policies {
        let policy = try #require(PolicyCatalog.start(named: name)).policy(named: name)
        for (view, expected) in zip(NavigatingView.compared, [row.phone, row.tablet]) {
          let found = NavigatingView.speeds.map {
            view.needed(by: policy, at: $0)?.rounded(.toNearestOrEven)
          }
          #expect(found == expected, "\(name), \(view.width) pt")
        }
      }
    }
  }

  @Test("a bound is the same whether it has to be reached or exceeded")
  func boundaries() throws {
    let view = NavigatingView.compared[0]
    for boundary in ThresholdBoundary.allCases {
      let policy = NamedPolicy(
        name: "fixed", FixedDistance(distance: .points(187.5), boundary: boundary), parameters: [])
      #expect(view.needed(by: policy, at: 300) == 187.5)
    }
  }

  @Test("a rule that any travel satisfies needs 0, one that none does needs no number")
  func extremes() {
    let view = NavigatingView.compared[1]
    func needed(_ fraction: Double) -> Double? {
      view.needed(
        by: NamedPolicy(name: "share", Fraction(fraction: fraction), parameters: []), at: 0)
    }
    #expect(needed(0) == 0)
    #expect(needed(1.5) == 1536)
    #expect(needed(2) == nil)
    let sign = NamedPolicy(name: "sign", VelocitySign(velocity: 100), parameters: [])
    #expect(view.needed(by: sign, at: 99) == nil)
    #expect(view.needed(by: sign, at: 100) == 0)
  }
}
