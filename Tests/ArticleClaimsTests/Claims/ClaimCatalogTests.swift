import NavigationModel
import PolicyLibrary
import PopGesture
import SwipeSimulation
import Testing

@testable import ArticleClaims
@testable import ExperimentFiles

@Suite("Catalogue of claims")
struct ClaimCatalogTests {
  /// Articles by number: how many statements each has, with those drawn from its code.
  private static let sizes = [27, 18, 12, 13, 16]

  @Test("every statement of the articles is there once, in order")
  func ids() {
    let expected = Self.sizes.enumerated().flatMap { article, size in
      (1...size).map { "\(article)-\($0 < 10 ? "0" : "")\($0)" }
    }
    #expect(ClaimCatalog.all.map(\.claim.id) == expected)
    #expect(expected.count == 86)
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
    #expect(cells.count > 100)
    let intents = Set(IntentCatalog.entries.map(\.intent.rawValue))
    for cell in cells {
      #expect(SystemCatalog.named(cell.system)?.name == cell.system)
      #expect(PageContext.named(cell.context) != nil, "\(cell.context)")
      #expect(intents.contains(cell.intent), "\(cell.intent)")
    }
  }

  @Test("what the articles do not say is marked as ours")
  func ours() {
    let ours = ClaimCatalog.all.map(\.claim).filter(\.isOurs).map(\.id)
    #expect(
      ours == [
        "0-14", "1-12", "1-13", "1-14", "1-17", "1-18", "2-11", "2-12", "3-09", "3-12", "3-13",
        "4-14", "4-15", "4-16",
      ])
  }

  @Test("what is tested says what would refute it, and a breakage changes what it names")
  func breakages() throws {
    let experiment = try ClaimSamples.experiment(people: 2, swipes: 1)
    let world = ClaimWorld(ClaimScreens(experiment.screens), people: experiment.population)
    for claim in ClaimCatalog.all.map(\.claim) {
      guard case .tested(_, _, let breakage) = claim.basis else { continue }
      guard let breakage else {
        // Refuted as it is.
        #expect(["1-18", "4-15"].contains(claim.id))
        continue
      }
      var broken = world
      breakage.apply(&broken)
      #expect("\(broken)" != "\(world)", "\(claim.id): \(breakage.words) changes nothing")
      #expect(!breakage.words.isEmpty && !breakage.words.contains("\n"))
    }
  }

  /// Each of the four rules of the second article's gate is what refuses one of its four strokes.
  @Test("a gate of four rules needs all of them")
  func rules() throws {
    let experiment = try ClaimSamples.experiment(people: 2, swipes: 1)
    let world = ClaimWorld(ClaimScreens(experiment.screens), people: experiment.population)
    let claim = try #require(ClaimCatalog.all.map(\.claim).first { $0.id == "1-08" })
    guard case .tested(.exact(_, let probe), _, _) = claim.basis else {
      Issue.record("1-08 is no claim of straight strokes")
      return
    }
    #expect(probe(world) == 4)
    for rule in System.tz40.recognizers[0].recognizer.gate.rules {
      var broken = world
      Breakage.gate(of: "tz40", without: rule).apply(&broken)
      #expect(probe(broken) == 3, "\(rule.text)")
    }
  }
}
