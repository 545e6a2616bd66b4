import TestSupport
import Testing

@Suite("Catalogues are complete")
struct CatalogueTests {
  /// Files of one kind, and the list in which each has its line.
  struct Catalogue: Sendable, CustomTestStringConvertible {
    /// Where the files are, and what their names end in.
    let folder: String
    let ending: String
    /// What declares an entry, up to its name, and what may follow the name.
    let declaration: (before: String, after: [String])
    let list: String
    /// The line of an entry, up to and after its name.
    let line: (before: String, after: String)
    /// Files in the folder that declare no entry.
    let others: Set<String>

    var testDescription: String { folder }
  }

  static let catalogues = [
    Catalogue(
      folder: "Sources/SwipeSimulation/Intents", ending: ".swift",
      declaration: ("enum ", [": PathModel {", ": StrokeIntent {"]),
      list: "Sources/SwipeSimulation/Intents/IntentCatalog.swift", line: ("Entry(", ".self),"),
      others: ["IntentCatalog.swift", "IntentModel.swift"]),
    Catalogue(
      folder: "Sources/PopGesture/Policies", ending: ".swift",
      declaration: (" struct ", [": CompletionPolicy"]),
      list: "Sources/PolicyLibrary/PolicyCatalog.swift", line: ("Entry(", ".self),"), others: []),
    Catalogue(
      folder: "Sources/PopGesture/Policies", ending: ".swift",
      declaration: (" struct ", [": CompletionPolicy"]),
      list: "Sources/PopGesture/PopGesture.docc/PopGesture.md", line: ("- ``", "``"), others: []),
    Catalogue(
      folder: "Sources/PopGesture/Gates", ending: ".swift",
      declaration: ("public static let ", [" = "]),
      list: "Sources/PolicyLibrary/Recognizers/RecognizerSource.swift", line: (".", ","),
      others: ["BeginGate.swift"]),
    Catalogue(
      folder: "Sources/NavigationModel/Contexts", ending: ".swift",
      declaration: ("package static let ", [" = "]),
      list: "Sources/NavigationModel/Contexts/PageContext.swift", line: (".", ","),
      others: ["IntentMix.swift", "PageContext.swift"]),
    Catalogue(
      folder: "Sources/NavigationModel/Systems", ending: ".swift",
      declaration: ("package static let ", [" = "]),
      list: "Sources/NavigationModel/Systems/SystemCatalog.swift", line: (".", ","),
      others: ["System.swift", "SystemCatalog.swift", "SystemParts.swift"]),
    Catalogue(
      folder: "Sources/Study/Metrics", ending: ".swift",
      declaration: ("static let ", [" = Metric("]),
      list: "Sources/Study/Metrics/Metric.swift", line: (".", ","),
      others: ["Metric.swift", "SwipeFact.swift", "TallyGroup.swift"]),
    Catalogue(
      folder: "Sources/Charts", ending: "Chart.swift",
      declaration: ("static let ", [" = Chart("]),
      list: "Sources/Charts/ChartCatalog.swift", line: (".", ","),
      others: ["Chart.swift"]),
    Catalogue(
      folder: "Sources/Reporting/Report/Sections", ending: ".swift",
      declaration: ("enum ", ["Section {"]),
      list: "Sources/Reporting/Report/ReportOutline.swift", line: ("", "Section.blocks,"),
      others: []),
    Catalogue(
      folder: "Sources/swipelab/Verbs", ending: ".swift", declaration: ("enum ", [": Verb {"]),
      list: "Sources/swipelab/CommandLineTool.swift", line: ("", ".self,"),
      others: ["SharedOptions.swift"]),
  ]

  @Test("Every file has its line")
  func complete() async {
    await each(Self.catalogues) { (catalogue: Catalogue) throws in
      let list = try #require(Document(catalogue.list))
      let lines = Set(list.lines.map { $0.drop { $0 == " " } })
      let files = Repository.swiftFiles(catalogue.folder).filter {
        $0.name.hasSuffix(catalogue.ending) && !catalogue.others.contains($0.name)
      }
      #expect(files.count >= 2)
      for file in files {
        let names = file.lines.compactMap { name(in: $0, catalogue.declaration) }
        #expect(!names.isEmpty, "\(file.path) declares no entry: \(catalogue.declaration.after)")
        for name in names {
          let line = catalogue.line.before + name + catalogue.line.after
          #expect(lines.contains(line[...]), "add the line \"\(line)\" to \(catalogue.list)")
        }
      }
    }
  }

  /// The name that a line declares, if it declares an entry.
  private func name(in line: String, _ declaration: (before: String, after: [String])) -> String? {
    for ending in declaration.after {
      guard let after = line.firstRange(of: ending),
        let before = " \(line[..<after.lowerBound])".ranges(of: declaration.before).last
      else { continue }
      let name = " \(line[..<after.lowerBound])"[before.upperBound...]
      if name.wholeMatch(of: /\w+/) != nil { return String(name) }
    }
    return nil
  }
}
