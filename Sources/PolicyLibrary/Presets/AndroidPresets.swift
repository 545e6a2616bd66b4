extension PolicyPreset {
  /// Android and its libraries; 1 dp is 1 pt.
  static let androidRules: [PolicyPreset] = [
    PolicyPreset(
      28, name: "androidx-drawer", family: "fling-override",
      values: [
        "fling_pt_per_s": 400, "fling_boundary": .from, "fraction": 0.5, "boundary": .beyond,
      ],
      estimator: .android,
      source: "androidx, DrawerLayout.java, commit 0c84661, and SlidingPaneLayout in copies",
      licence: "Apache-2.0", confidence: .olderVersion,
      note: "the drawer's rule was read in a recent version, its 400 dp/s and the sliding pane in"
        + " copies; the share is of the drawer's width in the original"),
    PolicyPreset(
      29, name: "swipe-back-layout", family: "fling-override",
      values: [
        "fling_pt_per_s": 400, "fling_boundary": .from, "fraction": 0.3, "boundary": .beyond,
      ],
      estimator: .android, source: "ikew0ng/SwipeBackLayout, commit 7c6b0ac (2018)",
      licence: "Apache-2.0", confidence: .verified,
      note: "the original's share is of the content's width and its shadow's"),
    PolicyPreset(
      30, name: "slidr", family: "straight-fling", values: [:], estimator: .android,
      source: "r0adkll/Slidr, commit f240e95 (2023)",
      licence: "Apache-2.0", confidence: .verified,
      note: "a return below 400 dp/s is a standstill to its drag helper, so it does not cancel"),
    PolicyPreset(
      31, name: "view-pager", family: "fling-override",
      values: [
        "fling_pt_per_s": 400, "fling_boundary": .beyond, "fling_distance_pt": 25,
        "fling_travel": 1, "fraction": 0.6, "boundary": .beyond,
      ],
      estimator: .android, source: "androidx, ViewPager.java, in several copies",
      licence: "Apache-2.0", confidence: .olderVersion,
      note: "going back; a fling back cancels at any distance, where the original asks for 25 dp:"
        + " nearer than that nothing completes on views of 42 dp and more"),
    PolicyPreset(
      32, name: "pager-snap", family: "fling-override",
      values: [
        "fling_pt_per_s": 50, "fling_boundary": .beyond, "fling_distance_pt": 0, "fraction": 0.5,
        "boundary": .beyond,
      ],
      estimator: .android, source: "androidx, PagerSnapHelper.java, commit 08dbc87",
      licence: "Apache-2.0", confidence: .unconfirmed,
      note: "the rule was read, its 50 dp/s is from memory; exactly between two pages the one shown"
        + " is assumed to stay; a fling back towards a page that was never left does not leave it"),
    PolicyPreset(
      33, name: "compose-anchored", family: "fling-override",
      values: [
        "fling_pt_per_s": 125, "fling_boundary": .beyond, "fraction": 0.5, "boundary": .from,
      ],
      estimator: .android, source: "androidx, Compose foundation, AnchoredDraggable, in a copy",
      licence: "Apache-2.0", confidence: .olderVersion,
      note: "the older interface may take 125 dp/s itself for a fling"),
    PolicyPreset(
      34, name: "compose-dismiss", family: "fling-override",
      values: [
        "fling_pt_per_s": 125, "fling_boundary": .beyond, "distance_pt": 56, "boundary": .from,
      ],
      estimator: .android,
      source: "androidx, Compose Material 3, SwipeToDismissBox.kt, commit 070c0a4",
      licence: "Apache-2.0", confidence: .verified, note: "dismisses a row in the original"),
    PolicyPreset(
      35, name: "android-back", family: "reversal-hysteresis", values: [:], estimator: .android,
      source: "AOSP platform_frameworks_base, SystemUI, BackPanelController.kt and"
        + " EdgePanelParams.kt",
      licence: "Apache-2.0", confidence: .secondary,
      note: "16 and 32 dp come from comments in third-party builds; it is armed after 10 ms, where"
        + " the original takes 10 to 100 ms depending on speed; the fling's 24 dp are 3 touch slops"
        + " of 8"),
  ]
}
