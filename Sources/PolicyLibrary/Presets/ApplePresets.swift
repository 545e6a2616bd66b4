extension PolicyPreset {
  /// Apple's own rules, and the projection that Apple teaches.
  static let uikit: [PolicyPreset] = [
    PolicyPreset(
      1, name: "uikit", family: "navigation-projection", values: [:],
      source: "reverse-engineered UINavigationController; T = 0.35 s from memory",
      confidence: .unconfirmed),
    PolicyPreset(
      2, name: "uikit-legacy", family: "velocity-sign", values: [:],
      source: "reverse-engineered older branch of the same class", confidence: .unconfirmed),
    PolicyPreset(
      42, name: "wwdc-projection", family: "decay-projection", values: ["deceleration": 0.998],
      source: "Apple, WWDC 2018 session 803, Designing Fluid Interfaces, normal rate",
      confidence: .secondary,
      note: "the nearest target is chosen; exactly between two, the page shown is assumed to stay"),
    PolicyPreset(
      42, name: "wwdc-projection-fast", family: "decay-projection", values: ["deceleration": 0.99],
      source: "Apple, WWDC 2018 session 803, Designing Fluid Interfaces, fast rate",
      confidence: .secondary,
      note: "the nearest target is chosen; exactly between two, the page shown is assumed to stay"),
  ]

  /// Libraries for iOS that put a transition of their own in the place of UIKit's.
  static let iOSLibraries: [PolicyPreset] = [
    PolicyPreset(
      12, name: "navigation-transitions", family: "fling-override",
      values: [
        "fling_pt_per_s": 675, "fling_boundary": .beyond, "return_pt_per_s": 200,
        "return_boundary": .from, "fraction": 0.2, "boundary": .from,
      ],
      source: "davdroman/swiftui-navigation-transitions, Interaction.swift, commit 0b7bd5f (2026)",
      licence: "MIT", confidence: .verified,
      note: "custom transitions; the default ones on iOS 26 leave the decision to UIKit"),
    PolicyPreset(
      13, name: "swipe-transition", family: "fling-override",
      values: [
        "fling_pt_per_s": 1000, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.5, "boundary": .beyond,
      ], source: "tattn/SwipeTransition, SwipeBackContext.swift, commit 5da05f0 (2024)",
      licence: "MIT", confidence: .verified),
    PolicyPreset(
      14, name: "sloppy-swiper", family: "velocity-sign",
      values: ["velocity_pt_per_s": 0, "boundary": .beyond],
      source: "fastred/SloppySwiper, SloppySwiper.m, commit 90e1566 (2017)", licence: "MIT",
      confidence: .verified, note: "the original decides a cancelled touch like a lift"),
    PolicyPreset(
      15, name: "jts-sloppy-swiping", family: "fling-override",
      values: [
        "fling_pt_per_s": 100, "fling_boundary": .from, "return_pt_per_s": 0,
        "return_boundary": .beyond, "fraction": 0.5, "boundary": .from,
      ],
      source: "jaredsinclair/JTSSloppySwiping, InteractivePopAnimator.swift, commit 1990df2 (2023)",
      licence: "MIT", confidence: .verified,
      note: "the original decides a cancelled touch like a lift"),
    PolicyPreset(
      18, name: "hbd-navigation-bar", family: "fraction", values: ["fraction": 0.33],
      source: "listenzz/HBDNavigationBar, Example, FSPNavigationController.m, commit 7c28760"
        + " (2026)",
      licence: "MIT", confidence: .verified,
      note: "an example whose wiring to the system recognizer is commented out; the original"
        + " decides a cancelled touch like a lift"),
    PolicyPreset(
      19, name: "hero", family: "velocity-weighted",
      values: ["velocity_weight_s": 1, "fraction": 0.5],
      source: "HeroTransitions/Hero, examples, commit d7a72e1 (2025)", licence: "MIT",
      confidence: .verified, note: "the image and video examples take 0.3 of the height"),
    PolicyPreset(
      20, name: "side-menu", family: "fling-override",
      values: [
        "fling_pt_per_s": 100, "fling_boundary": .from, "return_pt_per_s": 50,
        "return_boundary": .beyond, "fraction": 0.5, "boundary": .from,
      ], source: "jonkykong/SideMenu, SideMenuNavigationController.swift, commit 8bd4fd1 (2020)",
      licence: "MIT", confidence: .verified,
      note: "the share is of the menu's width in the original, of the view's here"),
    PolicyPreset(
      21, name: "sw-reveal", family: "fling-override",
      values: [
        "fling_pt_per_s": 250, "fling_boundary": .beyond, "fraction": 0.5, "boundary": .beyond,
        "progress": 1, "most_fraction": 1,
      ], source: "John-Lluch/SWRevealViewController, commit bb4a110 (2015)", licence: "MIT",
      confidence: .verified,
      note: "the share is of the reveal width in the original, of the view's here"),
    PolicyPreset(
      43, name: "lazy-pop", family: "fling-override",
      values: [
        "fling_pt_per_s": 100, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.5, "boundary": .beyond,
      ],
      source: "joehinkle11/Lazy-Pop-SwiftUI, SwipeRightToPopViewController.swift, commit 0034ea7",
      confidence: .verified),
    PolicyPreset(
      44, name: "swipeable-tab-bar", family: "fling-override",
      values: [
        "fling_pt_per_s": 200, "fling_boundary": .beyond, "return_pt_per_s": 30,
        "return_boundary": .from, "fraction": 0.4, "boundary": .from,
      ], source: "marcosgriselli/SwipeableTabBarController, edge interaction controller (2020)",
      licence: "MIT", confidence: .verified,
      note: "changes tabs; a drag that crosses its start is cancelled for good in the original"),
    PolicyPreset(
      45, name: "mm-drawer", family: "fling-override",
      values: [
        "fling_pt_per_s": 200, "fling_boundary": .beyond, "fraction": 0.5, "boundary": .from,
      ], source: "mutualmobile/MMDrawerController, MMDrawerController.m, commit 32447ee",
      licence: "MIT", confidence: .verified,
      note: "opens a drawer; the share is of its width in the original, of the view's here"),
    PolicyPreset(
      46, name: "ja-side-panels", family: "fraction",
      values: ["fraction": 0.15, "boundary": .from],
      source: "gotosleep/JASidePanels, JASidePanelController.m, commit eb9c6da", licence: "MIT",
      confidence: .verified,
      note: "opens a panel; the original rounds the length down, and the place, to whole pt"),
    PolicyPreset(
      47, name: "floating-panel", family: "decay-projection", values: [:],
      source: "scenee/FloatingPanel, Sources/Core.swift and Behavior.swift, commit de34fda",
      licence: "MIT", confidence: .olderVersion,
      note: "moves a sheet to the next place; the length of its way is the view's width here"),
    PolicyPreset(
      47, name: "floating-panel-removal", family: "fling-override",
      values: [
        "fling_widths_per_s": 5.5, "fling_boundary": .from, "return_pt_per_s": .infinity,
        "fraction": 1, "boundary": .beyond,
      ], source: "scenee/FloatingPanel, Sources/Core.swift and Behavior.swift, commit de34fda",
      licence: "MIT", confidence: .olderVersion,
      note: "removes a sheet, by speed alone; what went the whole way is taken to be gone"),
    PolicyPreset(
      48, name: "pulley", family: "decay-projection",
      values: ["deceleration": 0.99, "distance_pt": 20], estimator: .uikitScroll,
      source: "52inc/Pulley, PulleyLib/PulleyViewController.swift, commit a72880b", licence: "MIT",
      confidence: .olderVersion,
      note: "moves a drawer to the next place, where its scroll view would come to rest; the"
        + " nearest place otherwise, which is farther on views of more than 40 pt"),
  ]

  /// Apps for iOS that decide themselves.
  static let iOSApps: [PolicyPreset] = [
    PolicyPreset(
      9, name: "telegram", family: "fling-override",
      values: [
        "fling_pt_per_s": 1000, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.2, "boundary": .beyond, "progress": 1,
      ], source: "TelegramMessenger/Telegram-iOS, NavigationContainer.swift, commit 0305d6c",
      licence: "GPL-2", confidence: .olderVersion,
      note: "the original decides a cancelled touch like a lift; its licence is from memory"),
    PolicyPreset(
      10, name: "chrome-ios", family: "velocity-weighted",
      values: ["velocity_weight_s": 0.1, "fraction": 0.53, "least_distance_pt": 32],
      source: "chromium/chromium, ios/chrome/browser/side_swipe, side_swipe_navigation_view.mm",
      licence: "BSD-3", confidence: .verified, note: "web pages; x from where the gesture began"),
    PolicyPreset(
      11, name: "chrome-ios-snapshot", family: "fraction", values: ["fraction": 0.53],
      source: "chromium/chromium, ios/chrome/browser/side_swipe,"
        + " side_swipe_snapshot_navigation_view.mm",
      licence: "BSD-3", confidence: .verified, note: "native pages"),
    PolicyPreset(
      16, name: "simplenote", family: "fling-override",
      values: [
        "fling_pt_per_s": 100, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.5, "boundary": .beyond, "progress": 1,
      ],
      source: "Automattic/simplenote-ios, SPInteractivePushPopAnimationController.m, commit d3e2599"
        + " (2024)",
      licence: "GPL-2", confidence: .verified,
      note: "decides an interactive push in the original; its pop is UIKit's"),
    PolicyPreset(
      17, name: "adguard", family: "fraction", values: ["fraction": 0.3],
      source: "AdguardTeam/AdguardForiOS, MainNavigationController.swift, commit 25f8f10 (2024)",
      licence: "GPL-3", confidence: .verified),
    PolicyPreset(
      22, name: "mastodon", family: "fast-or-fraction", values: [:],
      source: "mastodon/mastodon-ios, media viewer, commit a9e088a (2024)", licence: "GPL-3",
      confidence: .verified,
      note: "dismisses media, up or down, past 0.33 of half the height in the original; its"
        + " navigation is UIKit's"),
    PolicyPreset(
      23, name: "nextcloud-talk", family: "fling-override",
      values: [
        "fling_pt_per_s": 300, "fling_boundary": .beyond, "return_pt_per_s": 300,
        "return_boundary": .from, "fraction": 0.5, "boundary": .beyond,
      ],
      source: "nextcloud/talk-ios, Media Viewer/StandardInteractionController.swift, commit 2d31eda"
        + " (2026)",
      licence: "GPL-3", confidence: .verified,
      note: "dismisses a sheet downwards, by its height, in the original; its navigation is"
        + " UIKit's"),
    PolicyPreset(
      24, name: "brave", family: "fling-override",
      values: [
        "fling_pt_per_s": 500, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.5, "boundary": .beyond,
      ], source: "brave/browser-ios, pull request 1186, as described there", confidence: .secondary,
      note: "boundaries as the description has them"),
    PolicyPreset(
      25, name: "damus", family: "fling-override",
      values: [
        "fling_pt_per_s": 300, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "distance_pt": 100, "boundary": .beyond,
      ], source: "Damus, a pull request that was not merged as read", licence: "GPL-3",
      confidence: .secondary,
      note: "boundaries as the description has them; the app's present code asks for a vertical"
        + " swipe of 100 pt, without velocity"),
  ]
}
