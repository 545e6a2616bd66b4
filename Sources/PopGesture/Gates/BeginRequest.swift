/// What a gate can see: the touch at the moment of recognition, and where navigation stands.
///
/// Location and velocity are those of recognition, not of touch-down.
public struct BeginRequest: Sendable, Equatable {
  /// Current location from the leading edge in pt.
  public var location: Double
  /// Slop-free translation along the pop direction in pt.
  public var translation: Double
  /// Slop-free translation across, downwards, in pt.
  public var crossTranslation: Double
  /// Estimated velocity along the pop direction in pt/s.
  public var velocity: Double
  /// Where navigation stands.
  public var navigation: NavigationState

  /// Creates a request.
  @inlinable
  public init(
    location: Double, translation: Double, crossTranslation: Double = 0, velocity: Double,
    navigation: NavigationState = NavigationState()
  ) {
    self.location = location
    self.translation = translation
    self.crossTranslation = crossTranslation
    self.velocity = velocity
    self.navigation = navigation
  }
}
