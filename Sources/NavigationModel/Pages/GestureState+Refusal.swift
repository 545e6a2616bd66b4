import PolicyLibrary
import PopGesture

extension GestureTracker.State {
  /// Why no pop began, at the end of a touch in which none did.
  var refusal: Outcome {
    switch self {
    case .cancelled: .systemCancelled
    case .failed(let reason): Outcome(notBegun: reason)
    case .waiting: .notBegun(.waiting)
    case .possible, .began, .ended: .notBegun(.slop)
    }
  }
}
