/// The findings about reading scrolls.
enum ScrollFindings {
  /// Shares that rules accept behind each lock, then shares that lean.
  static func all(simulated: ScrollSummary, recorded: ScrollSummary) -> [FidelityFinding] {
    let gates = ScrollSummary.Gate.all.compactMap { gate -> FidelityFinding? in
      guard let own = simulated.acceptance[gate], let other = recorded.acceptance[gate] else {
        return nil
      }
      return FidelityFinding(
        .scroll, gate.name, .acceptance, recorded: other.rate, simulated: own.rate, .difference,
        FidelityTargets.scrollAcceptance(other))
    }
    let angles = ScrollSummary.angles.compactMap { angle in
      FidelityFinding(
        .scroll, "angle > \(Int(angle)) degrees", .leaning, recorded: recorded.leaning[angle],
        simulated: simulated.leaning[angle], .ratio, FidelityTargets.leaning)
    }
    return gates + angles
  }
}
