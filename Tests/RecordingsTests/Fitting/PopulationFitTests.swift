import PolicyLibrary
import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Recordings
@testable import StrictFiles

@Suite("Fit")
struct PopulationFitTests {
  private static let simulation = FitSimulation(people: 60, strokes: 10)

  @Test("the same recording gives the same bytes")
  func deterministic() throws {
    let data = FitSamples.recording(of: .everyday, people: 12, strokes: 20, seed: 1)
    let fits = try (0..<2).map { _ in
      try PopulationFit(data, base: .everyday, simulation: Self.simulation).json.bytes
    }
    #expect(fits[0] == fits[1])
  }

  @Test("touches through a file, and the population through a file beside an experiment")
  func roundTrip() throws {
    let folder = try ScratchFolder()
    try folder.write(
      """
      { "participants": 12, "swipes_per_intent": 20, "intents": ["pop", "contentLeft", "tapSmear"],
        "screens": ["iphone-16-pro"], "policies": ["half-width"] }
      """, to: "source.json")
    var touches = CSVWriter.touches()
    for swipe in try Experiment.load(path: folder("source.json")).swipes() {
      touches.append(swipe)
    }
    try folder.write(String(decoding: touches.bytes, as: UTF8.self), to: "touches.csv")
    let recording = try #require(FitRecording.load(paths: [folder("touches.csv")]).first)
    #expect(recording.touchRate == 60)
    #expect(recording.screens.map(\.name) == ["iphone-16-pro"])
    #expect(recording.remarks.isEmpty)
    let fit = try PopulationFit(recording, base: .everyday, simulation: Self.simulation)

    try folder.write(String(decoding: fit.json.bytes, as: UTF8.self), to: "parts/population.json")
    try folder.write(
      #"{ "policies": ["half-width"], "population": "population.json" }"#, to: "parts/own.json")
    let read = try Experiment.load(path: folder("parts/own.json")).population
    #expect(read.name == "fitted")
    #expect(read.summary.hasPrefix("fitted to "))
    #expect(read.rightGoing == fit.population.rightGoing)
    #expect(read.leftGoing == fit.population.leftGoing)
    #expect(read.edgeStartShare == fit.population.edgeStartShare)
    #expect(abs(read.slowShapeA / fit.population.slowShapeA - 1) < 1e-4)
    #expect(read.panel == fit.population.panel)
    #expect(read.leftThumbShare == 0)
  }

  @Test("too little data: says what there is and what is needed")
  func tooLittle() {
    let few = FitSamples.recording(of: .recordedPaging, people: 2, strokes: 40, seed: 1)
    let short = FitSamples.recording(of: .recordedPaging, people: 5, strokes: 5, seed: 1)
    for data in [few, short, FitRecording()] {
      let error = #expect(throws: PopulationFit.TooLittle.self) {
        try PopulationFit(data, base: .everyday, simulation: Self.simulation)
      }
      #expect(error?.description.contains("a fit needs at least 50 of 3 people") == true)
    }
    let one = FitSamples.recording(of: .recordedPaging, people: 1, strokes: 40, seed: 1)
    let error = #expect(throws: PopulationFit.TooLittle.self) {
      try PopulationFit(one, base: .everyday, simulation: Self.simulation)
    }
    #expect(error?.description.contains("of 1 person are too few") == true)
  }

  @Test("what cannot be estimated stays the base's, and is said")
  func warnings() throws {
    var data = FitRecording(screens: [FitSamples.screen])
    let full = FitSamples.recording(of: .recordedPaging, people: 5, strokes: 30, seed: 1)
    for (person, strokes) in full.people.enumerated() {
      for stroke in strokes where stroke.isRightGoing {
        var features = stroke.features
        features.bow = nil
        data.add(features, intent: nil, of: "\(person)", on: 0)
      }
    }
    let fit = try PopulationFit(data, base: .everyday, simulation: Self.simulation)
    #expect(fit.population.leftGoing == Population.everyday.leftGoing)
    #expect(fit.population.rightGoing.between == Population.everyday.rightGoing.between)
    #expect(fit.population.rightGoing.bow == Population.everyday.rightGoing.bow)
    #expect(fit.population.edgeStartShare == Population.everyday.edgeStartShare)
    #expect(fit.population.panel == Population.everyday.panel)
    for part in [
      "left-going strokes: 0 flicks", "5 people with 15 flicks and more", "bow known without sign",
      "no strokes of intent pop", "no aborted pops", "taps and grips", "left hands",
      "width exponents",
      "digits, sessions", "touch rate",
    ] {
      #expect(fit.warnings.contains { $0.contains(part) }, "\(part)")
    }
    // What to record is said of all that a recording can show, and of nothing else.
    #expect(fit.shortages.count >= 4 && fit.shortages.count < fit.warnings.count)
    #expect(fit.shortages.allSatisfy { $0.contains("Needed: ") || $0.contains("intent pop") })
    #expect(!fit.warnings.dropFirst(fit.shortages.count).contains { $0.contains("Needed: ") })
  }

  @Test("edge starts of pops are found on another screen and kept out of the stroke model")
  func edgeStarts() throws {
    let screen = try #require(ScreenCatalog.named("ipad-pro-11"))
    var data = FitRecording(screens: [screen])
    var truth = Population.everyday
    truth.edgeStartShare = 0.3
    let generator = SwipeGenerator(screen: screen, population: truth, seed: 4)
    data.add(try generator.traces(.pop, people: 240, each: 30), of: .pop, on: 0)
    let fit = try PopulationFit(data, base: .everyday, simulation: FitSimulation(people: 300))
    // Whether a thumb reaches the edge differs between people: error .01 over 240 of them.
    #expect(abs(fit.population.edgeStartShare - 0.3) < 0.03)
    let (found, wanted) = (fit.population.rightGoing, truth.rightGoing)
    // Standard errors as over 60 people, about a third more for what the edge starts leave.
    #expect(abs(found.means[0] - wanted.means[0]) < 3 * 1.4 * 0.095 / 60.0.squareRoot())
    #expect(abs(found.means[2] - wanted.means[2]) < 3 * 1.4 * 0.081 / 60.0.squareRoot())
  }
}

@Suite("Covariances from estimates")
struct CovarianceFloorTests {
  @Test("a covariance far from the floor stays what it is")
  func unchanged() {
    let rows = Population.everyday.rightGoing.within.rows
    let floored = CovarianceFloor.covariance(rows, atLeast: [0, 0, 0, 0, 0])
    for (found, value) in zip(floored.joined(), rows.joined()) {
      #expect(abs(found - value) <= 1e-12 * max(1, abs(value)))
    }
  }

  @Test(
    "whatever comes in, a covariance with these variances comes out, as far as files may hold them")
  func positiveDefinite() async {
    await each([
      [
        [1.0, 9, 9, 9, 9], [9, 1, 9, -9, 9], [9, 9, 1, 9, 9], [9, -9, 9, 1, 9], [9, 9, 9, 9, 1],
      ],
      [
        [-1, 0, 0, 0, 0], [0, -1, 0, 0, 0], [0, 0, -1, 0, 0], [0, 0, 0, -1, 0],
        [0, 0, 0, 0, -1],
      ],
      [
        [1e-4, 0.01, 0.01, 1, 0], [0.01, 1, 1, 100, 0], [0.01, 1, 1, 100, 0],
        [1, 100, 100, 1e4, 0], [0, 0, 0, 0, 0],
      ],
    ]) { (rows: [[Double]]) in
      let floors = [1e-5, 1e-4, 1e-5, 0.1, 1e-5]
      let floored = CovarianceFloor.covariance(rows, atLeast: floors)
      #expect(Matrix5(floored).isCovariance)
      for place in 0..<5 {
        let most = StrokeModelRange.quantities[place].deviation.upperBound
        let variance = min(max(rows[place][place], floors[place]), most * most)
        #expect(abs(floored[place][place] / variance - 1) < 1e-12)
      }
    }
  }
}

/// Whatever a recording holds, a fit refuses it or writes a population that runs accept.
@Suite("Fits of odd recordings")
struct OddRecordingTests {
  /// Numbers at the ends of what recordings may hold, and some that are odd but possible.
  private static let odd = [
    "0", "-100000", "100000", "1e-9", "-1e-9", "1e9", "3600000", "1", "0.5", "299.9", "16", "50",
    "5000", "-3", "1000000",
  ]

  /// A table of strokes of five people in which a column, or a few cells, hold odd numbers.
  private static func table(_ seed: UInt64) -> String {
    var random = TestGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> String {
      "\(Double.random(in: range, using: &random))"
    }
    let spoilt = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      (
        Int.random(in: 1..<RecordedStroke.columns.count, using: &random),
        Bool.random(using: &random),
        odd.randomElement(using: &random) ?? "0"
      )
    }
    var rows = [RecordedStroke.columns.joined(separator: ",")]
    for stroke in 0..<120 {
      let isRight = stroke % 3 > 0
      var fields = [
        "p\(stroke % 9)", "390", isRight ? "pop" : "contentLeft", number(0...200),
        (isRight ? "" : "-") + number(60...250), number(-40...40), number(50...400),
        number(300...2000), number(300...4000), number(0.9...1), number(0...0.1),
      ]
      for (column, isWhole, text) in spoilt where column != 2 {
        if isWhole || Int.random(in: 0..<10, using: &random) == 0 { fields[column] = text }
      }
      rows.append(fields.joined(separator: ","))
    }
    return rows.joined(separator: "\n") + "\n"
  }

  @Test("what is written is read back, without warning")
  func property() async {
    await each(0..<60 as Range<UInt64>) { (seed: UInt64) throws in
      let folder = try ScratchFolder()
      try folder.write(Self.table(seed), to: "strokes.csv")
      guard let recording = try? FitRecording.load(paths: [folder("strokes.csv")]).first else {
        return
      }
      for base in [Population.everyday, .slowMovers] {
        guard
          let fit = try? PopulationFit(
            recording, base: base, simulation: FitSimulation(people: 30, strokes: 6))
        else { continue }
        let text = String(decoding: fit.json.bytes, as: UTF8.self)
        #expect(!text.contains("null"))
        try folder.write(text, to: "population.json")
        #expect(throws: Never.self) { try Population.load(folder("population.json")) }
      }
    }
  }
}

extension FitRecording {
  /// Takes in people's strokes of an intent, each person under the number of its place.
  mutating func add(_ people: [[[TouchSample]]], of intent: Intent, on screen: Int) {
    for (index, swipes) in people.enumerated() {
      for features in swipes.compactMap({ StrokeFeatures($0) }) {
        add(features, intent: intent, of: String(index), on: screen)
      }
    }
  }
}

/// Recordings of known populations.
enum FitSamples {
  /// The screen of the paging recordings.
  static let screen = Screen.recorded

  /// What strokes are compared by.
  static let features: [(String, @Sendable (StrokeFeatures) -> Double)] = [
    ("|dx|", { abs($0.dx) }), ("duration", { $0.duration }), ("mean speed", { $0.meanSpeed }),
    ("release", { $0.releaseSpeed }),
  ]

  /// Recorded paging with other means, other covariances and other slow strokes.
  static let changed: Population = {
    var people = Population.recordedPaging
    people.rightGoing = changed(
      .fittedRight, by: [0.03, 0.2, 0.03, 3, 0], within: 0.8, between: 1.3)
    people.leftGoing = changed(
      .fittedLeft, by: [-0.03, -0.1, 0.02, 4, 0], within: 0.9, between: 0.8)
    (people.slowShapeA, people.slowShapeB) = (0.6, 5.4)
    return people
  }()

  /// Strokes of a population on a screen: as many in either direction.
  ///
  /// - Parameter rightwards: what those to the right are for.
  static func recording(
    of population: Population, people: Int, strokes: Int, seed: UInt64, on screen: Screen = screen,
    rightwards: Intent = .contentRight
  ) -> FitRecording {
    // A recording with nothing but its screen.
    var template = FitRecording(screens: [screen])
    template.add(testStroke(), intent: rightwards, of: "0", on: 0)
    return FitSimulation(people: people, strokes: strokes, seed: seed)
      .recording(of: population, like: template)
  }

  private static func changed(
    _ model: StrokeModel, by shift: [Double], within: Double, between: Double
  ) -> StrokeModel {
    StrokeModel(
      mean: shift.indices.map { model.means[$0] + shift[$0] },
      between: Matrix5(model.between.rows.map { $0.map { $0 * between } }),
      within: Matrix5(model.within.rows.map { $0.map { $0 * within } }),
      bow: model.bow, liftShift: model.liftShift)
  }
}
