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

  /// Its settings, with those of everyday people where they differ.
  static func more(ofPopulation population: Population) -> [String] {
    ["settings:"]
      + PopulationSetting.all.map { setting in
        let (own, usual) = (setting.value(in: population), setting.value(in: .everyday))
        return "  \(setting.name) = \(ExplainVerb.number(own))"
          + (own == usual ? "" : " (everyday \(ExplainVerb.number(usual)))")
      }
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
