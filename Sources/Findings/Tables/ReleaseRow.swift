public import ExperimentFiles
import StrictFiles
import Study
import SwipeSimulation

/// A row of `releases.csv`: one release, for pictures.
public struct ReleaseRow: Sendable, Equatable {
  /// Where.
  public let condition: ConditionKey
  /// What the person wanted.
  public let intent: String
  /// Travel in pt.
  public let translation: Double
  /// Speed in pt/s, as the first policy reads it.
  public let velocity: Double

  /// `releases.csv`.
  static let table = Table<ReleaseRow>(
    "releases.csv",
    """
    One release of each intent of the first people, on the first screen of each kind, as the picture
    of the answer shows them.
    """
  ) {
    ConditionKey.columns.of(\.condition)
    Column(.intent, \.intent)
    Column("translation_pt", \.translation, "travel at release")
    Column("velocity_pt_per_s", \.velocity, "velocity at release, as the first policy reads it")
  }
}

extension StudyResults {
  /// The releases of pictures: on the first screen of each kind of device.
  static func releases(_ experiment: Experiment, _ counts: StudyCounts) -> [ReleaseRow] {
    let shown = ScreenGroup.allCases.filter { $0 != .everything }.compactMap { group in
      experiment.screens.first(where: group.contains)?.name
    }
    return zip(experiment.conditions.map(\.key), counts.conditions).flatMap { key, counts in
      shown.contains(key.screen)
        ? (counts.samples?.dots ?? []).map { dot in
          ReleaseRow(
            condition: key, intent: experiment.intents[dot.intent].rawValue,
            translation: tenth(dot.translation), velocity: tenth(dot.velocity))
        } : []
    }
  }

  /// A tenth of a pt is less than a line's width in any picture.
  private static func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }
}
