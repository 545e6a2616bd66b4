import Findings
import NavigationModel
import PolicyLibrary
import Recordings
import StrictFiles
import SwipeSimulation

/// A policy in words.
enum PolicyText {
  /// A preset's rule on one line.
  static func line(of preset: PolicyPreset) -> String {
    let rule = preset.policy.map(ExplainVerb.rule) ?? preset.family
    return "\(rule) [\(preset.confidence.rawValue)]"
  }

  /// A preset; or a rule that is told another estimate, `policy@estimator`, as reports call it.
  static func lines(ofPolicy name: String) -> [String]? {
    let parts = name.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    let told = parts.count == 2 ? VelocityEstimatorKind(rawValue: parts[1]) : nil
    let preset = PolicyPreset.named(parts[0])
    guard told != nil || (parts.count == 1 && preset != nil),
      let policy = PolicyCatalog.start(named: parts[0]).flatMap({ try? $0.policy(named: name) })
    else { return nil }
    return lines(told.map { policy.reading($0) } ?? policy, preset)
  }

  /// A family with its defaults; nil where a preset of the same name says it all.
  static func lines(ofFamily name: String) -> [String]? {
    guard let entry = PolicyCatalog.families.first(where: { $0.family.name == name }),
      !PolicyPreset.all.contains(where: { $0.name == name }),
      let policy = try? entry.policy(named: name, [:])
    else { return nil }
    return lines(policy, nil)
  }

  /// Rule, parameters, estimator, Swift source, provenance, and the travel that it asks for.
  private static func lines(_ policy: NamedPolicy, _ preset: PolicyPreset?) -> [String] {
    let family = policy.family
    var lines = [
      "\(policy.name): \(family.summary)",
      "family: \(family.name)",
      "rule: \(policy.rule)",
      RuleLegend.line(of: policy),
      "parameters:",
    ]
    lines += family.parameters.map { text(of: $0, in: policy) }
    lines.append("velocity: \(velocity(of: policy))")
    lines.append("swift: \(swift(of: policy))")
    lines.append("source: \(preset?.source ?? family.source)")
    if let preset {
      if let number = preset.number { lines.append("number: \(number) in the catalogue of rules") }
      if let licence = preset.licence { lines.append("licence of the source: \(licence)") }
      lines.append("confidence: \(preset.confidence.rawValue)")
      if let note = preset.note { lines.append("note: \(note)") }
    }
    return lines + travel(of: policy)
  }

  private static func text(of parameter: PolicyParameter, in policy: NamedPolicy) -> String {
    let value = policy.parameters.first { $0.name == parameter.name }?.value
    let number = ExplainVerb.number
    let range =
      parameter.isChoice
      ? parameter.unit
      : "\(parameter.unit), \(number(parameter.range.lowerBound)) to"
        + " \(number(parameter.range.upperBound))"
    let text = value.map { parameter.word(for: $0) ?? number($0) } ?? "unset"
    return "  \(parameter.name) = \(text) (\(range)): \(parameter.summary)"
  }

  /// The call that makes it, with the type whose velocity it reads.
  private static func swift(of policy: NamedPolicy) -> String {
    let reads = policy.family.readsVelocity
    return policy.swiftSource
      + (reads ? "  // velocity: \(policy.reading.estimator.swiftType)" : "")
  }

  private static func velocity(of policy: NamedPolicy) -> String {
    guard policy.family.readsVelocity else { return "not read by the rule" }
    let estimator = policy.reading.estimator
    return "\(estimator.rawValue): \(estimator.summary)"
  }

  /// The table of travel needed at steady speeds.
  static func travel(of policy: NamedPolicy) -> [String] {
    func row(_ title: String, _ cells: [String]) -> String {
      ([title.padded(to: 14)] + cells.map { $0.padded(to: 6, right: true) }).joined()
    }
    let header = row("  speed, pt/s", NavigatingView.speeds.map(ExplainVerb.number))
    return [
      "travel needed in pt\(policy.countsFromTouchDown ? "" : " beyond the slop") when the finger"
        + " lifts at a steady speed (0: any travel):",
      header,
    ]
      + NavigatingView.compared.map { view in
        row(
          "  W = \(ExplainVerb.number(view.width))",
          NavigatingView.speeds.map { speed in
            // Halves go to the even neighbour, as in the table of the catalogue.
            view.needed(by: policy, at: speed)
              .map { ExplainVerb.number($0.rounded(.toNearestOrEven)) } ?? "never"
          })
      }
  }
}

/// What the letters of a rule stand for.
enum RuleLegend {
  /// Letters other than x, in the order in which they are explained.
  private static let letters: [(letter: String, meaning: String)] = [
    ("v", "release velocity towards popping in pt/s"),
    ("vy", "release velocity across in pt/s"),
    ("a", "acceleration in pt/s^2"),
    ("t", "seconds from touch-down to lift"),
    ("T", "duration of the transition in s (duration_s)"),
    ("d", "share of the speed kept per ms (deceleration)"),
    ("G", "length of a whole gesture in pt (gesture_width_pt)"),
    ("W", "view width in pt"),
    ("H", "view height in pt"),
  ]

  /// One line for a policy.
  static func line(of policy: NamedPolicy) -> String {
    let x =
      policy.countsFromTouchDown
      ? "x: travel from touch-down in pt, slop included" : "x: translation in pt, slop removed"
    let words = Set(
      policy.rule.split { !$0.isLetter && $0 != "_" && !$0.isNumber }.map(String.init))
    let used = letters.filter { words.contains($0.letter) }
    return "  " + ([x] + used.map { "\($0.letter): \($0.meaning)" }).joined(separator: "; ")
  }
}

/// Numbers that experiments can set, in words.
enum SettingText {
  /// The parameters of policy families, those of one name once.
  static var policyParameters: [PolicyParameter] {
    PolicyCatalog.families.flatMap(\.family.parameters).grouped(by: \.name).compactMap(\.first)
  }

  /// What it means in each family that has it.
  static func more(ofPolicyParameter parameter: PolicyParameter) -> [String] {
    ["families:"]
      + PolicyCatalog.families.compactMap { entry -> String? in
        entry.family.parameters.first { $0.name == parameter.name }.map {
          "  \(entry.family.name): \($0.form): \($0.summary)"
        }
      }
  }

  static func line(ofParameter parameter: RecognizerParameter) -> String {
    "\(parameter.summary), \(range(parameter.range)) \(parameter.unit)"
  }

  /// Which recognizers have such a number.
  static func more(ofParameter parameter: RecognizerParameter) -> [String] {
    let takers = RecognizerPreset.all.filter {
      parameter.set(parameter.range.lowerBound, in: $0.recognizer) != nil
    }
    return [
      "unit: \(parameter.unit)", "range: \(range(parameter.range))",
      "of the recognizers: \(takers.map(\.name).joined(separator: ", "))",
    ]
  }

  static func line(ofSetting setting: PopulationSetting) -> String {
    "\(setting.summary), \(range(setting.range)); everyday \(setting.value(in: .everyday))"
  }

  /// Its value in every population, and what varies it.
  static func more(ofSetting setting: PopulationSetting) -> [String] {
    let values = Population.all.map { "\($0.name) \(number(setting.value(in: $0)))" }
    let assumptions = Assumption.all.filter { $0.settings.contains(setting.name) }.map(\.name)
    return [
      "range: \(range(setting.range))", "value in populations: \(values.joined(separator: ", "))",
      "varied by the assumptions: "
        + (assumptions.isEmpty ? "none" : assumptions.joined(separator: ", ")),
    ]
  }

  static func line(ofAssumption assumption: Assumption) -> String {
    let values = assumption.values.map(number).joined(separator: ", ")
    let settings = assumption.settings.joined(separator: ", ")
    return "\(assumption.summary) (\(settings.isEmpty ? "" : settings + ": ")\(values))"
  }

  /// The settings that take each value in turn, or what the values mean for pages.
  static func more(ofAssumption assumption: Assumption) -> [String] {
    let values = "values in turn: \(assumption.values.map(number).joined(separator: ", "))"
    if assumption.settings.isEmpty {
      return [values] + ScrollTie.allCases.flatMap { ["rule: \($0.rawValue)"] + more(ofTie: $0) }
    }
    let settings = PopulationSetting.all.filter { assumption.settings.contains($0.name) }
    return [values, "settings:"] + settings.map { "  \($0.name): \(line(ofSetting: $0))" }
  }

  /// Who takes a drag that a scroll view and a pop are ready for at once, and how sure that is.
  static func more(ofTie tie: ScrollTie) -> [String] {
    let pages = PageContext.all.filter(\.hasVerticalScroll).map(\.name)
    return [
      "value of the assumption \(Assumption.scrollTie.name): \(number(tie.share))",
      "used: " + (tie == .usual ? "by default" : "only where an experiment varies it"),
      "matters on the pages: \(pages.joined(separator: ", "))",
      "source: \(tie.source)",
      "confidence: \(Confidence.unconfirmed.rawValue); a test for a device is in the documents of"
        + " PopGesture",
    ]
  }

  private static let number = ExplainVerb.number

  private static func range(_ range: ClosedRange<Double>) -> String {
    "\(number(range.lowerBound)) to \(number(range.upperBound))"
  }
}

/// A choice of the velocity that policies read, in words.
enum VelocityText {
  static func line(of choice: VelocityEstimatorKind?) -> String {
    choice?.summary ?? "each policy's own, which `swipelab explain POLICY` names"
  }

  /// Which policies read it unless an experiment says otherwise.
  static func more(of choice: VelocityEstimatorKind?) -> [String] {
    let policies = PolicyPreset.all.compactMap(\.policy).filter(\.family.readsVelocity)
    guard let choice else {
      return ["the default of experiments; policies that read a velocity: \(policies.count)"]
    }
    let own = policies.filter { $0.reading.estimator == choice }.map(\.name)
    let names = own.isEmpty ? "none" : own.joined(separator: ", ")
    return ["policies that use it by default: \(names)"]
  }
}
