import PopGesture

/// A policy whose family is a table of parameters.
protocol TabledPolicy: CatalogPolicy {
  /// The family, and where in the policy each of its parameters is.
  static var table: FamilyTable<Self> { get }
}

extension TabledPolicy {
  /// Name, rule, parameters and source.
  public static var family: PolicyFamily { table.family }
  /// Creates the policy from checked values.
  public init(_ parameters: PolicyParameterValues) throws(PolicyParameterError) {
    self = try Self.table.policy(parameters)
  }
  /// The call of its initializer.
  public var swiftSource: String { Self.table.source(of: self) }
}

/// A family as a table of its parameters, from which all else follows: what experiments may write,
/// what documents say, how a policy is made of values, and its Swift source.
struct FamilyTable<Policy: CompletionPolicy>: Sendable {
  let family: PolicyFamily
  private let usual: Policy
  private let fields: [PolicyField<Policy>]

  /// Describes a family.
  ///
  /// - Parameters:
  ///   - usual: the policy with every number at its default.
  ///   - thresholds: the parameters to sweep, as in `PolicyFamily.thresholdParameters`.
  ///   - fields: in the order of help texts, which is that of the initializer's arguments.
  init(
    _ name: String, _ usual: Policy, thresholds: [String], summary: String, rule: String,
    source: String, estimator: VelocityEstimatorKind = .uikitBlend, _ fields: [PolicyField<Policy>]
  ) {
    (self.usual, self.fields) = (usual, fields)
    family = PolicyFamily(
      name: name, summary: summary, rule: rule, parameters: fields.map { $0.parameter(usual) },
      thresholdParameters: thresholds, source: source,
      readsPath: !usual.needs.isDisjoint(with: [.changes, .crossVelocity, .reversal]),
      readsVelocity: usual.needs.contains(.velocity), estimator: estimator)
  }

  /// The policy with the values that were given.
  func policy(_ values: PolicyParameterValues) throws(PolicyParameterError) -> Policy {
    var policy = usual
    for (field, parameter) in zip(fields, family.parameters) {
      let value = values.given[parameter.name]
      if let other = parameter.alternativeTo, value != nil, values.given[other] != nil {
        throw .exclusive(other, parameter.name)
      }
      field.set(&policy, value)
    }
    return policy
  }

  /// The call of the policy's initializer, without arguments that are left at their defaults.
  func source(of policy: Policy) -> String {
    var arguments: [String] = []
    var rest = fields[...]
    while let group = rest.first?.group {
      let run = rest.prefix { $0.group == group }
      let texts = run.compactMap { $0.argument(policy, usual) }
      if group.isEmpty {
        arguments += texts
      } else if !texts.isEmpty {
        arguments.append("\(group)(\(texts.joined(separator: ", ")))")
      }
      rest = rest.dropFirst(run.count)
    }
    return "\(Policy.self)(\(arguments.joined(separator: ", ")))"
  }
}

/// A parameter of a family, and the part of a policy that it sets.
struct PolicyField<Policy: Sendable>: Sendable {
  typealias Path<Part> = any WritableKeyPath<Policy, Part> & Sendable

  /// The parameter, with its default read off the usual policy.
  let parameter: @Sendable (_ usual: Policy) -> PolicyParameter
  /// Sets the part; without a value, sets what follows from other parameters, or leaves it.
  let set: @Sendable (inout Policy, Double?) -> Void
  /// The argument in Swift source; nil where the initializer's default says the same.
  let argument: @Sendable (_ policy: Policy, _ usual: Policy) -> String?
  /// The argument that it is an argument of, such as `rule: ReversalRule`; empty for none.
  private(set) var group = ""

  /// Describes a parameter.
  ///
  /// - Parameters:
  ///   - label: of the argument; nil for the name without its unit.
  ///   - follows: what the part is where no value was given, if that depends on other parameters.
  ///   - isWritten: whether the argument is written even if it is the default, or never; nil for
  ///     neither.
  ///   - part: makes the part of a value.
  ///   - number: the value of the part; nil where another parameter has set it.
  fileprivate init<Part: SwiftWritable>(
    _ name: String, unit: String, range: ClosedRange<Double>, words: [PolicyParameter.Word] = [],
    insteadOf other: String? = nil, label: String? = nil,
    _ path: Path<Part>, _ summary: String,
    follows: (@Sendable (Policy) -> Part)? = nil,
    isWritten: @escaping @Sendable (Policy) -> Bool? = { _ in nil },
    part: @escaping @Sendable (Double) -> Part, number: @escaping @Sendable (Part) -> Double?
  ) {
    parameter = { usual in
      PolicyParameter(
        name, unit: unit, range: range,
        default: follows == nil ? number(usual[keyPath: path]) : nil, alternativeTo: other,
        words: words, summary)
    }
    set = { policy, value in
      if let value {
        policy[keyPath: path] = part(value)
      } else if let follows {
        policy[keyPath: path] = follows(policy)
      }
    }
    let label = label ?? Self.label(name)
    argument = { policy, usual in
      let part = policy[keyPath: path]
      let isUsual = part == follows?(policy) ?? usual[keyPath: path]
      return isWritten(policy) ?? !isUsual ? "\(label): \(part.swiftText)" : nil
    }
  }

  /// The name without its unit as Swift writes it: `fling_distance_pt` is `flingDistance`.
  private static func label(_ name: String) -> String {
    let units = ["_pt_per_s", "_widths_per_s", "_pt", "_mm", "_s"]
    let unit = units.first(where: name.hasSuffix) ?? ""
    return swiftName(name.dropLast(unit.count).split(separator: "_"))
  }
}

extension PolicyField {
  /// A number.
  ///
  /// - Parameters:
  ///   - other: the parameter whose place it takes where it is given.
  ///   - label: of the argument in Swift; nil for the name without its unit.
  ///   - none: the value that experiments write as `none`.
  ///   - isRequired: whether the initializer has no default.
  static func number<Part: PartOfNumber>(
    _ name: String, unit: String, in range: ClosedRange<Double>, insteadOf other: String? = nil,
    label: String? = nil, none: Double? = nil, isRequired: Bool = false, _ path: Path<Part>,
    _ summary: String
  ) -> PolicyField {
    PolicyField(
      name, unit: unit, range: range, words: none.map { [.init("none", $0)] } ?? [],
      insteadOf: other, label: label, path, summary, isWritten: { _ in isRequired ? true : nil },
      part: { Part($0) }, number: { $0.number })
  }

  /// A length in pt.
  static func length<Part: PartOfNumber>(
    _ name: String, insteadOf other: String? = nil, label: String? = nil, none: Double? = nil,
    _ path: Path<Part>, _ summary: String
  ) -> PolicyField {
    number(
      name, unit: "pt", in: 0...2000, insteadOf: other, label: label, none: none, path, summary)
  }

  /// A speed limit in pt/s, which experiments may set to `none`.
  static func speedLimit<Part: PartOfNumber>(
    _ name: String, label: String? = nil, _ path: Path<Part>, _ summary: String
  ) -> PolicyField {
    number(name, unit: "pt/s", in: 0...20_000, label: label, none: .infinity, path, summary)
  }

  /// A time in s.
  static func time(
    _ name: String, in range: ClosedRange<Double> = 0...10, label: String? = nil,
    isRequired: Bool = false, _ path: Path<Double>, _ summary: String
  ) -> PolicyField {
    number(name, unit: "s", in: range, label: label, isRequired: isRequired, path, summary)
  }

  /// A share of the view's width.
  static func share(
    named name: String = "fraction", in range: ClosedRange<Double> = 0...1, none: Double? = nil,
    isRequired: Bool = false, _ path: Path<Double>, _ summary: String
  ) -> PolicyField {
    number(
      name, unit: PolicyParameter.shareOfWidth, in: range, none: none, isRequired: isRequired,
      path, summary)
  }

  /// A number of one kind, where the policy takes one of several: a length in pt or in mm.
  static func kind<Part: NumberOfKind>(
    _ name: String, unit: String, in range: ClosedRange<Double>, insteadOf other: String? = nil,
    label: String? = nil, none: Double? = nil, _ path: Path<Part>,
    _ make: @escaping @Sendable (Double) -> Part, _ summary: String
  ) -> PolicyField {
    let isIt: @Sendable (Part) -> Bool = { $0 == make($0.number) }
    return PolicyField(
      name, unit: unit, range: range, words: none.map { [.init("none", $0)] } ?? [],
      insteadOf: other, label: label, path, summary, isWritten: { isIt($0[keyPath: path]) },
      part: make, number: { isIt($0) ? $0.number : nil })
  }

  /// On which side of a threshold the threshold itself lies: `>` or `>=`.
  ///
  /// - Parameter other: the part that says so unless the experiment does.
  static func boundary(
    named name: String = "boundary",
    of words: [String] = ThresholdBoundary.allCases.map(\.symbol),
    _ path: Path<ThresholdBoundary>, _ summary: String,
    follows other: (@Sendable (Policy) -> ThresholdBoundary)? = nil
  ) -> PolicyField {
    choice(name, of: words, path, summary, follows: other)
  }

  /// One of a few words, each of which stands for its place in the list, from 0.
  ///
  /// - Parameter matters: whether it changes anything; if not, it is no argument in Swift.
  static func choice<Part: SwiftWritable & CaseIterable & RawRepresentable>(
    _ name: String, _ path: Path<Part>, _ summary: String,
    where matters: @escaping @Sendable (Policy) -> Bool = { _ in true }
  ) -> PolicyField where Part.RawValue == String, Part.AllCases == [Part] {
    choice(
      name, of: Part.allCases.map(\.rawValue), path, summary,
      isWritten: { matters($0) ? nil : false })
  }

  private static func choice<Part: SwiftWritable & CaseIterable>(
    _ name: String, of words: [String], _ path: Path<Part>, _ summary: String,
    follows: (@Sendable (Policy) -> Part)? = nil,
    isWritten: @escaping @Sendable (Policy) -> Bool? = { _ in nil }
  ) -> PolicyField where Part.AllCases == [Part] {
    PolicyField(
      name, unit: words.joined(separator: " or "), range: 0...Double(words.count - 1),
      words: words.enumerated().map { .init($0.element, Double($0.offset)) }, path, summary,
      follows: follows, isWritten: isWritten, part: { Part.allCases[Int($0)] },
      number: { part in Part.allCases.firstIndex(of: part).map { Double($0) } })
  }

  /// Parameters that make one argument of the initializer, a call of its own.
  static func group<Part>(
    _ label: String, _ type: Part.Type, _ fields: [PolicyField]
  ) -> [PolicyField] {
    fields.map { field in
      var other = field
      other.group = "\(label): \(type)"
      return other
    }
  }
}

/// A part of a policy that is a number, or perhaps one.
protocol PartOfNumber: SwiftWritable {
  init(_ number: Double)
  var number: Double? { get }
}

extension Double: PartOfNumber { var number: Double? { self } }
extension Double?: PartOfNumber { var number: Double? { self } }

/// A number of one of several kinds, such as a length in pt or in mm.
protocol NumberOfKind: SwiftWritable {
  /// The name of its kind in Swift, and the number.
  var parts: (kind: String, number: Double) { get }
}

extension NumberOfKind {
  var number: Double { parts.number }
  var swiftText: String { ".\(parts.kind)(\(number.swiftText))" }
}
