import Documents
import Drawing
import ExperimentFiles
import Findings
import NavigationModel
import PolicyLibrary
import Recordings
import StrictFiles
import Study
import SwipeSimulation

/// The recommended rule's mistakes to look at: three pops that it misses, and three false triggers
/// that it lets through, each drawn.
struct Examples: Sendable {
  /// What the swipes are stored in, as `judge` reads them.
  static let fileName = "examples.csv"
  static let meaning =
    "The touches behind the pictures of mistakes, in the format that `judge` reads."

  /// What readers of the file need to know.
  static let guide: TableGuide = (
    fileName, meaning,
    [
      ColumnTitle("swipe", "identifier of the swipe, for `replay`"),
      ColumnTitle("participant", "number of the person"),
      ColumnTitle.screen, ColumnTitle("view_width_pt", "width of the navigating view"),
      ColumnTitle.context, ColumnTitle("intent", "what the person wanted"),
      ColumnTitle("time_s", "time since touch-down"),
      ColumnTitle("x_pt", "distance from the view's leading edge"),
      ColumnTitle("y_pt", "distance from its top"),
      ColumnTitle("phase", "`began`, `moved`, `ended` or `cancelled`"),
      ColumnTitle(
        "weight", "number of swipes that it stands for; absent where every swipe stands for one"),
    ]
  )

  /// One swipe with what was made of it.
  struct Example {
    let path, title, identifier: String
    let scene: Scene
  }

  private let mistakes: TypicalMistakes
  private let experiment: Experiment
  /// Whose mistakes, behind which recognizer, and where.
  private let policy: NamedPolicy
  private let recognizer: RecognizerPreset
  private let screen: Screen
  /// Whether the policy is the experiment's subject.
  private let isOwn: Bool

  /// Finds the mistakes, or takes those that were found before; nil where nothing is recommended.
  ///
  /// They are those of the experiment's subject, or else of the recommended rule of the first
  /// decision, on the screen where that completes least.
  init?(_ index: ResultIndex, stored: [RecordedSwipe]?) {
    experiment = index.experiment
    guard let best = Decision.first(index).first?.best,
      let worst = best.screens.min(by: { $0.success.rate < $1.success.rate }),
      let screen = index.experiment.screens.first(where: { $0.name == worst.screen }),
      let context = index.experiment.contexts.first(where: { $0.name == best.context })
    else { return nil }
    let own = index.experiment.policies.first { index.experiment.subject == .policy($0.name) }
    (policy, recognizer, isOwn) = (own ?? best.policy, best.recognizer, own != nil)
    self.screen = screen
    mistakes =
      stored.map(TypicalMistakes.init(stored:))
      ?? TypicalMistakes(
        of: policy, behind: recognizer, in: experiment, on: screen, context,
        accidentsOn: worst.falseTriggers.flatMap {
          $0.events > 0 ? Intent(rawValue: $0.intent) : nil
        })
    if mistakes.misses.isEmpty, mistakes.accidents.isEmpty { return nil }
  }

  var csv: [UInt8] {
    var csv = CSVWriter.touches(weighted: experiment.design == .balanced)
    for swipe in mistakes.misses + mistakes.accidents { csv.append(swipe) }
    return csv.bytes
  }

  /// Every picture, the misses first.
  var pictures: [Example] {
    // Beside it the policies as they are named, which people know.
    let own = policy.reading(
      policy.reading.estimator, name: isOwn ? policy.name : "recommended")
    let others = experiment.policies.prefix(6).filter { $0.swiftSource != own.swiftSource }
    var judge = SwipeJudge(
      [JudgeContest(recognizer, [own] + others)], screens: experiment.screens)
    func drawn(_ swipes: [RecordedSwipe], _ kind: String) -> [Example] {
      swipes.enumerated().map { place, swipe in
        let replay = SwipeReplay(swipe, &judge)
        let title = Self.title(replay)
        return Example(
          path: "charts/\(kind)-\(place + 1).svg", title: title, identifier: swipe.identifier,
          scene: ReplayChart.scene(replay, title: title))
      }
    }
    return drawn(mistakes.misses, "miss") + drawn(mistakes.accidents, "false-trigger")
  }

  private static func title(_ replay: SwipeReplay) -> String {
    guard let verdict = replay.contests.first?.verdicts.first else {
      return replay.swipe.identifier
    }
    let reason = VerdictReason.phrase(verdict).map { ": \($0)" } ?? ""
    let wanted = Intent(rawValue: replay.swipe.intent)?.role == .wanted
    return
      (wanted ? "A wanted pop is cancelled" : "A content gesture (\(replay.swipe.intent)) pops")
      + reason
  }

  /// The command that shows swipes of a run: with its file, seed and number of people.
  private static func replay(_ command: String) -> String {
    let words = command.split(separator: " ")
    let options = zip(words, words.dropFirst()).filter { option, _ in
      ["--seed", "--participants"].contains(option)
    }
    let file = words.first { $0.contains(".json") } ?? "EXPERIMENT"
    return (["swipelab replay \(file)"] + options.map { "\($0) \($1)" }).joined(separator: " ")
  }

  /// The section of the details.
  func blocks(_ pictures: [Example], command: String) -> [Block] {
    let replay = Self.replay(command)
    func part(_ title: Prose, _ kind: String) -> [Block] {
      let own = pictures.filter { $0.path.hasPrefix("charts/\(kind)-") }
      if own.isEmpty { return [] }
      return [.part(title)]
        + own.flatMap { example -> [Block] in
          [
            .figure(title: example.title, path: example.path),
            "\(code: "\(replay) --swipe \(example.identifier)")",
          ]
        }
    }
    let role = isOwn ? "the subject" : "the first recommendation"
    return [
      .section("Typical mistakes"),
      "These are mistakes of \(code: policy.ruleAndNumbers(plain)), \(role), on"
        + " \(screen.reportTitle): a small, a medium and a large one of each kind. In the"
        + " pictures, “+2” stands for two more policies that need the same travel. The touches are"
        + " in \(link: Prose(Self.fileName), to: Self.fileName).",
    ] + part("Wanted pops that it misses", "miss")
      + part("False triggers that it lets through", "false-trigger")
  }

  /// The sentence of the report that leads there.
  var link: [Block] {
    func link(_ title: Prose, _ anchor: String, _ swipes: [RecordedSwipe]) -> [Prose] {
      swipes.isEmpty ? [] : ["\(link: title, to: "details.md", at: anchor)"]
    }
    let links =
      link("pops it misses", "wanted-pops-that-it-misses", mistakes.misses)
      + link(
        "false triggers it lets through", "false-triggers-that-it-lets-through",
        mistakes.accidents)
    let rule: Prose = isOwn ? "\(code: policy.name)" : "the rule in the first table's first row"
    return ["Pictures of mistakes by \(rule): \(links.joined(separator: " and "))."]
  }
}
