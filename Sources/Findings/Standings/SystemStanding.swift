public import NavigationModel

/// How one system does over the pages of some screens.
public struct SystemStanding: Sendable {
  /// The system.
  public let system: System
  /// Its success where it is lowest and where it is highest; nil without wanted pops.
  public let success: (worst: RateRow, best: RateRow)?
  /// Pages where people want to go back.
  public let wantedPages: Int
  /// Of those, pages on which more than half of the wanted pops complete on every screen, beyond
  /// the error: the whole 95% interval lies above one half.
  public let workingPages: Int
  /// Of those, further pages whose 95% interval contains one half.
  public let unsurePages: Int
  /// Other figures where they are highest; a figure that no page has is missing.
  public let highest: [SystemFigure: RateRow]
  /// False triggers where they are most frequent, of the pages on which they are none of the
  /// content's business; where the most that they may be is highest; honoured aborts where they are
  /// fewest; nil without such pages.
  public let falseTriggers, falseTriggerBound, abortsHonoured: RateRow?
  /// Means over pages: success where a pop is wanted, blocked content where there is content.
  public let meanSuccess, meanBlocked: PageMean?
  /// Pops where the app switched going back off; nil without such a page.
  public let popsWhereDisabled: RateRow?

  /// Puts a system's figures together.
  init(_ system: System, on pages: SystemPages) {
    self.system = system
    let success = pages.rates(.success, of: system.name)
    if let worst = success.min(by: { $0.rate < $1.rate }),
      let best = success.max(by: { $0.rate < $1.rate })
    {
      self.success = (worst, best)
    } else {
      self.success = nil
    }
    let lowest = pages.contexts.compactMap { context in
      pages.screens.compactMap { pages.rate(.success, of: system.name, on: context, $0) }
        .min { $0.rate < $1.rate }
    }
    wantedPages = lowest.count
    workingPages = lowest.filter { $0.low > 0.5 }.count
    unsurePages = lowest.filter { $0.low <= 0.5 && $0.high > 0.5 }.count
    var highest: [SystemFigure: RateRow] = [:]
    for figure in SystemFigure.allCases where figure != .success {
      highest[figure] = pages.rates(figure, of: system.name).max { $0.rate < $1.rate }
    }
    self.highest = highest
    meanSuccess = PageMean(success)
    meanBlocked = PageMean(pages.rates(.blockedContent, of: system.name))
    let falseTriggers = pages.falseTriggers(of: system.name)
    self.falseTriggers = falseTriggers.max { $0.rate < $1.rate }
    falseTriggerBound = falseTriggers.max { $0.bound ?? 1 < $1.bound ?? 1 }
    abortsHonoured = pages.abortsHonoured(of: system.name)
    popsWhereDisabled = pages.popsWhereDisabled(of: system.name)
  }

  /// Whether it works on any page, or may.
  public var works: Bool { workingPages + unsurePages > 0 }

  /// How alike pages are: 1 less the difference between the success of the best and of the worst.
  public var consistency: Double? {
    success.map { 1 - ($0.best.rate - $0.worst.rate) }
  }

  /// Sessions that it breaks where that is most frequent; nil when they are no more than a limit.
  ///
  /// - Parameter limit: a proportion of sessions.
  public func damage(beyond limit: Double = 0) -> RateRow? {
    [highest[.stuck], highest[.corrupted]].compactMap { $0 }.filter { $0.rate > limit }
      .max { $0.rate < $1.rate }
  }
}
