import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles

enum SweepForms {
  /// The most values of a range that makes recognizers, each of which is counted apart.
  static let mostRecognizers = 100

  /// A range of values of one of some parameters, with more keys before and after.
  private static func range(
    over parameters: [(name: String, range: ClosedRange<Double>)], most: Int = SweepSize.mostValues,
    after first: [KeyForm] = [], before last: [KeyForm] = [], _ summary: String
  ) -> ObjectForm {
    let keys = [
      KeyForm(
        "parameter", .name(parameters.map(\.name)), "the parameter that is swept",
        such: "\"\(parameters.first?.name ?? "")\""),
      KeyForm("from", .number(.any), "its first value"),
      KeyForm("to", .number(.any), "its last value"),
      KeyForm(
        "steps", .shared("steps-\(most)", .whole(1...UInt64(most))),
        "how many values, both ends included"),
      KeyForm(
        "scale", .shared("scale-name", .name(Sweep.Scale.allCases.map(\.rawValue))),
        "how they are spaced", default: .string(Sweep.Scale.linear.rawValue)),
      KeyForm(
        "values", .shared("values-\(most)", .list(.number(.any), count: 1...most)),
        "a list in place of from, to and steps"),
    ]
    let grid: JSONText = [
      "if": ["required": ["values"]],
      "then": ["properties": ["from": false, "to": false, "steps": false, "scale": false]],
      "else": ["required": ["from", "to", "steps"]],
    ]
    // The values are in the range of the parameter that is named.
    let bounds = JSONText.rules(where: "parameter", of: parameters) {
      ["from": $0, "to": $0, "values": ["items": $0]]
    }
    return ObjectForm(keys: first + keys + last, summary: summary, rules: [grid] + bounds)
  }

  /// The keys of a range, which win over parameters of the same name.
  static let rangeKeys = Set(range(over: [], "").names)

  /// A further range of a sweep over policies.
  static func further(_ family: PolicyFamily) -> ObjectForm {
    range(
      over: family.parameters.map { ($0.name, $0.range) },
      "one more parameter of \(family.name) that is swept")
  }

  static func policies(_ family: PolicyFamily) -> ObjectForm {
    let with = KeyForm(
      "with", .list(.shared("range-\(family.name)", .object(further(family)))),
      "further ranges, each with all")
    let fixed = PolicyForm.parameters(of: family).map(\.key).filter { !rangeKeys.contains($0.name) }
    return range(
      over: family.parameters.map { ($0.name, $0.range) }, after: [PolicyForm.family],
      before: [with] + fixed, "a sweep over \(family.name): \(family.rule)")
  }

  static let recognizers = range(
    over: RecognizerParameter.all.map { ($0.name, $0.range) }, most: mostRecognizers,
    after: [RecognizerForm.base.key, RecognizerForm.content.key],
    "a number of a recognizer: each value makes one")

  static let sweeps = FieldType<[Sweep]>(
    .list(
      .objectWith(
        "recognizer", .object(recognizers),
        otherwise: .objectBy(
          PolicyForm.family,
          PolicyForm.byFamily { .shared("sweep-\($0.name)", .object(policies($0))) })),
      count: 0...ObjectReader.mostElements, repeats: true),
    write: { .array($0.map(Experiment.canonical)) }, read: { reader, _ in reader.sweeps() })
}

extension ObjectReader {
  /// Reads the list of sweeps: lines of policies, and recognizers, which are kept apart.
  mutating func sweeps() -> [Sweep] {
    var seen: [String: SourcePosition] = [:]
    var size = SweepSize()
    var found: [(sweep: Sweep, label: String)] = []
    for element in list("sweeps", allowEmpty: true) ?? [] {
      var reader = ObjectReader(element, file: file, what: "this sweep")
      var lines: [(sweep: Sweep, label: String)] = []
      if reader.member("recognizer") == nil {
        lines = reader.sweep(&size) ?? []
      } else {
        sweptRecognizers += reader.recognizerSweep(&size) ?? []
      }
      report(reader.problems)
      found += lines.filter { line in
        isNew(
          "\(line.label) \(line.sweep.parameter)", kind: "sweep", at: element.position, in: &seen)
      }
    }
    let alike = Dictionary(grouping: found) { [$0.sweep.name, $0.sweep.parameter] }
    return found.map { next in
      var sweep = next.sweep
      if alike[[sweep.name, sweep.parameter]]?.count ?? 0 > 1 { sweep.name = next.label }
      return sweep
    }
  }

  private typealias Range = (parameter: PolicyParameter, values: [Double])

  /// The lines of a sweep, each with what tells it from others of the same parameter: its starting
  /// point with what it changes there.
  private mutating func sweep(_ size: inout SweepSize) -> [(sweep: Sweep, label: String)]? {
    guard case .object = node.value, let (name, start) = family() else { return nil }
    let family = start.entry.family
    var fixed = PolicyForm()
    let read = faultless { reader -> [Range]? in
      reader.allowOnly(SweepForms.policies(family).names)
      var ranges = [reader.range(of: family)]
      ranges +=
        reader.list("with")?.map { element in
          reader.within(element, "this range") { reader in
            guard case .object = element.value else { return nil }
            reader.allowOnly(SweepForms.further(family).names)
            return reader.range(of: family)
          }
        } ?? []
      let known = ranges.compactMap { $0 }
      let names = known.map(\.parameter.name)
      reader.reportSweptTwice(names)
      let others = SweepForms.rangeKeys.union(names)
      for field in PolicyForm.parameters(of: family) where !others.contains(field.key.name) {
        field.read(&reader, &fixed)
      }
      return known.count == ranges.count ? known : nil
    }
    // Along the threshold all values are counted in one pass.
    let threshold = read?.firstIndex {
      family.thresholdParameters.contains($0.parameter.name)
    }
    let inner = threshold ?? 0
    guard let ranges = read, size.takes(ranges.map(\.values.count), inner: inner, &self)
    else { return nil }
    return lines(name, ranges, inner, start, fixed.values)
  }

  private mutating func reportSweptTwice(_ names: [String]) {
    for name in Set(names) {
      if let fixed = member(name) {
        report(
          at: fixed.keyPosition, "\"\(name)\" is swept and cannot also be fixed",
          hint: "remove it")
      }
      if names.count(where: { $0 == name }) > 1 {
        report(at: node.position, "\"\(name)\" is swept twice", hint: "remove one of its ranges")
      }
    }
  }

  /// One line for each combination of all ranges but one.
  private mutating func lines(
    _ name: String, _ ranges: [Range], _ inner: Int, _ start: PolicyCatalog.Start,
    _ fixed: [String: Double]
  ) -> [(sweep: Sweep, label: String)]? {
    var combinations = [fixed]
    for (place, range) in ranges.enumerated() where place != inner {
      combinations = combinations.flatMap { values in
        range.values.map { value in values.merging([range.parameter.name: value]) { $1 } }
      }
    }
    let (family, along) = (start.entry.family, ranges[inner])
    var lines: [(sweep: Sweep, label: String)] = []
    for fixed in combinations {
      var policies: [NamedPolicy] = []
      for value in along.values {
        let values = fixed.merging([along.parameter.name: value]) { $1 }
        guard let policy = policy(named: family.name, start, values) else { return nil }
        policies.append(policy)
      }
      let sweep = Sweep(
        name: name, family: family, parameter: along.parameter.name, values: along.values,
        policies: policies)
      lines.append((sweep, Self.label(name, start, fixed)))
    }
    return lines
  }

  private mutating func range(of family: PolicyFamily) -> Range? {
    require("parameter", such: "\"\(family.parameters.first?.name ?? "")\"")
    let swept = word("parameter", family.parameters, \.name)
    let values = sweptValues(swept?.number ?? .any)
    return swept.flatMap { swept in values.map { (swept, $0) } }
  }

  /// The values that a parameter takes: from one to another in steps, or a list.
  mutating func sweptValues(_ form: NumberForm) -> [Double]? {
    if member("values") != nil { return listedValues(form) }
    let range = faultless { reader in
      reader.require("from", such: "10")
      reader.require("to", such: "400")
      reader.require("steps", such: "100")
      return (
        first: reader.number("from", form), last: reader.number("to", form),
        steps: reader.whole("steps", in: 1...UInt64(SweepSize.mostValues)),
        scale: reader.word("scale", Sweep.Scale.allCases, \.rawValue) ?? .linear
      )
    }
    guard let range, let first = range.first, let last = range.last, let steps = range.steps
    else { return nil }
    if last < first || last == first && steps > 1 {
      report(at: "to", "\"to\" must be above \"from\"")
    } else if range.scale == .logarithmic, first <= 0 {
      report(at: "from", "a logarithmic scale starts above 0, not at \(plain(first))")
    } else {
      return Sweep.grid(from: first, to: last, steps: Int(steps), scale: range.scale)
    }
    return nil
  }

  private mutating func listedValues(_ form: NumberForm) -> [Double]? {
    for key in ["from", "to", "steps", "scale"] {
      guard let other = member(key) else { continue }
      report(
        at: other.keyPosition, "\"values\" and \"\(key)\" both say which values are taken",
        hint: "remove one of them")
    }
    return faultless {
      $0.numbers(
        "values", in: form.range, upTo: SweepSize.mostValues,
        rule: "each value is \(form.need)")
    }?.sorted()
  }
}

/// What the sweeps of an experiment ask for in all, counted before any of it is made.
///
/// A line of text can ask for a billion policies, so products are held within limits, far beyond
/// what a report can show. What fits them may still be too much for a machine: `RunSize` tells.
struct SweepSize {
  /// Values of one range.
  static let mostValues = 10_000
  /// Policies of all sweeps: a kilobyte each while a file is read.
  static let mostPolicies = 100_000
  /// Lines of all sweeps: combinations of the ranges besides the one along which a line runs.
  static let mostLines = 10_000
  /// Recognizers of all sweeps.
  static let mostRecognizers = 1000

  private var policies = 0.0
  private var lines = 0.0
  private var recognizers = 0

  /// Takes in a sweep over ranges of so many values each; whether all is within the limits.
  ///
  /// - Parameter inner: place of the range along which its lines run.
  mutating func takes(_ values: [Int], inner: Int, _ reader: inout ObjectReader) -> Bool {
    // As floating-point numbers: the product of a few ranges is beyond an integer.
    let wanted = values.reduce(1.0) { $0 * Double($1) }
    policies += wanted
    lines += wanted / Double(values[inner])
    if policies > Double(Self.mostPolicies) {
      return reader.refuse(
        "the sweeps up to this one ask for \(count(policies)) policies",
        "take fewer steps or leave out a range of \"with\": at most \(Self.mostPolicies) policies"
          + " in all sweeps")
    }
    return lines <= Double(Self.mostLines)
      || reader.refuse(
        "the ranges of \"with\" of the sweeps up to this one make \(count(lines)) combinations",
        "take fewer steps there: at most \(Self.mostLines) combinations in all sweeps")
  }

  /// The same of a sweep that makes so many recognizers.
  mutating func takes(recognizers wanted: Int, _ reader: inout ObjectReader) -> Bool {
    recognizers += wanted
    return recognizers <= Self.mostRecognizers
      || reader.refuse(
        "the sweeps up to this one ask for \(recognizers) recognizers, one for each value",
        "take fewer steps: at most \(Self.mostRecognizers) recognizers in all sweeps")
  }

  /// A number of things as people write it.
  private func count(_ value: Double) -> String {
    value < 1e15 ? plain(value) : "more than a thousand billion"
  }
}

extension ObjectReader {
  /// Reports the whole object; never true.
  fileprivate mutating func refuse(_ message: String, _ hint: String) -> Bool {
    report(at: node.position, message, hint: hint)
    return false
  }
}
