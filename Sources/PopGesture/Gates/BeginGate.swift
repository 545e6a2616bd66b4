/// What a recognizer's delegate asks once, at the moment the slop has been passed.
///
/// A list of rules, asked in order: the first that refuses gives the reason. A refusal fails the
/// recognizer for the rest of the touch.
public struct BeginGate: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// The rules in the order in which they are asked.
  public let rules: [GateRule]
  /// Whether any rule reads the velocity; requests need not tell it otherwise.
  public let readsVelocity: Bool

  /// Composes a gate of rules; without rules it lets everything through.
  public init(_ rules: [GateRule]) {
    self.rules = rules
    readsVelocity = rules.contains { $0.readsVelocity }
  }

  /// Composes a gate of rules.
  public init(arrayLiteral rules: GateRule...) { self.init(rules) }

  /// Why the gate refuses, or nil when it lets the gesture begin.
  @inlinable public func refusal(of request: BeginRequest) -> NotBegunReason? {
    // Through a pointer, as copies of rules would be counted at every touch.
    rules.withUnsafeBufferPointer { rules in
      for index in 0..<rules.count where !rules[index].test(request, rules[index].limit) {
        return rules[index].reason
      }
      return nil
    }
  }
}

/// One question of a begin gate.
///
/// A rule is a value: a test without memory over what a gate can see, and perhaps a limit. Adding
/// one is its entry in a table of this folder and its line in the catalogue's `all`.
public struct GateRule: Sendable, Equatable {
  /// Name, such as `start-limit`; with the limit it identifies the rule.
  public let name: String
  /// One sentence in plain words.
  public let summary: String
  /// The reason that a refusal gives.
  public let reason: NotBegunReason
  /// The rule's number in the unit that its comment tells; NaN where it has none.
  public let limit: Double
  /// Whether the test reads the velocity, which depends on events before recognition.
  public let readsVelocity: Bool

  // Without captures, so that asking it touches no memory but the rule.
  @usableFromInline let test: @Sendable (_ request: BeginRequest, _ limit: Double) -> Bool

  init(
    _ name: String, _ summary: String, refusing reason: NotBegunReason, limit: Double = .nan,
    readsVelocity: Bool = false, _ test: @escaping @Sendable (BeginRequest, Double) -> Bool
  ) {
    (self.name, self.summary, self.reason, self.limit) = (name, summary, reason, limit)
    (self.readsVelocity, self.test) = (readsVelocity, test)
  }

  /// Whether the rule lets the gesture begin.
  @inlinable public func passes(_ request: BeginRequest) -> Bool { test(request, limit) }

  /// The same question with another limit, in the rule's own unit; nil where it has none.
  public func limited(to limit: Double) -> GateRule? {
    self.limit.isNaN
      ? nil
      : GateRule(name, summary, refusing: reason, limit: limit, readsVelocity: readsVelocity, test)
  }

  /// Rules are the same when their names and limits are.
  public static func == (one: GateRule, other: GateRule) -> Bool {
    one.name == other.name && (one.limit == other.limit || one.limit.isNaN && other.limit.isNaN)
  }
}

/// What a gate can see: the touch at the moment of recognition, and where navigation stands.
///
/// Location and velocity are those of recognition, not of touch-down.
public struct BeginRequest: Sendable, Equatable {
  // First, as copying it behind the padding of another field delays reading what was just written.

  /// Where navigation stands.
  public var navigation: NavigationState
  /// Current location from the leading edge in pt.
  public var location: Double
  /// Slop-free translation along the pop direction in pt.
  public var translation: Double
  /// Displacement from touch-down along the pop direction in pt, slop included.
  public var displacement: Double
  /// Displacement from touch-down across, downwards, in pt, slop included.
  public var crossDisplacement: Double
  /// Estimated velocity along the pop direction in pt/s.
  public var velocity: Double
  /// The recognizer's slop; nil where the translation alone tells whether it was passed.
  public var slop: Slop?

  /// Creates a request.
  @inlinable public init(
    location: Double, translation: Double, displacement: Double, crossDisplacement: Double = 0,
    velocity: Double, slop: Slop? = nil, navigation: NavigationState = NavigationState()
  ) {
    (self.location, self.translation, self.displacement) = (location, translation, displacement)
    (self.crossDisplacement, self.velocity, self.slop) = (crossDisplacement, velocity, slop)
    self.navigation = navigation
  }

  /// Whether the finger has passed the slop along the pop; the other way for -1.
  ///
  /// A move of just the slop leaves a translation of 0. Whether UIKit lets it begin is unconfirmed:
  /// listings of `UIPanGestureRecognizer` pass the slop at 10 pt and take 10 pt off, so that
  /// `translation.x > 0` would refuse a straight stroke whose event lands there, as one in thirty
  /// does where places are told in thirds of a pt. Here such a stroke begins, the reading that
  /// loses no pop. Neither a smaller displacement does, nor one of just the slop when the motion
  /// across is beyond it: the test is a filter of angles. <doc:TiesOnADevice> settles it.
  func passesSlop(_ sign: Double) -> Bool {
    guard let slop else { return sign * translation > 0 }
    return sign * translation > Self.rounding
      || slop.isReached(along: sign * displacement, across: crossDisplacement)
  }

  /// Differences of places are exact to this many pt: two of thirds of a pt may miss a whole one.
  static let rounding = 1e-9

  /// tan 20 degrees: nearer to the horizontal than this, a vertical scroll view takes no drag
  /// (reverse-engineered scroll views, unconfirmed).
  public static let scrollAxisSlope = 0.363_970_234_266_202
}

/// What an app knows of its navigation when a gate asks.
///
/// The defaults are an ordinary page with one page to go back to, at rest.
public struct NavigationState: Sendable, Equatable {
  /// Pages on the navigation stack, the visible one included; already changed while a push or pop
  /// runs.
  public var stackDepth: Int
  /// Pages on the stack when a page was last shown for good (`didShow`): changes only after the
  /// transition.
  public var shownDepth: Int
  /// Whether a push or pop is under way or settling.
  public var isTransitioning: Bool
  /// Whether the app switched going back off on this page.
  public var isPopDisabled: Bool
  /// Whether the app replaced the back button, which makes the system's own delegate refuse.
  public var hasCustomBackButton: Bool
  /// Whether the navigation bar is hidden or the app's own, which makes it refuse as well.
  public var hasCustomBar: Bool
  /// Whether the app's own condition for this page holds, such as "the pager shows its first page".
  public var isConditionMet: Bool
  /// Whether going back is a stroke to the left on the screen: so it is for a recognizer that
  /// follows a right-to-left layout.
  public var popsLeftward: Bool

  /// Describes where navigation stands.
  @inlinable public init(
    stackDepth: Int = 2, shownDepth: Int? = nil, isTransitioning: Bool = false,
    isPopDisabled: Bool = false, hasCustomBackButton: Bool = false, hasCustomBar: Bool = false,
    isConditionMet: Bool = true, popsLeftward: Bool = false
  ) {
    (self.stackDepth, self.shownDepth) = (stackDepth, shownDepth ?? stackDepth)
    (self.isTransitioning, self.isPopDisabled) = (isTransitioning, isPopDisabled)
    (self.hasCustomBackButton, self.hasCustomBar) = (hasCustomBackButton, hasCustomBar)
    (self.isConditionMet, self.popsLeftward) = (isConditionMet, popsLeftward)
  }
}

/// Why a touch never became a pop gesture.
public enum NotBegunReason: String, Sendable, CaseIterable {
  /// The finger lifted before it had moved past the slop.
  case slop
  /// It did not start at the edge.
  case region
  /// It ran across rather than along.
  case angle
  /// It pointed away from popping.
  case direction
  /// There was no page to go back to.
  case rootPage = "root-page"
  /// A push or pop was under way.
  case busy
  /// The page shown last was not the top of the stack.
  case notShown = "not-shown"
  /// The app had switched going back off on the page.
  case disabled
  /// The system's delegate refuses where the back button is not its own.
  case customBackButton = "custom-back-button"
  /// The system's delegate refuses where the navigation bar is hidden or not its own.
  case customBar = "custom-bar"
  /// The app's condition for the page did not hold.
  case condition
  /// The finger was too far from the edge when it was recognised.
  case startLimit = "start-limit"
  /// A second finger touched down before it could begin.
  case secondTouch = "second-touch"
  /// It was held until the lift, because another recognizer had not failed.
  case waiting
  /// The page has no pop gesture: the app left it out.
  case notInstalled = "not-installed"
  /// A recognizer of the page's content began first.
  case lostToContent = "lost-to-content"
}
