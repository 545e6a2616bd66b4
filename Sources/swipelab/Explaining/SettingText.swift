import PolicyLibrary
import PopGesture
import SwipeSimulation

/// Numbers that experiments can set, in words.
enum SettingText {
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
    return "\(assumption.summary) (\(assumption.settings.joined(separator: ", ")): \(values))"
  }

  /// The settings that take each value in turn.
  static func more(ofAssumption assumption: Assumption) -> [String] {
    let settings = PopulationSetting.all.filter { assumption.settings.contains($0.name) }
    return [
      "values in turn: \(assumption.values.map(number).joined(separator: ", "))", "settings:",
    ]
      + settings.map { "  \($0.name): \(line(ofSetting: $0))" }
  }

  private static let number = ExplainVerb.number

  private static func range(_ range: ClosedRange<Double>) -> String {
    "\(number(range.lowerBound)) to \(number(range.upperBound))"
  }
}
