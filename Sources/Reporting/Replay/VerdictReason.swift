import Drawing
import NavigationModel
import PolicyLibrary
import PopGesture
import Recordings

/// Why a policy decided as it did, in lengths that people see on the screen.
enum VerdictReason {
  /// What it needed and had: `needed 134 pt, had 110; 24 pt further or 80 pt/s faster would do`.
  ///
  /// Lengths are of travel since the gesture began, at the speed of the release.
  static func phrase(_ verdict: SwipeReplay.Verdict) -> String? {
    guard let release = verdict.record.release, let need = verdict.need else { return nil }
    let isCompleted = verdict.record.outcome == .popCompleted
    let had = length(release.translation)
    let speed = verdict.system.policy.needs.contains(.velocity) ? " at this speed" : ""
    let reason =
      switch need {
      case .none: isCompleted ? "any travel would do\(speed)" : "had \(had)"
      case .beyondView: isCompleted ? "had \(had)" : "no travel would do\(speed)"
      case .atLeast(let least): "needed \(length(least, up: true))\(speed), had \(had)"
      }
    return [reason, lack(verdict.shortfall)].compactMap { $0 }.joined(separator: "; ")
  }

  /// What would have completed the pop.
  static func lack(_ shortfall: Shortfall?) -> String? {
    guard let shortfall else { return nil }
    let ways = [
      shortfall.travel.map { "\(length($0, up: true)) further" },
      shortfall.speed.map { "\(whole($0, up: true)) pt/s faster" },
    ].compactMap { $0 }
    return ways.isEmpty ? nil : ways.joined(separator: " or ") + " would do"
  }

  /// A length with a tenth where it is short.
  ///
  /// - Parameter up: whether it is a least one, which rounding must not make too small.
  static func length(_ points: Double, up: Bool = false) -> String {
    let tenths = up ? (points * 10 - 0.011).rounded(.up) / 10 : points
    return FixedDecimals.trimmed(tenths, decimals: 1) + " pt"
  }

  private static func whole(_ number: Double, up: Bool) -> String {
    FixedDecimals.string((number - 0.002).rounded(.up), decimals: 0)
  }
}
