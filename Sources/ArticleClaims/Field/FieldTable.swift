import NavigationModel
import PolicyLibrary
import PopGesture

/// Every thread of complaints that was collected, in the order of its groups: what its people do,
/// and what the app ships, as the thread or the framework's code names it unless it is guessed.
enum FieldTable {
  static let all = scrolls + edges + widths + releases + pages + layers

  /// Millimetres that a finger keeps from the edge: a case's lip takes 2, and the contact begins 1
  /// beside it; that of a flat thumb is 8 wide.
  ///
  /// Assumed.
  private static let (lip, flat) = (3.0, 4.0)

  private static let scrolls: [FieldCase] = [
    .played(
      .arc, "bluesky-social/social-app #9588", "feed", "pan/react-native-screens", on: "list"),
    .played(.arc, "Haptic-Apps/Slide #957", "feed", "fd", on: "list"),
    .played(.arc, "lo-cafe/winston #358", "feed", "fd", on: "list", guessed: true),
    .played(.arc, "BandarHL/BHTwitter #159", "feed", "sharedTarget", on: "list", guessed: true),
    .played(.arc, "weiran/Hackers #121", "feed", "cone/sloppy-swiper", on: "list", guessed: true),
    .played(.arc, "vbresults/mobile-apps #38", "feed", "pan/half-width", on: "list", guessed: true),
    .played(.arc, "pcperini/Tusk---Issues #84", "feed", "fd", on: "list", guessed: true),
    .played(
      .a11y, "Ranchero-Software/NetNewsWire #3624", "article between others", "pan/pager-snap",
      on: "list", guessed: true),
    .played(
      .a11y, "signalapp/Signal-iOS #4697", "messages with a swipe to reply", "cone/fixed-distance",
      on: "list", guessed: true),
  ]

  private static let edges: [FieldCase] = [
    .played(.edge, "damus-io/damus #2909", "hard case", "uikit.edge", ("edge_strip_mm", lip)),
    .played(
      .edge, "hariettem/Artemis #116", "flat right thumb", "uikit.edge", guessed: true,
      ("edge_strip_mm", flat), ("left_thumb_share", 0)),
    .played(
      .edge, "framework7io/framework7 #4088", "right thumb of one hand", "edge30/framework7",
      ("thumb_share", 1), ("one_hand_share", 1), ("left_thumb_share", 0)),
    .played(.edge, "Awful/Awful.app #822", "case", "uikit.edge", ("edge_strip_mm", lip)),
    .unseen(
      .edge, "ubports/ubuntu-touch #1353",
      "the shell's edge is beside the app, and how wide it is was not read"),
    .played(.edge, "react-navigation/react-navigation #196", "phone", "edge20/react-navigation"),
    .played(
      .edge, "aksonov/react-native-router-flux #1762", "phone", "edge30/react-navigation"),
    .played(.edge, "flutter/flutter #46598", "phone", "edge20/flutter"),
    .played(
      .edge, "lo-cafe/winston #13", "case, right thumb of one hand", "uikit.edge",
      ("edge_strip_mm", lip), ("thumb_share", 1), ("one_hand_share", 1), ("left_thumb_share", 0)),
    .played(
      .notch, "flutter/flutter #14649", "phone held sideways", "edge20/flutter",
      on: "landscape"),
  ]

  private static let widths: [FieldCase] = [
    .played(
      .width, "dimsemenov/PhotoSwipe #2150", "11-inch tablet held sideways", "pan/brave",
      on: "landscape", at: .tablet, guessed: true),
    .played(
      .width, "FrDH/jQuery.TosRUs #79 (PR)", "tablet", "pan/half-width", at: .tablet),
    .played(
      .width, "frontend-collective/react-image-lightbox #141", "tablet", "pan/half-width",
      at: .tablet, guessed: true),
    .played(
      .width, "tunjid/heron #394", "pane of an unfolded phone", "pan/half-width", on: "splitView",
      at: .foldable, guessed: true),
    .played(.width, "AdguardTeam/AdguardForiOS #1695", "phone, against Telegram", "pan/adguard")
      .with {
        $0.quantity = { .rate(.completed, "pan/telegram") - .rate(.completed, $0.system) }
        $0.removed = .people("long strokes", ("length_shift", 1.5))
        $0.words = .loss("success, against Telegram")
      },
  ]

  private static let releases: [FieldCase] = [
    .played(
      .flick, "material-components/material-components-web #1482", "phone", "pan/half-width"),
    .played(.flick, "corvudev/corvu #75", "phone", "pan/vaul", guessed: true),
    .played(.flick, "flutter/flutter #11592", "phone", "pan/flutter").with {
      $0.removed = .people(
        "touch events at 240 Hz and long strokes", ("touch_rate_hz", 240), ("length_shift", 1.5),
        ("duration_shift", 0.3))
    },
    .played(
      .flick, "unoplatform/uno #6575 (PR)", "no move within 333 ms", "pan/brave", guessed: true,
      ("first_move_interval", 20)
    ).with {
      $0.removed = .people(
        "moves from the first event on, and long strokes", ("first_move_interval", 1),
        ("length_shift", 1.5), ("duration_shift", 0.3))
    },
    .played(
      .flick, "mui/base-ui #5658 (PR)", "browser that repeats the last move",
      "pan/brave@last-event"
    ).with {
      $0.page = .page("plain", "with a repeated last move") { $0.repeatsLastMove = true }
      // Short flicks of everyday people, as the thread's are.
      $0.people = [("length_shift", 0), ("duration_shift", 0)]
      $0.removed = .page("plain", "without a repeated last move") { $0.repeatsLastMove = false }
    },
    .played(
      .stale, "flutter/flutter #97761", "phone", "pan/flutter@uikit-scroll", guessed: true),
    .played(.stale, "Workiva/wf-uicomponents #104 (PR)", "phone", "pan/hammer").with {
      $0.removed = .rule(
        of: "pan/hammer", "with a speed of the last moments",
        VelocityWeighted(velocityWeight: 0.3, fraction: 0.5))
    },
    .unseen(
      .stale, "brave/browser-laptop #2478",
      "two fingers on a touchpad, which has no touch-down and no lift"),
    .played(.cancel, "react-navigation/react-navigation #6307", "phone", "pan/speed-670"),
    .played(.cancel, "react-navigation/react-navigation #6782", "phone", "pan/speed-670"),
    .played(.cancel, "clerk/javascript #9056 (PR)", "phone", "pan/speed-500"),
    .played(.slow, "readest/foliate-js #87 (PR)", "phone", "pan/velocity-300"),
  ]

  private static let pages: [FieldCase] = [
    .played(.content, "forkingdog/FDFullscreenPopGesture #196", "slider", "fd", on: "slider"),
    .played(
      .content, "software-mansion/react-native-screens #3302", "cards that scroll sideways",
      "pan/react-native-screens", on: "carousel"),
    .played(
      .content, "NativePHP/mobile-air #481 (PR)", "web page with a swipe to reply",
      "uikit.content26", on: "map"),
    .played(
      .content, "xbmc/Official-Kodi-Remote-iOS #1465 (PR)", "touchpad on the screen",
      "uikit.content26", on: "canvas"),
    .played(
      .content, "jdrescher2006/Laufhelden #11", "map", "pan/half-width", on: "map", guessed: true),
    .unseen(.content, "zanna-37/hass-swipe-navigation #16", "a second finger: a touch has one"),
    .played(.rtl, "react-navigation/react-navigation #4118", "phone", "ltr/react-navigation"),
    .played(
      .rtl, "rickytan/RTRootNavigationController #311", "phone", "ltr/uikit", guessed: true),
    .played(.rtl, "emilkowalski/vaul #385", "phone", "ltr/vaul"),
  ]

  private static let layers: [FieldCase] = [
    .played(
      .double, "krille-chan/fluffychat #1415", "message that a swipe drags",
      "shares30/android-back", on: "map"
    ).with {
      $0.quantity = { .rate(.dual, of: .edgePop, $0.system, on: $0.page) }
      $0.bound = .above(0.05)
      $0.words = .share("drag of both", of: "pops from the edge")
      $0.removed = FieldGroup.off("shares30/android-back")
      $0.cures = { [.relation(of: $0.system, .requiredToFail(by: .everything))] }
    },
    .played(.double, "flutter/flutter #89990", "phone", "edge20/flutter").with {
      $0.priced = FieldGroup.android
    },
    .played(.double, "JonasWanke/swipeable_page_route #13", "phone", "pan/flutter").with {
      $0.priced = FieldGroup.android
    },
    .played(
      .double, "vjt/grappa-irc #2161", "tablet whose system takes the outer 6 mm",
      "edge30/react-navigation", at: .tablet, guessed: true, ("edge_strip_mm", 6)
    ).with {
      $0.quantity = FieldGroup.edge.quantity
      $0.bound = FieldGroup.edge.bound
      $0.words = FieldGroup.edge.words
      $0.removed = .people("a system that takes nothing", ("edge_strip_mm", 0))
      $0.cures = FieldGroup.edge.cures
    },
    .played(
      .rate, "VaibhavLakhera/minimo-launcher #16", "phone", "pan/jump-120-hz", guessed: true),
    .played(.busy, "flutter/flutter #188840", "phone", "edge20/flutter"),
  ]
}
