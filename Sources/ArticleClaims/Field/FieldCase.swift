import NavigationModel

/// One thread of users' complaints, and what plays it.
struct FieldCase: Sendable {
  let group: FieldGroup
  /// Repository and number.
  let thread: String
  /// Page, hand, screen and case, in words.
  let scenario: String
  let basis: Basis
  /// Whether that the app ships this rule was read; otherwise it is a guess.
  var isRead = true
  /// What people have beside the group's settings.
  var people: [(name: String, value: Double)] = []
  /// What the page has of its own.
  var page: WorldChange?
  /// In place of the group's.
  var quantity: (@Sendable (FieldScene) -> ClaimQuantity)?
  var cures: (@Sendable (FieldScene) -> [WorldChange])?
  var removed: WorldChange?
  /// A system that acts on the same touches, whose success and harm count too.
  var beside: String?
  /// Who swipes, in words, in place of the group's.
  var hand: String?
  var bound: ClaimBound?
  var rule: String?
  var words: FieldGroup.FieldWords?

  /// On what a verdict rests.
  enum Basis: Sendable {
    /// On people's swipes here.
    case played(FieldScene)
    /// On nothing, for this reason.
    case unseen(String)
  }

  /// A case that is played.
  static func played(
    _ group: FieldGroup, _ thread: String, _ scenario: String, _ system: String,
    on page: String = "plain", at screen: ScreenRole = .phone, guessed: Bool = false,
    _ people: (name: String, value: Double)...
  ) -> FieldCase {
    FieldCase(
      group: group, thread: thread, scenario: scenario,
      basis: .played(FieldScene(system: system, page: page, screen: screen)), isRead: !guessed,
      people: people)
  }

  /// A case that cannot be simulated.
  static func unseen(_ group: FieldGroup, _ thread: String, _ reason: String) -> FieldCase {
    FieldCase(group: group, thread: thread, scenario: "", basis: .unseen(reason))
  }

  /// The same with something changed.
  func with(_ change: (inout FieldCase) -> Void) -> FieldCase {
    var other = self
    change(&other)
    return other
  }

  /// Where it plays; nil where it is not played.
  var scene: FieldScene? { if case .played(let scene) = basis { scene } else { nil } }

  /// The hand and the page: what makes the world of the complaint.
  var setting: WorldChange {
    let people = WorldChange.people(hand ?? group.hand, group.people + people)
    return WorldChange(words: people.words) { world in
      people.apply(&world)
      page?.apply(&world)
    }
  }
}
