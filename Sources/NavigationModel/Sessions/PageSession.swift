public import PolicyLibrary
public import PopGesture

/// One page with one system: plays swipes and tells what became of them.
///
/// The stages are those of UIKit in their order: touch, slop, gate, arbitration, begin, changes,
/// release, decision, settling. One value per system and page, whose buffers serve swipe after
/// swipe; `start` puts navigation back to where the page has it.
public struct PageSession: Sendable {
  /// Called once per swipe; within, everything is compiled for the policy's estimator.
  private var player: PagePlayer

  /// Puts a system on a page.
  ///
  /// - Parameter visit: how the session came to the page.
  public init(
    _ system: System, on context: PageContext, _ visit: Visit = .usual, in view: NavigatingView
  ) {
    player = system.policy.reading.estimator.open(
      PlayerMaker(system: system, context: context, visit: visit, view: view))
  }

  /// Begins a session on the untouched page.
  ///
  /// - Parameters:
  ///   - depth: pages on the stack when more are wanted than the context has.
  ///   - time: when, in the time of the touches; a push that brings the page runs from then.
  public mutating func start(depth: Int? = nil, at time: Double = 0) {
    own()
    player.start(depth, time)
  }

  /// Plays one swipe of one or more touches.
  ///
  /// - Parameter isOnContent: whether the touches are on the page's content.
  public mutating func play(_ samples: [TouchSample], isOnContent: Bool = true) -> SwipeRecord {
    own()
    return player.play(samples, isOnContent)
  }

  /// Copies are values of their own.
  private mutating func own() {
    if !isKnownUniquelyReferenced(&player) { player = player.copy() }
  }
}

private struct PlayerMaker: VelocityVisitor {
  let system: System
  let context: PageContext
  let visit: Visit
  let view: NavigatingView

  func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> PagePlayer {
    PagePlayer(PageEngine<Velocity>(system, on: context, visit, view))
  }
}
