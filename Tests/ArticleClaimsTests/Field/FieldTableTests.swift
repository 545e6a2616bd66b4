import NavigationModel
import SwipeSimulation
import Testing

@testable import ArticleClaims
@testable import ExperimentFiles
@testable import Study

@Suite("Table of complaints")
struct FieldTableTests {
  @Test("every thread is there once")
  func threads() throws {
    let threads = FieldTable.all.map(\.thread)
    let stored = Set(try FieldStudyTests.storedRows().map(\.thread))
    #expect(threads.count == 51 && threads.sorted() == stored.sorted())
    #expect(Set(FieldTable.all.map(\.group.title)).count == 14)
  }

  @Test("every name exists, and every rule of a gate stands in the system's name")
  func names() {
    for one in FieldTable.all {
      guard let scene = one.scene else { continue }
      for cell in one.group.quantity(scene).cells {
        let system = SystemCatalog.named(cell.system) ?? FieldRules.named(cell.system)
        #expect(system?.name == cell.system, "\(cell.system)")
        #expect(PageContext.named(cell.page) != nil, "\(cell.page)")
      }
      for setting in one.group.people + one.people {
        let known = PopulationSetting.all.first { $0.name == setting.name }
        #expect(known?.range.contains(setting.value) == true, "\(setting.name)")
      }
    }
    for name in ["pan", "hover/half-width", "pan/nothing", "pan/uikit@nothing", "a/b/c"] {
      #expect(FieldRules.named(name) == nil)
    }
  }

  @Test("a cure and a removed mechanism change what they name, and are told in a line")
  func changes() throws {
    let experiment = try ClaimSamples.experiment(people: 2, swipes: 1)
    for one in FieldTable.all {
      guard let scene = one.scene else { continue }
      var world = ClaimWorld(experiment.screens, people: experiment.population)
      one.prepare(&world)
      for change in [one.group.removed(scene)] + one.group.cures(scene) {
        var changed = world
        change.apply(&changed)
        // An edge that a library has already is a candidate too.
        let isSame = change.words.hasSuffix("with an edge of \(Self.edge(scene.system)) pt")
        #expect(isSame || "\(changed)" != "\(world)", "\(one.thread): \(change.words)")
        #expect(!change.words.isEmpty && !change.words.contains("\n"))
      }
    }
  }

  private static func edge(_ system: String) -> String {
    String(system.prefix { $0 != "/" }.drop { !$0.isNumber })
  }

  @Test("rates in words")
  func words() {
    let pops = FieldGroup.arc.words
    #expect(pops.text(1.0 / 143) == "1 in 140 scrolls completes a pop")
    #expect(pops.text(1.0 / 1667) == "1 in 1,700 scrolls completes a pop")
    #expect(pops.text(0) == "none of the scrolls complete a pop")
    #expect(FieldGroup.edge.words.text(0.6) == "40% of pops aimed at the edge miss it")
    #expect(FieldGroup.edge.words.text(0) == "all pops aimed at the edge miss it")
    #expect(FieldGroup.width.words.text(0.2764) == "success 27.6 points lower than on a phone")
    #expect(FieldGroup.width.words.text(-0.0691) == "success 6.9 points higher than on a phone")
    #expect(FieldGroup.double.words.text(1.5) == "at least 50% of pops aimed at the edge act twice")
    #expect(pops.text(.nan) == "nothing counted")
  }
}
