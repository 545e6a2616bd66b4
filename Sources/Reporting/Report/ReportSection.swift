import Findings
import Study

/// One part of a report.
///
/// One file per section, one line in `ReportOutline`.
protocol ReportSection: Sendable {
  /// The section's Markdown lines; empty when it has nothing to say about these results.
  static func lines(_ index: ResultIndex, command: String) -> [String]
}

/// The order of a report: a page that decides, and one with everything behind it.
enum ReportOutline {
  /// The sections of `report.md`, in the order in which they are read.
  ///
  /// Adding one is its file and its line here.
  static var sections: [any ReportSection.Type] {
    [
      DecisionSection.self,
      FirstChartSection.self,
      ChangeSection.self,
      ShipSection.self,
      GoalsSection.self,
      ScopeSection.self,
      ReproduceSection.self,
    ]
  }

  /// The sections of `details.md`.
  static var details: [any ReportSection.Type] {
    [
      ChoicesSection.self,
      RobustnessSection.self,
      HeadroomSection.self,
      SnippetsSection.self,
      ClaimsSection.self,
      SystemReasonsSection.self,
      SystemAllowanceSection.self,
      CostsSection.self,
      SensitivitySection.self,
      SystemRankingSection.self,
      MatchedSection.self,
      TravelSection.self,
      EstimatorSection.self,
      RatesSection.self,
      ChartsSection.self,
      SystemLossesSection.self,
      ContrastsSection.self,
      RecognizersSection.self,
      SweepsSection.self,
      HowToReadSection.self,
      AssumptionsSection.self,
      SystemsSection.self,
    ]
  }

  /// The page that decides.
  static func report(_ index: ResultIndex, command: String) -> String {
    joined(sections, index, command)
  }

  /// Everything behind it.
  static func details(_ index: ResultIndex, command: String) -> String {
    let title = "# Details: \(Markdown.text(index.results.experiment.question))"
    let back = "The answer is in [report.md](report.md); all numbers are in the CSV files."
    return "\(title)\n\n\(back)\n\n" + joined(details, index, command)
  }

  private static func joined(
    _ sections: [any ReportSection.Type], _ index: ResultIndex, _ command: String
  ) -> String {
    let parts = sections.map { $0.lines(index, command: command) }.filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
