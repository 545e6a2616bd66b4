extension PolicyPreset {
  /// Desktop toolkits and browser engines; 1 px is 1 pt.
  static let desktop: [PolicyPreset] = [
    PolicyPreset(
      36, name: "libadwaita", family: "snap-projection", values: [:], estimator: .libadwaita,
      source: "GNOME/libadwaita, src/adw-swipe-tracker.c, commit c68992b (2026)",
      licence: "LGPL-2.1+", confidence: .verified,
      note: "touch; exactly between two pages the one shown is assumed to stay"),
    PolicyPreset(
      37, name: "gnome-shell", family: "snap-projection", values: [:], estimator: .libadwaita,
      source: "GNOME/gnome-shell, js/ui/swipeTracker.js, commit 8f78208 (2026)",
      licence: "GPL-2+", confidence: .verified,
      note: "touch; there the velocity is that of Clutter's pan gesture, which was not read:"
        + " libadwaita's stands in for it"),
    PolicyPreset(
      38, name: "webkit-gtk", family: "fling-override",
      values: [
        "fling_pt_per_s": 400, "fling_boundary": .from, "return_pt_per_s": 400,
        "return_boundary": .beyond,
        "fraction": 0.5, "boundary": .beyond,
      ],
      estimator: .lastEvent,
      source: "WebKit/WebKit, Source/WebKit/UIProcess/gtk/ViewGestureControllerGtk.cpp,"
        + " commit 03225b8",
      licence: "BSD-2", confidence: .olderVersion, note: "touch"),
    PolicyPreset(
      39, name: "gecko", family: "fixed-gesture-width", values: ["gesture_width_pt": 1100],
      estimator: .gecko,
      source: "mozilla/gecko-dev, widget/SwipeTracker.cpp and StaticPrefList.yaml",
      licence: "MPL-2.0", confidence: .verified,
      note: "outside macOS; an older release is said to have had 0.5 for 0.25"),
    PolicyPreset(
      39, name: "gecko-mac", family: "fixed-gesture-width", values: ["gesture_width_pt": 550],
      estimator: .gecko,
      source: "mozilla/gecko-dev, widget/SwipeTracker.cpp and StaticPrefList.yaml",
      licence: "MPL-2.0", confidence: .verified,
      note: "macOS; an older release is said to have had 0.5 for 0.25"),
    PolicyPreset(
      40, name: "chromium-overscroll", family: "long-side-overscroll", values: [:],
      estimator: .chromium,
      source: "chromium/chromium, content/browser/renderer_host/overscroll_controller.cc,"
        + " commit 03ab469",
      licence: "BSD-3", confidence: .verified,
      note: "touch; a fling is one of more than 50 dip/s along; where the height is unknown, as of"
        + " a screen that no catalogue has, the width is taken"),
  ]
}
