import PolicyLibrary
import PopGesture

/// A policy engine for an estimator that was chosen at run time; see `PagePlayer`.
final class PolicyPlayer: @unchecked Sendable {
  typealias Play =
    (_ samples: [TouchSample], _ notesArming: Bool, _ records: inout [SwipeRecord]) -> Void

  let play: Play
  let copy: () -> PolicyPlayer

  init<Velocity: VelocityEstimator>(_ engine: PolicyEngine<Velocity>) {
    var engine = engine
    play = { engine.play($0, notesArming: $1, into: &$2) }
    copy = { PolicyPlayer(engine) }
  }
}
