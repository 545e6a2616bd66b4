import NavigationModel
import SwipeSimulation
import Testing

@testable import Experimentation

@Suite("Catalogue of claims")
struct ClaimCatalogTests {
  /// Articles by number: how many statements each has.
  private static let sizes = [25, 11, 10, 12, 14]

  @Test("every statement of the articles is there once, in order")
  func ids() {
    let expected = Self.sizes.enumerated().flatMap { article, size in
      (1...size).map { "\(article)-\($0 < 10 ? "0" : "")\($0)" }
    }
    #expect(ClaimCatalog.all.map(\.claim.id) == expected)
    #expect(expected.count == 72)
  }

  @Test("a claim's article is that of its number")
  func sources() {
    for (source, claim) in ClaimCatalog.all {
      #expect(source.hasPrefix("00\(claim.id.prefix(1))_") && source.hasSuffix(".txt"))
    }
  }

  @Test("statements are single sentences, each another")
  func statements() {
    let statements = ClaimCatalog.all.map(\.claim.statement)
    #expect(Set(statements).count == statements.count)
    for statement in statements {
      #expect(statement.hasSuffix(".") && !statement.dropLast().contains(". "), "\(statement)")
      #expect(statement.first?.isUppercase == true && !statement.contains("\n"))
    }
  }

  @Test("every name in a cell exists")
  func names() {
    let cells = ClaimCatalog.all.flatMap(\.claim.cells)
    #expect(cells.count > 60)
    let intents = Set(IntentCatalog.entries.map(\.intent.rawValue))
    for cell in cells {
      #expect(SystemCatalog.named(cell.system)?.name == cell.system)
      #expect(PageContext.named(cell.context) != nil, "\(cell.context)")
      #expect(intents.contains(cell.intent), "\(cell.intent)")
    }
  }
}
