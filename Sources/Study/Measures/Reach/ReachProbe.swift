public import NavigationModel
import PolicyLibrary
import PopGesture
public import SwipeSimulation

/// Finds from where on a page a system can be used at all, by strokes without noise.
///
/// Strokes are straight, to the trailing side and at a steady pace. They are as long as the screen
/// and the hand allow: the room is the screen's width less the start, which in a window is more
/// than the view. The longest stroke stands for all: at a steady pace every known policy that
/// accepts a stroke accepts a longer one, but for UIKit's, which asks for nothing but the direction
/// when a finger lifts right after its first move of the transition.
public struct ReachProbe: Sendable {
  private let viewWidth, room: Double
  private var session: PageSession
  private var samples: [TouchSample] = []

  /// The largest stroke of a hand in pt.
  private let longest: Double

  /// What was found at one pace.
  public struct Reach: Sendable, Equatable {
    /// The share of start positions in the view at which a pop gesture begins.
    public var gate: Double
    /// The share at which the longest stroke completes a pop.
    public var decision: Double
  }

  /// Prepares a system on a page.
  ///
  /// - Parameters:
  ///   - screen: the screen as the page has it: turned, or with a narrower view.
  ///   - largestStroke: the longest stroke that a hand can make, in mm; no recording tells it, so
  ///     there is no limit unless one is given, nor on screens of unknown density.
  public init(
    _ system: System, on context: PageContext, screen: Screen, largestStroke: Double = .infinity
  ) {
    viewWidth = screen.viewWidth
    room = max(screen.width, screen.viewWidth)
    let limit = largestStroke / screen.millimetresPerPoint
    longest = limit > 0 ? limit : .infinity
    session = PageSession(
      system, on: context, viewWidth: screen.viewWidth, viewHeight: screen.height,
      millimetresPerPoint: screen.millimetresPerPoint)
  }

  /// What can be reached at a pace.
  public mutating func reach(_ pace: StrokePace) -> Reach {
    guard viewWidth > 0 else { return Reach(gate: 0, decision: 0) }
    let first = StartShare.scan(width: viewWidth).map { record(from: $0, pace) }
    return Reach(
      gate: StartShare.share(width: viewWidth, first: first.map(\.hasBegun)) {
        record(from: $0, pace).hasBegun
      },
      decision: StartShare.share(
        width: viewWidth, first: first.map { $0.outcome == .popCompleted }
      ) {
        record(from: $0, pace).outcome == .popCompleted
      })
  }

  /// Plays the longest stroke from a place.
  mutating func record(from start: Double, _ pace: StrokePace) -> SwipeRecord {
    let length = min(room - start, longest)
    samples.removeAll(keepingCapacity: true)
    samples.append(TouchSample(time: 0, x: start, y: 0, phase: .began))
    pace.moves(length: length) { distance, time in
      samples.append(TouchSample(time: time, x: start + distance, y: 0, phase: .moved))
    }
    samples.append(
      TouchSample(
        time: pace.duration(length: length), x: start + length, y: 0, phase: .ended))
    session.start()
    return session.play(samples)
  }
}
