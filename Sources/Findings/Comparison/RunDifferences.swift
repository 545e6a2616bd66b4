import ExperimentFiles
import StrictFiles

/// One thing in which two runs differ by their manifests.
package struct ManifestDifference: Sendable, Equatable {
  /// Where it stands, from the outside in; named elements of lists by their names, such as
  /// `policies.half-width.fraction`.
  package let path: [String]
  /// The values as text; nil where a run has no such thing.
  package let a, b: String?

  package var name: String { path.joined(separator: ".") }

  /// That other shares of the people are left out.
  static func missingShards(_ a: StoredManifest, _ b: StoredManifest) -> [ManifestDifference] {
    let (left, right) = (a.missingShards, b.missingShards)
    if left == right { return [] }
    return [
      ManifestDifference(
        path: ["missing_shards"], a: left.isEmpty ? nil : String(left.prefix(60)),
        b: right.isEmpty ? nil : String(right.prefix(60)))
    ]
  }

  /// Everything in which two values differ, in the order of the first.
  static func all(_ a: JSONText?, _ b: JSONText?, path: [String] = []) -> [ManifestDifference] {
    if a == b { return [] }
    if let a = a?.named, let b = b?.named {
      let left = Dictionary(firstOf: a)
      let right = Dictionary(firstOf: b)
      let names = a.map(\.0) + b.map(\.0).filter { left[$0] == nil }
      return names.flatMap { all(left[$0], right[$0], path: path + [$0]) }
    }
    return [ManifestDifference(path: path, a: a?.shown, b: b?.shown)]
  }
}

extension JSONText {
  /// The members of an object, or the elements of a list of objects with names; nil for others.
  fileprivate var named: [(String, JSONText)]? {
    switch self {
    case .object(let members): return members.map { ($0.key, $0.value) }
    case .array(let elements):
      let named = elements.compactMap { element in
        if case .string(let name) = element["name"] { (name, element) } else { nil }
      }
      return named.count == elements.count ? named : nil
    default: return nil
    }
  }

  /// What stands for an object, which has no short text.
  private static let unshown = "given"

  /// A short text on one line.
  fileprivate var shown: String {
    switch self {
    case .string(let text): return printable(text)
    case .array(let elements):
      let texts = elements.map(\.shown)
      let text = texts.joined(separator: ", ")
      let isPlain = text.count <= 60 && !texts.contains(Self.unshown)
      return elements.isEmpty ? "none" : isPlain ? text : "\(elements.count) values"
    case .object: return Self.unshown
    default: return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
  }
}

/// What two stored runs recommend for the same screens.
package struct RecommendationChange: Sendable, Equatable {
  /// The group of screens and the page.
  package let screens, page: String
  /// Recognizer, family and numbers of either run; nil where one recommends nothing there.
  package let a, b: String?
  /// What each rule does in the run that recommends it.
  package let figuresA, figuresB: StoredRecommendation.Figures

  package var isSame: Bool { a == b }

  /// For each group of screens and page of either run; of single screens only where they are no
  /// part of a group.
  static func all(_ a: StoredRun, _ b: StoredRun) -> [Self] {
    let (first, second) = (a.recommendations, b.recommendations)
    return (first + second).map(\.place).distinct().map { place in
      let (one, other) = (first.first { $0.place == place }, second.first { $0.place == place })
      return Self(
        screens: place.screens, page: place.page, a: one?.rule, b: other?.rule,
        figuresA: one?.figures ?? .init(), figuresB: other?.figures ?? .init())
    }
  }
}

/// What a stored run recommends for some screens.
package struct StoredRecommendation: Sendable {
  /// Rates on the screen where each is worst; nil where they are not stored.
  package struct Figures: Sendable, Equatable {
    /// Completed pops among wanted ones, among the worst content gestures, and honoured aborts.
    package var success, falseTriggers, abortsHonoured: Double?

    fileprivate mutating func note(_ success: Double?, _ falseTriggers: Double?, _ aborts: Double?)
    {
      self.success = [self.success, success].compactMap(\.self).min()
      self.falseTriggers = [self.falseTriggers, falseTriggers].compactMap(\.self).max()
      abortsHonoured = [abortsHonoured, aborts].compactMap(\.self).min()
    }
  }

  struct Place: Sendable, Hashable {
    let screens, page: String
  }

  let place: Place
  /// Recognizer, family and numbers.
  let rule: String
  private(set) var figures = Figures()

  /// Reads those of `tuned.csv` within a limit of false triggers.
  ///
  /// - Throws: that a column is missing, or a row cannot be read.
  static func all(in table: CSVReader, limit: Double) throws(Diagnostics) -> [Self] {
    var csv = table
    let names = [
      "scope", "context", "goal", "limit", "is_best", "recognizer", "family", "parameters",
      "screen",
    ]
    let columns = try csv.columns(names)
    let rates = ["success", "worst_false_trigger", "abort_honoured"].map {
      csv.header.firstIndex(of: $0)
    }
    var found: [Self] = []
    var grouped: Set<Place> = []
    try csv.readRows { csv throws(Diagnostics) in
      let fields = columns.map(csv.text)
      guard fields[2] == "max_false_trigger", csv.number(columns[3]) == limit, fields[4] == "yes"
      else { return }
      let place = Place(screens: fields[0], page: fields[1])
      if fields[0] != fields[8] { grouped.insert(Place(screens: fields[8], page: fields[1])) }
      let rule = fields[5...7].filter { !$0.isEmpty }.joined(separator: " ")
      if !found.contains(where: { $0.place == place }) {
        found.append(Self(place: place, rule: rule))
      }
      guard let own = found.firstIndex(where: { $0.place == place && $0.rule == rule }) else {
        return
      }
      let values = rates.map { $0.flatMap { csv.number($0) } }
      found[own].figures.note(values[0], values[1], values[2])
    }
    return found.filter { !grouped.contains($0.place) }
  }
}
