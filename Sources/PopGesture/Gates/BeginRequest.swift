/// What a gate can see: the touch at the moment of recognition, and where navigation stands.
///
/// Location and velocity are those of recognition, not of touch-down.
public struct BeginRequest: Sendable, Equatable {
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
  /// Where navigation stands.
  public var navigation: NavigationState

  /// Creates a request.
  @inlinable
  public init(
    location: Double, translation: Double, displacement: Double, crossDisplacement: Double = 0,
    velocity: Double, slop: Slop? = nil, navigation: NavigationState = NavigationState()
  ) {
    self.location = location
    self.translation = translation
    self.displacement = displacement
    self.crossDisplacement = crossDisplacement
    self.velocity = velocity
    self.slop = slop
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
