import Documents
import Drawing
import Recordings

/// In words: in what synthetic and recorded people agree, and in what they do not.
struct FidelityLikeness {
  private let comparison: FidelityComparison

  init(_ comparison: FidelityComparison) { self.comparison = comparison }

  /// A sentence for each kind of stroke, and one for the rules.
  var blocks: [Block] {
    let outside = comparison.rangedShares.filter { !$0.isInRange }.map(text)
    let rules: Prose =
      "\(strong: "Rules:") these rates lie outside the range expected of other people:"
      + " \(outside.joined(separator: "; "))."
    return [
      "A recorded set agrees with the synthetic people where its 95% interval contains their mean."
        + " Where the two differ, the recorded mean stands before the synthetic one:",
      .list(SwipeKind.allCases.compactMap(sentence) + (outside.isEmpty ? [] : [rules])),
    ]
  }

  /// The means of a kind that lie in the interval of a recorded set, and those that do not.
  private func sentence(_ kind: SwipeKind) -> Prose? {
    let parts = comparison.sets(of: kind).compactMap { set -> Prose? in
      let all = kind.quantities.compactMap { quantity -> (PersonQuantity, own: Double, Figure)? in
        guard let other = set[quantity.key(kind)],
          let own = comparison.synthetic.figures[other.key]
        else { return nil }
        return (quantity, own.value, other)
      }
      if all.isEmpty { return nil }
      let isLike = { (figure: Figure, own: Double) in (figure.low...figure.high).contains(own) }
      let like = all.filter { isLike($0.2, $0.own) }.map { Self.name($0.0) }
      let unlike = all.filter { !isLike($0.2, $0.own) }.map { quantity, own, other -> Prose in
        "\(Self.name(quantity)) (\(FidelityTables.number(other.value, of: quantity)) against"
          + " \(FidelityTables.number(own, of: quantity)))"
      }
      let agrees: [Prose] = like.isEmpty ? [] : ["agrees in \(like.listed)"]
      let differs: [Prose] = unlike.isEmpty ? [] : ["differs in \(unlike.listed)"]
      return "\(code: set.name) \((agrees + differs).joined(separator: " but "))"
    }
    return parts.isEmpty ? nil : "\(strong: "\(kind.title):") \(parts.joined(separator: "; "))."
  }

  /// A quantity without its unit.
  private static func name(_ quantity: PersonQuantity) -> Prose {
    Prose(quantity.title.prefix { $0 != "," })
  }

  private func text(_ share: FidelityComparison.RangedShare) -> Prose {
    let (low, high) = (share.range.lowerBound, share.range.upperBound)
    func percent(_ rate: Double) -> String {
      FixedDecimals.string(100 * rate, decimals: share.kind == .pops ? 1 : 2)
    }
    return "\(code: share.trial.title) on \(share.kind.title.lowercased()) of \(code: share.set),"
      + " \(percent(share.share))% against \(percent(low)) to \(percent(high))%"
  }
}
