public import PopGesture
public import SwipeSimulation

/// Judges the swipes of a touch file: the same code path as a run.
public struct SwipeJudge: Sendable {
  private let recognizer: RecognizerPreset
  private let policies: [NamedPolicy]
  private let estimator: VelocityEstimatorKind
  private let ownScreens: [Screen]

  /// The columns of `decisions.csv`.
  private static let columns = [
    "swipe", "intent", "screen", "context", "recognizer", "policy", "outcome", "translation_pt",
    "velocity_pt_per_s", "duration_s",
  ]

  /// Prepares judging with one recognizer and several policies.
  ///
  /// - Parameter screens: screens that touches may name besides those of the catalogue.
  public init(
    recognizer: RecognizerPreset, policies: [NamedPolicy],
    estimator: VelocityEstimatorKind = .uikitBlend, screens: [Screen] = []
  ) {
    ownScreens = screens
    self.recognizer = recognizer
    self.policies = policies
    self.estimator = estimator
  }

  /// A writer of decision files, with the header written.
  public static func decisions() -> CSVWriter { CSVWriter(columns: columns) }

  /// Appends one row per policy.
  ///
  /// Translation and velocity are empty where no pop was released.
  public func append(_ swipe: RecordedSwipe, to csv: inout CSVWriter) {
    let screen =
      ownScreens.first { $0.name == swipe.screen } ?? ScreenCatalog.named(swipe.screen)
    let result = TouchResult.of(
      swipe.samples, recognizer.recognizer, estimator: estimator, viewWidth: swipe.viewWidth,
      millimetresPerPoint: screen?.millimetresPerPoint ?? .nan)
    let duration = (swipe.samples.last?.time ?? 0) - (swipe.samples.first?.time ?? 0)
    var first = CSVWriter()
    for text in [swipe.identifier, swipe.intent, swipe.screen, swipe.context, recognizer.name] {
      first.append(text)
    }
    var last = CSVWriter()
    if case .released(let release) = result {
      for number in [release.translation, release.velocity, release.duration] {
        last.append(number)
      }
    } else {
      last.appendEmpty()
      last.appendEmpty()
      last.append(duration)
    }
    for policy in policies {
      csv.append(fieldsOf: first)
      csv.append(policy.name)
      csv.append(result.outcome(policy).description)
      csv.append(fieldsOf: last)
      csv.endRow()
    }
  }
}
