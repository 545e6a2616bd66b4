extension PolicyPreset {
  /// Apple's own rules, and the projection that Apple teaches.
  static let uikit: [PolicyPreset] = [
    PolicyPreset(
      name: "uikit", number: 1, family: "navigation-projection",
      source: "reverse-engineered UINavigationController; T = 0.35 s from memory",
      confidence: .unconfirmed),
    PolicyPreset(
      name: "uikit-legacy", number: 2, family: "velocity-sign",
      source: "reverse-engineered older branch of the same class", confidence: .unconfirmed),
    PolicyPreset(
      name: "wwdc-projection", number: 42, family: "decay-projection",
      values: ["deceleration": 0.998],
      source: "Apple, WWDC 2018 session 803, Designing Fluid Interfaces, normal rate",
      confidence: .secondary,
      note: "the nearest target is chosen; exactly between two, the page shown is assumed to stay"),
    PolicyPreset(
      name: "wwdc-projection-fast", number: 42, family: "decay-projection",
      values: ["deceleration": 0.99],
      source: "Apple, WWDC 2018 session 803, Designing Fluid Interfaces, fast rate",
      confidence: .secondary,
      note: "the nearest target is chosen; exactly between two, the page shown is assumed to stay"),
  ]

  /// Libraries for iOS that put a transition of their own in the place of UIKit's.
  static let iOSLibraries: [PolicyPreset] = [
    PolicyPreset(
      name: "navigation-transitions", number: 12, family: "fling-override",
      values: .fling(.beyond(675), back: .from(200), share: .from(0.2)),
      source: "davdroman/swiftui-navigation-transitions, Interaction.swift, commit 0b7bd5f (2026)",
      licence: "MIT", confidence: .verified,
      note: "custom transitions; the default ones on iOS 26 leave the decision to UIKit"),
    PolicyPreset(
      name: "swipe-transition", number: 13, family: "fling-override",
      values: .fling(.beyond(1000), back: .never, share: .beyond(0.5)),
      source: "tattn/SwipeTransition, SwipeBackContext.swift, commit 5da05f0 (2024)",
      licence: "MIT", confidence: .verified),
    PolicyPreset(
      name: "sloppy-swiper", number: 14, family: "velocity-sign",
      values: ["velocity_pt_per_s": 0, "boundary": .beyond],
      source: "fastred/SloppySwiper, SloppySwiper.m, commit 90e1566 (2017)", licence: "MIT",
      confidence: .verified, note: "the original decides a cancelled touch like a lift"),
    PolicyPreset(
      name: "jts-sloppy-swiping", number: 15, family: "fling-override",
      values: .fling(.from(100), back: .beyond(0), share: .from(0.5)),
      source: "jaredsinclair/JTSSloppySwiping, InteractivePopAnimator.swift, commit 1990df2 (2023)",
      licence: "MIT", confidence: .verified,
      note: "the original decides a cancelled touch like a lift"),
    PolicyPreset(
      name: "hbd-navigation-bar", number: 18, family: "fraction", values: ["fraction": 0.33],
      source: "listenzz/HBDNavigationBar, Example, FSPNavigationController.m, commit 7c28760"
        + " (2026)",
      licence: "MIT", confidence: .verified,
      note: "an example whose wiring to the system recognizer is commented out; the original"
        + " decides a cancelled touch like a lift"),
    PolicyPreset(
      name: "hero", number: 19, family: "velocity-weighted",
      values: ["velocity_weight_s": 1, "fraction": 0.5],
      source: "HeroTransitions/Hero, examples, commit d7a72e1 (2025)", licence: "MIT",
      confidence: .verified, note: "the image and video examples take 0.3 of the height"),
    PolicyPreset(
      name: "side-menu", number: 20, family: "fling-override",
      values: .fling(.from(100), back: .beyond(50), share: .from(0.5)),
      source: "jonkykong/SideMenu, SideMenuNavigationController.swift, commit 8bd4fd1 (2020)",
      licence: "MIT", confidence: .verified,
      note: "the share is of the menu's width in the original, of the view's here"),
    PolicyPreset(
      name: "sw-reveal", number: 21, family: "fling-override",
      values: .fling(.beyond(250), share: .beyond(0.5), ["progress": 1, "most_fraction": 1]),
      source: "John-Lluch/SWRevealViewController, commit bb4a110 (2015)", licence: "MIT",
      confidence: .verified,
      note: "the share is of the reveal width in the original, of the view's here"),
    PolicyPreset(
      name: "lazy-pop", number: 43, family: "fling-override",
      values: .fling(.beyond(100), back: .never, share: .beyond(0.5)),
      source: "joehinkle11/Lazy-Pop-SwiftUI, SwipeRightToPopViewController.swift, commit 0034ea7",
      confidence: .verified),
    PolicyPreset(
      name: "swipeable-tab-bar", number: 44, family: "fling-override",
      values: .fling(.beyond(200), back: .from(30), share: .from(0.4)),
      source: "marcosgriselli/SwipeableTabBarController, edge interaction controller (2020)",
      licence: "MIT", confidence: .verified,
      note: "changes tabs; a drag that crosses its start is cancelled for good in the original"),
    PolicyPreset(
      name: "mm-drawer", number: 45, family: "fling-override",
      values: .fling(.beyond(200), share: .from(0.5)),
      source: "mutualmobile/MMDrawerController, MMDrawerController.m, commit 32447ee",
      licence: "MIT", confidence: .verified,
      note: "opens a drawer; the share is of its width in the original, of the view's here"),
    PolicyPreset(
      name: "ja-side-panels", number: 46, family: "fraction",
      values: ["fraction": 0.15, "boundary": .from],
      source: "gotosleep/JASidePanels, JASidePanelController.m, commit eb9c6da", licence: "MIT",
      confidence: .verified,
      note: "opens a panel; the original rounds the length down, and the place, to whole pt"),
    PolicyPreset(
      name: "floating-panel", number: 47, family: "decay-projection",
      source: "scenee/FloatingPanel, Sources/Core.swift and Behavior.swift, commit de34fda",
      licence: "MIT", confidence: .olderVersion,
      note: "moves a sheet to the next place; the length of its way is the view's width here"),
    PolicyPreset(
      name: "floating-panel-removal", number: 47, family: "fling-override",
      values: [
        "fling_widths_per_s": 5.5, "fling_boundary": .from, "return_pt_per_s": .infinity,
        "fraction": 1, "boundary": .beyond,
      ],
      source: "scenee/FloatingPanel, Sources/Core.swift and Behavior.swift, commit de34fda",
      licence: "MIT", confidence: .olderVersion,
      note: "removes a sheet, by speed alone; what went the whole way is taken to be gone"),
    PolicyPreset(
      name: "pulley", number: 48, family: "decay-projection",
      values: ["deceleration": 0.99, "distance_pt": 20], estimator: .uikitScroll,
      source: "52inc/Pulley, PulleyLib/PulleyViewController.swift, commit a72880b", licence: "MIT",
      confidence: .olderVersion,
      note: "moves a drawer to the next place, where its scroll view would come to rest; the"
        + " nearest place otherwise, which is farther on views of more than 40 pt"),
  ]

  /// Apps for iOS that decide themselves.
  static let iOSApps: [PolicyPreset] = [
    PolicyPreset(
      name: "telegram", number: 9, family: "fling-override",
      values: .fling(.beyond(1000), back: .never, share: .beyond(0.2), ["progress": 1]),
      source: "TelegramMessenger/Telegram-iOS, NavigationContainer.swift, commit 0305d6c",
      licence: "GPL-2", confidence: .olderVersion,
      note: "the original decides a cancelled touch like a lift; its licence is from memory"),
    PolicyPreset(
      name: "chrome-ios", number: 10, family: "velocity-weighted",
      values: ["velocity_weight_s": 0.1, "fraction": 0.53, "least_distance_pt": 32],
      source: "chromium/chromium, ios/chrome/browser/side_swipe, side_swipe_navigation_view.mm",
      licence: "BSD-3", confidence: .verified, note: "web pages; x from where the gesture began"),
    PolicyPreset(
      name: "chrome-ios-snapshot", number: 11, family: "fraction", values: ["fraction": 0.53],
      source: "chromium/chromium, ios/chrome/browser/side_swipe,"
        + " side_swipe_snapshot_navigation_view.mm",
      licence: "BSD-3", confidence: .verified, note: "native pages"),
    PolicyPreset(
      name: "simplenote", number: 16, family: "fling-override",
      values: .fling(.beyond(100), back: .never, share: .beyond(0.5), ["progress": 1]),
      source: "Automattic/simplenote-ios, SPInteractivePushPopAnimationController.m, commit d3e2599"
        + " (2024)",
      licence: "GPL-2", confidence: .verified,
      note: "decides an interactive push in the original; its pop is UIKit's"),
    PolicyPreset(
      name: "adguard", number: 17, family: "fraction", values: ["fraction": 0.3],
      source: "AdguardTeam/AdguardForiOS, MainNavigationController.swift, commit 25f8f10 (2024)",
      licence: "GPL-3", confidence: .verified),
    PolicyPreset(
      name: "mastodon", number: 22, family: "fast-or-fraction",
      source: "mastodon/mastodon-ios, media viewer, commit a9e088a (2024)", licence: "GPL-3",
      confidence: .verified,
      note: "dismisses media, up or down, past 0.33 of half the height in the original; its"
        + " navigation is UIKit's"),
    PolicyPreset(
      name: "nextcloud-talk", number: 23, family: "fling-override",
      values: .fling(.beyond(300), back: .from(300), share: .beyond(0.5)),
      source: "nextcloud/talk-ios, Media Viewer/StandardInteractionController.swift, commit 2d31eda"
        + " (2026)",
      licence: "GPL-3", confidence: .verified,
      note: "dismisses a sheet downwards, by its height, in the original; its navigation is"
        + " UIKit's"),
    PolicyPreset(
      name: "brave", number: 24, family: "fling-override",
      values: .fling(.beyond(500), back: .never, share: .beyond(0.5)),
      source: "brave/browser-ios, pull request 1186, as described there", confidence: .secondary,
      note: "boundaries as the description has them"),
    PolicyPreset(
      name: "damus", number: 25, family: "fling-override",
      values: .fling(.beyond(300), back: .never, ["distance_pt": 100, "boundary": .beyond]),
      source: "Damus, a pull request that was not merged as read", licence: "GPL-3",
      confidence: .secondary,
      note: "boundaries as the description has them; the app's present code asks for a vertical"
        + " swipe of 100 pt, without velocity"),
  ]
}
