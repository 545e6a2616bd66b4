import NavigationModel
import Testing

@Suite("Catalogue of systems")
struct SystemCatalogTests {
  @Test("names are unique, and each finds its system")
  func names() {
    let names = SystemCatalog.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { SystemCatalog.named($0)?.name == $0 })
    #expect(SystemCatalog.named("fd(80)")?.summary.contains("80 pt") == true)
    #expect(SystemCatalog.named("fd(-1)") == nil && SystemCatalog.named("fd()") == nil)
  }
}
