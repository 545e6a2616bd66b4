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
  /// Whether everybody who wants to go back aims at the edge.
  var fromEdge: Bool
  /// Number of the world in which it is counted: 0 as it is, others with a mechanism broken.
  var world = 0

  init(
    _ fact: ClaimFact, of intent: String = "pop", _ system: String, on context: String = "plain",
    _ screen: ScreenRole = .phone, fromEdge: Bool = false
  ) {
    self.fact = fact
    self.intent = intent
    self.system = system
    self.context = context
    self.screen = screen
    self.fromEdge = fromEdge
  }

  /// Who does what, but for the page.
  var actors: String { "\(intent)\(fromEdge ? " from the edge" : "") under \(system)" }

  /// The same in another world.
  func inside(_ world: Int) -> ClaimCell {
    var cell = self
    cell.world = world
    return cell
  }
}
