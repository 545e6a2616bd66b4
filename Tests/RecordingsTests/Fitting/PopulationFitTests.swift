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
    for swipe in SwipeSampler(try Experiment.load(path: folder("source.json"))).swipes() {
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
      do throws(PopulationFit.TooLittle) {
        _ = try PopulationFit(data, base: .everyday, simulation: Self.simulation)
        Issue.record("was accepted")
      } catch {
        #expect(error.description.contains("a fit needs 50 of 3 people"))
      }
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
    let pops = try #require(IntentCatalog.entry(.pop))
    var samples: [TouchSample] = []
    var truth = Population.everyday
    truth.edgeStartShare = 0.3
    let generator = SwipeGenerator(screen: screen, population: truth, seed: 4)
    for index in 0..<240 {
      let person = Participant(index: index, seed: 4, population: truth)
      for swipe in 0..<30 {
        generator.swipe(pops, of: person, index: swipe, into: &samples)
        guard let features = StrokeFeatures(samples) else { continue }
        data.add(features, intent: .pop, of: "\(index)", on: 0)
      }
    }
    let fit = try PopulationFit(data, base: .everyday, simulation: FitSimulation(people: 300))
    // Whether a thumb reaches the edge differs between people: error .01 over 240 of them.
    #expect(abs(fit.population.edgeStartShare - 0.3) < 0.03)
    let (found, wanted) = (fit.population.rightGoing, truth.rightGoing)
    // Standard errors as over 60 people, about a third more for what the edge starts leave.
    #expect(abs(found.means[0] - wanted.means[0]) < 3 * 1.4 * 0.095 / 60.0.squareRoot())
    #expect(abs(found.means[2] - wanted.means[2]) < 3 * 1.4 * 0.081 / 60.0.squareRoot())
  }
}
