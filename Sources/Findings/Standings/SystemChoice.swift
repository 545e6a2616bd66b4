public import ExperimentFiles
import NavigationModel

/// The system to ship on some screens, and why not another.
///
/// The rule, stated in every report: a system keeps to the experiment's limits. It breaks no more
/// sessions than they allow (none, usually), has no more false triggers by the 95% bound that
/// policies keep to as well, and on no page blocks the content or moves with it at once by more
/// than they allow above the system that does so least there.
/// Among those left, the one that works on most pages; of equals, the one whose success on its
/// worst page is highest. No weights are hidden in it.
///
/// Aborts honoured are printed, not limited: the completion policy inside a system decides on them.
public struct SystemChoice: Sendable {
  /// The screens and pages for which it is.
  public let pages: SystemPages
  /// What was kept to.
  public let limits: Limits
  /// The admitted systems, the best first.
  public let admitted: [SystemStanding]
  /// The others, by their reasons, with the systems that work on most pages first.
  public let excluded: [Exclusion]
  /// Names of systems of which no swipe tells the first apart.
  public let twins: [String]

  /// A system that the rule does not admit.
  public struct Exclusion: Sendable {
    /// The system.
    public let standing: SystemStanding
    /// Why.
    public let reason: Reason
    /// Where the reason shows most.
    public let row: RateRow
  }

  /// Why a system is not admitted; the first that applies.
  public enum Reason: Sendable, CaseIterable {
    /// It breaks navigation.
    case damages
    /// It takes too many strokes from a page's content.
    case blocks
    /// It moves together with the page's content too often.
    case moves
    /// It has, or by the 95% bound may have, too many false triggers where nothing of the page's
    /// swipes the pop's way.
    case triggers
  }

  /// Applies the rule.
  ///
  /// - Parameter limits: what to keep to; nil for what the experiment does.
  public init(_ pages: SystemPages, within limits: Limits? = nil) {
    let limits = limits ?? pages.limits
    (self.pages, self.limits) = (pages, limits)
    let standings = pages.systems.map { SystemStanding($0, on: pages) }
    let blocks = Self.excesses(.blockedContent, standings, pages, beyond: limits.contentLost)
    let moves = Self.excesses(.dualActivation, standings, pages, beyond: limits.contentLost)
    var admitted: [SystemStanding] = []
    var excluded: [Exclusion] = []
    for (place, standing) in standings.enumerated() {
      let falseTriggers = standing.falseTriggerBound.flatMap {
        limits.keeps($0.bound ?? 1) ? nil : $0
      }
      let found: [(reason: Reason, row: RateRow?)] = [
        (.damages, standing.damage(beyond: limits.stuck)), (.blocks, blocks[place]),
        (.moves, moves[place]), (.triggers, falseTriggers),
      ]
      if let (reason, row) = found.first(where: { $0.row != nil }), let row {
        excluded.append(Exclusion(standing: standing, reason: reason, row: row))
      } else {
        admitted.append(standing)
      }
    }
    self.admitted = Self.ranked(admitted)
    self.excluded = Reason.allCases.reversed().flatMap { reason in
      let those = excluded.filter { $0.reason == reason }
      return Self.ranked(those.map(\.standing)).flatMap { standing in
        those.filter { $0.standing.system.name == standing.system.name }
      }
    }
    let others = self.admitted.dropFirst().map(\.system.name)
    twins =
      self.admitted.first.map { first in
        others.filter { Self.areTwins(first.system.name, $0, on: pages) }
      } ?? []
  }

  /// The system to ship; nil where none that is admitted works on any page.
  public var best: SystemStanding? { admitted.first.flatMap { $0.works ? $0 : nil } }

  /// Every system, in the order of the ranking.
  public var standings: [SystemStanding] { admitted + excluded.map(\.standing) }

  /// The most pages first, then the highest success on the worst page, then as given.
  private static func ranked(_ standings: [SystemStanding]) -> [SystemStanding] {
    standings.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.workingPages != b.workingPages { return a.workingPages > b.workingPages }
      let (first, second) = (a.success?.worst.rate ?? 0, b.success?.worst.rate ?? 0)
      return first != second ? first > second : one.offset < other.offset
    }.map(\.element)
  }

  /// Where each system goes furthest beyond the one that does least; nil where that is no more than
  /// the allowance.
  private static func excesses(
    _ figure: SystemFigure, _ standings: [SystemStanding], _ pages: SystemPages,
    beyond allowance: Double
  ) -> [RateRow?] {
    var most: [(excess: Double, row: RateRow)?] = standings.map { _ in nil }
    for context in pages.contexts {
      for screen in pages.screens {
        let rows = standings.map { pages.rate(figure, of: $0.system.name, on: context, screen) }
        let least = rows.compactMap { $0?.rate }.min() ?? 0
        for (place, row) in rows.enumerated() {
          guard let row, row.rate - least > most[place]?.excess ?? -1 else { continue }
          most[place] = (row.rate - least, row)
        }
      }
    }
    return most.map { found in found.flatMap { $0.excess > allowance ? $0.row : nil } }
  }

  /// Whether two systems do the same wherever the rule looks.
  private static func areTwins(_ a: String, _ b: String, on pages: SystemPages) -> Bool {
    [SystemFigure.success, .blockedContent, .falseTrigger, .flash, .dualActivation].allSatisfy {
      pages.rates($0, of: a).map(\.rate) == pages.rates($0, of: b).map(\.rate)
    }
  }
}
