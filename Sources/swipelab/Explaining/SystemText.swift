import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import PopGesture

/// A system in words.
enum SystemText {
  /// Recognizers with their delegates' answers, where they are installed, policy, bookkeeping,
  /// source and confidence.
  static func lines(_ system: System) -> [String] {
    var lines = ["\(system.name): \(system.summary)"]
    for (index, pop) in system.recognizers.enumerated() {
      let title = system.recognizers.count > 1 ? "recognizer \(index + 1)" : "recognizer"
      lines += self.lines(pop, titled: title)
    }
    lines += installation(of: system)
    lines += [
      "policy: \(system.policy.name): \(ExplainVerb.rule(of: system.policy))",
      "  \(provenance(of: system.policy))",
      "transition: \(text(of: system.transition))",
      "numbers: " + (pattern(of: system.name) ?? "none; only the policy can be changed"),
      "article: \(system.article?.replacing("Article ", with: "") ?? "none; a reference")",
      "source: \(system.source)",
      "confidence: \(system.confidence.rawValue)",
    ]
    return lines
  }

  /// A recognizer: whose, what its delegate asks and answers.
  private static func lines(_ pop: PopRecognizer, titled title: String) -> [String] {
    let rules = pop.recognizer.gate.rules
    let owner =
      switch pop.owner {
      case .app: "the app's own"
      case .system: "interactivePopGestureRecognizer, which a page can switch off"
      case .systemSwitchedOn:
        "interactivePopGestureRecognizer, which the app switches on again on every page"
      }
    let target =
      pop.target == .system
      ? "the system's, which turns x round in right-to-left layouts" : "the app's own"
    return ["\(title): \(text(of: pop.recognizer))", "  whose: \(owner)", "  target: \(target)"]
      + ["  gate, checked once, when the slop is passed:"]
      + rules.map { "    \($0.text): \($0.summary)" }
      + (rules.isEmpty ? ["    none: every gesture begins"] : [])
      + [
        "  arbitration: \(pop.arbitration.name): \(pop.arbitration.summary)",
        "  right-to-left layouts: \(pop.isMirrored ? "mirrored" : "x still counts from the left")",
      ]
  }

  /// On which pages, and what there is on others.
  private static func installation(of system: System) -> [String] {
    let installation = system.installation
    let pages = installation.pages.summary
    if installation.pages == .everywhere { return ["installed: \(pages)"] }
    var lines = ["installed: \(pages)", "  on other pages: \(list(installation.elsewhere))"]
    if installation.before != installation.elsewhere {
      lines.append("  before any page has installed it: \(list(installation.before))")
    }
    lines.append("  judge and run assume that an earlier page has installed it, and none since")
    if installation.movesOn {
      lines.append("  on return from a later page that installed it: as on other pages")
    }
    return lines
  }

  private static func list(_ recognizers: [PopRecognizer]) -> String {
    if recognizers.isEmpty { return "no pop recognizer" }
    return recognizers.map { pop in
      let rules = pop.recognizer.gate.rules.map(\.text)
      return "\(text(of: pop.recognizer)); gate \(rules.isEmpty ? "none" : list(rules));"
        + " \(pop.arbitration.name)"
    }.joined(separator: "; and ")
  }

  /// How a system with numbers is written.
  private static func pattern(of name: String) -> String? {
    let stem = name.prefix { $0 != "(" } + "("
    return SystemCatalog.patterns.first { $0.hasPrefix(stem) }
  }

  /// Where the policy's rule comes from, which may be less sure than the rest of a system.
  private static func provenance(of policy: NamedPolicy) -> String {
    guard let preset = PolicyPreset.named(policy.name) else {
      return "source: \(policy.family.source)"
    }
    return "source: \(preset.source); confidence: \(preset.confidence.rawValue)"
  }

  private static func text(of recognizer: Recognizer) -> String {
    let number = ExplainVerb.number
    var parts =
      switch recognizer.slop {
      case .eitherAxis(let size): ["pan, \(number(size)) pt of slop in x or in y"]
      case .alongPop(let size): ["pan, \(number(size)) pt of slop along the pop"]
      case .towardsPop(let size): ["pan, \(number(size)) pt of slop towards popping"]
      }
    if let region = recognizer.edgeRegion {
      let back = region.backProjection
      let first = back == 1 ? "the first move" : "\(number(back)) x the first move"
      parts += [
        "starts within \(number(region.width)) pt of the edge"
          + (back == 0 ? "" : ", or farther by at most \(first)"),
        "fails when it drifts across by \(number(region.crossLimit(age: 0))) pt, falling to"
          + " \(number(EdgeRegion.leastCrossLimit)) pt, or has moved more than"
          + " \(number(region.coneSlope)) times as far across as along at the slop",
      ]
    }
    if let limit = recognizer.driftLimit {
      parts.append(
        "fails when it drifts across by min(\(number(limit.most)), \(number(limit.base)) +"
          + " \(number(limit.perPoint)) |dx|) pt")
    }
    return parts.joined(separator: "; ")
  }

  private static func text(of transition: System.Transition) -> String {
    var text = "busy for \(ExplainVerb.number(transition.settle)) s after release"
    if transition.races { text += "; a gesture without a changed event runs to the end by itself" }
    if transition.isPreemptible { text += "; may be interrupted" }
    return text
  }
}

extension SystemText {
  /// A recognizer alone.
  static func lines(ofRecognizer name: String) -> [String]? {
    if let preset = RecognizerPreset.all.first(where: { $0.name == name }) {
      return ["\(name): \(preset.summary)"] + lines(ofPreset: preset)
    }
    return gated(name).map { preset, angle in
      [
        "\(name): a pan from anywhere that begins only if the drag starts within \(angle)° of the"
          + " pop's direction; the page's scroll views wait for it to fail",
        "in an experiment: { \"name\": \"\(name)\", \"recognizer\": \"pan\","
          + " \"cone_deg\": \(angle), \"content\": \"waits\" }",
      ] + lines(ofPreset: preset)
    }
  }

  /// What experiments and reports call `cone-45`: the pan with such a cone, for which scroll views
  /// wait; nil for other names.
  private static func gated(_ name: String) -> (RecognizerPreset, angle: Int)? {
    let prefix = "cone-"
    guard name.hasPrefix(prefix), let angle = Int(name.dropFirst(prefix.count)),
      (1...89).contains(angle),
      let cone = RecognizerParameter.all.first(where: { $0.name == "cone_deg" }),
      let pan = RecognizerPreset.all.first,
      let preset = pan.changing([(cone, Double(angle))], content: .waits, name: name)
    else { return nil }
    return (preset, angle)
  }

  private static func lines(ofPreset preset: RecognizerPreset) -> [String] {
    let rules = preset.recognizer.gate.rules.map(\.text)
    let uikit =
      DelegateSource.line(for: preset.recognizer).map {
        ["with a UIPanGestureRecognizer, gestureRecognizerShouldBegin: \($0)"]
      } ?? []
    return [
      "recognizer: \(text(of: preset.recognizer))",
      "gate: \(rules.isEmpty ? "none" : rules.joined(separator: ", "))",
      "in an app: \(preset.recognizer.swiftSource)",
    ] + uikit + [
      "source: \(preset.source)", "confidence: \(preset.confidence.rawValue)",
    ]
  }

  /// What a rule of gates answers, and who asks it.
  static func lines(ofGate rule: GateRule) -> [String] {
    func asks(_ recognizer: Recognizer) -> Bool {
      recognizer.gate.rules.contains { $0.name == rule.name }
    }
    let recognizers = RecognizerPreset.all.filter { asks($0.recognizer) }.map(\.name)
    return [
      "outcome where it refuses: \(Outcome(notBegun: rule.reason))",
      "default limit: \(rule.limit.isNaN ? "none to set" : ExplainVerb.number(rule.limit))",
      "checked by the recognizers: \(list(recognizers))",
      "checked by the systems: \(names { $0.recognizers.contains { asks($0.recognizer) } })",
    ]
  }

  /// Who arranges it so.
  static func lines(ofArbitration arbitration: Arbitration) -> [String] {
    let systems = names { system in
      system.recognizers.contains { $0.arbitration == arbitration }
    }
    return ["used by the systems: \(systems)"]
  }

  private static func names(where isMeant: (System) -> Bool) -> String {
    list(SystemCatalog.all.filter(isMeant).map(\.name))
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
