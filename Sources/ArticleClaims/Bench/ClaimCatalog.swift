/// Every statement of the articles, in their order.
///
/// A claim is tested only if a mechanism can be broken that refutes it, and the study plays it
/// broken as well. What the declaration of a system says outright is told as by construction.
enum ClaimCatalog {
  /// The claims with the file of their article, by number.
  static let all: [(source: String, claim: Claim)] = [
    (CustomTransitionClaims.source, CustomTransitionClaims.all + CustomTransitionDecision.all),
    (ScrollViewPopClaims.source, ScrollViewPopClaims.all),
    (PagedTabClaims.source, PagedTabClaims.all),
    (FullscreenPopClaims.source, FullscreenPopClaims.all),
    (EdgeRepairClaims.source, EdgeRepairClaims.all + ScrollingRepairClaims.all),
  ].flatMap { source, claims in claims.sorted { $0.id < $1.id }.map { (source, $0) } }
}

extension ClaimExpectation {
  /// Next to nobody: below 5 %.
  static let nextToNobody = ClaimExpectation.about(0, within: 0.05)
}

extension ClaimQuantity {
  /// A rate under one system less that under another, all else the same.
  static func difference(
    _ fact: ClaimFact, of intent: String = "pop", _ one: String, _ other: String,
    on context: String = "plain", _ screen: ScreenRole = .phone, fromEdge: Bool = false
  ) -> ClaimQuantity {
    ClaimQuantity(ClaimCell(fact, of: intent, one, on: context, screen, fromEdge: fromEdge))
      - ClaimCell(fact, of: intent, other, on: context, screen, fromEdge: fromEdge)
  }

  /// The mean of a rate over pages that all count the same.
  static func mean(
    _ fact: ClaimFact, of intent: String = "pop", _ system: String, on contexts: [String],
    fromEdge: Bool = false
  ) -> ClaimQuantity {
    ClaimQuantity(
      meanOf: contexts.map { ClaimCell(fact, of: intent, system, on: $0, fromEdge: fromEdge) })
  }

  /// What a system does for people who want to go back, less what it does to those who change
  /// their mind.
  static func useful(_ system: String, _ screen: ScreenRole = .phone) -> ClaimQuantity {
    ClaimQuantity(ClaimCell(.completed, system, on: "plain", screen))
      - ClaimCell(.completed, of: "popAbort", system, on: "plain", screen)
  }
}
