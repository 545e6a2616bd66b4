/// Places names in a given order, each as well as the others let it.
///
/// What it learns about the candidates of a name serves every order that is tried.
struct LabelSolver {
  /// All boxes together and what they cost.
  struct Layout {
    var boxes: [Box?]
    /// One cost per name; missing places cost more than all faults together.
    var costs: [Double]
    var cost: Double { costs.reduce(0, +) }
  }

  private let items: [LabelPlacement.Item]
  private let placement: LabelPlacement
  private var near: [LabelChoices]
  /// The places of the whole area, for names that found none near their mark.
  private var far: [LabelChoices?]

  init(_ items: [LabelPlacement.Item], _ placement: LabelPlacement) {
    self.items = items
    self.placement = placement
    near = items.map { item in
      LabelChoices(
        LabelCandidates.around(item, reach: placement.area), for: item, among: items, placement)
    }
    far = items.map { _ in nil }
  }

  /// One name after the other takes its cheapest place; then each may move again, given all others,
  /// for a few rounds.
  mutating func solve(_ order: [Int]) -> Layout {
    var names = [LabelChoices.Neighbour?](repeating: nil, count: items.count)
    var costs = [Double](repeating: 0, count: items.count)
    // Names that chose since any other one last moved: they would choose the same again.
    var settled = 0
    for _ in 0..<6 {
      for index in order where settled < items.count {
        let before = names[index]
        names[index] = nil
        let choice = choose(index, beside: names)
        names[index] = choice.map { neighbour($0.box, of: items[index]) }
        costs[index] = choice?.cost ?? LabelChoices.missing
        settled = names[index] == before ? settled + 1 : 1
      }
    }
    return Layout(boxes: names.map { $0?.box }, costs: costs)
  }

  private mutating func choose(
    _ index: Int, beside names: [LabelChoices.Neighbour?]
  ) -> (box: Box, cost: Double)? {
    if let choice = near[index].cheapest(beside: names) { return choice }
    if far[index] == nil {
      far[index] = LabelChoices(
        LabelCandidates.all(items[index], placement.area), for: items[index], among: items,
        placement)
    }
    return far[index]?.cheapest(beside: names) ?? nil
  }

  private func neighbour(_ box: Box, of item: LabelPlacement.Item) -> LabelChoices.Neighbour {
    LabelChoices.Neighbour(
      box: box, reserved: box.grown(by: placement.gap),
      leader: Segment(item.anchor, box.nearest(to: item.anchor)))
  }
}
