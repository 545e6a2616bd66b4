import ExperimentFiles
import NavigationModel

/// The system to ship on some pages and screens, and why not another.
///
/// The rule, stated in every report: of the systems whose false triggers keep to the limit, by the
/// 95% bound that policies keep to as well, the one that completes most wanted pops, the mean over
/// pages, each of which counts the same. Where a system would take more of a page's content than
/// the limit, or move with it, it is switched off, and what is left there counts; where it breaks
/// navigation it gets the test that it lacks.
///
/// Aborts honoured are printed, not limited: the completion policy inside a system decides on them.
public struct SystemChoice: Sendable {
  /// The screens and pages for which it is.
  public let pages: SystemPages
  /// The systems that the rule admits, the best first.
  public let admitted: [SystemStanding]
  /// The others, likewise, with the first reason that applies.
  public let excluded: [(standing: SystemStanding, reason: Reason)]

  /// Why a system is not admitted.
  public enum Reason: Sendable {
    /// It breaks navigation, and nothing is done about that.
    case damages
    /// It takes too much of a page's content, and nothing is done about that.
    case takes
    /// It has, or by the 95% bound may have, too many false triggers where nothing of the page's
    /// swipes the pop's way.
    case triggers
  }

  /// Applies the rule.
  public init(_ pages: SystemPages, _ terms: SystemTerms = SystemTerms()) {
    self.pages = pages
    let ranked = pages.systems.map { SystemStanding($0, on: pages, terms) }.enumerated().sorted {
      let (a, b) = ($0.element.success?.rate ?? 0, $1.element.success?.rate ?? 0)
      return a != b ? a > b : $0.offset < $1.offset
    }.map { (standing: $0.element, reason: Self.reason($0.element, pages.limits, terms)) }
    admitted = ranked.filter { $0.reason == nil }.map(\.standing)
    excluded = ranked.compactMap { entry in entry.reason.map { (entry.standing, $0) } }
  }

  private static func reason(
    _ standing: SystemStanding, _ limits: Limits, _ terms: SystemTerms
  ) -> Reason? {
    if !terms.hasTests, !standing.damage.isEmpty { return .damages }
    // Where it is switched off, what is left keeps to the limit.
    if standing.pages.contains(where: { $0.harm > limits.contentLost }) { return .takes }
    if !terms.limitsTriggers { return nil }
    return standing.breaksFalseTriggers ? .triggers : nil
  }

  /// The system to ship; nil where none that is admitted ever completes a pop.
  public var best: SystemStanding? {
    admitted.first.flatMap { $0.success?.rate ?? 0 > 0 ? $0 : nil }
  }

  /// Every system, the admitted ones first.
  public var standings: [SystemStanding] { admitted + excluded.map(\.standing) }

  /// Systems as they come, nothing done about them, that no other beats in both success and content
  /// lost, the most successful first.
  public static func frontier(_ pages: SystemPages) -> [SystemStanding] {
    var terms = SystemTerms()
    terms.hasRemedies = false
    let all = pages.systems.map { SystemStanding($0, on: pages, terms) }
    func figures(_ standing: SystemStanding) -> (success: Double, lost: Double) {
      (standing.success?.rate ?? 0, standing.lost?.rate ?? 0)
    }
    return all.filter { one in
      let own = figures(one)
      return !all.contains { other in
        let (success, lost) = figures(other)
        return success >= own.success && lost <= own.lost
          && (success > own.success || lost < own.lost)
      }
    }.sorted { figures($0).success > figures($1).success }
  }
}
