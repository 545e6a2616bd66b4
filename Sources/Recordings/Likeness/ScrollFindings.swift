/// The findings about reading scrolls.
enum ScrollFindings {
  /// Shares that rules accept behind each lock, then shares that lean.
  static func all(simulated: ScrollSummary, recorded: ScrollSummary) -> [FidelityFinding] {
    let gates = ScrollSummary.Gate.all.compactMap { gate -> FidelityFinding? in
      guard let own = simulated.acceptance[gate], let other = recorded.acceptance[gate],
        other.high.isFinite
      else { return nil }
      return FidelityFinding(
        .scroll, gate.name, .acceptance, recorded: other.value, simulated: own.value, .difference,
        FidelityTargets.interval(of: other))
    }
    let known = recorded.rivalry.flatMap { $0.high.isFinite ? $0 : nil }
    let rivalry = FidelityFinding(
      .scroll, ScrollSummary.rivals.map(\.name).joined(separator: " over "), .acceptanceRatio,
      recorded: known?.value, simulated: simulated.rivalry?.value, .ratio,
      known.map { $0.low / $0.value...$0.high / $0.value } ?? 0...Double.infinity)
    let angles = ScrollSummary.angles.compactMap { angle in
      FidelityFinding(
        .scroll, "angle > \(Int(angle)) degrees", .leaning, recorded: recorded.leaning[angle],
        simulated: simulated.leaning[angle], .ratio, FidelityTargets.leaning)
    }
    return gates + [rivalry].compactMap(\.self) + angles
  }
}
