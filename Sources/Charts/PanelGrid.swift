package import Drawing

/// Panels in rows from the left to the right, each with a heading above it and room for the names
/// of its own axes, so that a narrow page can show them one below the other.
package struct PanelGrid {
  /// A panel's name and what stands beside it.
  package typealias Heading = (name: String, remark: String)

  /// What panels have around their plots: at the left, at the right, below, and above where the
  /// heading has one line.
  package typealias Margins = (left: Double, right: Double, foot: Double, head: Double)

  /// Plot areas in reading order.
  package let plots: [Box]
  /// What a narrow page shows: each panel with its heading and axes; none of one column.
  package let cuts: [[Box]]
  /// The y coordinate below the lowest axis.
  package let bottom: Double

  /// Places panels whose plots have a height; a row has room for its longest heading.
  package init(
    headings: [Heading], columns: Int, height: Double, around margins: Margins, top: Double
  ) {
    let whole = (ChartFrame.width - ChartFrame.margin + margins.right) / Double(columns)
    let width = whole - margins.left - margins.right
    var (plots, cuts, top) = ([Box](), [[Box]](), top)
    for start in stride(from: 0, to: headings.count, by: columns) {
      let row = headings[start..<min(start + columns, headings.count)]
      let lines = row.map { ChartFrame.headingRows($0.name, remark: $0.remark, width: width) }
      let minY = top + margins.head + Double((lines.max() ?? 1) - 1) * ChartFrame.headingStep
      let bottom = minY + height + margins.foot
      for place in row.indices {
        let left = Double(place - start) * whole
        let minX = left + margins.left
        plots.append(Box(minX: minX, minY: minY, maxX: minX + width, maxY: minY + height))
        cuts.append([Box(minX: left, minY: top + 4, maxX: left + whole, maxY: bottom + 4)])
      }
      top = bottom + 2
    }
    self.plots = plots
    self.cuts = columns == 1 ? [] : cuts
    bottom = (plots.last?.maxY ?? top) + margins.foot
  }
}
