/// Chooses which labels of an axis to write.
package enum LabelThinning {
  /// The indices of labels that fit side by side with at least `gap` pixels between them.
  ///
  /// - Parameters:
  ///   - centers: where the labels stand, in pixels, in any order.
  ///   - extents: their widths (or heights), one per centre.
  ///   - firstChoice: indices to keep before all others, in order of importance; the rest follow
  ///     in index order. A label that would touch one already kept is left out.
  /// - Returns: kept indices in ascending order. A maximal set: no further label would fit.
  package static func kept(
    centers: [Double], extents: [Double], gap: Double, firstChoice: [Int] = []
  ) -> [Int] {
    var kept: [Int] = []
    for index in firstChoice + Array(centers.indices) where !kept.contains(index) {
      let fits = kept.allSatisfy { other in
        let need = (extents[index] + extents[other]) / 2 + gap
        return abs(centers[index] - centers[other]) >= need
      }
      if fits { kept.append(index) }
    }
    return kept.sorted()
  }
}

extension [SceneText] {
  /// The texts that fit side by side, as `LabelThinning.kept` tells.
  package func thinned(gap: Double, firstChoice: [Int] = []) -> [SceneNode] {
    LabelThinning.kept(
      centers: map(\.at.x), extents: map(\.width), gap: gap, firstChoice: firstChoice
    ).map { .text(self[$0]) }
  }
}
