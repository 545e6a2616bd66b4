import TrialStatistics

extension StudyCounts {
  /// Writes all counts, or puts stored ones in place of those of nobody.
  package mutating func exchange(with archive: inout CountArchive) {
    for index in conditions.indices { conditions[index].exchange(with: &archive) }
  }
}

extension ConditionCounts {
  fileprivate mutating func exchange(with archive: inout CountArchive) {
    for index in groups.indices { groups[index].exchange(with: &archive) }
    for index in sweeps.indices { sweeps[index].exchange(with: &archive) }
    travel?.exchange(with: &archive)
    samples?.exchange(with: &archive)
    if sums.isEmpty { return }
    archive.exchange(&sums, step: 1)
    let most = archive.bounds.trials
    archive.check(sums.allSatisfy { (0...most).contains($0) })
  }
}

extension GroupCounts {
  fileprivate mutating func exchange(with archive: inout CountArchive) {
    let most = archive.bounds.trials
    for index in moments.indices {
      let empty = moments[index]
      archive.exchange(&moments[index], empty.packed, step: 1) {
        ClusterMoments(
          policies: empty.policies, pairs: empty.pairs, design: empty.design, packed: $0)
      }
    }
    for index in light?.indices ?? 0..<0 { exchangeLight(index, with: &archive) }
    batches?.exchange(with: &archive)
    made.exchange(with: &archive)
    archive.check(
      moments.allSatisfy { $0.trials <= most } && made.isPossible(most)
        && (0..<(moments.first?.policies ?? 0) * moments.count).allSatisfy { contestant in
          let made = made(by: contestant)
          return 0 <= made.events && made.events <= made.trials
        })
  }
}

extension GroupCounts {
  /// What light events have less than all: mostly nothing, for heavier ones are few.
  private mutating func exchangeLight(_ index: Int, with archive: inout CountArchive) {
    guard let empty = light?[index] else { return }
    let all = moments[index].packed
    var own = empty
    archive.exchange(&own, zip(all, empty.packed).map { $0 &- $1 }, step: 1) { less in
      ClusterMoments(
        policies: empty.policies, pairs: empty.pairs, design: empty.design,
        packed: zip(all, less).map { $0 &- $1 })
    }
    light?[index] = own
    archive.check(zip(all, own.packed).allSatisfy { 0 <= $1 && $1 <= $0 })
  }
}

extension SweepCounts {
  fileprivate mutating func exchange(with archive: inout CountArchive) {
    success.exchange(with: &archive)
    falseTrigger.exchange(with: &archive)
    for place in others.indices { others[place].exchange(with: &archive) }
  }
}
