import StrictFiles

/// Other objects of experiment files.
enum ExperimentForms {
  static let limits = FieldType.object(
    ObjectType<Limits>(
      Limits.keys.map { key in
        ObjectField(
          key.name, .number(.proportion), at: key.limit, key.summary,
          default: Limits.usual[keyPath: key.limit])
      },
      retired: [
        "accidents": "write \"false_triggers\", which limits the same",
        "blocked_content": "write \"content_lost\", which limits this and dual activation",
        "dual_activation": "write \"content_lost\", which limits this and blocked content",
      ]),
    from: .usual, such: "{ \"false_triggers\": 0.005, \"aborts_honoured\": 0.95 }")

  /// `true`, or an object.
  static let tuning = FieldType<Tuning?>(
    .either([.flag, tuningObject.form]), write: { $0.map(tuningObject.write) ?? .null },
    read: { reader, key in
      if let isWanted = reader.member(key)?.node.flag { return .some(isWanted ? Tuning() : nil) }
      return tuningObject.read(&reader, key)
    })

  private static let tuningObject = FieldType.object(
    ObjectType<Tuning>([
      ObjectField(
        "max_false_trigger", oneOrMore(.proportion), at: \.budgets,
        "further limits of false triggers, in turn"),
      ObjectField(
        "cost_ratios", oneOrMore(.costRatio), at: \.costRatios,
        "prices of a false trigger at which the cost by each of the usage mixes is least"),
    ]), from: Tuning(), or: "true or an object", such: "{ \"max_false_trigger\": 0.01 }")

  static let costRatios = FieldType<[Double]>(
    .list(.number(.costRatio)), write: { .numbers($0) },
    read: {
      $0.numbers(
        $1, in: ExperimentRange.costRatio, kind: "cost ratio",
        rule: "a cost ratio is a number \(NumberForm.costRatio.words)",
        hint: "3 says that an unwanted pop is as bad as three missed ones")
    })

  /// A number, or a list of different ones, the most important first.
  private static func oneOrMore(_ form: NumberForm) -> FieldType<[Double]> {
    FieldType(
      .either([.number(form), .list(.number(form))]), write: { .numbers($0) },
      read: { reader, key in
        switch reader.member(key)?.node.value {
        case .number: return reader.number(key, form).map { [$0] }
        case .string:
          reader.report(
            at: key, "\"\(key)\" must be a number or a list of numbers, not text",
            hint: "write \(form.unit) without quotes, such as 0.005")
          return nil
        default:
          return reader.numbers(key, in: form.range, rule: "each is \(form.unit) \(form.words)")
        }
      })
  }
}
