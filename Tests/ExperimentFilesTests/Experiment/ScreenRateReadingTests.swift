import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

/// Screens with a touch rate of their own in experiment files.
@Suite("Touch rates in experiment files")
struct ScreenRateReadingTests {
  static func screens(_ list: String) throws -> [Screen] {
    try experiment(#"{"policies": ["half-width"], "screens": [\#(list)]}"#).screens
  }

  @Test("a screen of the catalogue at another rate, under a name of its own or not")
  func based() throws {
    let read = try Self.screens(
      #"""
      "iphone-14", { "screen": "iphone-14", "touch_rate_hz": 120 },
      { "screen": "iphone-14", "touch_rate_hz": 59.94 },
      { "name": "fast", "screen": "ipad-9.7-landscape", "touch_rate_hz": 240 }
      """#)
    let base = try #require(ScreenCatalog.named("iphone-14"))
    #expect(read.map(\.name) == ["iphone-14", "iphone-14-120hz", "iphone-14-59.94hz", "fast"])
    #expect(read.map(\.touchRate) == [nil, 120, 59.94, 240])
    #expect(read[1].title == base.title + ", 120 Hz")
    #expect(read[3].title.hasSuffix(", landscape, 240 Hz"))
    // All else is the base's.
    var same = read[1]
    (same.name, same.title, same.touchRate) = (base.name, base.title, nil)
    #expect(same == base)
    #expect(read[0] == base)
  }

  @Test("a screen that is described has a rate where it is given")
  func described() async {
    await each([10.0, 120, 1000]) { (rate: Double) throws in
      let sizes =
        #""name": "w", "width_pt": 402, "height_pt": 874, "mm_per_pt": 0.17, "class": "phone""#
      #expect(try Self.screens("{ \(sizes) }")[0].touchRate == nil)
      #expect(try Self.screens("{ \(sizes), \"touch_rate_hz\": \(rate) }")[0].touchRate == rate)
    }
  }

  @Test
  func mistakes() async {
    await each([
      (
        #"{ "screen": "iphone-14x", "touch_rate_hz": 9 }"#,
        [
          #"f:2:25: error: unknown screen "iphone-14x"; did you mean "iphone-14"?"#,
          #"f:2:56: error: "touch_rate_hz" is 9; give touch events per second from 10 to 1000"#,
        ]
      ),
      (
        #"{ "screen": "iphone-14", "touch_rate_hz": 1000.5 }"#,
        [#"f:2:55: error: "touch_rate_hz" is 1000.5; give touch events per second from 10 to 1000"#]
      ),
      (
        #"{ "screen": "iphone-14" }"#,
        [
          "f:2:13: error: this screen changes nothing of iphone-14; write \"iphone-14\" alone, or"
            + " give it a \"view_width_pt\", as in a split view, or a \"touch_rate_hz\""
        ]
      ),
      (
        #"{ "screen": "iphone-14", "touch_rate_hz": "120" }"#,
        [#"f:2:55: error: "touch_rate_hz" must be a number, not text"#]
      ),
      (
        #"{ "screen": "iphone-14", "touch_rate_hz": 120, "width_pt": 402 }"#,
        [#"f:2:60: error: unknown key "width_pt" in this screen; did you mean "view_width_pt"?"#]
      ),
      (
        #"{ "name": "iphone-14", "screen": "iphone-14", "touch_rate_hz": 120 }"#,
        [
          #"f:2:23: error: "iphone-14" is a screen of the catalogue;"#
            + " use it by its name alone, or choose another name"
        ]
      ),
      (
        #"{ "screen": "iphone-14", "touch_rate_hz": 90 }, { "screen": "iphone-14", "touch_rate_hz": 90 }"#,
        [
          #"f:2:61: error: screen "iphone-14-90hz" is already named at 2:13;"#
            + #" remove it, or give one of them another "name""#
        ]
      ),
      (
        #"{ "name": "w", "width_pt": 402, "height_pt": 874, "mm_per_pt": 0.17, "class": "phone","#
          + #" "touch_rate_hz": 0 }"#,
        [#"f:2:117: error: "touch_rate_hz" is 0; give touch events per second from 10 to 1000"#]
      ),
    ]) { list, expected in
      #expect(keyErrors(#""screens": [\#(list)]"#) == expected)
    }
  }

  @Test("the canonical form has a rate only where it is the screen's own")
  func canonical() throws {
    func text(_ list: String) throws -> String {
      let read = try experiment(#"{"policies": ["half-width"], "screens": [\#(list)]}"#)
      return String(decoding: read.canonical.bytes, as: UTF8.self)
    }
    let rated = #"{ "screen": "iphone-14", "touch_rate_hz": 120 }"#
    // The population has a rate of that name too.
    func rates(_ text: String) -> Int { text.split(separator: "touch_rate_hz").count - 1 }
    #expect(try rates(text(#""iphone-14""#)) == rates(text(#""iphone-14-plus""#)))
    #expect(try rates(text(#""iphone-14", \#(rated)"#)) == rates(text(#""iphone-14""#)) + 1)
  }
}
