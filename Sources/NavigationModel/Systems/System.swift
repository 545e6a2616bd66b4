public import PolicyLibrary
import PopGesture

/// A named, citable way to go back by swiping: recognizers, arbitration, policy and bookkeeping.
///
/// A system is one line in `all`, declared in the file of its source in this folder.
public struct System: Sendable {
  /// Name in experiments.
  public var name: String
  /// One sentence for lists.
  public var summary: String
  /// Its pop recognizers where it is installed; the first goes before the second, which may begin
  /// once it has failed.
  public var recognizers: [PopRecognizer]
  /// What decides at release.
  public var policy: NamedPolicy
  /// How the page moves under the finger.
  public var transition: Transition
  /// Where it is installed, and what there is elsewhere.
  public var installation: Installation
  /// Where its rules were found: the article or program, and its words in English.
  public let source: String
  /// The article that it stands for, such as `Article 1`; nil for a reference.
  public let article: String?
  /// How sure the rules are.
  public let confidence: Confidence

  package init(
    _ name: String, _ summary: String, _ recognizers: [PopRecognizer], _ policy: NamedPolicy,
    transition: Transition = .native, installation: Installation = .everywhere,
    article: String?, source: String, confidence: Confidence
  ) {
    (self.name, self.summary, self.recognizers, self.policy) = (name, summary, recognizers, policy)
    (self.transition, self.installation, self.article) = (transition, installation, article)
    (self.source, self.confidence) = (source, confidence)
  }

  /// How the page moves, and what that does to quick and repeated gestures.
  public struct Transition: Sendable, Equatable {
    /// Seconds from release until the page is shown for good.
    public var settle: Double
    /// Whether the animation starts at the begin and only a change stops it: a gesture without one
    /// runs to the end while it is being cancelled.
    public var races = false
    /// Whether a gesture may interrupt a running transition.
    public var isPreemptible = false

    /// UIKit's own: .35 s (from memory).
    public static let native = Transition(settle: 0.35)
    /// That of the custom transition of the first article: .25 s, started at the begin.
    public static let custom = Transition(settle: 0.25, races: true)
    /// iOS 26, where several pops almost at once were seen.
    public static let preemptible = Transition(settle: 0.35, isPreemptible: true)
  }

  /// The same system under another name and with another policy.
  public func named(_ name: String, policy: NamedPolicy) -> System {
    System(
      name, summary, recognizers, policy, transition: transition, installation: installation,
      article: article, source: source, confidence: confidence)
  }
}
