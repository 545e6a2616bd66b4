// Written from the catalogue of `PolicyLibrary` by PresetValueTests.

extension CompletionPolicy where Self == FlingOverride {
  /// `v >= 400: complete; v <= -400: cancel; otherwise x / W > 0.5`.
  ///
  /// From androidx, DrawerLayout.java, commit 0c84661, and SlidingPaneLayout in copies; older
  /// version. Its velocity is that of `AndroidFit`.
  public static var androidxDrawer: FlingOverride {
    FlingOverride(fling: .pointsPerSecond(400), travel: .fraction(0.5), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v >= 400: complete; v <= -400: cancel; otherwise x / W > 0.3`.
  ///
  /// From ikew0ng/SwipeBackLayout, commit 7c6b0ac (2018); verified. Its velocity is that of
  /// `AndroidFit`.
  public static var swipeBackLayout: FlingOverride {
    FlingOverride(fling: .pointsPerSecond(400), travel: .fraction(0.3), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == StraightFling {
  /// `v >= fling and |vy| < fling: complete; v <= -fling: cancel; otherwise x / W > fraction`.
  ///
  /// From r0adkll/Slidr, commit f240e95 (2023); verified. Its velocity is that of `AndroidFit`.
  public static var slidr: StraightFling {
    StraightFling()
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 400 and x > 25 from touch-down: complete; v < -400: cancel; otherwise x / W > 0.6`.
  ///
  /// From androidx, ViewPager.java, in several copies; older version. Its velocity is that of
  /// `AndroidFit`.
  public static var viewPager: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(400), flingBoundary: .exclusive, flingDistance: 25,
      flingTravel: .finger, travel: .fraction(0.6), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 50 and x > 0: complete; v < -50: cancel; otherwise x / W > 0.5`.
  ///
  /// From androidx, PagerSnapHelper.java, commit 08dbc87; unconfirmed. Its velocity is that of
  /// `AndroidFit`.
  public static var pagerSnap: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(50), flingBoundary: .exclusive, flingDistance: 0,
      travel: .fraction(0.5), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 125: complete; v < -125: cancel; otherwise x / W >= 0.5`.
  ///
  /// From androidx, Compose foundation, AnchoredDraggable, in a copy; older version. Its velocity
  /// is that of `AndroidFit`.
  public static var composeAnchored: FlingOverride {
    FlingOverride(fling: .pointsPerSecond(125), flingBoundary: .exclusive, travel: .fraction(0.5))
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 125: complete; v < -125: cancel; otherwise x >= 56`.
  ///
  /// From androidx, Compose Material 3, SwipeToDismissBox.kt, commit 070c0a4; verified. Its
  /// velocity is that of `AndroidFit`.
  public static var composeDismiss: FlingOverride {
    FlingOverride(fling: .pointsPerSecond(125), flingBoundary: .exclusive, travel: .points(56))
  }
}

extension CompletionPolicy where Self == ReversalHysteresis {
  /// `armed; or never armed and x > arm_distance, x with slop; or travel since the last turn >
  /// fling_distance and v > fling`.
  ///
  /// From AOSP platform_frameworks_base, SystemUI, BackPanelController.kt and EdgePanelParams.kt;
  /// secondary. Its velocity is that of `AndroidFit`.
  public static var androidBack: ReversalHysteresis {
    ReversalHysteresis()
  }
}
