import SwipeSimulation
import Testing

@testable import ArticleClaims

@Suite("Screens of claims")
struct ClaimScreensTests {
  /// The names of the roles in their order, for the screens of these names.
  private func names(_ screens: [String]) -> [String] {
    let chosen = ScreenRole.screens(of: screens.compactMap(ScreenCatalog.named))
    return ScreenRole.allCases.map { chosen[$0]?.name ?? "none" }
  }

  @Test("an experiment's own screens serve")
  func own() {
    let screens = [
      "ipad-mini-7", "iphone-16-pro", "iphone-16-pro-max-landscape", "galaxy-s24", "iphone-14-plus",
      "ipad-pro-13",
    ]
    #expect(
      names(screens) == [
        "iphone-16-pro", "galaxy-s24", "iphone-14-plus", "ipad-pro-13", "galaxy-fold",
      ])
  }

  @Test("the catalogue's defaults stand in for what is missing")
  func missing() {
    let ends = ["iphone-se-1", "iphone-16-pro-max"]
    #expect(
      names(["iphone-air"]) == ["iphone-air"] + ends + ["ipad-pro-13-landscape", "galaxy-fold"])
    #expect(names(["ipad-9.7"]) == ["iphone-se-1"] + ends + ["ipad-9.7", "galaxy-fold"])
    #expect(names([]) == ["iphone-se-1"] + ends + ["ipad-pro-13-landscape", "galaxy-fold"])
  }
}
