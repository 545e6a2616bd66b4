import NavigationModel
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import Findings
@testable import Reporting

@Suite("Which system to ship")
struct SystemChoiceTests {
  private func choice(_ allowance: Double) async throws -> SystemChoice {
    let pages = try SystemSample.pages(try await SystemSample.make())
    return SystemChoice(pages, within: pages.limits.allowing(allowance))
  }

  @Test("A system that breaks navigation is out, whatever is allowed")
  func damage() async {
    await each([0, 0.05, 1]) { (allowance: Double) in
      let choice = try await choice(allowance)
      let broken = choice.excluded.filter { $0.reason == .damages }
      #expect(
        Set(broken.map(\.standing.system.name)) == [
          "half", "sharedTargetUngated", "alwaysPop", "disableOnConflict",
        ])
      for exclusion in broken {
        #expect(["transition", "root"].contains(exclusion.row.condition.context))
        #expect(exclusion.row.rate > 0)
      }
      #expect(choice.admitted.allSatisfy { $0.damage() == nil })
    }
  }

  @Test("What a system may cost a page decides which one is chosen")
  func allowances() async throws {
    let usual = Limits.usual.contentLost
    let strict = try await choice(usual)
    #expect(strict.admitted.first?.system.name == "uikit.edge")
    let blocking = try #require(
      strict.excluded.first { $0.standing.system.name == "uikit.26" })
    #expect(blocking.reason == .blocks && blocking.row.rate > usual)
    let free = try await choice(1)
    #expect(free.admitted.first?.system.name == "uikit.26")
    #expect(free.excluded.allSatisfy { $0.reason == .damages })
  }

  @Test("False triggers count where no content takes strokes the pop's way")
  func falseTriggers() async throws {
    let pages = try SystemSample.pages(try await SystemSample.make())
    for standing in SystemChoice(pages).standings {
      for row in [standing.falseTriggers, standing.falseTriggerBound] {
        let row = try #require(row)
        #expect(
          ["plain", "list", "root", "transition", "disabled"].contains(row.condition.context))
      }
    }
    var limits = pages.limits.allowing(1)
    (limits.falseTriggers, limits.stuck) = (0.005, 1)
    let choice = SystemChoice(pages, within: limits)
    let over = choice.excluded.filter { $0.reason == .triggers }
    #expect(over.contains { $0.standing.system.name == "alwaysPop" })
    #expect(over.allSatisfy { $0.row.bound ?? 0 > 0.005 })
    #expect(choice.admitted.allSatisfy { $0.falseTriggerBound?.bound ?? 1 <= 0.005 })
    limits.falseTriggers = 1
    #expect(SystemChoice(pages, within: limits).excluded.isEmpty)
  }

  @Test("A limit of false triggers is kept by the bound, as policies keep it")
  func bound() async throws {
    let sample = try await ReportSample(
      """
      "screens": ["iphone-16-pro"], "intents": ["pop", "contentVertical"], "contexts": ["plain"],
      "systems": ["fd", "alwaysPop"], "policies": ["half-width"], "recognizers": ["pan"]
      """)
    let pages = try SystemSample.pages(sample)
    for standing in SystemChoice(pages).standings {
      let row = try #require(standing.falseTriggerBound)
      let bound = try #require(row.bound)
      // Wilson's bound at the effective number of swipes, of which 80 have at least 80 / 1.3.
      #expect(bound > row.rate && bound - row.rate > 0.03)
      var limits = pages.limits.allowing(1)
      limits.falseTriggers = (row.rate + bound) / 2
      let between = SystemChoice(pages, within: limits).excluded.first {
        $0.standing.system.name == standing.system.name
      }
      #expect(between?.reason == .triggers && between?.row.bound == bound)
      limits.falseTriggers = bound
      #expect(
        SystemChoice(pages, within: limits).admitted.contains {
          $0.system.name == standing.system.name
        })
    }
  }

  @Test("More pages come first, then the better worst page")
  func order() async {
    await each([0.05, 1]) { (allowance: Double) in
      let choice = try await choice(allowance)
      #expect(choice.standings.count == 7)
      for (a, b) in zip(choice.admitted, choice.admitted.dropFirst()) {
        let worst = [a, b].map { $0.success?.worst.rate ?? 0 }
        #expect(
          a.workingPages > b.workingPages
            || (a.workingPages == b.workingPages && worst[0] >= worst[1]))
      }
    }
  }

  @Test("Systems that do the same wherever the rule looks are named as one")
  func twins() async throws {
    let keys = """
      "screens": ["iphone-16-pro"], "intents": ["pop", "contentRight", "contentLeft"],
      "contexts": ["plain", "carousel"],
      "systems": ["uikit.edge", "mapEdgeFirst", "tabviewBroken"],
      "limits": { "false_triggers": 0.2 }
      """
    let sample = try await ReportSample(keys)
    let choice = SystemChoice(try SystemSample.pages(sample))
    #expect(choice.admitted.first?.system.name == "uikit.edge")
    #expect(choice.twins == ["mapEdgeFirst"])
    #expect(sample.lines.contains { $0.contains("nothing tells `mapEdgeFirst` from it") })
  }
}
