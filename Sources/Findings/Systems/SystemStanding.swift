import ExperimentFiles
package import NavigationModel
import Study

/// How one system does over the pages of some screens.
package struct SystemStanding: Sendable {
  package let system: System
  /// What it does on each page, with what is done about it.
  package let pages: [SystemPage]
  /// Wanted pops that complete, the mean over pages: as people start, from the edge, and away from
  /// it where they may start there.
  package let success, fromEdge, fromAnywhere: PageMean?
  /// The content's strokes that are lost, the mean over pages whose content takes strokes.
  package let lost: PageMean?
  /// False triggers where they are most frequent, of the pages on which they are none of the
  /// content's business; where the most that they may be is highest; honoured aborts where they are
  /// fewest; nil without such pages.
  package let falseTriggers, falseTriggerBound, abortsHonoured: RateRow?
  /// Where most sessions are stuck or corrupted, of each that is beyond the limit.
  package let damage: [RateRow]
  /// Pops where the app switched going back off; nil without such a page.
  package let popsWhereDisabled: RateRow?

  /// The pages and screens of which these are the figures.
  package let screens: SystemPages

  init(_ system: System, on pages: SystemPages, _ terms: SystemTerms) {
    (self.system, screens) = (system, pages)
    let found = pages.contexts.map { SystemPage(system, on: $0, of: pages, terms) }
    self.pages = found
    success = PageMean(found.compactMap(\.success))
    fromEdge = PageMean(found.compactMap(\.fromEdge))
    fromAnywhere = PageMean(Self.away(found).compactMap(\.fromAnywhere))
    lost = PageMean(found.compactMap(\.lost))
    // Where it is switched off its pops are not its own.
    let own = found.filter { $0.remedy == nil }.map(\.context)
    let triggers = pages.falseTriggers(of: system.name, on: own)
    falseTriggers = triggers.max { $0.rate < $1.rate }
    falseTriggerBound = triggers.max { $0.bound ?? 1 < $1.bound ?? 1 }
    abortsHonoured = pages.abortsHonoured(of: system.name, on: own)
    popsWhereDisabled = pages.popsWhereDisabled(of: system.name)
    damage = [Metric.stuck, .corrupted].compactMap { figure in
      pages.rates(figure, of: system.name).filter { $0.rate > pages.limits.stuck }
        .max { $0.rate < $1.rate }
    }
  }

  /// Whether false triggers are, or by the 95% bound may be, over their limit.
  package var breaksFalseTriggers: Bool {
    falseTriggerBound.map { ($0.bound ?? 1) > screens.limits.falseTriggers } ?? false
  }

  /// Pages on which people want to go back.
  package var wanted: [SystemPage] { pages.filter { $0.success != nil } }

  /// Of those, pages on which more than half of the wanted pops complete on every screen.
  package var working: [SystemPage] { wanted.filter { $0.lowest > 0.5 } }

  /// Pages where pops may start away from the edge; those of them where most such pops complete.
  package var away: (wanted: [SystemPage], working: [SystemPage]) {
    let wanted = Self.away(pages)
    return (wanted, wanted.filter { ($0.fromAnywhere?.rate ?? 0) > 0.5 })
  }

  private static func away(_ pages: [SystemPage]) -> [SystemPage] {
    pages.filter { $0.fromAnywhere != nil && $0.context.popStart != .edge }
  }

  /// The page that loses most content to the system; nil where it takes nothing.
  package var mostLost: SystemPage? {
    pages.max { $0.harm < $1.harm }.flatMap { $0.harm > 0 ? $0 : nil }
  }

  /// The pages that lose the largest share of touches which come down at the edge; empty where none
  /// is lost.
  package var mostLostAtEdge: [SystemPage] {
    let most = pages.map(\.lostAtEdge).max() ?? 0
    return most == 0 ? [] : pages.filter { $0.lostAtEdge > most - 0.0005 }
  }

  /// What is done about it, with the pages.
  package var remedies: [(remedy: Remedy, pages: [String])] {
    Remedy.allCases.compactMap { remedy in
      let those = pages.filter { $0.remedy == remedy }.map(\.context.name)
      return those.isEmpty ? nil : (remedy, those)
    }
  }
}

/// What a system does on one page, over some screens.
package struct SystemPage: Sendable {
  package let context: PageContext
  /// Wanted pops that complete, over the screens: as people start, from the edge, from anywhere;
  /// nil where none are wanted.
  package let success, fromEdge, fromAnywhere: PageMean?
  /// The least of them on a screen.
  package let lowest: Double
  /// The content's strokes that are lost; nil where it takes none.
  package let lost: PageMean?
  /// Those that are lost, or swipes that move page and content at once, where they are most.
  package let harm: Double
  /// Those that are lost of strokes which touch down at the edge, where they are most.
  package let lostAtEdge: Double
  /// What is done about it; nil where nothing need be.
  package let remedy: Remedy?

  /// What a system does, or what is left of it where it takes more than the limit.
  init(_ system: System, on context: PageContext, of pages: SystemPages, _ terms: SystemTerms) {
    let own = SystemPage(system.name, on: context, of: pages, terms, remedy: nil)
    let most = terms.mostLost(pages.limits)
    guard own.harm > most, terms.hasRemedies else {
      self = own
      return
    }
    let known = Set(pages.systems.map(\.name))
    let rest = Remedy.all(for: system).map { remedy in
      SystemPage(
        remedy.system.flatMap { known.contains($0) ? $0 : nil }, on: context, of: pages, terms,
        remedy: remedy)
    }.filter { $0.harm <= most }
    let none = SystemPage(nil, on: context, of: pages, terms, remedy: .off)
    self = (rest + [none]).reduce(rest.first ?? none) { best, other in
      other.success?.rate ?? 0 > best.success?.rate ?? 0 ? other : best
    }
  }

  /// - Parameter name: of the system; nil where no swipe goes back.
  private init(
    _ name: String?, on context: PageContext, of pages: SystemPages, _ terms: SystemTerms,
    remedy: Remedy?
  ) {
    let share = terms.edgeShare(on: context, of: pages)
    let figures = pages.screens.map { screen in
      func figure(_ figure: Metric, _ start: SwipeStart) -> PageMean? {
        let found = pages.figure(
          figure, of: name ?? pages.systems[0].name, on: context, screen, from: start)
        return name == nil ? found.map { _ in PageMean(rate: 0, standardError: 0) } : found
      }
      return (
        edge: figure(.success, .edge), anywhere: figure(.success, .anywhere),
        lost: figure(.contentLost, .anywhere), both: figure(.dualActivation, .anywhere)
      )
    }
    (self.context, self.remedy) = (context, remedy)
    fromEdge = PageMean(figures.compactMap(\.edge))
    fromAnywhere = PageMean(figures.compactMap(\.anywhere))
    let mixed = figures.compactMap { figures -> PageMean? in
      guard let anywhere = figures.anywhere else { return nil }
      return share == 0 ? anywhere : figures.edge?.mixed(share, with: anywhere)
    }
    success = PageMean(mixed)
    lowest = mixed.map(\.rate).min() ?? 0
    lost = PageMean(figures.compactMap(\.lost))
    harm = figures.flatMap { [$0.lost, $0.both] }.compactMap { $0?.rate }.max() ?? 0
    lostAtEdge =
      name.flatMap { name in
        pages.screens.compactMap {
          pages.row(.contentLost, of: name, on: context, $0, from: .edge)?.rate
        }.max()
      } ?? 0
  }
}

/// The mean of a figure over pages or screens, each of which counts the same.
package struct PageMean: Sendable, Equatable {
  package let rate: Double
  /// The mean of the standard errors: an upper bound of the mean's own, since the same people swipe
  /// on all pages.
  package let standardError: Double
}

extension PageMean {
  /// The mean of some figures; nil without any.
  init?(_ figures: [PageMean]) {
    guard !figures.isEmpty else { return nil }
    rate = figures.reduce(0) { $0 + $1.rate } / Double(figures.count)
    standardError = figures.reduce(0) { $0 + $1.standardError } / Double(figures.count)
  }

  /// A share of this and the rest of another.
  func mixed(_ share: Double, with other: PageMean) -> PageMean {
    PageMean(
      rate: share * rate + (1 - share) * other.rate,
      standardError: share * standardError + (1 - share) * other.standardError)
  }
}

/// The system to ship on some pages and screens.
///
/// The rule, stated in every report: of the systems whose false triggers keep to the limit, by the
/// 95% bound that policies keep to as well, the one that completes most wanted pops, the mean over
/// pages, each of which counts the same. Where a system would take more of a page's content than
/// the limit, or move with it, it is switched off, and what is left there counts; where it breaks
/// navigation it gets the test that it lacks.
///
/// Aborts honoured are printed, not limited: the completion policy inside a system decides on them.
package struct SystemChoice: Sendable {
  /// The screens and pages for which it is.
  package let pages: SystemPages
  /// The systems that the rule admits, and the others; the best first.
  package let admitted, excluded: [SystemStanding]

  package init(_ pages: SystemPages, _ terms: SystemTerms = SystemTerms()) {
    let pages = terms.hasRawTouches ? pages : pages.on { PageKind($0) != .rawTouches }
    self.pages = pages
    // Sorting is stable: equal systems stay in the order of the experiment.
    let ranked = pages.systems.map { SystemStanding($0, on: pages, terms) }.sorted {
      $0.success?.rate ?? 0 > $1.success?.rate ?? 0
    }
    admitted = ranked.filter { Self.admits($0, pages.limits, terms) }
    excluded = ranked.filter { !Self.admits($0, pages.limits, terms) }
  }

  private static func admits(
    _ standing: SystemStanding, _ limits: Limits, _ terms: SystemTerms
  ) -> Bool {
    // It breaks navigation, and nothing is done about that.
    if !terms.hasTests, !standing.damage.isEmpty { return false }
    // Where it is switched off, what is left keeps to the limit.
    if standing.pages.contains(where: { $0.harm > terms.mostLost(limits) }) { return false }
    return !terms.limitsTriggers || !standing.breaksFalseTriggers
  }

  /// The system to ship; nil where none that is admitted ever completes a pop.
  package var best: SystemStanding? {
    admitted.first.flatMap { $0.success?.rate ?? 0 > 0 ? $0 : nil }
  }

  /// The choice on other terms, one assumption at a time: in words after "if", and what it is then.
  ///
  /// Only where the terms make a difference to the experiment.
  package static func varied(_ pages: SystemPages) -> [(words: String, choice: SystemChoice)] {
    let hasRaw = pages.contexts.contains { PageKind($0) == .rawTouches }
    return SystemTerms.variations.filter { _, terms in
      terms.edgeShare != pages.edgeShare && (hasRaw || terms.hasRawTouches)
    }.map { ($0, SystemChoice(pages, $1)) }
  }

  /// The systems to ship on other terms, nil where none is, with these terms in words after "if".
  package var otherwise: [(name: String?, words: String)] {
    Self.varied(pages).reduce(into: [(name: String?, words: String)]()) { found, other in
      let name = other.choice.best?.system.name
      if name == best?.system.name { return }
      if let last = found.indices.last, found[last].name == name {
        found[last].words += " or if \(other.words)"
      } else {
        found.append((name, other.words))
      }
    }
  }

  /// Every system, the admitted ones first.
  package var standings: [SystemStanding] { admitted + excluded }

  /// Systems as they come, nothing done about them, that no other beats in both success and content
  /// lost, the most successful first.
  package static func frontier(_ pages: SystemPages) -> [SystemStanding] {
    let all = pages.systems.map { SystemStanding($0, on: pages, .asDesigned) }
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
