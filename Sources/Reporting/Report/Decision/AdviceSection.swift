package import Documents
package import Findings

/// What `advise` adds to the report of its experiment, after the rules compared.
enum AdviceSection: ReportSection {
  static func blocks(_ index: ResultIndex, command: String) -> [Block] {
    let notes = index.results.advice
    if notes.isEmpty { return [] }
    let parts: [(Prose, [Block])] = [
      ("What would settle it", notes.blocks(.settling)),
      ("What this recording does not show", notes.blocks(.again)),
      ("Each person's swipes", ReportCharts.people(index).flatMap(\.blocks)),
    ]
    return [.section("What it is worth")] + notes.blocks(.expected) + notes.blocks(.choice)
      + parts.flatMap { title, blocks in blocks.isEmpty ? [] : [.part(title)] + blocks }
  }
}

extension AdviceNotes {
  /// Whether nothing speaks against shipping the pair; so without notes.
  var isToShip: Bool { texts[.heading].map { $0.first == "Ship" } ?? true }

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
