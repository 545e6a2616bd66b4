package import Drawing

/// Draws rates as shaded cells with numbers: one row per system, one column per page.
package enum RateMatrixScene {
  /// The picture; one that says so where there are no rates.
  ///
  /// - Parameters:
  ///   - note: what stands below the cells.
  ///   - nouns: what columns and rows are.
  package static func scene(
    title: String, note: String, matrix: RateMatrix,
    nouns: (columns: String, rows: String) = ("Pages", "Systems")
  ) -> Scene {
    guard !matrix.isEmpty else { return ChartFrame.empty(title: title) }
    let layout = RateMatrixLayout(matrix, top: ChartFrame.top(below: title))
    var nodes = columnNames(matrix, layout) + groupNames(layout)
    nodes += matrix.rows.enumerated().map { rowNode($1, $0, matrix, layout) }
    let legend = MatrixLegend(higherIsBetter: matrix.higherIsBetter, top: layout.bottom + 8)
    nodes += legend.nodes
    let names = matrix.rows.map(\.name).joined(separator: ", ")
    return ChartFrame.scene(
      title: title,
      summary: "\(title), in percent. \(nouns.columns):"
        + " \(matrix.columns.joined(separator: ", ")). \(nouns.rows): \(names).",
      nodes: nodes, bottom: legend.bottom + 6, remark: note, rules: HeatShade.rules,
      cuts: layout.cuts + layout.legendCuts(bottom: legend.bottom + 6))
  }

  /// A percentage without decimals; what is not quite 0 or 100 does not read as such.
  package static func number(_ rate: Double) -> String {
    if rate > 0, rate < 0.005 { return "<1" }
    if rate < 1, rate >= 0.995 { return ">99" }
    return FixedDecimals.string(rate * 100, decimals: 0)
  }

  private static func columnNames(_ matrix: RateMatrix, _ layout: RateMatrixLayout) -> [SceneNode] {
    zip(matrix.columns, layout.columns).map { name, left in
      let shown = TextFace.label.shortened(name, to: layout.columnNameWidth + 0.5)
      let foot = Point(left + layout.cellWidth / 2, layout.columnNamesBottom)
      return .text(.upward(shown, from: foot, face: .label))
    }
  }

  private static func groupNames(_ layout: RateMatrixLayout) -> [SceneNode] {
    layout.groups.map { group in
      let room = ChartFrame.width - 2 * ChartFrame.margin
      let shown = TextFace.heading.shortened(group.name, to: room)
      return .text(SceneText(shown, at: Point(ChartFrame.margin, group.top + 15), face: .heading))
    }
  }

  private static func rowNode(
    _ item: RateMatrix.Row, _ row: Int, _ matrix: RateMatrix, _ layout: RateMatrixLayout
  ) -> SceneNode {
    let middle = layout.rows[row] + RateMatrixLayout.cellHeight / 2
    let name = TextFace.label.shortened(item.name, to: layout.rowNameWidth + 0.5)
    let boxes = item.rates.indices.map { layout.cell(row: row, column: $0) }
    let known = item.rates.indices.filter { item.rates[$0] != nil }
    let papers = paper(known.map { boxes[$0].grown(by: 0.5) }).map {
      SceneNode.rectangle($0, style: "open")
    }
    let cells = zip(item.rates, boxes).flatMap { rate, box in
      rate.map { HeatCell.nodes($0, in: box, higherIsBetter: matrix.higherIsBetter) } ?? []
    }
    let text = SceneText.centered(name, at: Point(ChartFrame.margin, middle), face: .label)
    let heat = SceneNode.group(style: HeatCell.groupStyle(matrix.higherIsBetter), papers + cells)
    return .group(policy: item.name, [.text(text), heat])
  }

  /// What lies below cells, of neighbours as one.
  private static func paper(_ cells: [Box]) -> [Box] {
    cells.reduce(into: []) { whole, cell in
      if let last = whole.last, cell.minX - last.maxX < 0.01 {
        whole[whole.count - 1] = Box(
          minX: last.minX, minY: last.minY, maxX: cell.maxX, maxY: last.maxY)
      } else {
        whole.append(cell)
      }
    }
  }
}

/// One shaded cell with its number.
enum HeatCell {
  /// Blue for what one wants, vermilion for what one does not.
  static func groupStyle(_ higherIsBetter: Bool) -> String {
    "heat " + Theme.seriesClass(higherIsBetter ? 0 : 1)
  }

  static func nodes(_ rate: Double, in box: Box, higherIsBetter: Bool) -> [SceneNode] {
    let text = SceneText.centered(
      RateMatrixScene.number(rate), at: box.center, anchor: .middle, face: .label)
    return [
      .rectangle(box, style: HeatShade.style(rate, higherIsBetter: higherIsBetter)), .text(text),
    ]
  }
}
