import Charts
import Documents
import Drawing
import ExperimentFiles
import Findings
import PolicyLibrary
import SwipeSimulation

/// The picture of the answer: releases by travel and speed, and where the chosen rules divide them.
enum DecisionPlane {
  static let title = "What the rules decide: travel against speed at release"
  static let caption =
    "Each mark is one release. Releases right of a line, or above it, complete the pop: wanted pops"
    + " (blue circles) should, aborts (orange triangles) and content gestures (grey crosses) should"
    + " not. Solid: the recommended rule; dashed: named policies."

  /// One kind of device.
  struct Panel {
    let screen: Screen
    let releases: [ReleaseRow]
    let best: Choice
    /// Policies as named: all where they are few, or else the best of them.
    let others: [NamedPolicy]
  }

  /// More lines would hide each other.
  private static let mostOthers = 4

  /// A panel for each kind of device of which there are releases; at most four.
  static func panels(_ index: ResultIndex) -> [Panel] {
    Decision.first(index).compactMap { decision -> Panel? in
      guard decision.best.scope.group != .everything,
        let screen = decision.best.scope.screens.first
      else { return nil }
      let releases = index.results.releases.filter {
        $0.condition.screen == screen.name && $0.condition.context == decision.best.context
          && $0.condition.recognizer == decision.best.recognizer.name
      }
      let named = (index.results.choices?.compared(with: decision.best) ?? [])
        .filter { $0.candidate != decision.best.candidate }
      let others = named.count <= mostOthers ? named : [decision.other].compactMap(\.self)
      return releases.isEmpty
        ? nil
        : Panel(
          screen: screen, releases: releases, best: decision.best,
          others: others.map(\.policy))
    }.prefix(4).map { $0 }
  }

  /// The picture; nil where there are no releases.
  static func scene(_ index: ResultIndex) -> Scene? {
    let panels = panels(index)
    if panels.isEmpty { return nil }
    let layout = PlaneLayout(panels: panels.count, top: ChartFrame.top(below: title))
    var nodes: [SceneNode] = []
    for (place, panel) in panels.enumerated() {
      nodes += PlanePanel(panel: panel, plot: layout.plots[place], speeds: layout.speeds).nodes(
        isLeftmost: place % layout.columns == 0)
    }
    let names = panels.map { "\($0.title): \(DecisionText.rule($0.best.policy))" }
    return ChartFrame.scene(
      title: title,
      summary: "Releases by travel and speed. " + names.joined(separator: "; ") + ".",
      nodes: nodes, bottom: layout.bottom,
      remark:
        "The fastest wanted pops are not drawn: \(faster(panels, layout.speeds.upperBound)).",
      rules: PlanePanel.rules, cuts: layout.cuts)
  }

  /// How many wanted pops of each panel are faster than its axis shows: `7 of 76`.
  private static func faster(_ panels: [Panel], _ most: Double) -> String {
    panels.map { panel in
      let wanted = panel.releases.filter { Intent(rawValue: $0.intent)?.role == .wanted }
      return "\(wanted.count { $0.velocity > most }) of \(wanted.count)"
    }.listed.plain
  }
}

extension DecisionPlane.Panel {
  /// `Phone, 375 pt`: the first screen of a group.
  var title: String {
    let group = best.scope.group?.name(count: 1) ?? screen.title
    return "\(group), \(FixedDecimals.trimmed(screen.viewWidth)) pt"
  }
}
