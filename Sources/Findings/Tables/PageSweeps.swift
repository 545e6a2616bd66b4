import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
package import StrictFiles
import SwipeSimulation

/// Swept settings for the page's slider: the rates at every value on every screen, thinned where
/// there are too many to look at.
package struct PageSweeps {
  private static let (mostLines, mostValues, mostScreens) = (12, 60, 16)
  /// Lines times screens.
  private static let mostTables = 36

  /// One swept rule behind one recognizer on one page.
  private struct Line {
    let sweep: Sweep
    let key, place: String
    /// Nil for whole systems.
    let recognizer: RecognizerPreset?
    /// Rows of each screen that has them, in the order of the values.
    let screens: [(screen: Int, rows: [FrontierRow])]
    /// The best value on all screens, and on each, by the order in which the report chooses; nil
    /// where none keeps the limits.
    let best: Int?, bestOnEach: [Int?]
    /// The value that the report recommends for the first group of screens; nil for other lines.
    let start: Int?
    /// Whether the report recommends the best value on all screens.
    let isRecommended: Bool
    /// Whether that was chosen in worlds.
    let isInWorlds: Bool

    /// The least success on a screen at the best value.
    var reach: Double {
      best.map { best in screens.map { $0.rows[best].success ?? 0 }.min() ?? 0 } ?? 0
    }
  }

  private let screens: [Screen]
  private let lines: [Line]

  /// Nil where nothing was swept, or not everything that decides is known.
  ///
  /// - Parameter first: the screens of the first recommendation.
  package init?(_ index: ResultIndex, first: [String]) {
    let (experiment, results) = (index.results.experiment, index.results)
    guard experiment.isChosenFrom, experiment.intents.contains(where: { $0.role == .withdrawn })
    else { return nil }
    let screens = Array(index.screens.prefix(Self.mostScreens))
    self.screens = screens
    let rows = Dictionary(grouping: results.frontier + results.usualFrontier) {
      Self.key($0.policy, $0.parameter, $0.condition)
    }
    let settings = index.shownSettings
    let choices = (results.choices?.all ?? []).filter {
      $0.isBest && $0.goal == experiment.goals[0] && $0.status == .kept
    }
    var found: [Line] = []
    for (number, sweep) in experiment.lines.enumerated() {
      for setting in settings {
        let swept = screens.enumerated().compactMap { place, screen in
          rows[Self.key(sweep.name, sweep.parameter, setting.on(screen.name))].map {
            (screen: place, rows: $0)
          }
        }
        let isKnown = swept.allSatisfy { line in
          line.rows.allSatisfy {
            $0.worstFalseTrigger != nil && $0.abortsHonoured != nil && $0.status != nil
          }
        }
        if swept.isEmpty || !isKnown { continue }
        let place = settings.count > 1 ? "\(setting.recognizer), \(setting.context)" : ""
        // One choice has one answer: what the report recommends is the best here too.
        func recommended(_ rows: [(screen: Int, rows: [FrontierRow])]) -> Int? {
          Self.recommended(choices, line: number, on: rows.map { screens[$0.screen].name }, setting)
        }
        func best(_ rows: [(screen: Int, rows: [FrontierRow])]) -> Int? {
          recommended(rows) ?? Self.best(rows.map(\.rows), margin: experiment.margin)
        }
        found.append(
          Line(
            sweep: sweep, key: sweep.name + (place.isEmpty ? "" : "~\(place)"), place: place,
            recognizer: experiment.recognizers.first { $0.name == setting.recognizer },
            screens: swept, best: best(swept), bestOnEach: swept.map { best([$0]) },
            start: Self.recommended(choices, line: number, on: first, setting),
            isRecommended: recommended(swept) != nil,
            isInWorlds: recommended(swept) != nil && experiment.worlds > 0))
      }
    }
    // The recommended one first: the slider begins there.
    let ranks = found.indices.map { place in
      (
        found[place].start != nil ? 0 : found[place].isRecommended ? 1 : 2, -found[place].reach,
        place
      )
    }
    let most = max(4, min(Self.mostLines, Self.mostTables / max(screens.count, 1)))
    lines = ranks.sorted(by: <).prefix(most).map { found[$0.2] }
    if lines.isEmpty { return nil }
  }

  /// What the report recommends within the limits for all of these screens, where it is a value of
  /// a line.
  ///
  /// - Parameter choices: all recommendations within the limits.
  private static func recommended(
    _ choices: [Choice], line: Int, on screens: [String], _ setting: ResultIndex.Setting
  ) -> Int? {
    choices.first {
      $0.candidate.source == line + 1 && $0.context == setting.context
        && $0.recognizer.name == setting.recognizer && $0.scope.screens.map(\.name) == screens
    }?.candidate.place
  }

  /// The place of the best of the values that keep the limits on all screens, by the order in which
  /// policies are chosen; nil where none does.
  ///
  /// - Parameter screens: of each screen the rows of a line, in the order of its values.
  private static func best(_ screens: [[FrontierRow]], margin: Double) -> Int? {
    let standings = (screens.first?.indices ?? 0..<0).map { place in
      let rows = screens.map { $0[place] }
      return Standing(
        candidate: Candidate(recognizer: 0, source: 1, place: place),
        status: rows.map { $0.status ?? .over }.max() ?? .over,
        merit: rows.map { $0.success ?? 0 }.min() ?? 0,
        rates: ByCriterion(
          success: 0, falseTriggers: rows.map { $0.worstFalseTrigger ?? 0 }.max() ?? 0,
          abortsHonoured: rows.map { $0.abortsHonoured ?? 1 }.min() ?? 1, contentLost: 0),
        excess: 0)
    }
    return Chooser.best(
      standings.filter { $0.status == .kept }, margin: margin, numbers: { _ in 0 }
    )?.candidate.place
  }

  private static func key(_ sweep: String, _ parameter: String, _ key: ConditionKey) -> [String] {
    [sweep, parameter, key.screen, key.context, key.recognizer]
  }

  package var json: JSONText? {
    let lines = lines.compactMap(line)
    if lines.isEmpty { return nil }
    return [
      "screens": .array(screens.map { .string($0.title) }), "lines": .array(lines),
    ]
  }

  /// A line; nil where its source cannot be written with the value left open.
  private func line(_ line: Line) -> JSONText? {
    let policies = line.sweep.policies
    let values = line.sweep.values.map { plain($0) }
    guard let swift = ValueTemplate(policies.map(\.swiftSource), values),
      let rule = ValueTemplate(policies.map { $0.ruleAndNumbers(plain) }, values)
    else { return nil }
    // On a line of its own, where the recognizer is not the plain pan.
    let recognizer = line.recognizer?.recognizer ?? .pan
    let cone = line.recognizer?.changes.first { $0.name == "cone_deg" }
    let angle = cone.map { "  // within \(plain($0.value))° of the pop's direction" } ?? ""
    let gate = recognizer == .pan ? "" : "\nlet recognizer = \(recognizer.swiftSource)\(angle)"
    let kept = places(line)
    let unit = line.sweep.family.parameters.first { $0.name == line.sweep.parameter }?.unit ?? ""
    return [
      "key": .string(line.key),
      // The rule and the Swift source that makes it, with {} for the value.
      "rule": .string(rule.text), "swift": .string(swift.text + gate),
      "unit": .string(unit == PolicyParameter.shareOfWidth ? " W" : " \(unit)"),
      "where": .string(line.place),
      "values": .array(kept.map { .number(line.sweep.values[$0]) }),
      // Places of the best values among these, on all screens and on each; -1 for none.
      "best": Self.place(line.best, among: kept),
      // Where the slider begins; -1 at the best.
      "start": Self.place(line.start, among: kept),
      // Chosen by what holds for other people, of whom the rates of the values tell nothing.
      "inWorlds": .bool(line.isInWorlds),
      "screens": .array(
        zip(line.screens, line.bestOnEach).map { item, best in
          Self.rates(kept.map { item.rows[$0] }, on: item.screen, Self.place(best, among: kept))
        }),
    ]
  }

  private static func place(_ best: Int?, among kept: [Int]) -> JSONText {
    .integer(Int64(best.flatMap(kept.firstIndex) ?? -1))
  }

  /// The values that are kept: all, or every second (third, ...) one with the last, the best on all
  /// screens and the best on each.
  private func places(_ line: Line) -> [Int] {
    let count = line.sweep.values.count
    if count <= Self.mostValues { return Array(0..<count) }
    let step = (count + Self.mostValues - 3) / (Self.mostValues - 2)
    var places = Set(stride(from: 0, to: count, by: step))
    places.insert(count - 1)
    places.formUnion(([line.best, line.start] + line.bestOnEach).compactMap(\.self))
    return places.sorted()
  }

  /// Success, false triggers and honoured aborts with their errors, and a letter for the limits.
  private static func rates(_ rows: [FrontierRow], on screen: Int, _ best: JSONText) -> JSONText {
    func list(_ value: (FrontierRow) -> Double?, _ digits: Int) -> JSONText {
      .array(rows.map { .number(rounded(value($0) ?? 0, to: digits)) })
    }
    let letters = rows.map { row in
      switch row.status {
      case .kept: "k"
      case .withinNoise: "n"
      case .over, nil: "o"
      }
    }
    return [
      "screen": .integer(Int64(screen)),
      "s": list(\.success, 5), "se": list(\.successError, 2),
      "a": list(\.worstFalseTrigger, 5), "ae": list(\.worstFalseTriggerError, 2),
      "h": list(\.abortsHonoured, 5), "he": list(\.abortsHonouredError, 2),
      "k": .string(letters.joined()), "best": best,
    ]
  }

  /// A number to so many significant digits, by decimal powers that are exact.
  static func rounded(_ number: Double, to digits: Int) -> Double {
    guard number != 0, number.isFinite else { return 0 }
    var (power, places) = (1.0, digits)
    var size = abs(number)
    while size < 1 { (size, places) = (size * 10, places + 1) }
    while size >= 10 { (size, places) = (size / 10, places - 1) }
    for _ in 0..<max(places - 1, 0) { power *= 10 }
    return (number * power).rounded() / power
  }
}

/// A text in which one number varies, with that number left open.
struct ValueTemplate {
  /// The text, with `{}` for the number.
  let text: String

  /// Finds what the texts of several values have in common; nil where it is not just the value in
  /// which they differ.
  init?(_ texts: [String], _ values: [String]) {
    guard let first = texts.first, let value = values.first, texts.count == values.count else {
      return nil
    }
    // The value may occur elsewhere by chance: the place that serves all texts is the right one.
    let found = first.ranges(of: value).lazy.map { range in
      (String(first[..<range.lowerBound]), String(first[range.upperBound...]))
    }.first { before, after in
      zip(texts, values).allSatisfy { $0 == before + $1 + after }
    }
    guard let (before, after) = found else { return nil }
    text = before + "{}" + after
  }
}
