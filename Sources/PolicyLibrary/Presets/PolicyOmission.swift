/// Something of a shipped rule that the catalogue leaves out, and why.
public struct PolicyOmission: Sendable {
  /// What is left out, in one word.
  public let name: String
  /// Why, and what stands in for it, if anything does.
  public let reason: String

  /// Everything left out, in the order of the catalogue's rules.
  public static let all: [PolicyOmission] = [
    PolicyOmission(
      name: "gates-and-slops",
      reason: "each library begins its gesture in its own way (Flutter after 18 px within 20 px of"
        + " the edge, Telegram within a cone); here all policies use the experiment's"
        + " recognizer, so that rules are compared, not gates"),
    PolicyOmission(
      name: "touchpads",
      reason: "the variants of libadwaita, gnome-shell, WebKitGTK and Chromium for touchpads have"
        + " other numbers; a touchpad has no touch-down on the page, and none is simulated"),
    PolicyOmission(
      name: "gate-only-libraries",
      reason: "FDFullscreenPopGesture, TZScrollViewPopGesture, MLTransition,"
        + " AHKNavigationController, RTRootNavigationController, KMNavigationBarTransition,"
        + " Mastodon's navigation and Slide only decide where a gesture may begin: UIKit decides"
        + " whether it completes (uikit)"),
    PolicyOmission(
      name: "cancelled-touches-as-lifts",
      reason: "Telegram, SloppySwiper, JTSSloppySwiping and the HBDNavigationBar example decide a"
        + " touch that the system took away as if it had lifted, and Flutter as if it had lifted at"
        + " rest; here policies decide lifts only"),
    PolicyOmission(
      name: "other-axes",
      reason: "rules for sheets, media and rows that go up or down are applied along the pop, by"
        + " the view's width where the original takes the height"),
    PolicyOmission(
      name: "other-widths",
      reason: "a drawer, menu, row action or shadow has a width of its own in the original; here it"
        + " is the view's"),
    PolicyOmission(
      name: "library-options",
      reason: "defaults only: React Navigation's gestureVelocityImpact, Framework7's threshold,"
        + " Onsen's swipe-threshold, Swiper's short and long swipes, row and drawer thresholds"),
    PolicyOmission(
      name: "hero-paging-and-media",
      reason: "the paging example also requires the projected direction to agree with the dragged"
        + " one, which differs only where the finger ended behind its start; image and video take"
        + " 0.3 of the height"),
    PolicyOmission(
      name: "swipetransition-dismissal",
      reason: "SwipeTransition's rule for sheets, 0.3 of the height or 1600 pt/s, pops no page"),
    PolicyOmission(
      name: "android-hold-before-arming",
      reason: "the original holds for 10 to 100 ms depending on speed, by an unknown formula; here"
        + " it holds for 10 ms"),
    PolicyOmission(
      name: "android-early-version-and-classifier",
      reason: "the version of 2022 had one threshold and no fling; the optional classifier of"
        + " touches belongs to the gate, and its model is not known"),
    PolicyOmission(
      name: "viewpager-forwards",
      reason: "going forward, the original also completes at exactly 0.6 of the width; a pop goes"
        + " back"),
    PolicyOmission(
      name: "webkitgtk-pinned-progress",
      reason: "the original pins progress at every event, and takes its velocity from the raw"
        + " difference; here progress is the net translation, which differs where a finger went"
        + " behind its start or beyond the end and came back"),
    PolicyOmission(
      name: "libadwaita-parabola",
      reason: "the original's parabola changes how far a fast swipe is projected, never the page"
        + " on which it ends"),
    PolicyOmission(
      name: "webkit-on-macos-and-ios",
      reason: "the macOS port leaves the decision to AppKit, which was not read; the iOS port uses"
        + " UIKit's (uikit)"),
    PolicyOmission(
      name: "closed-or-unread-apps",
      reason: "Wikipedia, WordPress, Signal and Firefox for iOS have no rule of their own that we"
        + " found; Reddit, X and WeChat are closed"),
  ]
}
