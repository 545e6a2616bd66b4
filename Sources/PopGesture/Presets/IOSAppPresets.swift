// Written from the catalogue of `PolicyLibrary` by PresetValueTests.

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 1000: complete; otherwise x / W > 0.2, x = 0 before the first change`.
  ///
  /// From TelegramMessenger/Telegram-iOS, NavigationContainer.swift, commit 0305d6c; older version.
  public static var telegram: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(1000), flingBoundary: .exclusive, returnVelocity: .infinity,
      travel: .fraction(0.2), boundary: .exclusive, progress: .changed)
  }
}

extension CompletionPolicy where Self == VelocityWeighted {
  /// `x + 0.1 v > 0.53 W, and x > 32`.
  ///
  /// From chromium/chromium, ios/chrome/browser/side_swipe, side_swipe_navigation_view.mm;
  /// verified.
  public static var chromeIos: VelocityWeighted {
    VelocityWeighted(velocityWeight: 0.1, fraction: 0.53, leastDistance: 32)
  }
}

extension CompletionPolicy where Self == Fraction {
  /// `x > 0.53 W`.
  ///
  /// From chromium/chromium, ios/chrome/browser/side_swipe, side_swipe_snapshot_navigation_view.mm;
  /// verified.
  public static var chromeIosSnapshot: Fraction {
    Fraction(fraction: 0.53)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 100: complete; otherwise x / W > 0.5, x = 0 before the first change`.
  ///
  /// From Automattic/simplenote-ios, SPInteractivePushPopAnimationController.m, commit d3e2599
  /// (2024); verified.
  public static var simplenote: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(100), flingBoundary: .exclusive, returnVelocity: .infinity,
      travel: .fraction(0.5), boundary: .exclusive, progress: .changed)
  }
}

extension CompletionPolicy where Self == Fraction {
  /// `x > 0.3 W`.
  ///
  /// From AdguardTeam/AdguardForiOS, MainNavigationController.swift, commit 25f8f10 (2024);
  /// verified.
  public static var adguard: Fraction {
    Fraction(fraction: 0.3)
  }
}

extension CompletionPolicy where Self == FastOrFraction {
  /// `v^2 + vy^2 > fast^2, or |x| / W > fraction`.
  ///
  /// From mastodon/mastodon-ios, media viewer, commit a9e088a (2024); verified.
  public static var mastodon: FastOrFraction {
    FastOrFraction()
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 300: complete; v <= -300: cancel; otherwise x / W > 0.5`.
  ///
  /// From nextcloud/talk-ios, Media Viewer/StandardInteractionController.swift, commit 2d31eda
  /// (2026); verified.
  public static var nextcloudTalk: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(300), flingBoundary: .exclusive, returnVelocity: 300,
      returnBoundary: .inclusive, travel: .fraction(0.5), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 500: complete; otherwise x / W > 0.5`.
  ///
  /// From brave/browser-ios, pull request 1186, as described there; secondary.
  public static var brave: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(500), flingBoundary: .exclusive, returnVelocity: .infinity,
      travel: .fraction(0.5), boundary: .exclusive)
  }
}

extension CompletionPolicy where Self == FlingOverride {
  /// `v > 300: complete; otherwise x > 100`.
  ///
  /// From Damus, a pull request that was not merged as read; secondary.
  public static var damus: FlingOverride {
    FlingOverride(
      fling: .pointsPerSecond(300), flingBoundary: .exclusive, returnVelocity: .infinity,
      travel: .points(100), boundary: .exclusive)
  }
}
