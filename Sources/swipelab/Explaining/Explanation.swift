import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import Study
import SwipeSimulation

/// A kind of thing that has names: what `list` prints of it, and what `explain` does.
///
/// Adding one is its entry in `all`.
struct Explanation: Sendable {
  /// What `list` calls the kind, and what one of it is.
  let kind, singular: String
  /// A name and one line of each.
  let rows: @Sendable () -> [(name: String, text: String)]
  /// All that is known of a name; nil where nothing of this kind has it.
  private let known: @Sendable (String) -> [String]?

  /// What is printed for a name: what it is called and is first, then what kind of thing it is.
  func lines(_ name: String) -> [String]? {
    known(name).map { $0.prefix(1) + ["kind: \(singular)"] + $0.dropFirst() }
  }

  /// Every kind, in the order of `list`; a name of several is explained by each.
  static let all: [Explanation] = [
    of(
      "screens", "screen", { ScreenCatalog.all }, \.name, ScreenText.line(of:),
      ScreenText.more(of:)),
    Explanation(
      kind: "policies", singular: "policy",
      rows: { PolicyPreset.all.map { ($0.name, PolicyText.line(of: $0)) } },
      known: PolicyText.lines(ofPolicy:)),
    of("omissions", "what policy presets leave out", { PolicyOmission.all }, \.name, \.reason),
    Explanation(
      kind: "families", singular: "policy family",
      rows: { PolicyCatalog.families.map { ($0.family.name, $0.family.summary) } },
      known: PolicyText.lines(ofFamily:)),
    of(
      "policy-parameters", "policy parameter", { SettingText.policyParameters }, \.name,
      \.summary, SettingText.more(ofPolicyParameter:)),
    Explanation(
      kind: "recognizers", singular: "recognizer",
      rows: { RecognizerPreset.all.map { ($0.name, $0.summary) } },
      known: SystemText.lines(ofRecognizer:)),
    of(
      "recognizer-parameters", "recognizer parameter", { RecognizerParameter.all }, \.name,
      SettingText.line(ofParameter:), SettingText.more(ofParameter:)),
    Explanation(
      kind: "systems", singular: "system",
      rows: { SystemCatalog.all.map { ($0.name, "\($0.summary) [\($0.confidence.rawValue)]") } },
      known: { SystemCatalog.named($0).map(SystemText.lines) }),
    of("gates", "gate rule", { GateRule.all }, \.name, \.summary, SystemText.lines(ofGate:)),
    of(
      "arbitrations", "arbitration", { Arbitration.all }, \.name, \.summary,
      SystemText.lines(ofArbitration:)),
    of(
      "scroll-ties", "rule for a tie", { ScrollTie.allCases }, \.rawValue, \.summary,
      SettingText.more(ofTie:)),
    of("contexts", "context", { PageContext.all }, \.name, \.summary, ContextText.more),
    of(
      "intents", "intent", { IntentCatalog.entries }, \.intent.rawValue, \.summary,
      PeopleText.more(ofIntent:)),
    of("metrics", "metric", { Metric.all }, \.name, \.summary, MetricText.more(of:)),
    of(
      "populations", "population", { Population.all }, \.name, \.summary,
      PeopleText.more(ofPopulation:)),
    of(
      "population-settings", "population setting", { PopulationSetting.all }, \.name,
      SettingText.line(ofSetting:), SettingText.more(ofSetting:)),
    of(
      "assumptions", "assumption", { Assumption.all }, \.name,
      SettingText.line(ofAssumption:), SettingText.more(ofAssumption:)),
    of(
      "velocity-estimators", "velocity estimator",
      { VelocityChoice.all }, VelocityChoice.name,
      VelocityText.line(of:), VelocityText.more(of:)),
  ]

  /// A kind whose things are listed and explained by the same line, the latter with more.
  private static func of<Item: Sendable>(
    _ kind: String, _ singular: String, _ items: @escaping @Sendable () -> [Item],
    _ name: @escaping @Sendable (Item) -> String, _ line: @escaping @Sendable (Item) -> String,
    _ more: @escaping @Sendable (Item) -> [String] = { _ in [] }
  ) -> Explanation {
    Explanation(
      kind: kind, singular: singular, rows: { items().map { (name($0), line($0)) } },
      known: { wanted in
        items().first { name($0) == wanted }.map { ["\(wanted): \(line($0))"] + more($0) }
      })
  }
}

/// What is counted, in words.
enum MetricText {
  static func more(of metric: Metric) -> [String] {
    [
      "formula: \(metric.formula)",
      "unit: proportion; \(metric.higherIsBetter ? "higher" : "lower") is better",
    ]
  }
}

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

/// A page in words.
enum ContextText {
  /// Content, state, behaviour and mix.
  static func more(_ context: PageContext) -> [String] {
    let mix = context.mix.shares.map { "\($0.intent) \($0.percent)" }
    var lines = context.contents.map { "content: \(text(of: $0))" }
    if context.contents.isEmpty { lines.append("content: no gestures of its own") }
    if context.hasVerticalScroll {
      lines.append(
        "ties: for a pan without a relation to it, the scroll view acts as a gate of 45 degrees:"
          + " \(ScrollTie.usual.summary) (\(ScrollTie.usual.rawValue), unconfirmed; otherwise"
          + " \(ScrollTie.deeperView.rawValue))")
    }
    lines.append("pages on the stack: \(context.navigation.stackDepth)")
    lines += states(of: context)
    switch context.popStart {
    case .anywhere: break
    case .edge: lines.append("people who want to go back start at the edge (assumed)")
    case .awayFromEdge:
      lines.append("people who want to go back start away from the edge (assumed)")
    }
    if context.popAvoidsContent {
      lines.append("people who want to go back keep off the content (assumed)")
    }
    lines.append("what people want, in percent (assumed): \(mix.joined(separator: ", "))")
    return lines
  }

  /// What is not as on an ordinary page.
  private static func states(of context: PageContext) -> [String] {
    let number = ExplainVerb.number
    let navigation = context.navigation
    let states: [(holds: Bool, text: String)] = [
      (navigation.isPopDisabled, "the app switched the system's swipe back off"),
      (navigation.hasCustomBackButton, "a back button of the app's own"),
      (navigation.hasCustomBar, "the navigation bar is hidden, or the app's own"),
      (context.isRightToLeft, "the layout runs from right to left"),
      (
        !navigation.isConditionMet && context.conditionRemaining == nil,
        "the app's condition for a swipe back does not hold"
      ),
    ]
    var lines = states.filter(\.holds).map { "state: \($0.text)" }
    if let remaining = context.conditionRemaining {
      lines.append("state: the app's condition holds \(number(remaining)) s after touch-down")
    }
    if let remaining = context.pushRemaining {
      lines.append("state: a push goes on for \(number(remaining)) s after touch-down")
    }
    return lines
  }

  private static func text(of content: ContentRecognizer) -> String {
    let kind =
      switch content.kind {
      case .scroll: "a scroll view's pan, \(ExplainVerb.number(content.slop)) pt of slop"
      case .swipeAction: "a row's swipe-action pan, \(ExplainVerb.number(content.slop)) pt of slop"
      case .pan: "a pan of the app's own, \(ExplainVerb.number(content.slop)) pt of slop"
      case .touchTracking: "raw touches, no recognizer"
      case .longPress: "a long press of \(ExplainVerb.number(ContentRecognizer.pressDuration)) s"
      }
    let names: [(ContentDirections, String)] = [
      (.rightward, "rightward"), (.leftward, "leftward"), (.vertical, "vertical"),
    ]
    let directions = names.filter { content.directions.contains($0.0) }.map(\.1)
    let limit = content.isAtLeadingLimit ? ", at its leading end" : ""
    let motion = content.isMoving ? ", still moving" : ""
    return "\(kind), for \(directions.joined(separator: ", ")) strokes\(limit)\(motion)"
  }
}
