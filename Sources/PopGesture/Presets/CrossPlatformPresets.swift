// Written from the catalogue of `PolicyLibrary` by PresetValueTests.

extension CompletionPolicy where Self == FlingOverride {
  /// `v / W >= 1: complete; v / W <= -1: cancel; otherwise x / W >= 0.5, x held in 0...W`.
  ///
  /// From flutter/flutter, packages/flutter/lib/src/cupertino/route.dart; older version. Its
  /// velocity is that of `FlutterDrag`.
  public static var flutter: FlingOverride {
    FlingOverride(fling: .widthsPerSecond(1), travel: .fraction(0.5), progress: .held)
  }
}

extension CompletionPolicy where Self == VelocityWeighted {
  /// `x + 0.3 v > 0.5 W`.
  ///
  /// From react-navigation/react-navigation, packages/stack/src/views/Stack/Card.tsx, commit
  /// 73f8c29 (2026); verified.
  public static var reactNavigation: VelocityWeighted {
    VelocityWeighted(velocityWeight: 0.3, fraction: 0.5)
  }
}

extension CompletionPolicy where Self == VelocityWeighted {
  /// `x + 0.3 v > 0.5 W`.
  ///
  /// From software-mansion/react-native-screens, ios/legacy/RNSScreenStack.mm, commit 8fe8b874
  /// (2026); verified.
  public static var reactNativeScreens: VelocityWeighted {
    VelocityWeighted(velocityWeight: 0.3, fraction: 0.5)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 200: complete; v < 0: cancel; otherwise x / W > 0.5`.
  ///
  /// From ionic-team/ionic-framework, core/src/utils/gesture/swipe-back.ts; older version. Its
  /// velocity is that of `IonicVelocity`.
  public static var ionic: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(200), flingBoundary: .exclusive, returnVelocity: 0,
      travel: .fraction(0.5), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == QuickSwipe {
  /// `t < 0.3 s: x > 10; otherwise x / W > 0.5`.
  ///
  /// From framework7io/framework7, src/core/modules/router/swipe-back.js, commit 963fc75 (2026);
  /// verified.
  public static var framework7: QuickSwipe {
    QuickSwipe()
  }
}

extension CompletionPolicy where Self == DirectionVeto {
  /// `v < 0 and |v| >= |vy|: cancel; otherwise x / W > fraction`.
  ///
  /// From OnsenUI/OnsenUI, onsenui/esm/ons/internal/swipe-reveal.js, commit 9c5fc90 (2024, 2.12.8);
  /// verified. Its velocity is that of `OnsenDirection`.
  public static var onsen: DirectionVeto {
    DirectionVeto()
  }
}

extension CompletionPolicy where Self == ArmedDirection {
  /// `(|x| > fling_distance and |v| > fling) or |x| > distance: complete if v > 0, or v = 0 and x >
  /// 0; otherwise cancel`.
  ///
  /// From react-navigation/react-navigation, react-native-drawer-layout, commit 73f8c29 (2026);
  /// verified.
  public static var rnDrawerLayout: ArmedDirection {
    ArmedDirection()
  }
}

extension CompletionPolicy where Self == VelocityWeighted {
  /// `x + 0.05 v > 0.5 W`.
  ///
  /// From software-mansion/react-native-gesture-handler, DrawerLayout and Swipeable, commit 439ded4
  /// (2026); verified.
  public static var gestureHandlerDrawer: VelocityWeighted {
    VelocityWeighted(velocityWeight: 0.05, fraction: 0.5)
  }
}

extension CompletionPolicy where Self == QuickSwipe {
  /// `t <= 0.3 s: x > 0; otherwise x / W >= 0.5`.
  ///
  /// From nolimits4web/swiper, src/core/events/onTouchEnd.ts, commit 865dba4 (14.0.6); verified.
  public static var swiper: QuickSwipe {
    QuickSwipe(quickBoundary: .inclusive, quickDistance: 0, boundary: .inclusive, travel: .drag)
  }
}

extension CompletionPolicy where Self == MeanSpeed {
  /// `x / t > 400: complete; otherwise x / W >= 0.25`.
  ///
  /// From emilkowalski/vaul, src/index.tsx, commit 995e36a; verified.
  public static var vaul: MeanSpeed {
    MeanSpeed()
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 450: complete; otherwise x / W > 0.52`.
  ///
  /// From mui/material-ui, SwipeableDrawer.js, commit ca37450; verified. Its velocity is that of
  /// `LowPassVelocity`.
  public static var muiDrawer: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(450), flingBoundary: .exclusive, returnVelocity: .infinity,
      travel: .fraction(0.52), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == MeanSpeed {
  /// `x / t > 300 and x > 10`.
  ///
  /// From hammerjs/hammer.js, src/recognizers/swipe.js (2.0.8); older version.
  public static var hammer: MeanSpeed {
    MeanSpeed(speed: 300, fastDistance: 10, fraction: .infinity)
  }
}
