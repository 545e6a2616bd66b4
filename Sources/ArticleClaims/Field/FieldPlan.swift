import ExperimentFiles
import NavigationModel
import Study
import SwipeSimulation
import TrialStatistics

/// Complaints with the worlds in which they are played: each as it is, without its mechanism and
/// with every candidate for a cure, and the same candidates among usual people.
struct FieldPlan: Sendable {
  /// What is played of one complaint.
  private struct Part: Sendable {
    let place: Int
    let role: CaseRow.Role
    let words: String
    /// The world of the complaint.
    let world: Int
    /// What it is to usual people, and in which world; nil where these do not swipe.
    let price: (FieldPrice, world: Int)?
  }

  private let cases: [FieldCase]
  private let screens: [ScreenRole: Screen]
  private let parts: [Part]
  /// What has to be played.
  let bench: ClaimBench

  init(_ experiment: Experiment, _ cases: [FieldCase]) {
    self.cases = cases
    let usual = ClaimWorld(experiment.screens, people: experiment.population)
    var (worlds, cells) = ([usual], [ClaimCell]())
    var parts: [Part] = []
    for (place, one) in cases.enumerated() {
      guard let scene = one.scene else { continue }
      var own = usual
      one.prepare(&own)
      func add(_ base: ClaimWorld, _ change: WorldChange?, _ counted: [ClaimCell]) -> Int {
        let place = worlds.count
        worlds.append(base)
        change?.apply(&worlds[place])
        cells += counted.map { $0.inside(place) }
        return place
      }
      func price(of system: String, _ change: WorldChange? = nil) -> (FieldPrice, world: Int) {
        let price = FieldPrice([system] + [one.beside].compactMap(\.self), at: scene.screen)
        guard let change else {
          cells += price.cells
          return (price, 0)
        }
        return (price, add(usual, change, price.cells))
      }
      func play(
        _ role: CaseRow.Role, _ change: WorldChange?, _ price: (FieldPrice, world: Int)? = nil
      ) {
        let world = add(own, change, one.group.quantity(scene).cells)
        parts.append(
          Part(place: place, role: role, words: change?.words ?? "", world: world, price: price))
      }
      play(.shipped, nil, price(of: scene.system))
      play(.removed, one.group.removed(scene))
      for cure in one.group.cures(scene) { play(.cure, cure, price(of: scene.system, cure)) }
      let other = FieldCase.replacement
      play(.replaced, .replaced(scene.system, by: other), price(of: other.name))
    }
    self.parts = parts
    screens = usual.screens
    bench = ClaimBench(experiment, worlds: worlds, cells: cells)
  }

  /// The rows of all complaints, in their order.
  func rows(_ counts: [ClaimCell: ClusterSums]) -> [CaseRow] {
    let rows = cases.enumerated().flatMap { place, one -> [CaseRow] in
      guard let scene = one.scene else { return [one.unseenRow] }
      return parts.filter { $0.place == place }.map { row(one, scene, $0, counts) }
    }
    return CaseRow.markingCheapest(rows)
  }

  private func row(
    _ one: FieldCase, _ scene: FieldScene, _ part: Part, _ counts: [ClaimCell: ClusterSums]
  ) -> CaseRow {
    let (group, quantity) = (one.group, one.group.quantity(scene))
    let result = group.bound.result(of: quantity, counts, world: part.world)
    let price = part.price.map { $0.rates(counts, world: $1) }
    return CaseRow(
      thread: one.thread, group: group.title, rule: group.rule,
      scenario: "\(one.scenario), \(group.hand) (\(place(scene.screen))\(scene.page) page)",
      system: scene.system, isRead: one.isRead, role: part.role, change: part.words,
      quantity: quantity.words(on: screens), bound: group.bound.text,
      words: group.words.text(result.value), measured: result.value.isFinite ? result.value : nil,
      standardError: result.error.isFinite ? result.error : nil,
      verdict: result.verdict == .yes ? .reproduced : result.verdict == .no ? .not : .undecided,
      rates: price ?? [:])
  }

  /// What stands before the page where the screen is not the experiment's phone.
  private func place(_ screen: ScreenRole) -> String {
    screen == .phone ? "" : screens[screen].map { "\($0.name), " } ?? ""
  }
}

/// What a system is to usual people on a list; of two that act beside each other, what at least one
/// of them is.
private struct FieldPrice {
  /// Of every system, in all that are counted of it.
  private let success, begunAborts, completedAborts, harm, lost: [ClaimQuantity]

  init(_ systems: [String], at screen: ScreenRole) {
    func rates(_ fact: ClaimFact, of swipers: Swipers...) -> [ClaimQuantity] {
      systems.flatMap { system in
        swipers.map { ClaimQuantity.rate(fact, of: $0, system, on: "list", at: screen) }
      }
    }
    success = rates(.completed, of: .pop)
    // Aborts are honoured as in `abort-honoured`: of those that begin.
    (begunAborts, completedAborts) = (rates(.begun, of: .abort), rates(.completed, of: .abort))
    harm = rates(.completed, of: .browse, .scroll, .left, .smear)
    // What a list takes itself, as `content-lost` counts.
    lost = rates(.begun, of: .browse, .scroll)
  }

  var cells: [ClaimCell] {
    [success, begunAborts, completedAborts, harm, lost].joined().flatMap(\.cells)
  }

  func rates(_ counts: [ClaimCell: ClusterSums], world: Int) -> [Criterion: Double] {
    func rate(_ quantity: ClaimQuantity) -> Double? {
      quantity.estimate(in: counts, world: world)?.value
    }
    let honoured = zip(begunAborts, completedAborts).compactMap { begun, completed -> Double? in
      guard let begun = rate(begun), begun > 0 else { return nil }
      return rate(completed).map { 1 - $0 / begun }
    }
    let rates: [Criterion: Double?] = [
      .success: success.compactMap(rate).max(), .falseTriggers: harm.compactMap(rate).max(),
      .abortsHonoured: honoured.min(), .contentLost: lost.compactMap(rate).max(),
    ]
    return rates.compactMapValues { $0 }
  }
}

extension FieldCase {
  fileprivate var unseenRow: CaseRow {
    CaseRow(
      thread: thread, group: group.title, rule: group.rule, scenario: scenario, system: "",
      isRead: isRead, role: .shipped, change: "", quantity: "", bound: "", words: "",
      measured: nil, standardError: nil, verdict: .unseen)
  }
}

extension FieldGroup.FieldWords {
  /// A rate in words, such as `1 in 140 scrolls pops`, or `42% of scrolls pop` where it is often.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return "nothing counted" }
    switch self {
    case .loss(let base):
      let points = ((abs(value) * 1000).rounded() / 10 + 0).plain
      return "success \(points) points \(value < 0 ? "higher" : "lower") than \(base)"
    case .share(let (one, many), let all, let missing, let base):
      let share = missing ? 1 - value : value - base
      let least = base > 0 ? "at least " : ""
      guard share > 0 else { return "none of the \(all) \(many)" }
      if share < 0.1 { return "\(least)1 in \(twoDigits(1 / share)) \(all) \(one)" }
      let percent = Int((share * 100).rounded())
      if percent == 100 { return "\(share == 1 ? "all" : "nearly all") \(all) \(many)" }
      return "\(least)\(percent)% of \(all) \(many)"
    }
  }
}
