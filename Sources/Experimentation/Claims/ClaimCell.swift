/// One thing counted: a fact of people's swipes with one intent, under one system, on one page of
/// one screen.
///
/// The same people with the same intentions swipe in every cell, so any two are paired.
struct ClaimCell: Sendable, Hashable {
  /// What is counted.
  var fact: ClaimFact
  /// Name of the intent.
  var intent: String
  /// Name of the system.
  var system: String
  /// Name of the context.
  var context: String
  /// Where.
  var screen: ScreenRole
  /// Whether the system takes every touch away at the moment of its lift.
  var isInterrupted: Bool

  init(
    _ fact: ClaimFact, of intent: String = "pop", _ system: String, on context: String = "plain",
    _ screen: ScreenRole = .phone, isInterrupted: Bool = false
  ) {
    self.fact = fact
    self.intent = intent
    self.system = system
    self.context = context
    self.screen = screen
    self.isInterrupted = isInterrupted
  }

  /// Who does what, but for the page.
  var actors: String {
    let swipes = isInterrupted ? "\(intent) taken away by the system at the lift" : intent
    return "\(swipes) under \(system)"
  }
}
