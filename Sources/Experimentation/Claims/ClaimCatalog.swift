/// Every statement of the articles, in their order.
enum ClaimCatalog {
  /// The claims with the file of their article.
  static let all: [(source: String, claim: Claim)] = [
    (CustomTransitionClaims.source, CustomTransitionClaims.all),
    (ScrollViewPopClaims.source, ScrollViewPopClaims.all),
    (PagedTabClaims.source, PagedTabClaims.all),
    (FullscreenPopClaims.source, FullscreenPopClaims.all),
    (EdgeRepairClaims.source, EdgeRepairClaims.all),
  ].flatMap { source, claims in claims.map { (source, $0) } }
}

extension ClaimExpectation {
  /// Next to nobody: below 5 %.
  static let nextToNobody = ClaimExpectation.about(0, within: 0.05)
}
