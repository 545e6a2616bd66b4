import NavigationModel
import SwipeSimulation

/// What claims are put to the test with: systems, pages and people, as they are or with a mechanism
/// broken on purpose.
struct ClaimWorld: Sendable {
  /// The screens that claims speak of.
  let screens: ClaimScreens
  /// Who swipes.
  private(set) var people: Population
  private var systems: [String: System] = [:]
  private var pages: [String: PageContext] = [:]

  init(_ screens: ClaimScreens, people: Population) {
    (self.screens, self.people) = (screens, people)
  }

  /// The system of this name.
  func system(_ name: String) -> System? { systems[name] ?? SystemCatalog.named(name) }

  /// The page of this name.
  func page(_ name: String) -> PageContext? { pages[name] ?? PageContext.named(name) }

  /// Whether the system of this name is another here than everywhere.
  func changes(system name: String) -> Bool { systems[name] != nil }

  /// A system on a page of a phone, for straight strokes; nil when a name does not exist.
  func probe(
    _ system: String, on page: String = "plain", _ visit: Visit = .usual
  ) -> PageProbe? {
    self.page(page).flatMap { probe(system, on: $0, visit) }
  }

  /// The same on a page that no list has.
  func probe(_ system: String, on page: PageContext, _ visit: Visit = .usual) -> PageProbe? {
    self.system(system).map { PageProbe($0, on: page, screens[.phone], visit: visit) }
  }

  /// Changes a system; a name that does not exist changes nothing.
  mutating func changeSystem(_ name: String, _ change: (inout System) -> Void) {
    guard var system = system(name) else { return }
    change(&system)
    systems[name] = system
  }

  /// Changes a page; a name that does not exist changes nothing.
  mutating func changePage(_ name: String, _ change: (inout PageContext) -> Void) {
    guard var page = page(name) else { return }
    change(&page)
    pages[name] = page
  }

  /// Changes a setting of everybody; a name that does not exist changes nothing.
  mutating func setPeople(_ setting: String, to value: Double) {
    PopulationSetting.all.first { $0.name == setting }?.set(value, in: &people)
  }
}
