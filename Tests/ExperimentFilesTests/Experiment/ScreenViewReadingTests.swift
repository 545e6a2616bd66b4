import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import StrictFiles

private let point =
  "add the size of a pt in mm, which is 25.4 / points per inch; points per inch are pixels per"
  + " inch / scale factor"
private let alike = ", or start from a screen of the catalogue: "

/// Screens of the catalogue with a view of their own, and what is said of screens that lack sizes.
@Suite("Views and sizes of screens in experiment files")
struct ScreenViewReadingTests {
  @Test("A view of a device has its own width and name; all else is the device's")
  func views() throws {
    let read = try ScreenRateReadingTests.screens(
      #"""
      { "screen": "ipad-pro-11", "view_width_pt": 507 },
      { "screen": "ipad-pro-11", "view_width_pt": 507.5, "touch_rate_hz": 120 },
      { "screen": "ipad-pro-11-landscape", "view_width_pt": 595, "name": "half" },
      { "screen": "galaxy-fold", "view_width_pt": 50 },
      { "screen": "iphone-14", "view_width_pt": 390 }
      """#)
    #expect(
      read.map(\.name) == [
        "ipad-pro-11-507pt", "ipad-pro-11-507.5pt-120hz", "half", "galaxy-fold-50pt",
        "iphone-14-390pt",
      ])
    #expect(read.map(\.viewWidth) == [507, 507.5, 595, 50, 390])
    #expect(read.map(\.touchRate) == [nil, 120, nil, nil, nil])
    #expect(read[0].title == "iPad Pro 11\" (M4, M5), 507 pt wide view")
    #expect(read[1].title == "iPad Pro 11\" (M4, M5), 507.5 pt wide view, 120 Hz")
    let bases = [
      "ipad-pro-11", "ipad-pro-11", "ipad-pro-11-landscape", "galaxy-fold", "iphone-14",
    ]
    for (screen, name) in zip(read, bases) {
      let base = try #require(ScreenCatalog.named(name))
      var same = screen
      (same.name, same.title) = (base.name, base.title)
      (same.viewWidth, same.touchRate) = (base.viewWidth, nil)
      #expect(same == base)
      for group in ScreenGroup.allCases { #expect(group.contains(screen) == group.contains(base)) }
    }
  }

  @Test func mistakes() async {
    await each([
      (
        #"{ "screen": "ipad-pro-11", "view_width_pt": 835 }"#,
        [#"f:2:57: error: "view_width_pt" is 835; give a width in pt from 50 to 834"#]
      ),
      (
        #"{ "screen": "ipad-pro-11", "view_width_pt": 49 }"#,
        [#"f:2:57: error: "view_width_pt" is 49; give a width in pt from 50 to 834"#]
      ),
      (
        #"{ "screen": "ipad-9.7-landscape-window-507", "view_width_pt": 400 }"#,
        [
          #"f:2:58: error: ipad-9.7-landscape-window-507 is a window of 507 pt already;"#
            + #" start from "ipad-9.7-landscape""#
        ]
      ),
      (
        #"{ "name": "split", "width_pt": 507, "height_pt": 1210, "class": "tablet" }"#,
        [
          "f:2:13: error: this screen has no \"mm_per_pt\"; " + point + alike
            + #"{ "screen": "ipad-pro-11", "view_width_pt": 507 }"#
        ]
      ),
      (
        #"{ "name": "split", "width_pt": 1376, "height_pt": 1032, "view_width_pt": 688, "class": "tablet" }"#,
        [
          "f:2:13: error: this screen has no \"mm_per_pt\"; " + point + alike
            + #"{ "screen": "ipad-pro-13-landscape", "view_width_pt": 688 }"#
        ]
      ),
      (
        #"{ "name": "wall", "width_pt": 3000, "height_pt": 3000, "class": "tablet" }"#,
        ["f:2:13: error: this screen has no \"mm_per_pt\"; " + point]
      ),
      (
        #"{ "name": "ipad-pro-11", "view_width_pt": 507 }"#,
        [
          #"f:2:13: error: this screen has no "class"; add what kind of device it is: "phone","#
            + #" "foldable", "tablet""#,
          #"f:2:13: error: this screen has no "height_pt"; add the height of the screen in pt, which"#
            + " is pixels / scale factor",
          #"f:2:13: error: this screen has no "mm_per_pt"; "# + point,
          #"f:2:13: error: this screen has no "width_pt"; add the width of the screen in pt, which"#
            + " is pixels / scale factor" + alike
            + #"{ "screen": "ipad-pro-11", "view_width_pt": 507 }"#,
          #"f:2:23: error: "ipad-pro-11" is a screen of the catalogue;"#
            + " use it by its name alone, or choose another name",
        ]
      ),
    ]) { list, expected in
      #expect(keyErrors(#""screens": [\#(list)]"#).sorted() == expected.sorted())
    }
  }

  @Test("A screen is found by its own size, whatever else is like it")
  func nearest() {
    for screen in ScreenCatalog.all where screen.viewWidth == screen.width {
      let found = ScreenCatalog.nearest(
        width: screen.width, height: screen.height, kind: screen.kind)
      #expect(found?.width == screen.width && found?.height == screen.height, "\(screen.name)")
    }
    #expect(ScreenCatalog.nearest(width: nil, height: nil, kind: .phone) == nil)
    #expect(ScreenCatalog.nearest(width: 402, height: nil, kind: nil)?.name == "iphone-16-pro")
    #expect(ScreenCatalog.nearest(width: 402, height: 874, kind: .tablet) == nil)
  }
}

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

  @Test func mistakes() async {
    await each([
      (
        #"{ "screen": "iphone-14x", "touch_rate_hz": 9 }"#,
        [
          #"f:2:25: error: unknown screen "iphone-14x"; did you mean "iphone-14"?"#,
          #"f:2:56: error: "touch_rate_hz" is 9; give a number from 10 to 1000"#
            + " (touch events per second)",
        ]
      ),
      (
        #"{ "screen": "iphone-14", "touch_rate_hz": 1000.5 }"#,
        [
          #"f:2:55: error: "touch_rate_hz" is 1000.5; give a number from 10 to 1000"#
            + " (touch events per second)"
        ]
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
        #"{ "screen": "iphone-14", "touch_rate_hz": 90 }, { "screen": "iphone-14", "touch_rate_hz": 90 }"#,
        [
          #"f:2:61: error: screen "iphone-14-90hz" is already named at 2:13;"#
            + #" remove it, or give one of them another "name""#
        ]
      ),
      (
        #"{ "name": "w", "width_pt": 402, "height_pt": 874, "mm_per_pt": 0.17, "class": "phone","#
          + #" "touch_rate_hz": 0 }"#,
        [
          #"f:2:117: error: "touch_rate_hz" is 0; give a number from 10 to 1000"#
            + " (touch events per second)"
        ]
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
