import NavigationModel
import SwipeSimulation
import Testing

@testable import ArticleClaims
@testable import ExperimentFiles

@Suite("Catalogue of claims")
struct ClaimCatalogTests {
  /// Articles by number: how many statements each has, with those drawn from its code.
  private static let sizes = [34, 25, 17, 18, 19]

  @Test("every statement of the articles is there once, in order")
  func ids() {
    let expected = Self.sizes.enumerated().flatMap { article, size in
      (1...size).map { "\(article)-\($0 < 10 ? "0" : "")\($0)" }
    }
    #expect(ClaimTable.all.map(\.id) == expected)
    #expect(expected.count == 113)
  }

  @Test("a claim's article is that of its number")
  func sources() {
    for claim in ClaimTable.all {
      #expect(claim.source.hasPrefix("00\(claim.id.prefix(1))_") && claim.source.hasSuffix(".txt"))
    }
  }

  @Test("statements are single sentences, each another")
  func statements() {
    let statements = ClaimTable.all.map(\.statement)
    #expect(Set(statements).count == statements.count)
    for statement in statements {
      #expect(statement.hasSuffix(".") && !statement.dropLast().contains(". "), "\(statement)")
      #expect(statement.first?.isUppercase == true && !statement.contains("\n"))
    }
  }

  @Test("every name in a cell exists")
  func names() {
    let cells = ClaimTable.all.compactMap(\.test).flatMap(\.quantity.cells)
    #expect(cells.count > 80)
    for cell in cells {
      #expect(SystemCatalog.named(cell.system)?.name == cell.system)
      #expect(PageContext.named(cell.page) != nil, "\(cell.page)")
      #expect(IntentCatalog.entry(cell.swipers.intent) != nil)
    }
  }

  @Test("what the articles do not say is marked as ours")
  func ours() {
    let ours = ClaimTable.all.filter(\.isOurs).map(\.id)
    #expect(
      ours == [
        "0-14", "0-33", "1-12", "1-13", "1-14", "1-17", "1-18", "2-11", "2-12", "2-13", "2-15",
        "3-09", "3-11", "3-12", "3-13", "4-14", "4-15", "4-16",
      ])
  }

  @Test("what is tested says what would turn its verdict, and that changes what it names")
  func breakages() throws {
    let experiment = try ClaimSamples.experiment(people: 2, swipes: 1)
    let world = ClaimWorld(experiment.screens, people: experiment.population)
    for claim in ClaimTable.all {
      guard let test = claim.test else { continue }
      let breakage = try #require(test.breakage, "\(claim.id) has none")
      var broken = world
      breakage.apply(&broken)
      #expect("\(broken)" != "\(world)", "\(claim.id): \(breakage.words) changes nothing")
      #expect(!breakage.words.isEmpty && !breakage.words.contains("\n"))
    }
  }
}
