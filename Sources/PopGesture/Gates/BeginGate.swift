/// What a recognizer's delegate asks once, at the moment the slop has been passed.
///
/// A list of rules, asked in order: the first that refuses gives the reason. A refusal fails the
/// recognizer for the rest of the touch.
public struct BeginGate: Sendable, Equatable, ExpressibleByArrayLiteral {
  /// The rules in the order in which they are asked.
  public let rules: [GateRule]
  /// Whether any rule reads the velocity; requests need not tell it otherwise.
  public let readsVelocity: Bool

  /// Composes a gate of rules; without rules it lets everything through.
  public init(_ rules: [GateRule]) {
    self.rules = rules
    readsVelocity = rules.contains { $0.readsVelocity }
  }

  /// Composes a gate of rules.
  public init(arrayLiteral rules: GateRule...) { self.init(rules) }

  /// Why the gate refuses, or nil when it lets the gesture begin.
  @inlinable
  public func refusal(of request: BeginRequest) -> NotBegunReason? {
    // Through a pointer, as copies of rules would be counted at every touch.
    rules.withUnsafeBufferPointer { rules in
      for index in 0..<rules.count where !rules[index].test(request, rules[index].limit) {
        return rules[index].reason
      }
      return nil
    }
  }
}
