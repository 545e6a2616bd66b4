/// Leaves out corners of a line that nobody would see.
package enum LineThinning {
  /// The corners that keep the line within `tolerance` pixels of where it was, ends included.
  ///
  /// Douglas and Peucker (1973): the corner furthest from the chord stays if it is further than
  /// the tolerance, and both halves are treated alike.
  package static func thinned(_ line: [Point], tolerance: Double) -> [Point] {
    guard line.count > 2 else { return line }
    var isKept = line.map { _ in false }
    (isKept[0], isKept[line.count - 1]) = (true, true)
    var open = [0..<line.count - 1]
    while let chord = open.popLast() {
      var (furthest, distance) = (chord.lowerBound, tolerance)
      let straight = Segment(line[chord.lowerBound], line[chord.upperBound])
      for place in chord.dropFirst() {
        let own = straight.distance(to: line[place])
        if own > distance { (furthest, distance) = (place, own) }
      }
      guard furthest > chord.lowerBound else { continue }
      isKept[furthest] = true
      open += [chord.lowerBound..<furthest, furthest..<chord.upperBound]
    }
    return line.indices.filter { isKept[$0] }.map { line[$0] }
  }
}
