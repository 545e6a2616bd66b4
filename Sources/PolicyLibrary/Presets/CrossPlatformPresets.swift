extension PolicyPreset {
  /// Frameworks for several platforms, and the web.
  static let crossPlatform: [PolicyPreset] = [
    PolicyPreset(
      3, name: "flutter", family: "fling-override", values: ["progress": 2],
      estimator: .flutter,
      source: "flutter/flutter, packages/flutter/lib/src/cupertino/route.dart",
      licence: "BSD-3", confidence: .olderVersion,
      note: "the original takes a cancelled touch for a release at rest; newer versions also look"
        + " whether the page is still current"),
    PolicyPreset(
      4, name: "react-navigation", family: "velocity-weighted",
      values: ["velocity_weight_s": 0.3, "fraction": 0.5],
      source: "react-navigation/react-navigation, packages/stack/src/views/Stack/Card.tsx,"
        + " commit 73f8c29 (2026)",
      licence: "MIT", confidence: .verified,
      note: "0.3 s is an option (gestureVelocityImpact); velocity as UIKit's pan tells it"),
    PolicyPreset(
      5, name: "react-native-screens", family: "velocity-weighted",
      values: ["velocity_weight_s": 0.3, "fraction": 0.5],
      source: "software-mansion/react-native-screens, ios/legacy/RNSScreenStack.mm,"
        + " commit 8fe8b874 (2026)",
      licence: "MIT", confidence: .verified,
      note: "custom animations and full-screen swipes; otherwise UIKit decides"),
    PolicyPreset(
      6, name: "ionic", family: "fling-override",
      values: [
        "fling_pt_per_s": 200, "fling_boundary": .beyond, "return_pt_per_s": 0,
        "return_boundary": .beyond,
        "fraction": 0.5, "boundary": .beyond,
      ],
      estimator: .ionic,
      source: "ionic-team/ionic-framework, core/src/utils/gesture/swipe-back.ts",
      licence: "MIT", confidence: .olderVersion),
    PolicyPreset(
      7, name: "framework7", family: "quick-swipe", values: [:],
      source: "framework7io/framework7, src/core/modules/router/swipe-back.js,"
        + " commit 963fc75 (2026)",
      licence: "MIT", confidence: .verified,
      note: "x counts from touch-down; its optional threshold (0) is left out"),
    PolicyPreset(
      8, name: "onsen", family: "direction-veto", values: [:],
      source: "OnsenUI/OnsenUI, onsenui/esm/ons/internal/swipe-reveal.js,"
        + " commit 9c5fc90 (2024, 2.12.8)",
      licence: "Apache-2.0", confidence: .verified),
    PolicyPreset(
      26, name: "rn-drawer-layout", family: "armed-direction", values: [:],
      source: "react-navigation/react-navigation, react-native-drawer-layout,"
        + " commit 73f8c29 (2026)",
      licence: "MIT", confidence: .verified, note: "opens a drawer in the original"),
    PolicyPreset(
      27, name: "gesture-handler-drawer", family: "velocity-weighted",
      values: ["velocity_weight_s": 0.05, "fraction": 0.5],
      source: "software-mansion/react-native-gesture-handler, DrawerLayout and Swipeable,"
        + " commit 439ded4 (2026)",
      licence: "MIT", confidence: .verified,
      note: "half of the drawer's or action's width in the original, of the view's here"),
    PolicyPreset(
      41, name: "swiper", family: "quick-swipe",
      values: [
        "quick_s": 0.3, "quick_boundary": .from, "quick_distance_pt": 0, "fraction": 0.5,
        "boundary": .from, "travel": 0,
      ],
      source: "nolimits4web/swiper, src/core/events/onTouchEnd.ts, commit 865dba4 (14.0.6)",
      licence: "MIT", confidence: .verified),
    PolicyPreset(
      49, name: "vaul", family: "mean-speed", values: [:],
      source: "emilkowalski/vaul, src/index.tsx, commit 995e36a",
      licence: "MIT", confidence: .verified, note: "closes a drawer in the original"),
    PolicyPreset(
      50, name: "mui-drawer", family: "fling-override",
      values: [
        "fling_pt_per_s": 450, "fling_boundary": .beyond, "return_pt_per_s": .infinity,
        "fraction": 0.52, "boundary": .beyond,
      ],
      estimator: .lowPass,
      source: "mui/material-ui, SwipeableDrawer.js, commit ca37450",
      licence: "MIT", confidence: .verified,
      note: "closes a drawer; the share is of its width in the original, of the view's here"),
    PolicyPreset(
      51, name: "hammer", family: "mean-speed",
      values: ["speed_pt_per_s": 300, "fast_distance_pt": 10, "fraction": .infinity],
      source: "hammerjs/hammer.js, src/recognizers/swipe.js (2.0.8)",
      licence: "MIT", confidence: .olderVersion,
      note: "a swipe that it recognizes; the original's distance is that in the plane, and a swipe"
        + " that went farther across than along has another direction"),
  ]
}
