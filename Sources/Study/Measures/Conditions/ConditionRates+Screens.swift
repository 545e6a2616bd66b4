extension ConditionRates {
  /// How much one system on one page differs between screens; nothing with fewer than two screens.
  static func overScreens(_ conditions: [ConditionRates]) -> [MeasureRow] {
    guard let first = conditions.first else { return [] }
    let row = { (measure: Measure, estimate: MeasureEstimate) in
      MeasureRow(
        measure, screen: MeasureRow.all, context: first.context, recognizer: first.recognizer,
        system: first.system, intent: "pop", estimate)
    }
    var rows: [MeasureRow] = []
    if let gap = Extremes(conditions.map(\.success))?.gap { rows.append(row(.widthGap, gap)) }
    // Screens of unknown density have no lengths in mm; the others still compare.
    if let ratio = Extremes(conditions.compactMap(\.effort))?.ratio {
      rows.append(row(.effortRatio, ratio))
    }
    return rows
  }
}
