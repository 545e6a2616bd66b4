extension PolicyPreset {
  /// Libraries for iOS that put a transition of their own in the place of UIKit's.
  static let iOSLibraries: [PolicyPreset] = [
    PolicyPreset(
      12, name: "navigation-transitions", family: "fling-override",
      values: [
        "fling_pt_per_s": 675, "fling_boundary": .beyond, "return_pt_per_s": 200,
        "return_boundary": .from,
        "fraction": 0.2, "boundary": .from,
      ],
      source: "davdroman/swiftui-navigation-transitions, Interaction.swift, commit 0b7bd5f (2026)",
      licence: "MIT", confidence: .verified,
      note: "custom transitions; the default ones on iOS 26 leave the decision to UIKit"),
    PolicyPreset(
      13, name: "swipe-transition", family: "fling-override",
      values: [
        "fling_pt_per_s": 1000, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.5, "boundary": .beyond,
      ],
      source: "tattn/SwipeTransition, SwipeBackContext.swift, commit 5da05f0 (2024)",
      licence: "MIT", confidence: .verified),
    PolicyPreset(
      14, name: "sloppy-swiper", family: "velocity-sign",
      values: ["velocity_pt_per_s": 0, "boundary": .beyond],
      source: "fastred/SloppySwiper, SloppySwiper.m, commit 90e1566 (2017)",
      licence: "MIT", confidence: .verified,
      note: "the original decides a cancelled touch like a lift"),
    PolicyPreset(
      15, name: "jts-sloppy-swiping", family: "fling-override",
      values: [
        "fling_pt_per_s": 100, "fling_boundary": .from, "return_pt_per_s": 0,
        "return_boundary": .beyond,
        "fraction": 0.5, "boundary": .from,
      ],
      source: "jaredsinclair/JTSSloppySwiping, InteractivePopAnimator.swift, commit 1990df2 (2023)",
      licence: "MIT", confidence: .verified,
      note: "the original decides a cancelled touch like a lift"),
    PolicyPreset(
      18, name: "hbd-navigation-bar", family: "fraction", values: ["fraction": 0.33],
      source:
        "listenzz/HBDNavigationBar, Example, FSPNavigationController.m, commit 7c28760 (2026)",
      licence: "MIT", confidence: .verified,
      note: "an example whose wiring to the system recognizer is commented out; the original"
        + " decides a cancelled touch like a lift"),
    PolicyPreset(
      19, name: "hero", family: "velocity-weighted",
      values: ["velocity_weight_s": 1, "fraction": 0.5],
      source: "HeroTransitions/Hero, examples, commit d7a72e1 (2025)",
      licence: "MIT", confidence: .verified,
      note: "the image and video examples take 0.3 of the height"),
    PolicyPreset(
      20, name: "side-menu", family: "fling-override",
      values: [
        "fling_pt_per_s": 100, "fling_boundary": .from, "return_pt_per_s": 50,
        "return_boundary": .beyond,
        "fraction": 0.5, "boundary": .from,
      ],
      source: "jonkykong/SideMenu, SideMenuNavigationController.swift, commit 8bd4fd1 (2020)",
      licence: "MIT", confidence: .verified,
      note: "the share is of the menu's width in the original, of the view's here"),
    PolicyPreset(
      21, name: "sw-reveal", family: "fling-override",
      values: [
        "fling_pt_per_s": 250, "fling_boundary": .beyond, "fraction": 0.5, "boundary": .beyond,
      ],
      source: "John-Lluch/SWRevealViewController, commit bb4a110 (2015)",
      licence: "MIT", confidence: .verified,
      note: "the share is of the reveal width in the original, of the view's here"),
  ]
}
