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

  /// What takes from a narrow strip, taken away: the strip misses too many by itself.
  private static func free(_ system: String) -> WorldChange {
    let edge = WorldChange.edge(of: system, 50)
    return WorldChange(words: "a strip that fingers reach, \(edge.words)") { world in
      world.setPeople("edge_strip_mm", to: 0)
      edge.apply(&world)
    }
  }

  private static let scrolls: [FieldCase] = [
    .played(
      .arc, "bluesky-social/social-app #9588", "feed", "pan/react-native-screens", on: "list"),
    .played(
      .arc, "Haptic-Apps/Slide #957", "comments, Android", "pan/swipe-back-layout", on: "list"),
    .played(.arc, "lo-cafe/winston #358", "feed", "sharedTarget", on: "list"),
    .played(.arc, "BandarHL/BHTwitter #159", "feed", "sharedTarget", on: "list", guessed: true),
    .played(
      .arc, "weiran/Hackers #121", "feed whose rows have an action", "cone/swipe-cell-kit",
      on: "list"
    ).with {
      // Its people cannot scroll: the row takes the drag, whether or not its action follows.
      $0.group.rule =
        "more than 1 in 20 quick scrolls are taken by the row's action"
      $0.group.bound = .above(0.05)
      $0.group.words = .share(("is taken", "are taken"), of: "scrolls")
      $0.group.quantity = { $0.rate(.begun, of: .browse) }
    },
    .played(.arc, "vbresults/mobile-apps #38", "feed", "pan/half-width", on: "list", guessed: true),
    .played(
      .arc, "pcperini/Tusk---Issues #84", "feed whose rows swipe both ways", "fd", on: "list",
      guessed: true),
    .played(
      .a11y, "Ranchero-Software/NetNewsWire #3624", "article between others", "pan/pager-snap",
      on: "list", guessed: true),
    .played(
      .a11y, "signalapp/Signal-iOS #4697", "messages with a swipe to reply", "cone/distance-55",
      on: "list"),
  ]

  private static let edges: [FieldCase] = [
    .played(
      .edge, "damus-io/damus #2909", "phone in a hard case", "uikit.edge", ("edge_strip_mm", lip)),
    .played(
      .edge, "hariettem/Artemis #116", "comments, one-handed with a flat right thumb", "uikit.edge",
      on: "list", guessed: true, ("edge_strip_mm", flat), ("thumb_share", 1),
      ("one_hand_share", 1), ("left_thumb_share", 0)),
    .played(
      .edge, "framework7io/framework7 #4088", "one-handed with the right thumb",
      "edge30/framework7", ("thumb_share", 1), ("one_hand_share", 1), ("left_thumb_share", 0)),
    .played(.edge, "Awful/Awful.app #822", "phone in a case", "uikit.edge", ("edge_strip_mm", lip)),
    // Two grid units, of 8 dp each (from memory), along which the shell opens its launcher.
    .played(
      .edge, "ubports/ubuntu-touch #1353", "phone in a case, the OS edge swipe",
      "edge16/distance-32", ("edge_strip_mm", lip)
    ).with { $0.group.removed = { free($0.system) } },
    .played(.edge, "react-navigation/react-navigation #196", "phone", "edge30/card-stack"),
    .played(.edge, "aksonov/react-native-router-flux #1762", "phone", "start30/card-stack").with {
      // Where the finger is when it has passed the slop, not where it came down.
      $0.group.removed = {
        .gate(of: $0.system, without: .startLimit(30), but: .touchDownLimit(30))
      }
      $0.group.cures = { scene in
        [.startLimit(50), .touchDownLimit(30), .touchDownLimit(50)].map {
          .gate(of: scene.system, without: .startLimit(30), but: $0)
        }
      }
    },
    .played(.edge, "flutter/flutter #46598", "phone", "edge20/flutter"),
    .played(
      .edge, "lo-cafe/winston #13", "phone in a case, one-handed", "uikit.edge",
      ("edge_strip_mm", lip), ("thumb_share", 1), ("one_hand_share", 1)),
    .played(
      .notch, "flutter/flutter #14649", "phone held sideways", "edge20/flutter", on: "landscape"),
  ]

  private static let widths: [FieldCase] = [
    .played(
      .width, "dimsemenov/PhotoSwipe #2150", "drags on an 11-inch tablet held sideways",
      "pan/photoswipe", on: "landscape", at: .tablet, ("drag_share", 1)
    ).with {
      $0.tries(
        "with `v > 500` or a quarter of the width",
        FlingOverride(fling: .pointsPerSecond(500), returnVelocity: 100, travel: .fraction(0.25)))
    },
    .played(.width, "FrDH/jQuery.TosRUs #79 (PR)", "tablet", "pan/half-width", at: .tablet).with {
      $0.tries("with 5% of the width", Fraction(fraction: 0.05))
    },
    .played(
      .width, "frontend-collective/react-image-lightbox #141", "tablet", "pan/lightbox",
      at: .tablet),
    .played(
      .width, "tunjid/heron #394", "two panes of an unfolded phone, against one",
      "edge30/two-thirds", at: .foldable
    ).with {
      $0.group.quantity = {
        .rate(.completed, of: .edgePop, FieldGroup.android, at: $0.screen)
          - .rate(.completed, of: .edgePop, $0.system, at: $0.screen)
      }
      $0.group.removed = { .rule(of: $0.system, "with Android's rule", ReversalHysteresis()) }
      $0.group.rule = "the success rate is more than 20 points lower than with one pane"
      $0.group.words = .loss(than: "with one pane, among pops aimed at the edge")
      $0.tries(
        "with `v > 125` or two thirds of the width",
        FlingOverride(
          fling: .pointsPerSecond(125), returnVelocity: .infinity, travel: .fraction(2 / 3)))
    },
    .played(.width, "AdguardTeam/AdguardForiOS #1695", "phone, against Telegram", "pan/adguard")
      .with {
        $0.group.rule = "the success rate is more than 20 points lower than with Telegram's rule"
        $0.group.quantity = { .rate(.completed, "pan/telegram") - .rate(.completed, $0.system) }
        $0.group.removed = { _ in .people("long strokes", ("length_shift", 1.5)) }
        $0.group.words = .loss(than: "with Telegram's rule")
      },
  ]

  private static let releases: [FieldCase] = [
    .played(
      .flick, "material-components/material-components-web #1482", "phone", "pan/half-width"),
    .played(.flick, "corvudev/corvu #75", "phone", "pan/corvu"),
    .played(.flick, "flutter/flutter #11592", "phone", "pan/flutter").with {
      $0.group.removed = { _ in
        .people(
          "touch events at 240 Hz and long strokes", ("touch_rate_hz", 240), ("length_shift", 1.5),
          ("duration_shift", 0.3))
      }
    },
    .played(
      .flick, "unoplatform/uno #6575 (PR)",
      "framework that drops all moves of a quick flick (simulated as no move in the first 333 ms;"
        + " the PR's cure, to send one move before the lift, is not simulated)", "pan/brave",
      guessed: true, ("first_move_interval", 20)
    ).with {
      $0.group.removed = { _ in
        .people(
          "moves from the first event on, and long strokes", ("first_move_interval", 1),
          ("length_shift", 1.5), ("duration_shift", 0.3))
      }
    },
    .played(
      .flick, "mui/base-ui #5658 (PR)",
      "browser that repeats the last move, so v reads 0; rule that reads speed in any direction",
      "pan/speed-500"
    ).with {
      $0.page = .page("plain", "with a repeated last move") { $0.repeatsLastMove = true }
      // The thread speaks of normal flicks.
      $0.people = [("length_shift", 0), ("duration_shift", 0)]
      $0.group.hand = "everyday people's flicks"
      $0.group.removed = { _ in
        .page("plain", "without a repeated last move") { $0.repeatsLastMove = false }
      }
    },
    // A scroll view's fling stands for a pop; the estimator of before the fix is not among ours.
    .played(.stale, "flutter/flutter #97761", "list", "pan/velocity-50@uikit-scroll").with {
      $0.page = stopping
      $0.group.removed = { .estimator(of: $0.system, .flutterScroll) }
    },
    .played(.stale, "Workiva/wf-uicomponents #104 (PR)", "phone", "pan/hammer")
      .with { $0.page = stopping },
    .played(.cancel, "react-navigation/react-navigation #6307", "phone", "handler50/speed-670"),
    .played(.cancel, "react-navigation/react-navigation #6782", "phone", "handler50/speed-670"),
    .played(.cancel, "clerk/javascript #9056 (PR)", "phone", "right/speed-400"),
    .played(.slow, "readest/foliate-js #87 (PR)", "phone", "pan/velocity-250").with {
      $0.tries(
        "with `v > 250` or 6% of the width",
        FlingOverride(
          fling: .pointsPerSecond(250), returnVelocity: .infinity, travel: .fraction(0.06)))
    },
    .played(.slow, "emilkowalski/vaul #385", "drawer to the left", "pan/mean-speed-400").with {
      let quarter: @Sendable (FieldScene) -> WorldChange = {
        .rule(of: $0.system, "with the speed or a quarter of the width", MeanSpeed())
      }
      $0.group.removed = quarter
      $0.group.cures = { [quarter($0)] + FieldGroup.slow.cures($0) }
    },
    .unseen(
      .slow, "brave/browser-laptop #2478",
      "two fingers on a touchpad, which has no touch-down and no lift"),
  ]

  private static let stopping = WorldChange.page("plain", "where fingers stop dead") {
    $0.stopsDead = true
  }

  /// What both apps did about iOS 26's second swipe, beside the group's candidates.
  private static let edgeSwipeAlone: @Sendable (FieldScene) -> [WorldChange] = { scene in
    FieldGroup.content.cures(scene) + [FieldGroup.off(scene.system, "with its edge swipe alone")]
  }

  private static let pages: [FieldCase] = [
    .played(.content, "forkingdog/FDFullscreenPopGesture #196", "slider", "fd", on: "slider"),
    .played(
      .content, "software-mansion/react-native-screens #3302", "list",
      "last/react-native-screens", on: "list"
    ).with {
      // The other way round: the page takes what is meant for going back.
      $0.group.quantity = FieldGroup.slow.quantity
      $0.group.bound = FieldGroup.slow.bound
      $0.group.rule = "more than 1 in 5 pops do not complete"
      $0.group.words = .share(("is lost", "are lost"), of: "pops", missing: true)
      $0.group.removed = { .relation(of: $0.system, .requiredToFail(by: .everything)) }
      $0.group.cures = {
        [
          .recognizer(
            of: $0.system, "where the pop no longer waits for the page's own gestures"
          ) { $0.arbitration = .exclusive },
          .relation(of: $0.system, .requiredToFail(by: .everything)),
        ]
      }
    },
    // The app's own swipe never fires there: raw touches stand for it.
    .played(
      .content, "NativePHP/mobile-air #481 (PR)", "messages with a swipe to reply", "uikit.26",
      on: "canvas"
    ).with { $0.group.cures = edgeSwipeAlone },
    .played(
      .content, "xbmc/Official-Kodi-Remote-iOS #1465 (PR)", "touchpad on the screen", "uikit.26",
      on: "canvas"
    ).with { $0.group.cures = edgeSwipeAlone },
    .played(
      .content, "jdrescher2006/Laufhelden #11", "map", "first/half-width", on: "map",
      guessed: true),
    .unseen(
      .content, "zanna-37/hass-swipe-navigation #16",
      "needs two fingers; simulated touches have one"),
    .played(.rtl, "react-navigation/react-navigation #4118", "phone", "ltr/card-stack-2"),
    .played(.rtl, "rickytan/RTRootNavigationController #311", "phone", "ltr/uikit", guessed: true),
  ]

  private static let layers: [FieldCase] = [
    .played(
      .double, "krille-chan/fluffychat #1415", "message that a swipe drags",
      "shares30/android-back", on: "map"
    ).with {
      $0.group.quantity = { .rate(.dual, of: .edgePop, $0.system, on: $0.page) }
      $0.group.bound = .above(0.05)
      $0.group.words = .share(
        ("also drags the content", "also drag the content"), of: "pops aimed at the edge")
      $0.group.removed = { FieldGroup.off($0.system) }
      $0.group.cures = { [.relation(of: $0.system, .requiredToFail(by: .everything))] }
    },
    .played(.double, "flutter/flutter #89990", "phone", "edge20/flutter")
      .with { $0.beside = FieldGroup.android },
    .played(.double, "JonasWanke/swipeable_page_route #13", "phone", "pan/flutter")
      .with { $0.beside = FieldGroup.android },
    .played(
      .double, "vjt/grappa-irc #2161", "pane of a tablet whose OS takes the outer 6 mm",
      "edge20/distance-40", on: "splitView", at: .tablet, ("edge_strip_mm", 6)
    ).with {
      $0.group = .edge
      $0.group.title = FieldGroup.double.title
      $0.group.removed = { free($0.system) }
    },
    .unseen(
      .rate, "VaibhavLakhera/minimo-launcher #16",
      "a rule that completes at any fast move of the drag; rules here decide at release"),
    .unseen(
      .busy, "flutter/flutter #188840",
      "a scroll of the page below while the pop settles; transitions here block only pops"),
  ]
}
