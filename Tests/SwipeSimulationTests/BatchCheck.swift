import Foundation

@testable import PolicyLibrary
@testable import PopGesture
@testable import SwipeSimulation

/// Compares what `SwipeBatch` sees of swipes with whole traces of the same swipes.
struct BatchCheck {
  /// Comparisons that were made, and releases among them.
  private(set) var compared = 0
  private(set) var released = 0
  private(set) var differing = 0
  /// The first few differences.
  private(set) var notes: [String] = []

  let population: Population
  var screens = Self.screens
  var recognizers = Self.recognizers
  var intents = IntentCatalog.entries.filter { $0.touches == 1 }
  var people = 0..<8
  var each = 3
  var seed: UInt64 = 5
  var seesWholePath = false
  /// Where draws are balanced, people fill whole blocks with one swipe of each.
  var design = DrawDesign.plain
  /// One of so many combinations of intent, screen, recognizer and reading is compared.
  ///
  /// With a step that shares no factor with the numbers of either, each meets all of the others.
  var step = 1
  /// Swipes of a batch.
  var size = SwipeBatch.capacity
  /// Whether seats are taken in steps of 37, so that swipes have other lanes and neighbours.
  var isMixed = false

  /// A small phone, a phone, a window on a tablet and a tablet held sideways.
  static let screens = [
    "iphone-se-1", "iphone-16-pro", "ipad-9.7-window-320", "ipad-pro-13-landscape",
  ].compactMap(ScreenCatalog.named)

  /// The presets, and recognizers with other slops, gates and regions.
  static let recognizers: [(name: String, recognizer: Recognizer)] = {
    func gate(_ direction: GateRule?) -> BeginGate {
      BeginGate([.previousPage] + (direction.map { [$0] } ?? []))
    }
    func edge(
      _ region: EdgeRegion, _ slop: Slop = .alongPop(15), _ direction: GateRule? = .notAway
    ) -> Recognizer {
      Recognizer(slop: slop, edgeRegion: region, gate: gate(direction))
    }
    return RecognizerPreset.all.map { ($0.name, $0.recognizer) } + [
      ("content pan", .contentPan),
      (
        "limit",
        Recognizer(slop: .eitherAxis(10), gate: [.previousPage, .startLimit(40), .towards])
      ),
      ("velocity", Recognizer(slop: .eitherAxis(10), gate: [.previousPage, .rightwardOrMoving])),
      ("gate's cone", Recognizer(slop: .eitherAxis(10), gate: [.cone(0.7)])),
      ("not away", Recognizer(slop: .eitherAxis(20), gate: gate(.notAway))),
      ("towards", Recognizer(slop: .eitherAxis(10), gate: gate(.towards))),
      ("along", Recognizer(slop: .alongPop(10), gate: gate(nil))),
      ("tiny slop", Recognizer(slop: .eitherAxis(1), gate: gate(nil))),
      ("large slop", Recognizer(slop: .alongPop(60), gate: gate(.towards))),
      ("5 pt", edge(EdgeRegion(width: 5))), ("60 pt", edge(EdgeRegion(width: 60))),
      ("no projection", edge(EdgeRegion(width: 13, backProjection: 0))),
      ("far projection", edge(EdgeRegion(width: 13, backProjection: 4), .alongPop(5), nil)),
      ("steep cone", edge(EdgeRegion(width: 60, coneSlope: 0.5), .eitherAxis(10), .towards)),
    ]
  }()

  init(_ population: Population) { self.population = population }

  /// A tracker's last words on a touch: nil unless it ended as a release.
  private struct Judge: VelocityVisitor {
    let reading: ReleaseReading
    let recognizer: Recognizer
    let samples: [TouchSample]
    let screen: Screen

    func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> Release? {
      var tracker = reading.tracker(type, recognizer, viewWidth: screen.viewWidth)
      for sample in samples { tracker.receive(sample) }
      guard tracker.state == .ended else { return nil }
      return tracker.release(
        viewWidth: screen.viewWidth, viewHeight: screen.height,
        millimetresPerPoint: screen.millimetresPerPoint)
    }
  }

  /// Every estimator, and everything that a policy can ask for besides.
  static let readings =
    VelocityEstimatorKind.allCases.map { ReleaseReading(estimator: $0) } + [
      ReleaseReading(estimator: .uikitBlend, readsPath: true, reversalRule: ReversalRule())
    ]

  /// Makes and compares everything.
  mutating func run() {
    var batch = SwipeBatch(
      screens: screens, population: population, seed: seed, design: design,
      seesWholePath: seesWholePath)
    var crowd = Crowd(of: population, seed: seed, design: design)
    // Where times depend on those before them, all events are made as well.
    let isWhole =
      seesWholePath
      || screens.contains { !TouchSensor(screen: $0, panel: population.panel).keepsOrder }
    var combination = 0
    var seats = people.flatMap { person in (0..<each).map { (person, $0) } }
    if isMixed { seats = seats.indices.map { seats[$0 * 37 % seats.count] } }
    for first in stride(from: 0, to: seats.count, by: size) {
      let seated = seats[first..<min(first + size, seats.count)].map {
        (crowd.person($0), $1)
      }
      batch.removeAll()
      for (person, swipe) in seated { batch.append(person, swipe: swipe) }
      for entry in intents {
        batch.draw(entry)
        for screen in screens.indices {
          batch.move(entry, on: screen)
          let generator = SwipeGenerator(
            screen: screens[screen], population: population, seed: seed, design: design)
          let traces = seated.map { person, swipe in
            var samples: [TouchSample] = []
            generator.swipe(entry, of: person, index: swipe, into: &samples)
            return samples
          }
          // One for all recognizers, so that nothing of one stays for another.
          var releases = ReleaseBatch(in: screens[screen].view)
          for (name, recognizer) in recognizers {
            for reading in Self.readings {
              combination += 1
              guard combination.isMultiple(of: step) else { continue }
              let begun = batch.recognize(by: recognizer, reading, into: &releases)
              let expected = traces.map { samples in
                reading.estimator.open(
                  Judge(
                    reading: reading, recognizer: recognizer, samples: samples,
                    screen: screens[screen]))
              }
              compare(
                releases.lanes(begun), expected,
                seesChanges: isWhole || reading.needsWholePath || recognizer.sight.seesVelocity,
                "\(entry.intent), \(screens[screen].name), \(name), \(reading.estimator), batch of \(first)"
              )
            }
          }
        }
      }
    }
  }

  /// Compares releases lane by lane; the mask must hold nothing beyond them.
  private mutating func compare(
    _ batched: [Release?], _ expected: [Release?], seesChanges: Bool, _ place: String
  ) {
    for lane in batched.indices {
      let truth = lane < expected.count ? expected[lane] : nil
      if lane < expected.count { compared += 1 }
      if truth != nil { released += 1 }
      if batched[lane].isSame(as: truth, seesChanges: seesChanges) { continue }
      differing += 1
      if notes.count < 6 {
        notes.append("\(place), lane \(lane): \(batched[lane].text), not \(truth.text)")
      }
    }
  }
}

extension ReleaseBatch {
  /// The releases by lane, where `begun` tells which lanes they are from.
  func lanes(_ begun: UInt64) -> [Release?] {
    guard begun.nonzeroBitCount == count else { return [] }
    return withReader { reader in
      var next = 0
      return (0..<64).map { lane in
        guard begun >> UInt64(lane) & 1 == 1 else { return nil }
        defer { next += 1 }
        return reader[next]
      }
    }
  }
}

extension Release? {
  /// Whether two releases have the same bits, or both are none.
  ///
  /// - Parameter seesChanges: whether the number of changes must agree too; whether there were any
  ///   must always.
  func isSame(as other: Release?, seesChanges: Bool = false) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    let hasChanges = (self.changes < 1) == (other.changes < 1)
    return hasChanges && self.reversal == other.reversal
      && (!seesChanges || self.changes == other.changes)
      && [
        \Release.translation, \.velocity, \.duration, \.start, \.viewWidth, \.millimetresPerPoint,
        \.displacement, \.crossVelocity, \.runTravel, \.acceleration, \.viewHeight,
        \.countedTravel,
      ]
      .allSatisfy { self[keyPath: $0].bitPattern == other[keyPath: $0].bitPattern }
  }

  fileprivate var text: String {
    map {
      "x \($0.translation) v \($0.velocity) T \($0.duration) start \($0.start)"
        + " changes \($0.changes)"
    } ?? "none"
  }
}
