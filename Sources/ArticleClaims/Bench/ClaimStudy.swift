public import ExperimentFiles
public import Study

/// Puts the statements of the articles to the test.
public enum ClaimStudy {
  /// Plays what the claims ask for, as it is and with what would refute each broken on purpose, and
  /// gives one row for each, in their order.
  ///
  /// Seed, participants, swipes per intent and population are the experiment's. Of its screens the
  /// first, narrowest and widest phone and the widest tablet serve; the metric names them.
  ///
  /// - Parameters:
  ///   - workers: number of concurrent workers, at least 1; changes nothing in the result.
  ///   - progress: called now and then with the share of participants done, from any worker.
  public static func run(
    experiment: Experiment, workers: Int,
    progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async -> [ClaimRow] {
    let plan = ClaimPlan(experiment, ClaimCatalog.all)
    return plan.rows(await plan.bench.run(workers: workers, progress: progress))
  }

  /// Swipes that a study makes.
  package static func swipes(of experiment: Experiment) -> Int {
    ClaimPlan(experiment, ClaimCatalog.all).bench.swipesMade
  }
}

/// Claims with the worlds in which they are tested: as it is, and one for each breakage.
struct ClaimPlan: Sendable {
  private let claims: [(source: String, claim: Claim)]
  private let worlds: [ClaimWorld]
  /// The world in which a claim's mechanism is broken, by the claim's place; nil without one.
  private var broken: [Int?] = []
  /// What has to be played.
  let bench: ClaimBench

  init(_ experiment: Experiment, _ claims: [(source: String, claim: Claim)]) {
    self.claims = claims
    let world = ClaimWorld(ClaimScreens(experiment.screens), people: experiment.population)
    var (worlds, cells) = ([world], [ClaimCell]())
    for (_, claim) in claims {
      cells += claim.cells
      guard let breakage = claim.breakage else {
        broken.append(nil)
        continue
      }
      let number = worlds.count
      var other = world
      breakage.apply(&other)
      worlds.append(other)
      broken.append(number)
      cells += claim.cells.map { $0.inside(number) }
    }
    self.worlds = worlds
    bench = ClaimBench(experiment, worlds: worlds, cells: cells)
  }

  /// The rows of all claims.
  func rows(_ counts: ClaimCounts) -> [ClaimRow] {
    claims.indices.map { place in
      let (source, claim) = claims[place]
      let result = claim.result(counts, in: worlds[0], 0)
      let failure = broken[place].map { claim.result(counts, in: worlds[$0], $0) }
      return claim.row(source: source, result, broken: failure)
    }
  }
}
