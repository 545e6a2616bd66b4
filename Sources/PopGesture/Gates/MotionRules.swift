/// What gates ask of the place and the motion of the finger.
extension GateRule {
  /// At recognition the finger must be within `limit` pt of the leading edge, the limit included:
  /// 40 pt in TZScrollViewPopGesture, per page in FDFullscreenPopGesture.
  ///
  /// The finger has moved by the slop and more since touch-down, so the zone in which touches may
  /// start is narrower, and narrower still for fast ones.
  public static func startLimit(_ limit: Double) -> GateRule {
    GateRule(
      "start-limit", "at recognition the finger is within the limit (pt) of the leading edge",
      refusing: .startLimit, limit: limit
    ) { request, limit in request.location <= limit }
  }

  /// The limit of TZScrollViewPopGesture, 40 pt.
  public static let startLimit = startLimit(40)

  /// Touch-down must have been within `limit` pt of the leading edge, the limit included: what
  /// texts call the start of a gesture, where code mostly asks for `startLimit`.
  public static func touchDownLimit(_ limit: Double) -> GateRule {
    GateRule(
      "touch-down-limit", "touch-down was within the limit (pt) of the leading edge",
      refusing: .startLimit, limit: limit
    ) { request, limit in
      request.location - request.displacement <= limit + BeginRequest.rounding
    }
  }

  /// The limit of TZScrollViewPopGesture taken from touch-down, 40 pt.
  public static let touchDownLimit = touchDownLimit(40)

  /// The slop-free translation must point towards popping (`translation.x > 0`).
  ///
  /// After slop removal this is an angle filter: a drag whose x is still inside the slop is
  /// refused. A straight drag that has moved by just the slop passes, which is unconfirmed.
  public static let towards = GateRule(
    "towards", "the finger has passed the slop towards popping", refusing: .direction
  ) { request, _ in request.passesSlop(1) }

  /// The displacement must not point away from popping.
  ///
  /// UIKit's edge gate asks the same of the slop-free translation (`translation.x >= 0`,
  /// reverse-engineered, unconfirmed), which is 0 as well where a finger has moved away by just the
  /// slop; such a touch is refused here.
  public static let notAway = GateRule(
    "not-away", "the displacement does not point away from popping", refusing: .direction
  ) { request, _ in request.displacement >= 0 }

  /// Translation or velocity must point to the right on the screen, whatever the layout: an
  /// alternative that is hardly a filter (`translation.x > 0 || velocity.x > 0`, article "SwiftUI
  /// TabView swipe back").
  ///
  /// In a right-to-left layout it refuses every pop that keeps to its way, as its source does.
  public static let rightwardOrMoving = GateRule(
    "rightward-or-moving",
    "the finger has passed the slop to the right on the screen, or its velocity points there",
    refusing: .direction, readsVelocity: true
  ) { request, _ in
    let sign: Double = request.navigation.popsLeftward ? -1 : 1
    return request.passesSlop(sign) || sign * request.velocity > 0
  }

  /// The slop-free translation must point to the right on the screen, whatever the layout.
  public static let rightward = GateRule(
    "rightward", "the finger has passed the slop to the right on the screen", refusing: .direction
  ) { request, _ in request.passesSlop(request.navigation.popsLeftward ? -1 : 1) }

  /// The displacement across must be at most `limit` times that along, slop included.
  ///
  /// The cones of frameworks and apps (Ionic, Telegram, Chrome on iOS, Swiper, Android) all judge
  /// the displacement from touch-down. Translations without slop would tell nothing here: of a
  /// finger that has moved by just the slop in one direction both are 0, whatever its direction,
  /// and a motion across within the slop counts as none.
  public static func cone(_ limit: Double) -> GateRule {
    GateRule(
      "cone", "the travel across is at most the limit times the travel along, slop included",
      refusing: .angle, limit: limit
    ) { request, limit in
      let along = abs(request.displacement)
      return along > 0 && abs(request.crossDisplacement) <= limit * along + BeginRequest.rounding
    }
  }

  /// A cone of 45 degrees to either side.
  public static let cone = cone(1)

  /// The displacement must point towards popping, and across be at most `limit` times that, slop
  /// included: a direction gate.
  ///
  /// A drag the other way is refused, so that content which waits for the pop keeps it; mirrored
  /// right to left, as displacements along the pop are.
  public static func coneTowards(_ limit: Double) -> GateRule {
    GateRule(
      "cone-towards",
      "the drag points towards popping, and travel across is at most the limit times travel along",
      refusing: .angle, limit: limit
    ) { request, limit in
      request.displacement > 0
        && abs(request.crossDisplacement) <= limit * request.displacement + BeginRequest.rounding
    }
  }

  /// A cone of 45 degrees towards popping.
  public static let coneTowards = coneTowards(1)

  /// What is left of a drag where the page scrolls up and down and nothing is said of who waits:
  /// not a question of a delegate but the outcome of the contest, for recognizers with the slop of
  /// a scroll view (10 pt in either axis).
  ///
  /// The scroll view takes what has passed the slop across, unless the motion along is the farther
  /// one; it leaves alone what runs within 20 degrees of the pop's way.
  ///
  /// - Parameter tieShare: the share of the motion along that the motion across must reach for the
  ///   scroll view to take a drag that has passed the slop both ways: 1 where the farther axis
  ///   decides, 0 where the scroll view is first.
  public static func aheadOfScroll(_ tieShare: Double) -> GateRule {
    GateRule(
      "ahead-of-scroll", "the page's vertical scroll view leaves the drag to the pop",
      refusing: .lostToContent, limit: tieShare
    ) { request, tieShare in
      let (along, across) = (abs(request.displacement), abs(request.crossDisplacement))
      return across < max(10, tieShare * along) - BeginRequest.rounding
        || across < BeginRequest.scrollAxisSlope * along
    }
  }

  /// The same where the farther axis decides.
  public static let aheadOfScroll = aheadOfScroll(1)
}
