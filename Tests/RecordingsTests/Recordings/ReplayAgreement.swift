import PolicyLibrary
import PopGesture

/// How often policies say the same of recorded strokes and of their copies.
struct ReplayAgreement {
  /// Per policy, cases with different verdicts.
  private var differing = PolicyVerdicts.policies.map { _ in 0 }
  /// Cases in which the stroke, the copy, or both complete a pop.
  private var strokes = 0
  private var copies = 0
  private var both = 0
  private let size: Int
  private let medianError: Double

  init(_ replays: [StrokeReplay], mirrored: Bool = false) {
    size = replays.count
    medianError = Quantiles(replays.map(\.fit.error)).median
    for replay in replays {
      for (index, (stroke, copy)) in replay.verdicts(mirrored: mirrored).enumerated() {
        if stroke != copy { differing[index] += 1 }
        if stroke == .popCompleted { strokes += 1 }
        if copy == .popCompleted { copies += 1 }
        if (stroke, copy) == (.popCompleted, .popCompleted) { both += 1 }
      }
    }
  }

  /// Share of cases, stroke x policy, with the same verdict.
  var share: Double {
    1 - Double(differing.reduce(0, +)) / Double(max(1, size * differing.count))
  }

  /// Of the cases in which the stroke or its copy completes a pop, the share in which both do: where
  /// nearly every stroke is refused, agreement on the refused ones says little.
  var shareOfCompleted: Double { Double(both) / Double(max(1, strokes + copies - both)) }

  static var header: String {
    "set | strokes | same verdicts % | differing: "
      + PolicyVerdicts.policies.map(\.name).joined(separator: ", ")
      + " | completed: stroke, copy, both | median error of the fit, % of length"
  }

  func line(_ title: String) -> String {
    "\(title) | \(size) | \(Fixed.text(share * 100, 2)) | "
      + differing.map(String.init).joined(separator: ", ")
      + " | \(strokes), \(copies), \(both) | \(Fixed.text(medianError * 100, 1))"
  }
}
