import ExperimentFiles
package import NavigationModel
import PopGesture
package import Study

extension PageContext {
  /// Whether people on the page want to go back, and the app lets them.
  package var expectsPop: Bool {
    mix.percent(of: "pop") > 0 && !navigation.isPopDisabled
  }
}

/// Assumptions of a ranking of systems.
package struct SystemTerms: Sendable {
  /// The share of wanted pops that start at the edge on pages that leave people the choice; nil for
  /// that of the experiment's people.
  package var edgeShare: Double?
  /// Whether people have the choice also where the content takes every other stroke.
  package var choosesEverywhere = false
  /// Whether an app switches a system off on pages whose content it would take too much of.
  package var hasRemedies = true
  /// The largest share of a page's content gestures that may be lost; nil for the experiment's.
  package var contentLost: Double?
  package var limitsTriggers = true
  /// Whether an app adds the test that a system lacks where it breaks navigation.
  package var hasTests = true
  /// Whether pages count whose content reads raw touches.
  package var hasRawTouches = true

  package init() {}

  /// What a report changes of the answer's terms, one assumption at a time, in words after "if".
  package static let variations: [(words: String, terms: SystemTerms)] = [
    varied("pops start at the edge only on pages whose content needs strokes elsewhere") {
      $0.edgeShare = 0
    },
    varied("70% of pops start at the edge (all on pages whose content needs strokes elsewhere)") {
      $0.edgeShare = 0.7
    },
    varied("all pops start at the edge, where people can reach it") { $0.edgeShare = 1 },
    varied(
      "50% of pops start at the edge on every page, even if its content needs strokes elsewhere"
    ) {
      $0.choosesEverywhere = true
    },
    varied("pages with sliders or canvases do not count") { $0.hasRawTouches = false },
    varied("10% of a page's content gestures may be lost") { $0.contentLost = 0.1 },
    varied("content lost is not limited") { $0.contentLost = .infinity },
    varied("the app cannot switch recognizers off") { $0.hasRemedies = false },
    varied("the app cannot add a check for a running transition to systems without one") {
      $0.hasTests = false
    },
    varied("false triggers are not limited") { $0.limitsTriggers = false },
  ]

  /// The terms of systems as they come: the app switches nothing off.
  package static let asDesigned: SystemTerms = {
    var terms = SystemTerms()
    terms.hasRemedies = false
    return terms
  }()

  private static func varied(
    _ words: String, _ change: (inout SystemTerms) -> Void
  ) -> (words: String, terms: SystemTerms) {
    var terms = SystemTerms()
    change(&terms)
    return (words, terms)
  }

  /// The largest share of a page's content gestures that may be lost.
  func mostLost(_ limits: Limits) -> Double { contentLost ?? limits.contentLost }

  /// The share of wanted pops on a page that start at the edge.
  func edgeShare(on context: PageContext, of pages: SystemPages) -> Double {
    switch context.popStart {
    case .awayFromEdge: 0
    case .edge where !choosesEverywhere: 1
    case .edge, .anywhere: edgeShare ?? pages.edgeShare
    }
  }
}

/// Pages whose content has gestures of one sort.
package enum PageKind: Sendable, CaseIterable {
  case plain, vertical, leadingEnd, middle, actions, everyWay, selection, rawTouches

  package init(_ context: PageContext) {
    let contents = context.contents
    if contents.isEmpty {
      self = .plain
    } else if contents.contains(where: { $0.kind == .touchTracking }) {
      self = .rawTouches
    } else if contents.contains(where: { $0.kind == .longPress }) {
      self = .selection
    } else if contents.contains(where: { $0.kind == .swipeAction }) {
      self = .actions
    } else if contents.contains(where: { $0.directions == .all }) {
      self = .everyWay
    } else if contents.contains(where: \.isAtLeadingLimit) {
      self = .leadingEnd
    } else {
      self = context.servedDirections == .vertical ? .vertical : .middle
    }
  }
}

extension Metric {
  /// Figures by which systems are compared from page to page, in the order of `pages.csv`.
  ///
  /// All but success, which counts where people want to go back and may, are weighed by how often
  /// people on the page want what.
  package static let ofPages: [Metric] = [
    .success, .contentLost, .falseTrigger, .dualActivation, .stuck, .corrupted,
  ]

  /// Whether more is better in the metric of a name; so it is of names that no metric has.
  static func isHigherBetter(_ name: String) -> Bool {
    all.first { $0.name == name }?.higherIsBetter ?? true
  }

  /// The rank of a rate among others by the metric of a name: 1 for the best, the same for equals.
  package static func rank(of rate: Double, among rates: [Double], by name: String) -> Int {
    let isHigher = isHigherBetter(name)
    return 1 + rates.count { isHigher ? $0 > rate : $0 < rate }
  }
}
