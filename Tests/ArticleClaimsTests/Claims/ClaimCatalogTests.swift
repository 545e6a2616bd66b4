import NavigationModel
import SwipeSimulation
import Testing

@testable import ArticleClaims
@testable import ExperimentFiles

@Suite("Catalogue of claims")
struct ClaimCatalogTests {
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
