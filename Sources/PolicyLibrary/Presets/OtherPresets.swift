extension PolicyPreset {
  /// Frameworks for several platforms, and the web.
  static let crossPlatform: [PolicyPreset] = [
    PolicyPreset(
      name: "flutter", number: 3, family: "fling-override", values: ["progress": 2],
      estimator: .flutter, source: "flutter/flutter, packages/flutter/lib/src/cupertino/route.dart",
      licence: "BSD-3", confidence: .olderVersion,
      note: "the original takes a cancelled touch for a release at rest; newer versions also look"
        + " whether the page is still current"),
    PolicyPreset(
      name: "react-navigation", number: 4, family: "velocity-weighted",
      values: ["velocity_weight_s": 0.3, "fraction": 0.5],
      source: "react-navigation/react-navigation, packages/stack/src/views/Stack/Card.tsx, commit"
        + " 73f8c29 (2026)",
      licence: "MIT", confidence: .verified,
      note: "0.3 s is an option (gestureVelocityImpact); velocity as UIKit's pan tells it"),
    PolicyPreset(
      name: "react-native-screens", number: 5, family: "velocity-weighted",
      values: ["velocity_weight_s": 0.3, "fraction": 0.5],
      source: "software-mansion/react-native-screens, ios/legacy/RNSScreenStack.mm, commit 8fe8b874"
        + " (2026)",
      licence: "MIT", confidence: .verified,
      note: "custom animations and full-screen swipes; otherwise UIKit decides"),
    PolicyPreset(
      name: "ionic", number: 6, family: "fling-override",
      values: .fling(.beyond(200), back: .beyond(0), share: .beyond(0.5)), estimator: .ionic,
      source: "ionic-team/ionic-framework, core/src/utils/gesture/swipe-back.ts", licence: "MIT",
      confidence: .olderVersion),
    PolicyPreset(
      name: "framework7", number: 7, family: "quick-swipe",
      source: "framework7io/framework7, src/core/modules/router/swipe-back.js, commit 963fc75"
        + " (2026)",
      licence: "MIT", confidence: .verified,
      note: "x counts from touch-down; its optional threshold (0) is left out"),
    PolicyPreset(
      name: "onsen", number: 8, family: "direction-veto",
      source: "OnsenUI/OnsenUI, onsenui/esm/ons/internal/swipe-reveal.js, commit 9c5fc90 (2024,"
        + " 2.12.8)",
      licence: "Apache-2.0", confidence: .verified),
    PolicyPreset(
      name: "rn-drawer-layout", number: 26, family: "armed-direction",
      source: "react-navigation/react-navigation, react-native-drawer-layout, commit 73f8c29"
        + " (2026)",
      licence: "MIT", confidence: .verified, note: "opens a drawer in the original"),
    PolicyPreset(
      name: "gesture-handler-drawer", number: 27, family: "velocity-weighted",
      values: ["velocity_weight_s": 0.05, "fraction": 0.5],
      source: "software-mansion/react-native-gesture-handler, DrawerLayout and Swipeable, commit"
        + " 439ded4 (2026)",
      licence: "MIT", confidence: .verified,
      note: "half of the drawer's or action's width in the original, of the view's here"),
    PolicyPreset(
      name: "swiper", number: 41, family: "quick-swipe",
      values: [
        "quick_s": 0.3, "quick_boundary": .from, "quick_distance_pt": 0, "fraction": 0.5,
        "boundary": .from, "travel": 0,
      ],
      source: "nolimits4web/swiper, src/core/events/onTouchEnd.ts, commit 865dba4 (14.0.6)",
      licence: "MIT", confidence: .verified),
    PolicyPreset(
      name: "vaul", number: 49, family: "mean-speed",
      source: "emilkowalski/vaul, src/index.tsx, commit 995e36a", licence: "MIT",
      confidence: .verified, note: "closes a drawer in the original"),
    PolicyPreset(
      name: "mui-drawer", number: 50, family: "fling-override",
      values: .fling(.beyond(450), back: .never, share: .beyond(0.52)), estimator: .lowPass,
      source: "mui/material-ui, SwipeableDrawer.js, commit ca37450", licence: "MIT",
      confidence: .verified,
      note: "closes a drawer; the share is of its width in the original, of the view's here"),
    PolicyPreset(
      name: "hammer", number: 51, family: "mean-speed",
      values: ["speed_pt_per_s": 300, "fast_distance_pt": 10, "fraction": .infinity],
      source: "hammerjs/hammer.js, src/recognizers/swipe.js (2.0.8)", licence: "MIT",
      confidence: .olderVersion,
      note: "a swipe that it recognizes; the original's distance is that in the plane, and a swipe"
        + " that went farther across than along has another direction"),
  ]

  /// Android and its libraries; 1 dp is 1 pt.
  static let androidRules: [PolicyPreset] = [
    PolicyPreset(
      name: "androidx-drawer", number: 28, family: "fling-override",
      values: .fling(.from(400), share: .beyond(0.5)), estimator: .android,
      source: "androidx, DrawerLayout.java, commit 0c84661, and SlidingPaneLayout in copies",
      licence: "Apache-2.0", confidence: .olderVersion,
      note: "the drawer's rule was read in a recent version, its 400 dp/s and the sliding pane in"
        + " copies; the share is of the drawer's width in the original"),
    PolicyPreset(
      name: "swipe-back-layout", number: 29, family: "fling-override",
      values: .fling(.from(400), share: .beyond(0.3)), estimator: .android,
      source: "ikew0ng/SwipeBackLayout, commit 7c6b0ac (2018)", licence: "Apache-2.0",
      confidence: .verified,
      note: "the original's share is of the content's width and its shadow's"),
    PolicyPreset(
      name: "slidr", number: 30, family: "straight-fling", estimator: .android,
      source: "r0adkll/Slidr, commit f240e95 (2023)", licence: "Apache-2.0", confidence: .verified,
      note: "a return below 400 dp/s is a standstill to its drag helper, so it does not cancel"),
    PolicyPreset(
      name: "view-pager", number: 31, family: "fling-override",
      values: .fling(
        .beyond(400), share: .beyond(0.6), ["fling_distance_pt": 25, "fling_travel": 1]),
      estimator: .android, source: "androidx, ViewPager.java, in several copies",
      licence: "Apache-2.0", confidence: .olderVersion,
      note: "going back; a fling back cancels at any distance, where the original asks for 25 dp:"
        + " nearer than that nothing completes on views of 42 dp and more"),
    PolicyPreset(
      name: "pager-snap", number: 32, family: "fling-override",
      values: .fling(.beyond(50), share: .beyond(0.5), ["fling_distance_pt": 0]),
      estimator: .android, source: "androidx, PagerSnapHelper.java, commit 08dbc87",
      licence: "Apache-2.0", confidence: .unconfirmed,
      note: "the rule was read, its 50 dp/s is from memory; exactly between two pages the one shown"
        + " is assumed to stay; a fling back towards a page that was never left does not leave it"),
    PolicyPreset(
      name: "compose-anchored", number: 33, family: "fling-override",
      values: .fling(.beyond(125), share: .from(0.5)), estimator: .android,
      source: "androidx, Compose foundation, AnchoredDraggable, in a copy", licence: "Apache-2.0",
      confidence: .olderVersion, note: "the older interface may take 125 dp/s itself for a fling"),
    PolicyPreset(
      name: "compose-dismiss", number: 34, family: "fling-override",
      values: .fling(.beyond(125), ["distance_pt": 56, "boundary": .from]), estimator: .android,
      source: "androidx, Compose Material 3, SwipeToDismissBox.kt, commit 070c0a4",
      licence: "Apache-2.0", confidence: .verified, note: "dismisses a row in the original"),
    PolicyPreset(
      name: "android-back", number: 35, family: "reversal-hysteresis", estimator: .android,
      source: "AOSP platform_frameworks_base, SystemUI, BackPanelController.kt and"
        + " EdgePanelParams.kt",
      licence: "Apache-2.0", confidence: .secondary,
      note: "16 and 32 dp come from comments in third-party builds; it is armed after 10 ms, where"
        + " the original takes 10 to 100 ms depending on speed; the fling's 24 dp are 3 touch slops"
        + " of 8"),
  ]

  /// Desktop toolkits and browser engines; 1 px is 1 pt.
  static let desktop: [PolicyPreset] = [
    PolicyPreset(
      name: "libadwaita", number: 36, family: "snap-projection", estimator: .libadwaita,
      source: "GNOME/libadwaita, src/adw-swipe-tracker.c, commit c68992b (2026)",
      licence: "LGPL-2.1+", confidence: .verified,
      note: "touch; exactly between two pages the one shown is assumed to stay"),
    PolicyPreset(
      name: "gnome-shell", number: 37, family: "snap-projection", estimator: .libadwaita,
      source: "GNOME/gnome-shell, js/ui/swipeTracker.js, commit 8f78208 (2026)", licence: "GPL-2+",
      confidence: .verified,
      note: "touch; there the velocity is that of Clutter's pan gesture, which was not read:"
        + " libadwaita's stands in for it"),
    PolicyPreset(
      name: "webkit-gtk", number: 38, family: "fling-override",
      values: .fling(.from(400), back: .beyond(400), share: .beyond(0.5)), estimator: .lastEvent,
      source: "WebKit/WebKit, Source/WebKit/UIProcess/gtk/ViewGestureControllerGtk.cpp, commit"
        + " 03225b8",
      licence: "BSD-2", confidence: .olderVersion, note: "touch"),
    PolicyPreset(
      name: "gecko", number: 39, family: "fixed-gesture-width", values: ["gesture_width_pt": 1100],
      estimator: .gecko,
      source: "mozilla/gecko-dev, widget/SwipeTracker.cpp and StaticPrefList.yaml",
      licence: "MPL-2.0", confidence: .verified,
      note: "outside macOS; an older release is said to have had 0.5 for 0.25"),
    PolicyPreset(
      name: "gecko-mac", number: 39, family: "fixed-gesture-width",
      values: ["gesture_width_pt": 550], estimator: .gecko,
      source: "mozilla/gecko-dev, widget/SwipeTracker.cpp and StaticPrefList.yaml",
      licence: "MPL-2.0", confidence: .verified,
      note: "macOS; an older release is said to have had 0.5 for 0.25"),
    PolicyPreset(
      name: "chromium-overscroll", number: 40, family: "long-side-overscroll", estimator: .chromium,
      source: "chromium/chromium, content/browser/renderer_host/overscroll_controller.cc, commit"
        + " 03ab469",
      licence: "BSD-3", confidence: .verified,
      note: "touch; a fling is one of more than 50 dip/s along; where the height is unknown, as of"
        + " a screen that no catalogue has, the width is taken"),
  ]
}
