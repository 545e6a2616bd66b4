package import Drawing

/// Where panels of travel against speed stand.
package struct PlaneLayout {
  private let grid: PanelGrid
  /// Speeds that are shown, in pt/s: those at which rules differ; faster pops all complete.
  package let speeds = -1000.0...2500.0

  private static let margins = PanelGrid.Margins(left: 58, right: 12, foot: 42, head: 30)

  /// - Parameter headings: of each panel, with what stands beside them.
  package init(headings: [(name: String, remark: String)], top: Double) {
    grid = PanelGrid(
      headings: headings, columns: headings.count == 1 ? 1 : 2, height: 270,
      around: Self.margins, top: top)
  }

  /// Plot areas in reading order.
  package var plots: [Box] { grid.plots }

  /// The y coordinate below the lowest axis.
  package var bottom: Double { (plots.last?.maxY ?? 0) + Self.margins.foot }

  /// A cut for each panel; none for one column.
  package var cuts: [[Box]] { grid.cuts }
}
