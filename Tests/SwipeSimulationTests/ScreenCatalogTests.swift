import SwipeSimulation
import TestSupport
import Testing

/// The screen table: mm per pt and widths as published, names unique, defaults complete.
@Suite("Screens")
struct ScreenCatalogTests {
  /// mm per pt and width in mm, as in the published table.
  static let published: [(name: String, point: Double, width: Double)] = [
    ("iphone-se-1", 0.1558, 49.9), ("iphone-se-3", 0.1558, 58.4), ("iphone-8-plus", 0.1652, 68.4),
    ("iphone-13-mini", 0.1537, 57.6), ("iphone-14", 0.1657, 64.6), ("iphone-16-pro", 0.1657, 66.6),
    ("iphone-16-pro-max", 0.1657, 72.9), ("ipad-mini-5", 0.1558, 119.7),
    ("ipad-mini-7", 0.1558, 115.9), ("ipad-9.7", 0.1924, 147.8), ("ipad-pro-11", 0.1924, 160.5),
    ("ipad-pro-13", 0.1924, 198.6), ("ipad-pro-13-landscape", 0.1924, 264.8),
    ("galaxy-fold", 0.1783, 126.0), ("pixel-fold", 0.1659, 141.4), ("galaxy-s24", 0.1832, 65.9),
  ]

  @Test func size() async {
    await each(Self.published) { (row: (name: String, point: Double, width: Double)) throws in
      let screen = try #require(ScreenCatalog.named(row.name))
      #expect(abs(screen.millimetresPerPoint - row.point) < 0.000_06)
      #expect(abs(screen.viewWidthInMillimetres - row.width) < 0.06)
    }
  }

  @Test func names() {
    let names = ScreenCatalog.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(ScreenCatalog.defaults.count == 12)
    #expect(ScreenCatalog.defaults.map(\.viewWidth).min() == 320)
    #expect(ScreenCatalog.defaults.map(\.viewWidth).max() == 1376)
  }

  @Test("a view that a file describes on a screen of the catalogue is called by it in reports")
  func reportTitles() throws {
    let whole = try #require(ScreenCatalog.named("ipad-pro-13-landscape"))
    func view(_ width: Double, _ view: Double?, title: String = "mine") -> Screen {
      Screen(
        name: "mine", title: title, width: width, height: 1032, millimetresPerPoint: 0.1924,
        kind: .tablet, viewWidth: view, source: "")
    }
    #expect(view(1376, 688).reportTitle == "\(whole.title), 688 pt window")
    #expect(view(1376, nil).reportTitle == "mine" && view(1300, 688).reportTitle == "mine")
    #expect(view(1376, 688, title: "a title").reportTitle == "a title")
    #expect(ScreenCatalog.all.allSatisfy { $0.reportTitle == $0.title })
  }

  @Test("a split-view window is narrower than its screen and lies on it")
  func windows() throws {
    let window = try #require(ScreenCatalog.named("ipad-pro-11-2022-landscape-window-375"))
    #expect(window.viewWidth == 375)
    #expect(window.width == 1194)
  }
}
