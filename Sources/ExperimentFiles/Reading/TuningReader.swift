import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reads what settings are chosen for: `true`, or an object with budgets and prices.
  package mutating func tuning() -> Tuning? {
    guard let node = member("tune")?.node else { return nil }
    switch node.value {
    case .bool(let isWanted):
      return isWanted ? Tuning() : nil
    case .object:
      var reader = ObjectReader(node, file: file, what: "\"tune\"")
      reader.keep(to: ExperimentForms.tuning)
      let budgets = reader.numbers("max_false_trigger", .proportion)
      let ratios = reader.numbers("cost_ratios", .costRatio)
      report(reader.problems)
      return Tuning(budgets: budgets ?? [], costRatios: ratios ?? [])
    default:
      report(
        at: node.position, "\"tune\" must be true or an object, not \(node.value.kindName)",
        hint: "write { \"max_false_trigger\": 0.01 }")
      return nil
    }
  }

  /// Reads what a recommendation keeps to: each limit that is not given is the usual one.
  mutating func limits() -> Limits? {
    guard let node = member("limits")?.node else { return nil }
    guard case .object = node.value else {
      report(
        at: node.position, "\"limits\" must be an object, not \(node.value.kindName)",
        hint: "write { \"false_triggers\": 0.005, \"aborts_honoured\": 0.95 }")
      return nil
    }
    var reader = ObjectReader(node, file: file, what: "\"limits\"")
    reader.keep(
      to: ExperimentForms.limits,
      retired: [
        "accidents": "write \"false_triggers\", which limits the same",
        "blocked_content": "write \"content_lost\", which limits this and dual activation",
        "dual_activation": "write \"content_lost\", which limits this and blocked content",
      ])
    var limits = Limits.usual
    for (name, limit, _) in Limits.keys {
      if let value = reader.number(name, .proportion) {
        limits[keyPath: limit] = value
      }
    }
    report(reader.problems)
    return limits
  }

  /// A number, or a list of different ones, the most important first.
  private mutating func numbers(
    _ key: String, _ form: NumberForm
  ) -> [Double]? {
    guard let node = member(key)?.node else { return nil }
    if case .number = node.value { return number(key, form).map { [$0] } }
    if case .string = node.value {
      report(
        at: node.position, "\"\(key)\" must be a number or a list of numbers, not text",
        hint: "write \(form.unit) without quotes, such as 0.005")
      return nil
    }
    guard let elements = list(key) else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.compactMap { element -> Double? in
      guard case .number(let value, _) = element.value, form.range.contains(value) else {
        report(at: element.position, "each is \(form.unit) \(form.words)")
        return nil
      }
      return isNew(plain(value), kind: "value", at: element.position, in: &seen) ? value : nil
    }
  }

  /// Reports what is missing for settings to be chosen.
  mutating func reportTuning(of experiment: Experiment) {
    guard let tuning = experiment.tuning else { return }
    let place = member("tune")?.node.position ?? node.position
    let needs: [(name: String, has: Bool, hint: String)] = [
      (
        "\"sweeps\"",
        !experiment.lines.isEmpty || !(list("sweeps", allowEmpty: true) ?? []).isEmpty,
        "add the policies among which to choose, such as { \"family\": \"fixed-distance\","
          + " \"parameter\": \"distance_pt\", \"from\": 20, \"to\": 300, \"steps\": 141 }"
      ),
      (
        "an intent that wants a pop", experiment.intents.contains { $0.role == .wanted },
        "add \"pop\" to \"intents\""
      ),
      (
        "an intent that wants no pop", experiment.intents.contains { $0.role == .unwanted },
        "add one to \"intents\", such as \"contentVertical\""
      ),
      (
        "\"usage_mixes\" for its cost ratios",
        tuning.costRatios.isEmpty || !experiment.priors.isEmpty || member("usage_mixes") != nil,
        "say how often people want what: { \"name\": \"reading\", \"pop\": 5,"
          + " \"contentVertical\": 95 }"
      ),
      (
        "four people or more", experiment.participants >= 4,
        "what some choose is looked at on the others"
      ),
    ]
    for need in needs where !need.has {
      report(at: place, "to tune needs \(need.name)", hint: need.hint)
    }
  }
}
