import PolicyLibrary
import PopGesture

/// A page engine for an estimator that was chosen at run time.
///
/// Its functions are closures made where the engine's type is known: calls through a protocol
/// would run code that asks for types at every event, which took ten times as long. They share
/// the engine, so whoever owns a player asks `copy` for one of his own before he plays, unless he
/// is the only owner; hence unchecked.
final class PagePlayer: @unchecked Sendable {
  let start: (_ depth: Int?, _ time: Double) -> Void
  let play: (_ samples: [TouchSample], _ isOnContent: Bool) -> SwipeRecord
  let copy: () -> PagePlayer

  init<Velocity: VelocityEstimator>(_ engine: PageEngine<Velocity>) {
    // Captured as a variable, which the three closures share.
    var engine = engine
    start = { engine.start(depth: $0, at: $1) }
    play = { engine.play($0, isOnContent: $1) }
    copy = { PagePlayer(engine) }
  }
}
