package import NavigationModel
package import PolicyLibrary
import PopGesture
import StrictFiles
package import SwipeSimulation
package import TrialStatistics

/// A validated experiment: everything that decides the result, and nothing else.
package struct Experiment: Sendable {
  /// Name, taken from the file; also the name of the report folder.
  package var name: String
  package var question = "Which completion policy should this app use?"
  /// Seed of every random draw.
  package var seed: UInt64 = 1
  /// Number of synthetic people.
  package var participants = 8000
  /// Swipes per participant, screen and intent.
  package var swipesPerIntent = 1
  /// How people and swipes are drawn.
  package var design = DrawDesign.plain
  package var population = Population.everyday
  package var intents = IntentCatalog.defaults
  package var screens = ScreenCatalog.defaults
  /// The pages under the finger.
  package var contexts: [PageContext] = [.plain]
  /// When a touch becomes a pop gesture.
  package var recognizers = Array(RecognizerPreset.all.prefix(1))
  /// The rules that are compared behind each recognizer.
  package var policies: [NamedPolicy] = []
  /// Whole systems that are compared with each other.
  package var systems: [System] = []
  /// The policy or system marked `subject`, which comes first in its list; nil if none is marked.
  package var subject: Subject?
  /// Whether the statements of the articles are put to the test.
  package var testsClaims = false
  /// Whether what users complained about is played.
  package var playsCases = false
  package var sweeps: [Sweep] = []
  /// Settings of the basic families among which the best is chosen besides what the file names and
  /// sweeps.
  package var usualSweeps: [Sweep] = []
  /// How often people want what, by which mistakes are weighed; none where costs are not asked for.
  package var priors: [IntentPrior] = []
  /// How many missed pops an unwanted one is as bad as, in turn.
  package var costRatios = [0.1, 0.3, 1, 3, 10]
  /// What about people is varied, to see what the answer owes to it; none where that is not asked
  /// for.
  package var sensitivity: [Assumption] = []
  /// The limits a recommended policy must keep.
  package var limits = Limits.usual
  /// What else settings are chosen for, and in detail; nil where that is not asked for.
  package var tuning: Tuning?
  /// Limits and tuning as written in the file.
  package var ownTuning: (limits: Limits, tuning: Tuning?) = (.usual, nil)
  /// Whether one rule for all screens is looked for beside one for each kind of device.
  package var hasOneRule = false
  /// Plausible populations in which a decision is to hold; 0 where that is not looked at.
  package var worlds = 0
  /// Seed of their draws, so that another seed of the run moves sampling error alone.
  package var worldSeed: UInt64 = 1
  /// Who was recorded of the app's own people, from whom worlds are drawn; nil where the people of
  /// any app may use it.
  package var recorded: RecordedPeople?
  /// Smallest difference of interest between two rates, as a proportion.
  package var margin = 0.01
  /// Which estimate of the velocity all policies, sweeps and systems read; nil for each its own.
  package var velocityEstimator: VelocityEstimatorKind?

  /// The file as it was read, so that it can be read again without it; see `standalone`.
  var source = JSONText.object([])

  /// Swipes of one participant: of every intent on every page and screen.
  package var swipesPerParticipant: Int {
    swipesPerIntent * intents.count * screens.count * contexts.count
  }
}

extension Experiment {
  /// Worlds of experiments that do not say how many.
  package static let usualWorlds = 120
  /// Worlds that tell how often what was chosen holds, which had no part in the choice.
  ///
  /// As many as choose: fewer would choose what is lucky among them, and fewer judges would tell
  /// its chance too vaguely (of 120, with a standard error of 0.03).
  package var judgingWorlds: Int { worlds }
  /// People of one world: sixteen blocks.
  package static let peoplePerWorld = 16 * DrawDesign.people

  /// From so many people on draws are balanced where a file does not say: ten blocks, whose errors
  /// are known.
  package static let fewestBalanced = 10 * DrawDesign.people

  /// Whether a decision can be looked at in worlds: settings are chosen from and counted, there are
  /// content gestures, and draws are balanced, without which few people tell little.
  package var canHaveWorlds: Bool {
    isChosenFrom && design == .balanced && !lines.isEmpty
      && intents.contains { $0.role == .unwanted }
      && contexts.compactMap(firstCondition).contains { !needsWholePages($0) }
  }

  /// People of one cluster of every error: those of a block where draws are balanced over it.
  package var peoplePerCluster: Int { clusterDesign.members }
  package var clusterDesign: ClusterDesign { design.clusters }
  package func cluster(of participant: Int) -> Int { participant / peoplePerCluster }
  package var clusters: Int { (participants + peoplePerCluster - 1) / peoplePerCluster }
  package func people(ofClusters count: Int) -> Int {
    min(participants, count * peoplePerCluster)
  }
}

extension DrawDesign {
  /// The clusters of every error: blocks of people where draws are balanced over them.
  package var clusters: ClusterDesign {
    ClusterDesign(weight: weight, members: self == .balanced ? DrawDesign.people : 1)
  }
}

extension ObjectReader {
  /// Notes that a policy or a system is what the experiment is about, where its object says so.
  mutating func note(subject: Subject?, of object: JSONNode) {
    guard let position = object.subjectMark else { return }
    if let first = self.subject?.position {
      report(
        at: position, "a \"subject\" is already marked at \(first)",
        hint: "a report is about one policy or one system: remove one of them")
    } else {
      self.subject = (subject, position)
    }
  }

  /// Reports a mark on what is only a part of a system.
  mutating func refuseSubject(in part: JSONNode, beside key: String) {
    guard let position = part.subjectMark else { return }
    report(
      at: position, "the policy of a system is no \"subject\" of its own",
      hint: "write it beside \"\(key)\"")
  }
}

extension JSONNode {
  /// Where an object says that it is the subject; nil where it does not.
  fileprivate var subjectMark: SourcePosition? {
    members.first { $0.key == KeyForm.subject.name && $0.node.flag == true }?.keyPosition
  }
}

extension KeyForm {
  /// The mark of what an experiment is about, the same on policies and on systems.
  static let subject = KeyForm(
    "subject", .flag,
    "whether the report is about this one, against all others; one of an experiment at most",
    default: false)
}

extension ObjectField {
  /// The mark, which is noted where a list is read.
  static var subject: Self { Self(.subject) { reader, _ in _ = reader.flag("subject") } }
}

/// What an experiment is about: a policy or a system, by its name, that its report sets against
/// all others.
package enum Subject: Sendable, Equatable {
  case policy(String)
  case system(String)
}

extension Experiment {
  /// A list of which what the experiment is about says so; nothing else has the key.
  func marked(_ parts: [(what: Subject, text: JSONText)]) -> JSONText {
    .array(parts.map { subject == $0.what ? $0.text + .object([.init("subject", true)]) : $0.text })
  }
}
