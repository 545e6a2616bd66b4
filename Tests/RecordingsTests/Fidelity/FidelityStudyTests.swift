import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Recordings

@Suite("Studies of fidelity")
struct FidelityStudyTests {
  @Test("The number of workers changes nothing")
  func workers() async {
    let study = FidelityStudy(participants: 31, swipesPerIntent: 15)
    let crowds: [SwipeKind: Int] = [.pops: 5, .browsing: 7]
    let alone = await study.run(crowds: crowds, workers: 1)
    #expect(await study.run(crowds: crowds, workers: 3) == alone)
    #expect(study.worlds == 2 && alone.others.count == 2)
    #expect(alone.others.map { $0.people(of: .browsing) } == [7, 7])
    #expect(alone.others[0] != alone.others[1])
    #expect(alone.others[0].people(of: .reading) == 0)
  }

  @Test("People compared with themselves meet every target")
  func same() async {
    let own = await FidelitySamples.published()
    let folder = RecordingFolder(
      sets: [own.synthetic.figures], files: [], ignored: [], warnings: [])
    let comparison = FidelityComparison(own.study, own.synthetic, recordings: folder)
    #expect(comparison.targets.count == 45)
    // A range is of other people, and may leave out this crowd.
    for target in comparison.targets where target.measure != .range {
      #expect(target.isMet, "\(target)")
    }
  }

  @Test("A population that swipes otherwise is found out")
  func otherPeople() async {
    var study = FidelitySamples.study
    study.population.durationShift = 0.7
    let comparison = await FidelitySamples.compare(study)
    let misses = comparison.targets.filter { !$0.isMet && $0.measure == .mean }.map(\.key.name)
    #expect(misses.count { $0 == PersonQuantity.duration.rawValue } == 3)
    #expect(comparison.met < comparison.targets.count)
  }

  @Test("Presets are compared without assumed habits, files as they are")
  func habits() throws {
    let study = FidelityStudy()
    #expect(study.population.name == "everyday" && study.leavesHabitsOut)
    #expect(study.people.edgeStartShare == 0 && study.people.dragShare == 0)
    var other = study
    other.population.edgeStartShare = 0.3
    #expect(!other.leavesHabitsOut && other.people.edgeStartShare == 0.3)
  }

  @Test("Targets are of the set that people are fitted to, else of the largest")
  func fitted() {
    let sets = PublishedFigures.sets
    #expect(
      SwipeKind.allCases.map { FidelityComparison.fitted($0, among: sets)?.name }
        == ["touchalytics", "touchalytics", "wide_strokes"])
    let others = sets.filter { $0.name != "touchalytics" }
    #expect(FidelityComparison.fitted(.pops, among: others)?.name == "wide_strokes")
    #expect(FidelityComparison.fitted(.reading, among: others) == nil)
  }
}

/// A small study beside the published figures, made once for all tests.
enum FidelitySamples {
  static let study = FidelityStudy(participants: 60, swipesPerIntent: 20)

  private static let task = Task { await compare(study) }

  static func published() async -> FidelityComparison { await task.value }

  static func compare(_ study: FidelityStudy, workers: Int = 2) async -> FidelityComparison {
    let synthetic = await study.run(crowds: FidelityComparison.crowds(), workers: workers)
    return FidelityComparison(study, synthetic)
  }
}

/// Features of a stroke: only what a test names differs from a level one of 160 pt in 100 ms.
func testStroke(
  start: Double = 32, dx: Double = 160, dy: Double = 0, duration: Double = 100,
  release: Double = 1000
) -> StrokeFeatures {
  StrokeFeatures(
    start: start, dx: dx, dy: dy, duration: duration,
    meanSpeed: (dx * dx + dy * dy).squareRoot() / duration * 1000, releaseSpeed: release)
}
