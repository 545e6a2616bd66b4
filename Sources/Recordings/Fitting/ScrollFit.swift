import Study
import SwipeSimulation

/// The scrolls of one kind that a population makes, fitted to recorded ones by indirect inference
/// (Gouriéroux, Monfort and Renault 1993): simulated scrolls are measured as the recorded ones are,
/// and the model moves by what is left of the differences.
struct ScrollFit {
  let kind: Kind
  private(set) var model: ScrollModel
  private(set) var figures: [FittedFigure] = []

  /// What was fitted to: recordings, how each is measured, and what that gave.
  private var sources: [Source] = []
  private static let rounds = 8
  private static let (simulatedPeople, simulatedScrolls) = (400, 60)

  /// The kinds of scrolls, and where a population has their models.
  static let kinds: [Kind] = [
    (.contentVertical, "reading", \.reading), (.contentBrowse, "browsing", \.browsing),
  ]

  /// A kind of scrolls, its key in population files, and where a population has its model.
  typealias Kind = (
    intent: Intent, key: String, path: any WritableKeyPath<Population, ScrollModel> & Sendable
  )

  /// Fits the scrolls of a kind; nil where no recording has enough of them.
  ///
  /// Of several recordings lengths, durations and leans are those of the one with most people;
  /// bulges those of the one with most people whose paths are known. Phases of the reach, and the
  /// share of scrolls that rest first, stand.
  init?(_ kind: Kind, _ recordings: [FitRecording], in population: Population) {
    (self.kind, model) = (kind, population[keyPath: kind.path])
    let scrolls = recordings.compactMap { recording in
      recording.scrolls[kind.intent].map { (name: recording.name, scrolls: $0) }
    }
    let longest = scrolls.max { $0.scrolls.frequentPeople < $1.scrolls.frequentPeople }
    guard let longest, let screen = longest.scrolls.screen,
      let lengths = ScrollStatistics(lengths: longest.scrolls)
    else { return nil }
    let shaped = scrolls.filter(\.scrolls.hasShapes).max {
      $0.scrolls.frequentPeople < $1.scrolls.frequentPeople
    }
    let shapes = shaped.flatMap { ScrollStatistics(shapes: $0.scrolls) }
    sources = [Source(scrolls: longest.scrolls, measure: { .init(lengths: $0) }, found: lengths)]
    if let shaped, let shapes {
      sources.append(Source(scrolls: shaped.scrolls, measure: { .init(shapes: $0) }, found: shapes))
    }
    for round in 0..<Self.rounds {
      let simulated = simulation(population, on: screen)
      for place in sources.indices {
        guard let got = sources[place].measure(simulated) else { continue }
        if round == 0 { sources[place].found.shrink(to: got) }
        approach(sources[place].found.values, from: got.values)
      }
    }
    for number in ScrollModelNumber.all {
      for (set, statistics) in [(longest.name, lengths), (shaped?.name ?? "", shapes)] {
        guard let statistics, statistics.values[number.name] != nil else { continue }
        figures.append(
          FittedFigure(
            "\(kind.key).\(number.name)", number.value(in: model), people: statistics.people,
            set: set,
            spread: number.name.contains("_mean")
              ? statistics.values[number.name.replacing("_mean", with: "_between_people")] : nil,
            base: number.value(in: population[keyPath: kind.path]), meaning: number.summary))
      }
    }
  }

  private struct Source: Sendable {
    let scrolls: ScrollRecording
    let measure: @Sendable (ScrollRecording) -> ScrollStatistics?
    var found: ScrollStatistics
  }

  /// The model if the recorded people were drawn again, with distances stretched as of strokes.
  func redrawn(_ random: inout SplitMix) -> ScrollModel {
    var other = self
    for source in sources {
      let stretch = PopulationFit.stretch(ofPeople: source.found.people)
      guard let drawn = source.measure(source.scrolls.redrawn(&random)),
        let own = source.measure(source.scrolls)
      else { continue }
      var values = source.found.redrawnSpreads(drawn, &random)
      for (name, value) in source.found.values where !name.contains("_between_people") {
        let distance = (drawn.values[name] ?? value) - (own.values[name] ?? value)
        values[name] = value + stretch * source.found.distance(of: name) * distance
      }
      other.approach(values, from: source.found.values)
    }
    return other.model
  }

  /// Scrolls of the model as it stands.
  private func simulation(_ population: Population, on screen: Screen) -> ScrollRecording {
    var (people, result) = (population, ScrollRecording())
    people[keyPath: kind.path] = model
    people.forEachStroke(
      of: [kind.intent], people: Self.simulatedPeople, each: Self.simulatedScrolls, seed: 40,
      on: screen
    ) { result.add($0, of: $1, on: screen) }
    return result
  }

  /// Moves each measured number: spreads by the ratio, at most twice, others by the difference.
  private mutating func approach(_ wanted: [String: Double], from got: [String: Double]) {
    for number in ScrollModelNumber.all {
      guard let aim = wanted[number.name], let seen = got[number.name] else { continue }
      let value = number.value(in: model)
      let isSpread = number.isSpread
      let moved = isSpread && seen > 0 ? value * min(max(aim / seen, 0.5), 2) : value + (aim - seen)
      let inRange = min(max(moved, number.range.lowerBound), number.range.upperBound)
      number.set(FitMath.rounded((inRange * 1e4).rounded() / 1e4), in: &model)
    }
  }
}

extension ScrollModelNumber {
  fileprivate var isSpread: Bool {
    (name.contains("_between_people") || name.contains("_within_person"))
      && !name.contains("_with_")
  }
}
