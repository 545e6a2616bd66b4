extension PolicyPreset {
  /// Apps for iOS that decide themselves.
  static let iOSApps: [PolicyPreset] = [
    PolicyPreset(
      9, name: "telegram", family: "fling-override",
      values: [
        "fling_pt_per_s": 1000, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.2, "boundary": .beyond, "progress": 1,
      ],
      source: "TelegramMessenger/Telegram-iOS, NavigationContainer.swift, commit 0305d6c",
      licence: "GPL-2", confidence: .olderVersion,
      note: "the original decides a cancelled touch like a lift; its licence is from memory"),
    PolicyPreset(
      10, name: "chrome-ios", family: "velocity-weighted",
      values: ["velocity_weight_s": 0.1, "fraction": 0.53, "least_distance_pt": 32],
      source: "chromium/chromium, ios/chrome/browser/side_swipe, side_swipe_navigation_view.mm",
      licence: "BSD-3", confidence: .verified,
      note: "web pages; x from where the gesture began"),
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
      source: "Automattic/simplenote-ios, SPInteractivePushPopAnimationController.m,"
        + " commit d3e2599 (2024)",
      licence: "GPL-2", confidence: .verified,
      note: "decides an interactive push in the original; its pop is UIKit's"),
    PolicyPreset(
      17, name: "adguard", family: "fraction", values: ["fraction": 0.3],
      source: "AdguardTeam/AdguardForiOS, MainNavigationController.swift, commit 25f8f10 (2024)",
      licence: "GPL-3", confidence: .verified),
    PolicyPreset(
      22, name: "mastodon", family: "fast-or-fraction", values: [:],
      source: "mastodon/mastodon-ios, media viewer, commit a9e088a (2024)",
      licence: "GPL-3", confidence: .verified,
      note: "dismisses media, up or down, past 0.33 of half the height in the original; its"
        + " navigation is UIKit's"),
    PolicyPreset(
      23, name: "nextcloud-talk", family: "fling-override",
      values: [
        "fling_pt_per_s": 300, "fling_boundary": .beyond, "return_pt_per_s": 300,
        "return_boundary": .from,
        "fraction": 0.5, "boundary": .beyond,
      ],
      source: "nextcloud/talk-ios, Media Viewer/StandardInteractionController.swift,"
        + " commit 2d31eda (2026)",
      licence: "GPL-3", confidence: .verified,
      note: "dismisses a sheet downwards, by its height, in the original; its navigation is UIKit's"
    ),
    PolicyPreset(
      24, name: "brave", family: "fling-override",
      values: [
        "fling_pt_per_s": 500, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.5, "boundary": .beyond,
      ],
      source: "brave/browser-ios, pull request 1186, as described there",
      confidence: .secondary, note: "boundaries as the description has them"),
    PolicyPreset(
      25, name: "damus", family: "fling-override",
      values: [
        "fling_pt_per_s": 300, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "distance_pt": 100, "boundary": .beyond,
      ],
      source: "Damus, a pull request that was not merged as read",
      licence: "GPL-3", confidence: .secondary,
      note: "boundaries as the description has them; the app's present code asks for a vertical"
        + " swipe of 100 pt, without velocity"),
  ]
}
