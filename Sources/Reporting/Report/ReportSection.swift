import Documents
import ExperimentFiles
import Findings

/// One part of a report, with its line in `ReportOutline`.
protocol ReportSection: Sendable {
  /// The section; empty when it has nothing to say about these results.
  static func blocks(_ index: ResultIndex, command: String) -> [Block]
}

/// The order of a report: a page that decides, and one with everything behind it.
enum ReportOutline {
  /// The sections of `report.md`, in the order in which they are read.
  static var sections: [any ReportSection.Type] {
    [
      DecisionSection.self,
      CasesSection.self,
      SwingsSection.self,
      ComparisonSection.self,
      ReachSection.self,
      FirstChartSection.self,
      AdviceSection.self,
      ScreenTableSection.self,
      SystemMatrixSection.self,
      SystemFrontierSection.self,
      SystemTermsSection.self,
      SystemKindsSection.self,
      OtherPagesSection.self,
      LaterSwingsSection.self,
      UseSection.self,
      ChangeSection.self,
      GateSection.self,
      ShipSection.self,
      SystemReachSection.self,
      HowSureSection.self,
      ScopeSection.self,
      ReproduceSection.self,
    ]
  }

  /// The sections of `details.md`.
  static var details: [any ReportSection.Type] {
    [
      ChoicesSection.self,
      MethodSection.self,
      RobustnessSection.self,
      SnippetsSection.self,
      ClaimsSection.self,
      CaseDetailsSection.self,
      CostsSection.self,
      AllRulesSection.self,
      LongRulesSection.self,
      SensitivitySection.self,
      SystemRankingSection.self,
      ReadersSection.self,
      TravelSection.self,
      RatesSection.self,
      ChartsSection.self,
      SystemLossesSection.self,
      ContrastsSection.self,
      RecognizersSection.self,
      SweepsSection.self,
      HowToReadSection.self,
      SamplingSection.self,
      AssumptionsSection.self,
      SystemsSection.self,
    ]
  }

  /// The page that decides.
  ///
  /// - Parameter link: a sentence after the first chart, of more pictures.
  static func report(_ index: ResultIndex, command: String, link: [Block] = []) -> [Block] {
    joined(sections, index, command) { $0 == FirstChartSection.self ? link : [] }
  }

  /// Everything behind it.
  ///
  /// - Parameter examples: a section of single swipes, after what was chosen.
  static func details(_ index: ResultIndex, command: String, examples: [Block] = []) -> [Block] {
    [
      .heading(1, "Details: \(index.experiment.question)"),
      "The answer is in \(link: "report.md", to: "report.md"); all numbers are in the CSV files"
        + " that the run writes. A repository may leave out those above 256 KiB.",
    ] + joined(details, index, command) { $0 == ChoicesSection.self ? examples : [] }
  }

  private static func joined(
    _ sections: [any ReportSection.Type], _ index: ResultIndex, _ command: String,
    after: (any ReportSection.Type) -> [Block]
  ) -> [Block] {
    sections.flatMap { $0.blocks(index, command: command) + after($0) }
  }
}

extension ResultIndex.Setting {
  /// What a heading says of the recognizer and the page where there are several.
  func place(in index: ResultIndex) -> Prose {
    index.settings.count > 1 ? " (\(code: recognizer), \(context))" : ""
  }
}
