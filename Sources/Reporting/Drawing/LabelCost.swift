/// How good a place is for one name while all others stay.
struct LabelCost {
  /// The cost of a name without a place.
  static let missing = 1e9

  private let item: LabelPlacement.Item
  private let placement: LabelPlacement
  private let marks: [Box]
  private let otherBoxes: [Box]
  private let otherLeaders: [Segment]

  init(
    placement: LabelPlacement, items: [LabelPlacement.Item], boxes: [Box?], index: Int
  ) {
    self.placement = placement
    item = items[index]
    marks = items.map { $0.mark.grown(by: 1) }
    var (others, leaders): ([Box], [Segment]) = ([], [])
    for (other, box) in boxes.enumerated() where other != index {
      guard let box else { continue }
      others.append(box)
      leaders.append(Segment(items[other].anchor, box.nearest(to: items[other].anchor)))
    }
    otherBoxes = others
    otherLeaders = leaders
  }

  /// The allowed box with the lowest cost, the first of equals; nil if none is allowed.
  ///
  /// Most boxes are dismissed by their length alone, which is cheap to know.
  func cheapest(_ boxes: [Box]) -> (box: Box, cost: Double)? {
    var best: (box: Box, cost: Double)?
    for (rank, box) in boxes.enumerated() {
      // The rank breaks ties in favour of preferred directions.
      let preference = Double(rank % LabelCandidates.directions.count) * 0.1
      let leader = Segment(item.anchor, box.nearest(to: item.anchor))
      let length = leader.start.distance(to: leader.end) - item.radius
      let base = preference + (length > 5 ? length + length * length / 100 + 6 : length)
      if let best, base >= best.cost { continue }
      guard isAllowed(box) else { continue }
      let cost = base + fines(for: box, leader: leader, length: length)
      if best.map({ cost < $0.cost }) ?? true { best = (box, cost) }
    }
    return best
  }

  private func isAllowed(_ box: Box) -> Bool {
    placement.area.contains(box)
      && !marks.contains { $0.intersects(box) }
      && !placement.obstacles.contains { $0.intersects(box) }
      && !otherBoxes.contains { $0.grown(by: placement.gap).intersects(box) }
  }

  /// What is confusing about a box, in pixels of length that one would rather add.
  ///
  /// A leader under a name is the worst.
  private func fines(for box: Box, leader: Segment, length: Double) -> Double {
    var fines = 0.0
    for bar in placement.bars where bar.crosses(box) { fines += 9 }
    for line in placement.lines where line.crosses(box) { fines += 36 }
    for other in otherBoxes where leader.crosses(other) { fines += 80 }
    for other in otherLeaders {
      if other.crosses(box) { fines += 80 }
      if other.crosses(leader) { fines += 40 }
    }
    for mark in marks {
      let center = mark.center
      if center != item.anchor {
        if leader.crosses(mark) { fines += 15 }
        if center.distance(to: box.nearest(to: center)) < length + item.radius { fines += 6 }
      }
    }
    return fines
  }
}
