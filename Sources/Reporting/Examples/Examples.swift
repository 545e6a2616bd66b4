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
  /// What the file holds.
  static let meaning = "The touches of the drawn mistakes, as `judge` reads them."

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
      ColumnTitle("weight", "number of swipes that it stands for; absent with plain draws"),
    ]
  )

  /// One swipe with what was made of it.
  struct Example {
    let path, title, identifier: String
    let scene: Scene
  }

  private let mistakes: TypicalMistakes
  private let subject: Subject

  /// Whose mistakes, and where.
  struct Subject {
    let choice: Choice
    let policy: NamedPolicy
    /// Whether it is the experiment's subject.
    let isOwn: Bool
    let screen: Screen
    let context: PageContext
    let falseTriggers: Intent?

    /// The experiment's subject, or else the recommended rule of the first decision, on the screen
    /// where that completes least; nil without one.
    init?(_ index: ResultIndex) {
      let experiment = index.results.experiment
      guard let best = Decision.first(index).first?.best,
        let worst = best.screens.min(by: { $0.success.rate < $1.success.rate }),
        let screen = experiment.screens.first(where: { $0.name == worst.screen }),
        let context = experiment.contexts.first(where: { $0.name == best.context })
      else { return nil }
      let own = experiment.policies.first { experiment.subject == .policy($0.name) }
      isOwn = own != nil
      (choice, policy, self.screen, self.context) = (best, own ?? best.policy, screen, context)
      falseTriggers =
        (worst.falseTriggers?.events ?? 0) > 0
        ? worst.falseTriggers.flatMap { Intent(rawValue: $0.intent) } : nil
    }
  }

  /// Finds the mistakes, or takes those that were found before; nil where nothing is recommended.
  init?(_ index: ResultIndex, stored: [RecordedSwipe]?) {
    guard let subject = Subject(index) else { return nil }
    self.subject = subject
    mistakes =
      stored.map(TypicalMistakes.init(stored:))
      ?? TypicalMistakes(
        of: subject.policy, behind: subject.choice.recognizer, in: index.results.experiment,
        on: subject.screen, subject.context, accidentsOn: subject.falseTriggers)
    if mistakes.misses.isEmpty, mistakes.accidents.isEmpty { return nil }
    experiment = index.results.experiment
  }

  private let experiment: Experiment

  /// The touches.
  var csv: [UInt8] {
    var csv = CSVWriter.touches(weighted: experiment.design == .balanced)
    for swipe in mistakes.misses + mistakes.accidents { csv.append(swipe) }
    return csv.bytes
  }

  /// Every picture, the misses first.
  var pictures: [Example] {
    // Beside it the policies as they are named, which people know.
    let own = subject.policy.reading(
      subject.policy.reading.estimator, name: subject.isOwn ? subject.policy.name : "recommended")
    let others = experiment.policies.prefix(6).filter {
      $0.swiftSource != own.swiftSource
    }
    var judge = SwipeJudge(
      [JudgeContest(subject.choice.recognizer, [own] + others)], screens: experiment.screens)
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

  /// What happened, in words.
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
    let role = subject.isOwn ? "the subject" : "the first recommendation"
    return [
      .section("Typical mistakes"),
      "These are mistakes of \(code: subject.policy.ruleAndNumbers(plain)), \(role), on"
        + " \(subject.screen.reportTitle): a small, a medium and a large one of each kind. In the"
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
    let rule: Prose =
      subject.isOwn
      ? "\(code: subject.policy.name)" : "the first rule of the first table"
    return ["Drawings of mistakes of \(rule): \(links.joined(separator: " and "))."]
  }
}
