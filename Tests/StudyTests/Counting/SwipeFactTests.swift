import NavigationModel
import PolicyLibrary
import Testing

@testable import Study

@Suite("Facts of swipes")
struct SwipeFactTests {
  @Test("A swipe has the facts of its outcome, and those that tests of its record say")
  func facts() {
    var record = SwipeRecord(.popCompleted)
    (record.hasBegun, record.contentRecognized) = (true, true)
    #expect(Self.names(of: record) == ["released", "completed", "begun"])
    record.isDual = true
    #expect(Self.names(of: record) == ["released", "completed", "begun", "dual"])
    record = SwipeRecord(.popCancelled)
    #expect(Self.names(of: record) == ["released", "cancelled", "blocked", "missed(decision)"])
  }

  @Test("All that metrics are about are counted, each once")
  func all() {
    for metric in Metric.all {
      #expect(SwipeFact.all.count { $0 == metric.events } == 1, "\(metric.name)")
      #expect(SwipeFact.all[metric.events.place] == metric.events, "\(metric.name)")
    }
    #expect(
      SwipeFact.other(.init(name: "a") { _ in true }) == .other(.init(name: "a") { _ in false }))
    #expect(
      SwipeFact.other(.init(name: "a") { _ in true }) != .other(.init(name: "b") { _ in true }))
  }

  private static func names(of record: SwipeRecord) -> [String] {
    var names: [String] = []
    SwipeFact.forEach(of: record) { place in
      let fact = SwipeFact.all[place]
      if case .other(let test) = fact {
        names.append(test.name)
      } else if case .missed(let stage) = fact {
        names.append("missed(\(stage.rawValue))")
      } else {
        names.append("\(fact)")
      }
    }
    return names
  }
}
