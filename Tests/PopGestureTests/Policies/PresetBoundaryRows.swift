extension PresetBoundaryTests {
  /// A preset, the number that is varied, and the verdicts just below it, at it and just above it:
  /// F completes, c cancels.
  struct Row: Sendable {
    var preset: String
    var varied: Varied
    var value: Double
    var verdicts: String
    var values: [String: Double] = [:]

    init(
      _ preset: String, _ varied: Varied, _ value: Double, _ verdicts: String,
      _ values: [String: Double] = [:]
    ) {
      (self.preset, self.varied, self.value) = (preset, varied, value)
      (self.verdicts, self.values) = (verdicts, values)
    }
  }

  static let rows: [Row] =
    baselines + apple + iOSLibraries + iOSApps + crossPlatform + android + desktop

  static let baselines: [Row] = [
    Row("half-width", .travel(), 0.5, "ccF"),
    Row("one-third", .travel(), 1.0 / 3, "ccF"),
    Row("fixed-distance", .travel(width: 402), 100, "ccF"),
    Row("velocity-weighted", .travel(), 0.5, "ccF"),
    Row("fling-override", .travel(), 0.5, "cFF"),
    Row("fling-override", .velocity(travel: 0), 1, "cFF"),
    Row("fling-override", .velocity(travel: 1), -1, "ccF"),
    Row("flick-or-fraction", .travel(), 0.5, "ccF"),
    Row("flick-or-fraction", .travel(velocity: 301, width: 402), 30, "ccF"),
    Row("flick-or-fraction", .velocity(travel: 31, width: 402), 300, "ccF"),
    Row("flick-or-fraction", .velocity(travel: 300, width: 402), -300, "cFF"),
  ]

  static let apple: [Row] = [
    Row("uikit", .travel(width: 1376), 187.5, "ccF"),
    Row("uikit", .travel(), 0.5, "ccF"),
    Row("uikit-legacy", .velocity(travel: 0), 0, "cFF"),
    Row("wwdc-projection", .travel(), 0.5, "ccF"),
    Row("wwdc-projection-fast", .travel(), 0.5, "ccF"),
    // A share of 0.5 per ms is carried on for 1 ms: 500 pt/s go half a pt.
    Row("wwdc-projection", .velocity(travel: 0), 500, "ccF", ["deceleration": 0.5]),
  ]

  static let iOSLibraries: [Row] = [
    Row("navigation-transitions", .travel(), 0.2, "cFF"),
    Row("navigation-transitions", .velocity(travel: 0), 675, "ccF"),
    Row("navigation-transitions", .velocity(travel: 1), -200, "ccF"),
    Row("swipe-transition", .travel(), 0.5, "ccF"),
    Row("swipe-transition", .velocity(travel: 0), 1000, "ccF"),
    Row("sloppy-swiper", .velocity(travel: 0), 0, "ccF"),
    Row("jts-sloppy-swiping", .travel(), 0.5, "cFF"),
    Row("jts-sloppy-swiping", .velocity(travel: 0), 100, "cFF"),
    Row("jts-sloppy-swiping", .velocity(travel: 1), 0, "cFF"),
    Row("hbd-navigation-bar", .travel(), 0.33, "ccF"),
    Row("hero", .travel(), 0.5, "ccF"),
    Row("hero", .velocity(travel: 0), 0.5, "ccF"),
    Row("side-menu", .travel(), 0.5, "cFF"),
    Row("side-menu", .velocity(travel: 0), 100, "cFF"),
    Row("side-menu", .velocity(travel: 1), -50, "cFF"),
    Row("sw-reveal", .travel(), 0.5, "ccF"),
    Row("sw-reveal", .travel(), 1, "FFc"),
    Row("sw-reveal", .velocity(travel: 0), 250, "ccF"),
    Row("sw-reveal", .velocity(travel: 1), -250, "cFF"),
    Row("lazy-pop", .travel(), 0.5, "ccF"),
    Row("lazy-pop", .velocity(travel: 0), 100, "ccF"),
    Row("swipeable-tab-bar", .travel(), 0.4, "cFF"),
    Row("swipeable-tab-bar", .velocity(travel: 0), 200, "ccF"),
    Row("swipeable-tab-bar", .velocity(travel: 1), -30, "ccF"),
    Row("mm-drawer", .travel(), 0.5, "cFF"),
    Row("mm-drawer", .velocity(travel: 0), 200, "ccF"),
    Row("mm-drawer", .velocity(travel: 1), -200, "cFF"),
    Row("ja-side-panels", .travel(), 0.15, "cFF"),
    Row("floating-panel", .travel(), 0.5, "ccF"),
    Row("floating-panel-removal", .velocity(travel: 0), 5.5, "cFF"),
    Row("floating-panel-removal", .travel(), 1, "ccF"),
    Row("pulley", .travel(width: 402), 20, "ccF"),
    // A share of 0.5 per ms is carried on for 1 ms: 16,000 pt/s go 16 pt.
    Row("pulley", .velocity(travel: 4, width: 402), 16_000, "ccF", ["deceleration": 0.5]),
  ]

  static let iOSApps: [Row] = [
    Row("telegram", .travel(), 0.2, "ccF"),
    Row("telegram", .velocity(travel: 0), 1000, "ccF"),
    // A width of 64 pt keeps the division exact.
    Row("chrome-ios", .travel(width: 64), 0.53 * 64, "ccF"),
    Row("chrome-ios", .travel(velocity: 9000, width: 64), 32, "ccF"),
    Row("chrome-ios-snapshot", .travel(), 0.53, "ccF"),
    Row("simplenote", .travel(), 0.5, "ccF"),
    Row("simplenote", .velocity(travel: 0), 100, "ccF"),
    Row("adguard", .travel(), 0.3, "ccF"),
    // 0.33 of half the height, either way.
    Row("mastodon", .travel(), 0.165, "ccF"),
    Row("mastodon", .travel(), -0.165, "Fcc"),
    Row("mastodon", .velocity(travel: 0), 1200, "ccF"),
    Row("mastodon", .velocity(travel: 0), -1200, "Fcc"),
    Row("mastodon", .crossVelocity(velocity: 0), 1200, "ccF"),
    Row("mastodon", .crossVelocity(velocity: 0), -1200, "Fcc"),
    // 720 and 960 across make 1200.
    Row("mastodon", .crossVelocity(velocity: -720), 960, "ccF"),
    Row("nextcloud-talk", .travel(), 0.5, "ccF"),
    Row("nextcloud-talk", .velocity(travel: 0), 300, "ccF"),
    Row("nextcloud-talk", .velocity(travel: 1), -300, "ccF"),
    Row("brave", .travel(), 0.5, "ccF"),
    Row("brave", .velocity(travel: 0), 500, "ccF"),
    Row("damus", .travel(width: 402), 100, "ccF"),
    Row("damus", .velocity(travel: 0), 300, "ccF"),
  ]

  static let crossPlatform: [Row] = [
    Row("flutter", .travel(), 0.5, "cFF"),
    Row("flutter", .velocity(travel: 0), 1, "cFF"),
    Row("flutter", .velocity(travel: 1), -1, "ccF"),
    Row("react-navigation", .travel(), 0.5, "ccF"),
    Row("react-native-screens", .travel(), 0.5, "ccF"),
    Row("ionic", .travel(), 0.5, "ccF"),
    Row("ionic", .velocity(travel: 0), 200, "ccF"),
    Row("ionic", .velocity(travel: 1), 0, "cFF"),
    Row("framework7", .displacement(), 0.5, "ccF"),
    Row("framework7", .displacement(duration: 0.3.nextDown, width: 402), 10, "ccF"),
    Row("framework7", .duration(travel: 11), 0.3, "Fcc"),
    Row("onsen", .travel(), 0.2, "ccF"),
    Row("onsen", .velocity(travel: 1), 0, "cFF"),
    // A diagonal is the pop's axis.
    Row("onsen", .crossVelocity(velocity: -8, travel: 1), 8, "ccF"),
    Row("onsen", .crossVelocity(velocity: -8, travel: 1), -8, "Fcc"),
    Row("rn-drawer-layout", .travel(velocity: 1, width: 402), 60, "ccF"),
    Row("rn-drawer-layout", .travel(velocity: 501, width: 402), 5, "ccF"),
    Row("rn-drawer-layout", .velocity(travel: 6, width: 402), 500, "ccF"),
    Row("rn-drawer-layout", .velocity(travel: 61, width: 402), 0, "cFF"),
    // A flick forwards is armed behind the start too.
    Row("rn-drawer-layout", .travel(velocity: 501, width: 402), -5, "Fcc"),
    Row("gesture-handler-drawer", .travel(), 0.5, "ccF"),
    Row("swiper", .travel(), 0.5, "cFF"),
    Row("swiper", .duration(travel: 1), 0.3, "FFc"),
    Row("swiper", .travel(width: 402), 0, "ccF", ["quick_s": 2]),
    // 1 pt is a share of 1 / 402; times are 1 s unless varied.
    Row("vaul", .displacement(), 0.25, "cFF"),
    Row("vaul", .displacement(width: 4020), 400, "ccF"),
    Row("vaul", .duration(travel: 50), 0.125, "Fcc"),
    Row("mui-drawer", .travel(), 0.52, "ccF"),
    Row("mui-drawer", .velocity(travel: 0), 450, "ccF"),
    Row("hammer", .displacement(width: 402), 300, "ccF"),
    Row("hammer", .displacement(duration: 0.001, width: 402), 10, "ccF"),
    Row("hammer", .duration(travel: 37.5), 0.125, "Fcc"),
  ]

  static let android: [Row] = [
    Row("androidx-drawer", .travel(), 0.5, "ccF"),
    Row("androidx-drawer", .velocity(travel: 0), 400, "cFF"),
    Row("androidx-drawer", .velocity(travel: 1), -400, "ccF"),
    Row("swipe-back-layout", .travel(), 0.3, "ccF"),
    Row("swipe-back-layout", .velocity(travel: 0), 400, "cFF"),
    Row("swipe-back-layout", .velocity(travel: 1), -400, "ccF"),
    Row("slidr", .travel(), 0.25, "ccF"),
    Row("slidr", .velocity(travel: 0), 400, "cFF"),
    Row("slidr", .velocity(travel: 1), -400, "ccF"),
    Row("slidr", .crossVelocity(velocity: 400), 400, "Fcc"),
    Row("slidr", .crossVelocity(velocity: 400), -400, "ccF"),
    Row("view-pager", .travel(), 0.6, "ccF"),
    Row("view-pager", .displacement(velocity: 401, width: 402), 25, "ccF"),
    Row("view-pager", .velocity(travel: 26, width: 402), 400, "ccF"),
    Row("view-pager", .velocity(travel: 300, width: 402), -400, "cFF"),
    Row("pager-snap", .travel(), 0.5, "ccF"),
    Row("pager-snap", .velocity(travel: 0.25), 50, "ccF"),
    Row("pager-snap", .travel(velocity: 60), 0, "ccF"),
    Row("pager-snap", .velocity(travel: 1), -50, "cFF"),
    Row("compose-anchored", .travel(), 0.5, "cFF"),
    Row("compose-anchored", .velocity(travel: 0), 125, "ccF"),
    Row("compose-anchored", .velocity(travel: 1), -125, "cFF"),
    Row("compose-dismiss", .travel(width: 402), 56, "cFF"),
    Row("compose-dismiss", .velocity(travel: 0), 125, "ccF"),
    Row("compose-dismiss", .velocity(travel: 56, width: 402), -125, "cFF"),
    Row("android-back", .displacement(width: 402), 16, "ccF"),
    Row("android-back", .runTravel(velocity: 51), 24, "ccF"),
    Row("android-back", .runVelocity(run: 25), 50, "ccF"),
  ]

  static let desktop: [Row] =
    ["libadwaita", "gnome-shell"].flatMap { name in
      [
        Row(name, .travel(), 0.5, "ccF"),
        Row(name, .velocity(travel: 0), 300, "cFF"),
        // 0.6 - 0.499 * 0.3 is below half; slower returns snap to the nearer page.
        Row(name, .velocity(travel: 0.6), -300, "ccF"),
      ]
    } + [
      Row("webkit-gtk", .travel(), 0.5, "ccF"),
      Row("webkit-gtk", .velocity(travel: 0.5), 400, "cFF"),
      Row("webkit-gtk", .velocity(travel: 0.5.nextUp), -400, "cFF"),
      Row("gecko", .travel(width: 402), 275, "cFF"),
      Row("gecko-mac", .travel(width: 402), 137.5, "cFF"),
      // Here the quotient rounds to the limit.
      Row("gecko-mac", .velocity(travel: 900), -1e-7 * 550, "cFF"),
      // A gesture of 1024 pt keeps the division exact.
      Row("gecko", .velocity(travel: 900), -1e-7 * 1024, "cFF", ["gesture_width_pt": 1024]),
      // 0.0625 s at 4096 pt/s are a quarter of it.
      Row(
        "gecko", .velocity(travel: 0), 4096, "cFF",
        ["gesture_width_pt": 1024, "velocity_weight_s": 0.0625]),
      Row("chromium-overscroll", .displacement(), 0.25, "cFF"),
      // No fling completes by itself.
      Row("chromium-overscroll", .displacement(velocity: 9000), 0.25, "cFF"),
      Row("chromium-overscroll", .displacement(velocity: -50), 0.25, "cFF"),
      Row("chromium-overscroll", .velocity(travel: 0.5), -50, "cFF"),
    ]
}
