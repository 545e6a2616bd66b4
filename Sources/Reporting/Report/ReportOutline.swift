import Documents
import ExperimentFiles
import Findings
import Study

/// The order of a report: a page that decides, and one with everything behind it.
enum ReportOutline {
  /// The page that decides, in the order in which it is read.
  ///
  /// - Parameter link: a sentence after the first chart, of more pictures.
  static func report(_ index: ResultIndex, command: String, link: [Block] = []) -> [Block] {
    let sections: [(ResultIndex) -> [Block]] = [
      DecisionSection.blocks,
      CasesSection.blocks,
      SwingsSection.blocks,
      NamedPoliciesSection.blocks,
      ReachSection.blocks,
      FirstChartSection.blocks,
      { _ in link },
      AdviceSection.blocks,
      ScreenTableSection.blocks,
      SystemMatrixSection.blocks,
      SystemFrontierSection.blocks,
      SystemTermsSection.blocks,
      SystemKindsSection.blocks,
      NamedPoliciesSection.others,
      SwingsSection.later,
      UseSection.blocks,
      ChangeSection.blocks,
      GateSection.blocks,
      ShipSection.blocks,
      SystemReachSection.blocks,
      HowSureSection.blocks,
      ScopeSection.blocks,
    ]
    return sections.flatMap { $0(index) }
      + Block.reproduce(command, version: ToolVersion.tool, seed: index.experiment.seed)
  }

  /// Everything behind it.
  ///
  /// - Parameter examples: a section of single swipes, after what was chosen.
  static func details(_ index: ResultIndex, examples: [Block] = []) -> [Block] {
    let sections: [(ResultIndex) -> [Block]] = [
      ChoicesSection.blocks,
      { _ in examples },
      MethodSection.blocks,
      RobustnessSection.blocks,
      SnippetsSection.blocks,
      { ClaimSummary.blocks($0.results.claims.articles) },
      CaseDetailsSection.blocks,
      CostsSection.blocks,
      AllRulesSection.blocks,
      LongRulesSection.blocks,
      SensitivitySection.blocks,
      SystemRankingSection.blocks,
      ReadersSection.blocks,
      TravelSection.blocks,
      RatesSection.blocks,
      { Block.section("Charts", ReportCharts.all($0).flatMap(\.blocks)) },
      SystemLossesSection.blocks,
      ContrastsSection.blocks,
      RecognizersSection.blocks,
      SweepsSection.blocks,
      HowToReadSection.blocks,
      SamplingSection.blocks,
      AssumptionsSection.blocks,
      SystemsSection.blocks,
    ]
    return [
      .heading(1, "Details: \(index.experiment.question)"),
      "The answer is in \(link: "report.md", to: "report.md"); all numbers are in the CSV files"
        + " that the run writes. A repository may leave out those above 256 KiB.",
    ] + sections.flatMap { $0(index) }
  }
}

extension ResultIndex.Setting {
  /// What a heading says of the recognizer and the page where there are several.
  func place(in index: ResultIndex) -> Prose {
    index.settings.count > 1 ? " (\(code: recognizer), \(context))" : ""
  }
}
