import NavigationModel
import SwipeSimulation

/// Who swipes and what they want, in words.
enum PeopleText {
  /// How it is counted, where its motion comes from, and on which pages people want it.
  static func more(ofIntent entry: IntentCatalog.Entry) -> [String] {
    let counted =
      switch entry.intent.role {
      case .wanted: "a completed pop is a success"
      case .withdrawn: "a completed pop is an abort that was not honoured"
      case .unwanted: "a completed pop is a false trigger"
      case .repeated: "two completed pops are wanted"
      }
    let pages = PageContext.all.compactMap { context in
      let percent = context.mix.percent(of: entry.intent.rawValue)
      return percent > 0 ? "\(context.name) \(percent)" : nil
    }
    return [
      "counted: \(counted)", "touches: \(entry.touches)", "source: \(entry.provenance)",
      "pages on which people want it, in percent (assumed): \(pages.joined(separator: ", "))",
    ]
  }

  /// Its numbers with what stands behind each, or with those of everyday people where they differ.
  static func more(ofPopulation population: Population) -> [String] {
    let usual = Dictionary(
      uniqueKeysWithValues: PopulationFigure.all(of: .everyday).map { ($0.name, $0.value) })
    return [
      "numbers, with the 95% interval over people where it was measured, and who was recorded:"
    ]
      + PopulationFigure.all(of: population).map { figure in
        let other = usual[figure.name].flatMap { $0 == figure.value ? nil : $0 }
        return "  \(figure.name) = \(short(figure.value))"
          + (other.map { " (everyday \(short($0)))" } ?? evidence(figure))
      }
  }

  /// What stands behind a number, in brackets.
  private static func evidence(_ figure: PopulationFigure) -> String {
    switch figure.evidence {
    case .fitted(let people, let set, let interval):
      let bounds = interval.map { " [\(short($0.lowerBound)), \(short($0.upperBound))]" } ?? ""
      return "\(bounds) \(set), \(people) people"
    case .published(let source): return " published: \(source)"
    case .assumed:
      let varied = Assumption.all.first { $0.settings.contains(figure.name) }
      let values = varied.map { "; varied over \($0.values.map(short).joined(separator: ", "))" }
      return " assumed\(values ?? "")"
    }
  }

  /// Three digits after the point at most.
  private static func short(_ value: Double) -> String {
    ExplainVerb.number((value * 1000).rounded() / 1000)
  }
}

/// A screen in words.
enum ScreenText {
  static func line(of screen: Screen) -> String {
    let size = "\(Int(screen.viewWidth)) x \(Int(screen.height)) pt"
    let width = (screen.viewWidthInMillimetres * 10).rounded() / 10
    return "\(size), \(width) mm wide, \(screen.kind.rawValue): \(screen.title)"
  }

  static func more(of screen: Screen) -> [String] {
    ["mm per pt: \(ExplainVerb.number(screen.millimetresPerPoint))", "source: \(screen.source)"]
  }
}
