import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport

/// A touch that runs straight from piece to piece: touch-down at once, moves every `1 / rate` s.
struct Stroke {
  /// Touch-down from the leading edge and from the top, in pt.
  var start = (x: 60.0, y: 300.0)
  /// Ways in pt, along and across, with the seconds that each takes.
  var pieces: [(dx: Double, dy: Double, duration: Double)] = []
  var rate = 60.0
  /// First move after touch-down, in intervals.
  var phase = 0.5
  var last = TouchPhase.ended

  /// One straight way.
  init(from x: Double = 60, _ dx: Double, _ dy: Double = 0, in duration: Double = 0.3) {
    start.x = x
    pieces = [(dx, dy, duration)]
  }

  /// The same with another way after it.
  func then(_ dx: Double, _ dy: Double = 0, in duration: Double) -> Stroke {
    var longer = self
    longer.pieces.append((dx, dy, duration))
    return longer
  }

  func ending(_ phase: TouchPhase) -> Stroke {
    var other = self
    other.last = phase
    return other
  }

  var duration: Double { pieces.reduce(0) { $0 + $1.duration } }

  /// Its events; a resting finger sends none.
  func samples(at time: Double = 0) -> [TouchSample] {
    var samples = [TouchSample(time: time, x: start.x, y: start.y, phase: .began)]
    var event = phase
    while event / rate < duration {
      let (x, y) = place(event / rate)
      if let before = samples.last, before.x != x || before.y != y {
        samples.append(TouchSample(time: time + event / rate, x: x, y: y, phase: .moved))
      }
      event += 1
    }
    let (x, y) = place(duration)
    samples.append(TouchSample(time: time + duration, x: x, y: y, phase: last))
    return samples
  }

  private func place(_ time: Double) -> (x: Double, y: Double) {
    var (x, y) = start
    var begin = 0.0
    for piece in pieces {
      let share = min(max((time - begin) / piece.duration, 0), 1)
      x += piece.dx * share
      y += piece.dy * share
      begin += piece.duration
    }
    return (x, y)
  }
}

extension System {
  /// The same system, asked for by every page.
  var everywhere: System {
    var system = self
    system.installation = .everywhere
    return system
  }

  /// A session of it on a page of a phone, with pages below it if more are wanted than it has.
  func session(
    on page: PageContext = .plain, after visit: Visit = .usual, viewWidth: Double = 402,
    depth: Int? = nil, at time: Double = 0
  ) -> PageSession {
    var session = PageSession(
      self, on: page, visit, in: NavigatingView(width: viewWidth, millimetresPerPoint: 0.1657))
    session.start(depth: depth, at: time)
    return session
  }

  /// What becomes of a touch in such a session.
  func play(
    _ samples: [TouchSample], on page: PageContext = .plain, after visit: Visit = .usual,
    viewWidth: Double = 402, depth: Int? = nil, at time: Double = 0, isOnContent: Bool = true
  ) -> SwipeRecord {
    var session = session(on: page, after: visit, viewWidth: viewWidth, depth: depth, at: time)
    return session.play(samples, isOnContent: isOnContent)
  }
}

extension Stroke {
  /// What becomes of it under a system on a page.
  func played(
    by system: System, on page: PageContext = .plain, after visit: Visit = .usual,
    viewWidth: Double = 402, at time: Double = 0, isOnContent: Bool = true
  ) -> SwipeRecord {
    system.play(
      samples(at: time), on: page, after: visit, viewWidth: viewWidth, at: time,
      isOnContent: isOnContent)
  }
}

/// Touches written event by event: the places of the moves, from the touch-down, every 10 ms.
func touch(
  from x: Double = 60, _ moves: [(dx: Double, dy: Double)], at time: Double = 0,
  lift: Double = 0.01,
  _ last: TouchPhase = .ended
) -> [TouchSample] {
  var samples = [TouchSample(time: time, x: x, y: 300, phase: .began)]
  for (index, move) in moves.enumerated() {
    samples.append(
      TouchSample(
        time: time + Double(index + 1) / 100, x: x + move.dx, y: 300 + move.dy, phase: .moved))
  }
  let end = samples[samples.count - 1]
  samples.append(TouchSample(time: end.time + lift, x: end.x, y: end.y, phase: last))
  return samples
}

extension TestGenerator {
  /// A straight stroke any way, with a rest or a second way after it now and then.
  mutating func stroke(width: Double) -> Stroke {
    var stroke = Stroke(
      from: value(in: 0...1) < 0.4 ? value(in: 0...20) : value(in: 0...width),
      value(in: -0.4...0.9) * width, value(in: -200...200), in: value(in: 0.05...0.7))
    stroke.phase = value(in: 0...1)
    stroke.rate = next() % 2 == 0 ? 60 : 120
    switch next() % 6 {
    case 0: stroke = stroke.then(0, in: 0.2)
    case 1: stroke = stroke.then(value(in: -0.5...0.3) * width, in: value(in: 0.05...0.3))
    default: break
    }
    if next() % 16 == 0 { stroke.last = .cancelled }
    return stroke
  }
}
