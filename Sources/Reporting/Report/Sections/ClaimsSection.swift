import Findings

/// The articles' statements: how many hold in all, then article by article.
enum ClaimsSection: ReportSection {
  static func lines(_ index: ResultIndex, command: String) -> [String] {
    let claims = index.results.claims
    return ClaimSummary.lines(claims) + ClaimArticle.all(claims).flatMap { [""] + $0.lines }
  }
}
