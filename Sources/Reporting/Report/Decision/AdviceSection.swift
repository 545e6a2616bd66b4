package import Documents
package import Findings

/// What `advise` adds to the report of its experiment, after the rules compared.
enum AdviceSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let notes = index.results.advice
    if notes.isEmpty { return [] }
    return [.section("What it is worth")] + notes.blocks(.expected) + notes.blocks(.choice)
      + [.part("What would settle it")] + notes.blocks(.settling)
      + [.part("What this recording does not show")] + notes.blocks(.again)
      + [.part("Each person's swipes")] + ReportCharts.people(index).flatMap(\.blocks)
  }
}

extension AdviceNotes {
  /// The sentences of a part: some as a paragraph, others as a list, after what leads to it.
  package func blocks(_ part: Part) -> [Block] {
    let found = (texts[part] ?? []).map { Prose(catalogue: $0) }
    return switch part {
    case .heading: .paragraph(found.isEmpty ? "" : "\(strong: found.sentences)")
    case .worth, .choice: .paragraph(found.sentences)
    case .expected: .paragraph(found.first ?? "") + .list(Array(found.dropFirst()))
    case .again, .settling: .list(found)
    }
  }
}
