import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// How people and swipes are drawn: as `design` says, or plainly where there are too few people
  /// for blocks of them to tell errors.
  mutating func design(for people: Int) -> DrawDesign {
    guard let name = text("design") else {
      return people >= Experiment.fewestBalanced ? .balanced : .plain
    }
    let known = DrawDesign.allCases.map { quoted($0.rawValue) }.joined(separator: " or ")
    guard let design = DrawDesign(rawValue: name) else {
      if let node = member("design")?.node {
        report(
          at: node.position, "there is no design \(quoted(name))",
          hint: "write \(known)")
      }
      return .plain
    }
    if design == .balanced, people < 2 * DrawDesign.people, let node = member("design")?.node {
      report(
        at: node.position,
        "balanced draws need \(2 * DrawDesign.people) people or more, two blocks, to tell an error",
        hint: "ask for more participants, or write \"plain\"")
    }
    return design
  }

  /// How many people there are at first, where some may be added.
  func people(_ asked: Int, areAdded: Bool) -> Int {
    areAdded && member("design") == nil ? max(asked, Experiment.fewestBalanced) : asked
  }
}
