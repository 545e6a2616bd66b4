import Findings

/// One part of a report.
///
/// One file per section, one line in `ReportOutline`.
protocol ReportSection: Sendable {
  /// The section's Markdown lines; empty when it has nothing to say about these results.
  static func lines(_ index: ResultIndex, command: String) -> [String]
}

/// The order of a report.
enum ReportOutline {
  /// Every section, in the order in which they are read.
  ///
  /// Adding one is its file and its line here.
  static var sections: [any ReportSection.Type] {
    [
      AnswerSection.self,
      SnippetsSection.self,
      TuningSection.self,
      RobustnessSection.self,
      HeadroomSection.self,
      ClaimsSection.self,
      AllowanceSection.self,
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
      ReproduceSection.self,
    ]
  }

  /// The whole report.
  static func markdown(_ index: ResultIndex, command: String) -> String {
    let parts = sections.map { $0.lines(index, command: command) }.filter { !$0.isEmpty }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }
}
