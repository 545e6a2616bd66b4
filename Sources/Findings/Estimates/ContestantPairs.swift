import ExperimentFiles

/// Which contestants of a condition are contrasted with each other, a minus b, in the order of the
/// tables.
enum ContestantPairs {
  /// Those of a condition: all pairs, or each contestant with the first where these are too many.
  static func some(of count: Int, in condition: Condition, _ experiment: Experiment) -> [(
    a: Int, b: Int
  )] {
    experiment.comparesAllPairs
      ? all(of: count, areSystems: condition.recognizer == nil) : withFirst(of: count)
  }

  /// All pairs: a policy and each later one; a system and each earlier one, so that the first, the
  /// reference, comes first and is always b.
  private static func all(of count: Int, areSystems: Bool) -> [(a: Int, b: Int)] {
    (0..<count).flatMap { first in
      (first + 1..<max(count, first + 1)).map { later in
        areSystems ? (a: later, b: first) : (a: first, b: later)
      }
    }
  }

  /// Each contestant with the first.
  static func withFirst(of count: Int) -> [(a: Int, b: Int)] {
    (0..<count).dropFirst().map { (a: $0, b: 0) }
  }
}
