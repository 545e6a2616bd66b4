public import NavigationModel

/// Assumptions of a ranking of systems.
public struct SystemTerms: Sendable {
  /// The share of wanted pops that start at the edge on pages that leave people the choice; nil for
  /// that of the experiment's people.
  public var edgeShare: Double?
  /// Whether people have the choice also where the content takes every other stroke.
  public var choosesEverywhere = false
  /// Whether an app switches a system off on pages whose content it would take too much of.
  public var hasRemedies = true
  /// Whether false triggers are limited.
  public var limitsTriggers = true
  /// Whether an app adds the test that a system lacks where it breaks navigation.
  public var hasTests = true

  /// The terms of the answer.
  public init() {}

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
public enum PageKind: Sendable, CaseIterable {
  case plain, vertical, leadingEnd, middle, actions, everyWay, selection, rawTouches

  /// The kind of a page.
  public init(_ context: PageContext) {
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
