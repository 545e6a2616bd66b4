public import ExperimentFiles
import NavigationModel
import PolicyLibrary
public import StrictFiles
import SwipeSimulation
import TrialStatistics

/// From a recording to the experiment that chooses for its people.
public struct AdvicePlan: Sendable {
  /// The experiment: these people, one screen, a page that scrolls, the usual rules and gates.
  public let experiment: Experiment
  /// What was fitted to the people; nil where there are too few, and `reason` says so.
  public let fit: PopulationFit?
  /// Why nothing was fitted; nil where something was.
  public let reason: String?

  /// Name of the experiment and of its report folder.
  public static let name = "advice"
  private static let gates: JSONText = [
    "pan", ["name": "cone-45", "recognizer": "pan", "cone_deg": 45, "content": "waits"],
    ["name": "cone-50", "recognizer": "pan", "cone_deg": 50, "content": "waits"],
  ]
  /// The intents whose rates the experiment has; others that were recorded serve the fit alone.
  static let intents: [Intent] = [
    .pop, .popAbort, .contentLeft, .contentVertical, .contentBrowse, .tapSmear,
  ]

  /// Fits the people, and describes the experiment.
  ///
  /// - Parameters:
  ///   - width: view width in pt of the app; nil for that of most recorded swipes.
  ///   - overrides: numbers of people and worlds, and seeds.
  /// - Throws: a width that no experiment can have.
  public init(
    _ check: TouchCheck, appWidth width: Double?, overrides: Experiment.Overrides
  ) throws(Diagnostics) {
    do throws(PopulationFit.TooLittle) {
      fit = try PopulationFit([FitRecording(check.swipes)], base: .everyday)
      reason = nil
    } catch {
      (fit, reason) = (nil, error.description)
    }
    let json: JSONText = [
      "question": "What should this app ship for the people who were recorded?",
      "participants": 20_000,
      "population": fit?.json ?? .string(Population.everyday.name),
      "intents": .array(Self.intents.map { .string($0.rawValue) }),
      "screens": [Self.screen(check, width: width ?? check.viewWidth)], "contexts": ["list"],
      "recognizers": Self.gates, "policies": .array(PolicyPreset.usual.map { .string($0) }),
    ]
    let file = "\(Self.name).json"
    var experiment = try Experiment.read(
      JSONNode.parse(json.bytes, file: file), file: file, name: Self.name, overrides: overrides)
    experiment.recorded = fit?.redrawn(
      experiment.worlds + experiment.judgingWorlds, seed: experiment.worldSeed)
    self.experiment = experiment
  }

  /// The catalogue's screen of the width, or one like the nearest.
  private static func screen(_ check: TouchCheck, width: Double) -> JSONText {
    let nearest = ScreenCatalog.portrait.min { abs($0.width - width) < abs($1.width - width) }
    guard let nearest else { return .string("") }
    if nearest.width == width, check.millimetresPerPoint == nil { return .string(nearest.name) }
    return [
      "name": .string("app-\(plain(width))"), "width_pt": .number(width),
      "height_pt": .number((width * nearest.height / nearest.width).rounded()),
      "mm_per_pt": .number(check.millimetresPerPoint ?? nearest.millimetresPerPoint),
      "class": .string(nearest.kind.rawValue),
    ]
  }
}

extension TouchCheck {
  /// Whether a recommendation's rates count a swipe.
  private static func isCounted(_ swipe: RecordedSwipe) -> Bool {
    AdvicePlan.intents.contains { $0.rawValue == swipe.intent }
  }

  /// What rules do on these very touches, on a page like the experiment's, whatever the page and
  /// the screen on which they were made.
  ///
  /// - Parameter own: those of some; nil for all.
  public func judged(by contest: JudgeContest, _ own: [RecordedSwipe]? = nil) -> JudgeSummary {
    var summary = JudgeSummary(SwipeJudge([contest]))
    for swipe in own ?? swipes where Self.isCounted(swipe) {
      var own = swipe
      own.millimetresPerPoint =
        swipe.millimetresPerPoint ?? ScreenCatalog.named(swipe.screen)?.millimetresPerPoint
      (own.screen, own.context, own.weight) = ("", "list", nil)
      summary.add(own)
    }
    return summary
  }
}
