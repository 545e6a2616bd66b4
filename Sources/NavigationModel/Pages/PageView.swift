/// The view that navigates: its size in pt, and the density of the screen.
struct PageView: Sendable {
  /// Width and height in pt; the height may be unknown, not a number.
  let width, height: Double
  /// Density of the screen, or NaN where it is unknown.
  let millimetresPerPoint: Double
}
