/// When a touch becomes a pop gesture, from the documented rules alone.
enum NaiveRecognizer: String, CaseIterable {
  /// 10 pt in x or y; no direction.
  case pan
  /// From within 13 pt of the edge, 15 pt along x, within a cone, not away from the edge.
  case edge

  /// What the slop swallowed when the gesture began, signed; nil when it never begins.
  func swallowed(_ touches: [NaiveTouch]) -> Double? {
    switch self {
    case .pan: pan(touches)
    case .edge: edge(touches)
    }
  }

  private func pan(_ touches: [NaiveTouch]) -> Double? {
    let down = touches[0]
    for move in touches where move.kind == .move {
      let (dx, dy) = (move.x - down.x, move.y - down.y)
      if abs(dx) >= 10 || abs(dy) >= 10 { return held(dx, -10, 10) }
    }
    return nil
  }

  private func edge(_ touches: [NaiveTouch]) -> Double? {
    let down = touches[0]
    let moves = touches.filter { $0.kind == .move }
    // The first move is projected back: a fast finger is first seen further in.
    guard let first = moves.first, down.x - max(first.x - down.x, 0) <= 13 else { return nil }
    for move in moves {
      let (dx, dy) = (move.x - down.x, move.y - down.y)
      if abs(dx) >= 15 {
        // A cone of 77.5 degrees, and towards the page when the slop is gone.
        if abs(dy) > 4.510_708_503_662 * abs(dx) { return nil }
        return dx - held(dx, -15, 15) >= 0 ? held(dx, -15, 15) : nil
      }
      let tolerated = max(45.1 * (1 - (move.time - down.time) / 0.5), 20)
      if abs(dy) > tolerated { return nil }
    }
    return nil
  }
}
