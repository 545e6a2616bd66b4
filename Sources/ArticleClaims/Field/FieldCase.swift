import NavigationModel
import PolicyLibrary

/// One thread of users' complaints, and what plays it.
struct FieldCase: Sendable {
  /// What it shares with others of its kind, unless it says otherwise.
  var group: FieldGroup
  /// Repository and number.
  let thread: String
  /// Page, hand, screen and case, in words; of a case that is not played the reason.
  let scenario: String
  /// Where it plays; nil where it is not played.
  let scene: FieldScene?
  /// Whether that the app ships this rule was read; otherwise it is a guess.
  var isRead = true
  /// What people have beside the group's settings.
  var people: [(name: String, value: Double)] = []
  /// What the page has of its own.
  var page: WorldChange?
  /// A system that acts on the same touches, whose success and harm count too.
  var beside: String?

  /// The system that `Reports/conflicts` recommends for all pages, played in place of each.
  static let replacement = System.fiveArticlesWithFlick

  /// A case that is played.
  static func played(
    _ group: FieldGroup, _ thread: String, _ scenario: String, _ system: String,
    on page: String = "plain", at screen: ScreenRole = .phone, guessed: Bool = false,
    _ people: (name: String, value: Double)...
  ) -> FieldCase {
    FieldCase(
      group: group, thread: thread, scenario: scenario,
      scene: FieldScene(system: system, page: page, screen: screen), isRead: !guessed,
      people: people)
  }

  /// A case that cannot be simulated.
  static func unseen(_ group: FieldGroup, _ thread: String, _ reason: String) -> FieldCase {
    FieldCase(group: group, thread: thread, scenario: reason, scene: nil)
  }

  /// The same with something changed.
  func with(_ change: (inout FieldCase) -> Void) -> FieldCase {
    var other = self
    change(&other)
    return other
  }

  /// Adds a candidate for a cure: another rule.
  mutating func tries(_ words: String, _ policy: some CatalogPolicy) {
    let cures = group.cures
    group.cures = { cures($0) + [.rule(of: $0.system, words, policy)] }
  }

  /// Gives a world the hand and the page of the complaint.
  func prepare(_ world: inout ClaimWorld) {
    for (setting, value) in group.people + people { world.setPeople(setting, to: value) }
    page?.apply(&world)
  }
}
