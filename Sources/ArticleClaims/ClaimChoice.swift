import SwipeSimulation
import TrialStatistics

/// What people gain where an app chooses a system for each page, over the one that is best for all
/// of its pages.
///
/// Both are chosen by every other person and measured with the rest, so that what chance chose
/// gains nothing. A system is worth the wanted pops that complete, less the strokes that the
/// content loses.
struct ClaimChoice: ClaimMeasure {
  /// The systems among which an app chooses.
  let systems: [String]
  /// Its pages, all of which count the same.
  let cases: [Case]

  /// A page, and what people do there apart from going back.
  struct Case: Sendable {
    let page: String
    let content: Swipers
  }

  /// Names of what was chosen.
  private struct Chosen {
    let forAll: String
    /// By case.
    let each: [String]
  }

  var cells: [ClaimCell] {
    cases.flatMap { place in systems.flatMap { [pops($0, place), losses($0, place)] } }
  }

  private func pops(_ system: String, _ place: Case) -> ClaimCell {
    ClaimCell(fact: .completed, swipers: .pop, system: system, page: place.page, screen: .phone)
  }

  private func losses(_ system: String, _ place: Case) -> ClaimCell {
    ClaimCell(
      fact: .contentBlocked, swipers: place.content, system: system, page: place.page,
      screen: .phone)
  }

  func words(on screens: [ScreenRole: Screen], in counts: [ClaimCell: ClusterSums]) -> String {
    let kinds = cases.reduce(into: [Swipers]()) { kinds, place in
      if !kinds.contains(place.content) { kinds.append(place.content) }
    }
    let content = kinds.map { kind in
      "\(kind.words) on \(Self.names(cases.filter { $0.content == kind }.map(\.page)))"
    }
    return
      "share of wanted pops that complete, minus share of content strokes that the content does not"
      + " get, or loses midway (\(content.joined(separator: "; "))), mean over the pages, with"
      + " the best of \(Self.names(systems)) for each page, minus the same with the best one for"
      + " all pages (\(screens[.phone]?.name ?? "")); chosen by half of the people, measured with"
      + " the others" + outcome(counts)
  }

  /// What was chosen in the world as it is: for all pages, with what every other system would cost
  /// there, and for single pages, with what that gains.
  private func outcome(_ counts: [ClaimCell: ClusterSums]) -> String {
    guard let chosen = choose(in: counts, world: 0) else { return "" }
    func gain(_ picks: [(Case, String)]) -> Double {
      contrast(picks, over: chosen.forAll, in: counts, world: 0)?.value ?? .nan
    }
    let others = systems.filter { $0 != chosen.forAll }.map { system in
      "`\(system)` (\(gain(cases.map { ($0, system) }).short))"
    }
    let pages = zip(cases, chosen.each).compactMap { place, system -> String? in
      let gain = gain([(place, system)])
      return gain < 0.01 ? nil : "`\(system)` on `\(place.page)` (+\(gain.short))"
    }
    return "; best for all pages is `\(chosen.forAll)`; the others differ from it by"
      + " \(others.joined(separator: ", ")); single pages that gain at least 0.01: "
      + (pages.isEmpty ? "none" : pages.joined(separator: ", "))
  }

  private static func names(_ names: [String]) -> String {
    names.map { "`\($0)`" }.joined(separator: ", ")
  }

  func estimate(in counts: [ClaimCell: ClusterSums], world: Int) -> RatioContrast? {
    guard let chosen = choose(in: counts, world: world) else { return nil }
    return contrast(Array(zip(cases, chosen.each)), over: chosen.forAll, in: counts, world: world)
  }

  /// What systems are worth on their pages over one system, with those who did not choose.
  private func contrast(
    _ chosen: [(Case, String)], over single: String, in counts: [ClaimCell: ClusterSums], world: Int
  ) -> RatioContrast? {
    let weight = 1 / Double(chosen.count)
    var parts: [(weight: Double, sums: ClusterSums)] = []
    for (place, system) in chosen {
      for (cell, sign) in [
        (pops(system, place), 1.0), (losses(system, place), -1), (pops(single, place), -1),
        (losses(single, place), 1),
      ] {
        guard let sums = counts[cell.inside(world)] else { return nil }
        parts.append((sign * weight, Self.part(of: sums, choosing: false)))
      }
    }
    return RatioContrast(parts)
  }

  /// The best system of each page and of all; the first of equal ones, nil when a cell has no
  /// trials.
  private func choose(in counts: [ClaimCell: ClusterSums], world: Int) -> Chosen? {
    func rate(_ cell: ClaimCell) -> Double? {
      counts[cell.inside(world)].flatMap { Self.part(of: $0, choosing: true).ratio }
    }
    var worth: [[Double]] = []
    for place in cases {
      let row = systems.compactMap { system -> Double? in
        guard let pops = rate(pops(system, place)), let losses = rate(losses(system, place))
        else { return nil }
        return pops - losses
      }
      guard row.count == systems.count else { return nil }
      worth.append(row)
    }
    func best(_ sums: [Double]) -> String? {
      sums.indices.max { sums[$0] < sums[$1] || sums[$0] == sums[$1] && $0 > $1 }
        .map { systems[$0] }
    }
    let totals = systems.indices.map { place in worth.reduce(0) { $0 + $1[place] } }
    guard let forAll = best(totals) else { return nil }
    return Chosen(forAll: forAll, each: worth.compactMap(best))
  }

  /// What every other person did: those who choose, or those who are left.
  private static func part(of sums: ClusterSums, choosing: Bool) -> ClusterSums {
    let people = sums.trials.indices.filter { $0.isMultiple(of: 2) == choosing }
    return ClusterSums(
      amounts: people.map { sums.amounts[$0] }, trials: people.map { sums.trials[$0] })
  }
}
