import ExperimentFiles
import StrictFiles

/// What two stored runs recommend for the same screens.
package struct RecommendationChange: Sendable, Equatable {
  /// The group of screens and the page.
  package let screens, page: String
  /// Recognizer, family and numbers of either run; nil where one recommends nothing there.
  package let a, b: String?

  /// Whether both recommend the same.
  package var isSame: Bool { a == b }

  /// For each group of screens and page of either run; of single screens only where they are no
  /// part of a group.
  static func all(_ a: StoredRun, _ b: StoredRun) -> [Self] {
    let (first, second) = (a.recommendations, b.recommendations)
    var places = first.map(\.place)
    places += second.map(\.place).filter { !places.contains($0) }
    return places.map { place in
      Self(
        screens: place.screens, page: place.page,
        a: first.first { $0.place == place }?.rule, b: second.first { $0.place == place }?.rule)
    }
  }
}

/// What a stored run recommends for some screens.
struct StoredRecommendation: Sendable {
  /// Screens and page.
  struct Place: Sendable, Hashable {
    let screens, page: String
  }

  let place: Place
  /// Recognizer, family and numbers.
  let rule: String

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
    var found: [Self] = []
    var grouped: Set<Place> = []
    try csv.readRows { csv throws(Diagnostics) in
      let fields = columns.map(csv.text)
      guard fields[2] == "max_false_trigger", csv.number(columns[3]) == limit, fields[4] == "yes"
      else { return }
      let place = Place(screens: fields[0], page: fields[1])
      if fields[0] != fields[8] { grouped.insert(Place(screens: fields[8], page: fields[1])) }
      guard !found.contains(where: { $0.place == place }) else { return }
      let rule = fields[5...7].filter { !$0.isEmpty }.joined(separator: " ")
      found.append(Self(place: place, rule: rule))
    }
    return found.filter { !grouped.contains($0.place) }
  }
}
