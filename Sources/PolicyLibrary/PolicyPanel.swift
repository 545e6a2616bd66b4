import PopGesture

/// Policies of one type, at their places among others, that judge the same batches.
///
/// One call judges a batch by all of them: a call of each would cost more than the judging, above
/// all on several cores, which count the calls of a shared function in one place. Policies that
/// differ in the threshold alone score a release once.
public struct PolicyPanel: Sendable {
  /// One of its policies.
  public struct Member: Sendable {
    let policy: any CatalogPolicy
    /// Whether the member before gives every release the same score.
    let repeatsScores: Bool
  }

  /// Writes, for each policy, which releases of a batch complete the pop: bit i is release i.
  public typealias Judge =
    @Sendable (_ releases: ReleaseBatch, _ completions: UnsafeMutableBufferPointer<UInt64>) -> Void

  /// Places of its policies among all.
  public let places: [Int]
  /// Writes, for each policy at its place, which releases of a batch complete the pop; there must
  /// be room for as many words as there are places.
  public let judge: Judge

  /// Takes some of several policies, all of one type.
  private init(_ unordered: [Int], of policies: [NamedPolicy]) {
    var places: [Int] = []
    var members: [Member] = []
    for place in unordered {
      let equal = places.lastIndex { policies[$0].scoresLike(policies[place]) }
      places.insert(place, at: equal.map { $0 + 1 } ?? places.count)
    }
    for (index, place) in places.enumerated() {
      let repeats = index > 0 && policies[places[index - 1]].scoresLike(policies[place])
      members.append(Member(policy: policies[place].policy, repeatsScores: repeats))
    }
    self.places = places
    judge = members.first.map { type(of: $0.policy).judge(of: members) } ?? { _, _ in }
  }

  /// Groups some policies by their types.
  public static func panels(
    of policies: [NamedPolicy], at places: some Sequence<Int>
  ) -> [PolicyPanel] {
    var own: [(type: ObjectIdentifier, places: [Int])] = []
    for place in places {
      let type = ObjectIdentifier(type(of: policies[place].policy))
      if let index = own.firstIndex(where: { $0.type == type }) {
        own[index].places.append(place)
      } else {
        own.append((type, [place]))
      }
    }
    return own.map { PolicyPanel($0.places, of: policies) }
  }
}

extension NamedPolicy {
  /// Whether it is another policy of the same family with at most another threshold, which no
  /// score depends on.
  ///
  /// Policies that were made without naming their parameters cannot tell, and do not.
  fileprivate func scoresLike(_ other: NamedPolicy) -> Bool {
    !parameters.isEmpty && family.name == other.family.name
      && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { own, others in
        own.name == others.name
          && (own.value == others.value
            || family.thresholdParameters.contains(own.name)
              && (own.value, others.value) == (threshold, other.threshold))
      }
  }
}

extension CatalogPolicy {
  /// What judges batches by the policies of a panel, all of this very type.
  public static func judge(of panel: [PolicyPanel.Member]) -> PolicyPanel.Judge {
    let own = panel.compactMap { member in
      (member.policy as? Self).map { (policy: $0, repeatsScores: member.repeatsScores) }
    }
    return { releases, completions in
      releases.withReader { reader in
        withUnsafeTemporaryAllocation(of: Double.self, capacity: ReleaseBatch.capacity) { room in
          let scores = UnsafeMutableBufferPointer(rebasing: room[..<reader.count])
          for place in 0..<min(own.count, completions.count) {
            let policy = own[place].policy
            if !own[place].repeatsScores {
              for index in scores.indices { scores[index] = policy.score(reader[index]) }
            }
            completions[place] = policy.boundary.accepted(
              UnsafeBufferPointer(scores), threshold: policy.threshold)
          }
        }
      }
    }
  }
}

extension ThresholdBoundary {
  /// Which of up to 64 scores complete: bit i is score i.
  ///
  /// One that is not a number never does. Two loops, as one that asks for the side at every score
  /// is not vectorized.
  @inline(__always)
  func accepted(_ scores: UnsafeBufferPointer<Double>, threshold: Double) -> UInt64 {
    var (accepted, bit): (UInt64, UInt64) = (0, 1)
    switch self {
    case .exclusive:
      for score in scores {
        accepted |= score > threshold ? bit : 0
        bit &+= bit
      }
    case .inclusive:
      for score in scores {
        accepted |= score >= threshold ? bit : 0
        bit &+= bit
      }
    }
    return accepted
  }
}
