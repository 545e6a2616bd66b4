/// What people want on a page, in percent of their swipes there.
///
/// Every share is assumed; they weigh intents into one figure for a page.
public struct IntentMix: Sendable, Equatable {
  /// Intents by the names that experiments use, with their shares; those not named have none.
  public let shares: [(intent: String, percent: Int)]

  package init(
    pop: Int = 0, popAbort: Int = 0, contentRight: Int = 0, contentLeft: Int = 0,
    contentVertical: Int = 0, contentBrowse: Int = 0, stroke: Int = 0, tapSmear: Int = 0,
    grip: Int = 0, doublePop: Int = 0
  ) {
    let all = [
      ("pop", pop), ("popAbort", popAbort), ("contentRight", contentRight),
      ("contentLeft", contentLeft), ("contentVertical", contentVertical),
      ("contentBrowse", contentBrowse), ("stroke", stroke), ("tapSmear", tapSmear), ("grip", grip),
      ("doublePop", doublePop),
    ]
    shares = all.filter { $0.1 != 0 }
  }

  /// The share of an intent in percent.
  public func percent(of intent: String) -> Int {
    shares.first { $0.intent == intent }?.percent ?? 0
  }

  /// Whether all shares are equal.
  public static func == (one: IntentMix, other: IntentMix) -> Bool {
    one.shares.elementsEqual(other.shares, by: ==)
  }
}
