import TestSupport
import Testing

@testable import SwipeSimulation

/// What experiments vary about people.
@Suite("Assumptions")
struct AssumptionTests {
  @Test("every assumption has its own name, and ascending values that its settings allow")
  func values() throws {
    #expect(Set(Assumption.all.map(\.name)).count == Assumption.all.count)
    for assumption in Assumption.all {
      #expect(assumption.values == assumption.values.sorted())
      #expect(Set(assumption.values).count >= 2)
      for name in assumption.settings {
        let setting = try #require(PopulationSetting.all.first { $0.name == name })
        #expect(assumption.values.allSatisfy(setting.range.contains), "\(name)")
      }
    }
  }

  @Test("what must be varied is varied, over the values that must be tried")
  func mandatory() {
    let wanted: [(String, [String], [Double])] = [
      // Mean lift phases of .76, .65 and .55: offsets from the fitted .76.
      ("lift-phase", ["lift_phase_offset"], [-0.21, -0.11, 0]),
      // The recorded interval, and .5, which was assumed before phones were held sideways.
      ("reach-growth", ["width_exponent"], [-0.19, 0, 0.15, 0.5]),
      ("hand-side", ["hand_side"], [0, 0.73, 0.9, 1]),
      ("tablet-reach", ["wide_width_exponent"], [0, 0.25, 0.5, 1]),
      ("pace", ["duration_shift"], [-0.3, 0, 0.3]),
      // Slow sideways strokes of recorded people: 5 to 9%, whichever set they are from.
      ("drags", ["drag_share"], [0.03, 0.07, 0.15]),
      ("abort-late", ["abort_late_share"], [0, 0.2, 0.5]),
      // Of people whom nobody told, 1 to 6%.
      ("edge-starts", ["edge_start_share"], [0.05, 0.5, 0.95]),
      // The interval of 21 people's mean.
      ("scroll-lean", ["scroll_lean_shift_deg"], [-2.4, 0, 2.4]),
      ("sideways-scrolls", ["scroll_sideways_share"], [0.001, 0.003, 0.006]),
      // .87: the people of the traces, whose durations hold the rests.
      ("browsing-pace", ["browse_duration_shift"], [-0.4, 0, 0.4, 0.87]),
      ("browsing-first-events", ["browse_first_events_ms"], [0, 40, 80]),
      ("landing", ["landing_spread_mm"], [0, 0.34, 0.6]),
      ("thumb-span", ["thumb_span_mm"], [65, 75, 200]),
      ("left-hands", ["left_thumb_share"], [0.1, 0.33]),
      ("touch-rate", ["touch_rate_hz"], [60, 120]),
    ]
    for (name, settings, values) in wanted {
      let assumption = Assumption.all.first { $0.name == name }
      #expect(assumption?.settings == settings)
      #expect(assumption?.values == values)
    }
    #expect(Assumption.all.contains { $0.settings == ["slow_mover_share"] })
    #expect(Assumption.all.contains { $0.settings == ["abort_return_share"] })
  }

  @Test("a value goes to its settings and to nothing else")
  func population() async {
    await each(Assumption.all) { (assumption: Assumption) in
      for value in assumption.values {
        let people = assumption.population(value, from: .everyday)
        for setting in PopulationSetting.all {
          let expected =
            assumption.settings.contains(setting.name) ? value : setting.value(in: .everyday)
          #expect(abs(setting.value(in: people) - expected) < 1e-6, "\(setting.name)")
        }
      }
    }
  }
}
