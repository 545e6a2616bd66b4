/// The condition to which a row of a result table belongs.
public struct ConditionKey: Sendable, Hashable {
  /// Names of the screen, the page and the recognizer.
  public let screen, context, recognizer: String

  /// Creates a key.
  public init(screen: String, context: String, recognizer: String) {
    (self.screen, self.context, self.recognizer) = (screen, context, recognizer)
  }
}
