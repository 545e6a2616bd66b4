import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Every comparison of every preset, exactly at its limit and one representable number to either
/// side, with the verdict of the source.
@Suite("Boundaries of presets")
struct PresetBoundaryTests {
  /// What is varied, and what stays: views are 1 pt wide where the rule knows no length, so that a
  /// share is the travel itself and all arithmetic is exact.
  enum Varied: Sendable {
    case travel(velocity: Double = 0, width: Double = 1)
    case velocity(travel: Double, width: Double = 1)
    case crossVelocity(velocity: Double, travel: Double = 0)
    case duration(travel: Double)
    /// For rules that count from touch-down.
    case displacement(duration: Double = 1, velocity: Double = 0, width: Double = 1)
    case runTravel(velocity: Double)
    /// With a translation of -0.25 pt and a run of this length since the last turn.
    case runVelocity(run: Double)

    func release(_ value: Double) -> Release {
      switch self {
      case .travel(let velocity, let width): Self.release(value, velocity, width)
      case .velocity(let travel, let width): Self.release(travel, value, width)
      case .crossVelocity(let velocity, let travel):
        Self.release(travel, velocity, 1) { $0.crossVelocity = value }
      case .duration(let travel): Self.release(travel, 0, 402) { $0.duration = value }
      case .displacement(let duration, let velocity, let width):
        Self.release(0, velocity, width) { ($0.displacement, $0.duration) = (value, duration) }
      case .runTravel(let velocity):
        Self.release(-0.25, velocity, 402) { ($0.runTravel, $0.reversal) = (value, .inactive) }
      case .runVelocity(let run):
        Self.release(-0.25, value, 402) { ($0.runTravel, $0.reversal) = (run, .inactive) }
      }
    }

    private static func release(
      _ travel: Double, _ velocity: Double, _ width: Double,
      _ change: (inout Release) -> Void = { _ in }
    ) -> Release {
      var release = Release(
        translation: travel, velocity: velocity, crossVelocity: 0, runTravel: 0, viewWidth: width,
        duration: 1)
      change(&release)
      return release
    }
  }

  @Test func verdicts() async {
    await each(Self.rows) { (row: Row) in
      let policy = try policy(row.preset, row.values)
      let verdicts = [row.value.nextDown, row.value, row.value.nextUp].map {
        policy.completes(row.varied.release($0)) ? "F" : "c"
      }
      #expect(verdicts.joined() == row.verdicts, "\(row.preset) \(row.value) \(row.varied)")
    }
  }

  @Test("no preset is left out")
  func coverage() {
    let lacking = Set(PolicyPreset.all.map(\.name)).subtracting(Self.rows.map(\.preset))
    #expect(lacking.isEmpty, "add rows to PresetBoundaryRows.swift: \(lacking)")
  }

  @Test("a drag that Android's rule never armed completes beyond 16 pt, an armed one anywhere")
  func android() throws {
    let policy = try policy("android-back")
    for (state, completes) in [(ReversalState.entry, false), (.active, true), (.inactive, false)] {
      let release = Release(
        translation: 0, velocity: 0, displacement: 16, reversal: state, runTravel: 0,
        viewWidth: 402)
      #expect(policy.completes(release) == completes)
    }
  }

  @Test("a share below a half is not enough to be projected on after a fast return")
  func parabola() throws {
    // Above 2 px/ms the original projects further back still.
    for name in ["libadwaita", "gnome-shell"] {
      for velocity in [-2000.0, -2000.0.nextDown, -8000] {
        let release = Release(translation: 402, velocity: velocity, viewWidth: 402)
        #expect(try !policy(name).completes(release))
      }
      // 1 - 0.499 * 1 is beyond half, 1 - 0.499 * 1.1 is not.
      for (velocity, completes) in [(-1000.0, true), (-1100, false)] {
        let release = Release(translation: 402, velocity: velocity, viewWidth: 402)
        #expect(try policy(name).completes(release) == completes)
      }
    }
  }
}
