/// The places where one name could go, in order of preference, and which is best beside the names
/// that have theirs.
///
/// What a place costs whatever the other names do is found when it is first looked at, and kept:
/// names are placed a thousand times in a picture, and few candidates are ever looked at. Judging
/// every candidate anew took three times as long.
struct LabelChoices {
  /// The cost of a name without a place.
  static let missing = 1e9

  /// A name in its place, as its neighbours see it.
  struct Neighbour: Equatable {
    let box: Box
    /// The box with the air around it that other names must leave.
    let reserved: Box
    let leader: Segment
  }

  private struct Candidate {
    let box: Box
    /// From the item's anchor.
    let leader: Segment
    let length: Double
    /// The cost of the distance and the direction.
    let base: Double
    /// The lowest base of this and all candidates after it.
    var least: Double
    /// The fines that do not depend on other names, infinite where no name may be; below 0 until
    /// they are known.
    var fines = -1.0
  }

  private let item: LabelPlacement.Item
  private let placement: LabelPlacement
  private let marks: [Box]
  private var candidates: [Candidate]

  init(
    _ boxes: [Box], for item: LabelPlacement.Item, among items: [LabelPlacement.Item],
    _ placement: LabelPlacement
  ) {
    self.item = item
    self.placement = placement
    marks = items.map { $0.mark.grown(by: 1) }
    candidates = boxes.enumerated().map { rank, box in
      // The rank breaks ties in favour of preferred directions.
      let preference = Double(rank % LabelCandidates.directions.count) * 0.1
      let leader = Segment(item.anchor, box.nearest(to: item.anchor))
      let length = leader.start.distance(to: leader.end) - item.radius
      let base = preference + (length > 5 ? length + length * length / 100 + 6 : length)
      return Candidate(box: box, leader: leader, length: length, base: base, least: base)
    }
    for place in candidates.indices.dropLast().reversed() {
      candidates[place].least = min(candidates[place].base, candidates[place + 1].least)
    }
  }

  /// The allowed box with the lowest cost, the first of equals; nil if none is allowed.
  ///
  /// - Parameter others: one entry per item; nil for this one and those without a place.
  mutating func cheapest(beside others: [Neighbour?]) -> (box: Box, cost: Double)? {
    var best: (box: Box, cost: Double)?
    var limit = Double.infinity
    for place in candidates.indices {
      if candidates[place].least >= limit { break }
      if candidates[place].base >= limit { continue }
      if candidates[place].fines < 0 { candidates[place].fines = ownFines(candidates[place]) }
      let candidate = candidates[place]
      guard candidate.base + candidate.fines < limit else { continue }
      let cost = candidate.base + (candidate.fines + fines(for: candidate, beside: others))
      if cost < limit { (best, limit) = ((candidate.box, cost), cost) }
    }
    return best
  }

  /// What is confusing about a place beside other names, in pixels of length that one would rather
  /// add: a leader under a name is the worst.
  ///
  /// Infinite where the names would touch. All fines are whole numbers, so their order of addition
  /// changes no digit.
  private func fines(for candidate: Candidate, beside others: [Neighbour?]) -> Double {
    for case .some(let other) in others where other.reserved.intersects(candidate.box) {
      return .infinity
    }
    var fines = 0.0
    for case .some(let other) in others {
      if candidate.leader.crosses(other.box) { fines += 80 }
      if other.leader.crosses(candidate.box) { fines += 80 }
      if other.leader.crosses(candidate.leader) { fines += 40 }
    }
    return fines
  }

  /// The same for everything but other names.
  private func ownFines(_ candidate: Candidate) -> Double {
    let box = candidate.box
    guard placement.area.contains(box), !marks.contains(where: { $0.intersects(box) }),
      !placement.obstacles.contains(where: { $0.intersects(box) })
    else { return .infinity }
    var fines = 0.0
    for bar in placement.bars where bar.crosses(box) { fines += 9 }
    for line in placement.lines where line.crosses(box) { fines += 36 }
    for mark in marks {
      let center = mark.center
      if center != item.anchor {
        if candidate.leader.crosses(mark) { fines += 15 }
        if center.distance(to: box.nearest(to: center)) < candidate.length + item.radius {
          fines += 6
        }
      }
    }
    return fines
  }
}
