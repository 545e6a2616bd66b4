import StrictFiles

/// Other objects of experiment files.
enum ExperimentForms {
  /// What a recommendation keeps to.
  static let limits = ObjectForm(
    Limits.keys.map { key in
      KeyForm(
        key.name, .number(.proportion), key.summary,
        default: .number(Limits.usual[keyPath: key.limit]))
    })

  /// What settings are chosen for.
  static let tuning = ObjectForm([
    KeyForm(
      "max_false_trigger", .either([.number(.proportion), .list(.number(.proportion))]),
      "further limits of false triggers, in turn"),
    KeyForm(
      "cost_ratios", .either([.number(.costRatio), .list(.number(.costRatio))]),
      "prices of a false trigger at which the cost by each of the usage mixes is least"),
  ])
}
