// Written from the catalogue of `PolicyLibrary` by PresetValueTests.

extension CompletionPolicy where Self == SnapProjection {
  /// `x held in 0...W; |v| < slow: x / W > fraction; v >= slow: complete; v <= -slow: x / W + v /
  /// 1000 * d / (1 - d) / 1000 > fraction`.
  ///
  /// From GNOME/libadwaita, src/adw-swipe-tracker.c, commit c68992b (2026); verified. Its velocity
  /// is that of `LibadwaitaMean`.
  public static var libadwaita: SnapProjection {
    SnapProjection()
  }
}

extension CompletionPolicy where Self == SnapProjection {
  /// `x held in 0...W; |v| < slow: x / W > fraction; v >= slow: complete; v <= -slow: x / W + v /
  /// 1000 * d / (1 - d) / 1000 > fraction`.
  ///
  /// From GNOME/gnome-shell, js/ui/swipeTracker.js, commit 8f78208 (2026); verified. Its velocity
  /// is that of `LibadwaitaMean`.
  public static var gnomeShell: SnapProjection {
    SnapProjection()
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v >= 400: complete; v < -400: cancel; otherwise x / W > 0.5`.
  ///
  /// From WebKit/WebKit, Source/WebKit/UIProcess/gtk/ViewGestureControllerGtk.cpp, commit 03225b8;
  /// older version. Its velocity is that of `LastEvent`.
  public static var webkitGtk: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(400), returnVelocity: 400, returnBoundary: .exclusive,
      travel: .fraction(0.5), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == FixedGestureWidth {
  /// `v / G >= -1e-7, and x / G + velocity_weight * v / G >= fraction; x held in 0...G`.
  ///
  /// From mozilla/gecko-dev, widget/SwipeTracker.cpp and StaticPrefList.yaml; verified. Its
  /// velocity is that of `GeckoVelocity`.
  public static var gecko: FixedGestureWidth {
    FixedGestureWidth()
  }
}

extension CompletionPolicy where Self == FixedGestureWidth {
  /// `v / G >= -1e-7, and x / G + velocity_weight * v / G >= fraction; x held in 0...G`.
  ///
  /// From mozilla/gecko-dev, widget/SwipeTracker.cpp and StaticPrefList.yaml; verified. Its
  /// velocity is that of `GeckoVelocity`.
  public static var geckoMac: FixedGestureWidth {
    FixedGestureWidth(gestureWidth: 550)
  }
}

extension CompletionPolicy where Self == LongSideOverscroll {
  /// `-v > return: cancel; otherwise x / max(W, H) >= fraction`.
  ///
  /// From chromium/chromium, content/browser/renderer_host/overscroll_controller.cc, commit
  /// 03ab469; verified. Its velocity is that of `ChromiumFit`.
  public static var chromiumOverscroll: LongSideOverscroll {
    LongSideOverscroll()
  }
}
