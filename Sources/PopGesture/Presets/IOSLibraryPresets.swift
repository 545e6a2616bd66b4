// Written from the catalogue of `PolicyLibrary` by PresetValueTests.

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 675: complete; v <= -200: cancel; otherwise x / W >= 0.2`.
  ///
  /// From davdroman/swiftui-navigation-transitions, Interaction.swift, commit 0b7bd5f (2026);
  /// verified.
  public static var navigationTransitions: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(675), flingBoundary: .exclusive, returnVelocity: 200,
      returnBoundary: .inclusive, travel: .fraction(0.2))
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 1000: complete; otherwise x / W > 0.5`.
  ///
  /// From tattn/SwipeTransition, SwipeBackContext.swift, commit 5da05f0 (2024); verified.
  public static var swipeTransition: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(1000), flingBoundary: .exclusive, returnVelocity: .infinity,
      travel: .fraction(0.5), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == VelocitySign {
  /// `v > velocity`.
  ///
  /// From fastred/SloppySwiper, SloppySwiper.m, commit 90e1566 (2017); verified.
  public static var sloppySwiper: VelocitySign {
    VelocitySign(boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v >= 100: complete; v < 0: cancel; otherwise x / W >= 0.5`.
  ///
  /// From jaredsinclair/JTSSloppySwiping, InteractivePopAnimator.swift, commit 1990df2 (2023);
  /// verified.
  public static var jtsSloppySwiping: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(100), returnVelocity: 0, returnBoundary: .exclusive,
      travel: .fraction(0.5))
  }
}

extension CompletionPolicy where Self == Fraction {
  /// `x > 0.33 W`.
  ///
  /// From listenzz/HBDNavigationBar, Example, FSPNavigationController.m, commit 7c28760 (2026);
  /// verified.
  public static var hbdNavigationBar: Fraction {
    Fraction(fraction: 0.33)
  }
}

extension CompletionPolicy where Self == VelocityWeighted {
  /// `x + 1 v > 0.5 W`.
  ///
  /// From HeroTransitions/Hero, examples, commit d7a72e1 (2025); verified.
  public static var hero: VelocityWeighted {
    VelocityWeighted(velocityWeight: 1, fraction: 0.5)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v >= 100: complete; v < -50: cancel; otherwise x / W >= 0.5`.
  ///
  /// From jonkykong/SideMenu, SideMenuNavigationController.swift, commit 8bd4fd1 (2020); verified.
  public static var sideMenu: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(100), returnVelocity: 50, returnBoundary: .exclusive,
      travel: .fraction(0.5))
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 250: complete; v < -250: cancel; x / W > 1: cancel; otherwise x / W > 0.5, x = 0 before
  /// the first change`.
  ///
  /// From John-Lluch/SWRevealViewController, commit bb4a110 (2015); verified.
  public static var swReveal: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(250), flingBoundary: .exclusive, travel: .fraction(0.5),
      boundary: .exclusive, progress: .changed, mostFraction: 1)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 100: complete; otherwise x / W > 0.5`.
  ///
  /// From joehinkle11/Lazy-Pop-SwiftUI, SwipeRightToPopViewController.swift, commit 0034ea7;
  /// verified.
  public static var lazyPop: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(100), flingBoundary: .exclusive, returnVelocity: .infinity,
      travel: .fraction(0.5), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 200: complete; v <= -30: cancel; otherwise x / W >= 0.4`.
  ///
  /// From marcosgriselli/SwipeableTabBarController, edge interaction controller (2020); verified.
  public static var swipeableTabBar: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(200), flingBoundary: .exclusive, returnVelocity: 30,
      returnBoundary: .inclusive, travel: .fraction(0.4))
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 200: complete; v < -200: cancel; otherwise x / W >= 0.5`.
  ///
  /// From mutualmobile/MMDrawerController, MMDrawerController.m, commit 32447ee; verified.
  public static var mmDrawer: FlingOverride {
    FlingOverride(fling: .pointsPerSecond(200), flingBoundary: .exclusive, travel: .fraction(0.5))
  }
}

extension CompletionPolicy where Self == Fraction {
  /// `x >= 0.15 W`.
  ///
  /// From gotosleep/JASidePanels, JASidePanelController.m, commit eb9c6da; verified.
  public static var jaSidePanels: Fraction {
    Fraction(fraction: 0.15, boundary: .inclusive)
  }
}

extension CompletionPolicy where Self == DecayProjection {
  /// `(x + v / 1000 * d / (1 - d)) / W > 0.5, d = 0.998`.
  ///
  /// From scenee/FloatingPanel, Sources/Core.swift and Behavior.swift, commit de34fda; older
  /// version.
  public static var floatingPanel: DecayProjection {
    DecayProjection()
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v / W >= 5.5: complete; otherwise x / W > 1`.
  ///
  /// From scenee/FloatingPanel, Sources/Core.swift and Behavior.swift, commit de34fda; older
  /// version.
  public static var floatingPanelRemoval: FlingOverride {
    FlingOverride(
      fling: .widthsPerSecond(5.5), returnVelocity: .infinity, travel: .fraction(1),
      boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == DecayProjection {
  /// `(x + v / 1000 * d / (1 - d)) > 20, d = 0.99`.
  ///
  /// From 52inc/Pulley, PulleyLib/PulleyViewController.swift, commit a72880b; older version. Its
  /// velocity is that of `ScrollViewBlend`.
  public static var pulley: DecayProjection {
    DecayProjection(deceleration: 0.99, distance: 20)
  }
}
