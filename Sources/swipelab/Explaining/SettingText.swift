import ExperimentFiles
import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Numbers that experiments can set, in words.
enum SettingText {
  /// The parameters of policy families, those of one name once.
  static var policyParameters: [PolicyParameter] {
    var names: Set<String> = []
    return PolicyCatalog.families.flatMap(\.family.parameters).filter {
      names.insert($0.name).inserted
    }
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
      return [values] + ScrollTie.allCases.flatMap { ["reading: \($0.rawValue)"] + more(ofTie: $0) }
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
      "confidence: \(Confidence.unconfirmed.rawValue); a probe for a device is in the documents of"
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
  static func line(of choice: VelocityChoice) -> String {
    switch choice {
    case .own: "each policy's own, as `swipelab explain` tells it"
    case .common(let kind): kind.summary
    }
  }

  /// Which policies read it unless an experiment says otherwise.
  static func more(of choice: VelocityChoice) -> [String] {
    let policies = PolicyPreset.all.compactMap(\.policy).filter(\.family.readsVelocity)
    switch choice {
    case .own:
      return ["the default of experiments; policies that read a velocity: \(policies.count)"]
    case .common(let kind):
      let own = policies.filter { $0.reading.estimator == kind }.map(\.name)
      return ["policies whose own it is: \(own.isEmpty ? "none" : own.joined(separator: ", "))"]
    }
  }
}
