import PopGesture

/// Phases and time of peak speed of a stroke, as the published table of profiles measures them.
struct SpeedShape {
  let liftPhase: Double
  let touchPhase: Double
  /// Middle of the fastest three steps, smoothed over three, as a share of the duration.
  let peakTime: Double

  /// Measures a stroke; nil when it is shorter than `length` pt, slower than `duration` ms or has
  /// fewer than eight locations.
  init?(_ samples: [TouchSample], longerThan length: Double, within duration: Double) {
    guard let track = ReachFit.Track(samples), track.times.count >= 8, track.length > length,
      track.duration < duration
    else { return nil }
    // Along the straight line alone: the bow of a motion is vertical, so that on a vertical stroke it
    // would stand in for the phases.
    let (ux, uy) = (track.dx / track.length, track.dy / track.length)
    let line = ReachFit.Track(
      times: track.times,
      x: track.times.indices.map {
        (track.x[$0] - track.x[0]) * ux + (track.y[$0] - track.y[0]) * uy
      },
      y: track.times.map { _ in 0 })
    let fit = ReachFit(line.thinned(to: 60), allowsHold: false)
    (liftPhase, touchPhase) = (fit.b, fit.a)
    let speeds = track.times.indices.dropFirst().map { index in
      (line.x[index] - line.x[index - 1]) / (line.times[index] - line.times[index - 1])
    }
    let smooth = speeds.indices.dropFirst().dropLast().map {
      (speeds[$0 - 1] + speeds[$0] + speeds[$0 + 1]) / 3
    }
    let fastest = smooth.indices.max { smooth[$0] < smooth[$1] } ?? 0
    peakTime = (track.times[fastest + 1] + track.times[fastest + 2]) / 2 / track.duration
  }
}
