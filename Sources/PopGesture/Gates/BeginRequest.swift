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
  /// Where navigation stands.
  public var navigation: NavigationState

  /// Creates a request.
  @inlinable
  public init(
    location: Double, translation: Double, displacement: Double, crossDisplacement: Double = 0,
    velocity: Double, navigation: NavigationState = NavigationState()
  ) {
    self.location = location
    self.translation = translation
    self.displacement = displacement
    self.crossDisplacement = crossDisplacement
    self.velocity = velocity
    self.navigation = navigation
  }
}
