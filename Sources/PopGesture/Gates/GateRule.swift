/// One question of a begin gate.
///
/// A rule is a value: a test without memory over what a gate can see, and perhaps a limit. Adding
/// one is its entry in a table of this folder and its line in the catalogue's `all`.
public struct GateRule: Sendable, Equatable {
  /// Name, such as `start-limit`; with the limit it identifies the rule.
  public let name: String
  /// One sentence in plain words.
  public let summary: String
  /// The reason that a refusal gives.
  public let reason: NotBegunReason
  /// The rule's number in the unit that its comment tells; NaN where it has none.
  public let limit: Double
  /// Whether the test reads the velocity, which depends on events before recognition.
  public let readsVelocity: Bool

  // Without captures, so that asking it touches no memory but the rule.
  @usableFromInline
  let test: @Sendable (_ request: BeginRequest, _ limit: Double) -> Bool

  init(
    _ name: String, _ summary: String, refusing reason: NotBegunReason, limit: Double = .nan,
    readsVelocity: Bool = false, _ test: @escaping @Sendable (BeginRequest, Double) -> Bool
  ) {
    self.name = name
    self.summary = summary
    self.reason = reason
    self.limit = limit
    self.readsVelocity = readsVelocity
    self.test = test
  }

  /// Whether the rule lets the gesture begin.
  @inlinable
  public func passes(_ request: BeginRequest) -> Bool { test(request, limit) }

  /// Rules are the same when their names and limits are.
  public static func == (one: GateRule, other: GateRule) -> Bool {
    one.name == other.name && (one.limit == other.limit || one.limit.isNaN && other.limit.isNaN)
  }
}
