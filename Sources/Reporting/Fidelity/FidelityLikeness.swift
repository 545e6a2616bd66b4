import Drawing
import Recordings

/// In words: in what synthetic and recorded people agree, and in what they do not.
struct FidelityLikeness {
  private let comparison: FidelityComparison

  init(_ comparison: FidelityComparison) { self.comparison = comparison }

  /// A sentence for each kind of stroke, and one for the rules.
  var lines: [String] {
    let kinds = SwipeKind.allCases.compactMap(sentence).map { "- \($0)" }
    let outside = comparison.rangedShares.filter { !$0.isInRange }.map(text)
    let lead =
      "Where recorded people agree with the synthetic ones, and where not (recorded against"
      + " synthetic means):"
    return [lead, ""] + kinds
      + (outside.isEmpty
        ? []
        : [
          "- **Rules:** outside the range for other people: \(outside.joined(separator: "; "))."
        ])
  }

  /// The means of a kind that lie in the interval of a recorded set, and those that do not.
  private func sentence(_ kind: SwipeKind) -> String? {
    let parts = comparison.sets(of: kind).compactMap { set -> String? in
      let all = kind.quantities.compactMap { quantity -> (PersonQuantity, own: Double, Figure)? in
        guard let other = set[quantity.key(kind)],
          let own = comparison.synthetic.figures[other.key]
        else { return nil }
        return (quantity, own.value, other)
      }
      if all.isEmpty { return nil }
      let isLike = { (figure: Figure, own: Double) in (figure.low...figure.high).contains(own) }
      let like = all.filter { isLike($0.2, $0.own) }.map { Self.name($0.0) }
      let unlike = all.filter { !isLike($0.2, $0.own) }.map { quantity, own, other in
        "\(Self.name(quantity)) (\(FidelityTables.number(other.value, of: quantity)) against"
          + " \(FidelityTables.number(own, of: quantity)))"
      }
      return "`\(set.name)` "
        + [
          like.isEmpty ? nil : "agrees in \(like.listed)",
          unlike.isEmpty ? nil : "differs in \(unlike.listed)",
        ].compactMap(\.self).joined(separator: ", ")
    }
    return parts.isEmpty ? nil : "**\(kind.title):** \(parts.joined(separator: "; "))."
  }

  /// A quantity without its unit.
  private static func name(_ quantity: PersonQuantity) -> String {
    String(quantity.title.prefix { $0 != "," })
  }

  private func text(_ share: FidelityComparison.RangedShare) -> String {
    let (low, high) = (share.range.lowerBound, share.range.upperBound)
    func percent(_ rate: Double) -> String {
      FixedDecimals.string(100 * rate, decimals: share.kind == .pops ? 1 : 2)
    }
    return "`\(share.trial.title)` on \(share.kind.title.lowercased()) of `\(share.set)`,"
      + " \(percent(share.share))% against \(percent(low)) to \(percent(high))%"
  }
}
