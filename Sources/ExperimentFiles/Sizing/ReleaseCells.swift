/// How many cells releases are sorted into where the headroom above rules is told.
package enum ReleaseCells {
  /// Bins of translation, velocity, duration and start.
  package static let translations = 32
  package static let velocities = 24
  package static let durations = 4
  package static let starts = 4
  /// Bins of duration and start together.
  package static let circumstances = durations * starts
  /// Cells altogether.
  package static let count = translations * velocities * circumstances
  /// Groups of people, each counted on its own: those whose numbers leave the same remainder.
  package static let groups = 4
}
