/// An exponential mean of the differences between events since the gesture began: MUI's swipeable
/// drawer.
///
/// At every event after that one `velocity = 0.6 * difference + 0.4 * velocity`, from 0. A
/// difference over no time is left out. Nothing decays while a finger rests without events, and the
/// lift adds nothing.
///
/// Source: mui/material-ui, packages/mui-material/src/SwipeableDrawer/SwipeableDrawer.js, commit
/// ca37450, MIT; restated. There the differences are those of a place held within the drawer.
public struct LowPassVelocity: VelocityEstimator {
  /// The estimate in pt/s; 0 before there is motion.
  public private(set) var velocity = 0.0
  private var newest = (position: Double.nan, time: Double.nan)

  /// Creates an estimator that has seen nothing.
  public init(viewWidth: Double) {}

  /// Takes in one delivered location in pt and its time in s.
  public mutating func add(position: Double, time: Double) {
    let elapsed = TouchSample.elapsed(from: newest.time, to: time)
    // False for touch-down, before which there is no event.
    if elapsed > 0 {
      velocity = 0.6 * ((position - newest.position) / elapsed) + 0.4 * velocity
    }
    newest = (position, time)
  }

  /// Forgets what was before.
  public mutating func begin() { velocity = 0 }
}
