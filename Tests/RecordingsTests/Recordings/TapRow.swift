import PopGesture

/// A recorded tap as the shortest sequence of touches that has its start, first move, farthest
/// place, end and duration.
///
/// Directions on the way are not recorded: the first and the farthest place lie in the direction of
/// the end, or straight down where the finger came back to its start.
struct TapRow {
  let samples: [TouchSample]

  init(_ table: RecordingTable, _ row: Int) {
    func value(_ name: Substring) -> Double { table.number(name, row) }
    let (x, y) = (value("x0"), value("y0"))
    let (dx, dy) = (value("dx"), value("dy"))
    let lift = value("dur_ms")
    let end = (dx * dx + dy * dy).squareRoot()
    let way = end > 0 ? (dx / end, dy / end) : (0, 1)
    var events = [TouchSample(time: 0, x: x, y: y, phase: .began)]
    func move(_ time: Double, _ dx: Double, _ dy: Double) {
      events.append(TouchSample(time: time / 1000, x: x + dx, y: y + dy, phase: .moved))
    }
    if value("n") > 1 {
      let first = min(value("tfirst_ms"), lift)
      // Moves stop about 8 ms before the lift event.
      let last = max(lift - 8, first + (lift - first) / 2)
      let farthest = value("dmax")
      if value("n") > 2 { move(first, way.0 * value("dfirst"), way.1 * value("dfirst")) }
      // dmax has two decimals.
      if farthest > end + 0.01, value("n") > 2 {
        move((first + last) / 2, way.0 * farthest, way.1 * farthest)
      }
      move(value("n") > 2 ? last : first, dx, dy)
    }
    let last = events[events.count - 1]
    events.append(TouchSample(time: lift / 1000, x: last.x, y: last.y, phase: .ended))
    samples = events
  }
}
