import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
  /// Reads the list of screens: catalogue names, or objects that describe a screen.
  mutating func screens() -> [Screen]? {
    guard let elements = list("screens") else { return nil }
    var seen: [String: SourcePosition] = [:]
    return elements.flatMap { element in
      screens(element).filter {
        isNew($0.name, kind: "screen", at: element.position, in: &seen, canBeRenamed: true)
      }
    }
  }

  /// The screens of a group, or the one that is named or described.
  private mutating func screens(_ element: JSONNode) -> [Screen] {
    if case .string(let name) = element.value,
      let group = ScreenCatalog.groups.first(where: { $0.name == name })
    {
      return group.screens
    }
    return screen(element).map { [$0] } ?? []
  }

  private mutating func screen(_ element: JSONNode) -> Screen? {
    part(
      element, "this screen", else: "a screen is a name in quotes or an object",
      named: { reader, name in
        if let screen = ScreenCatalog.named(name) { return screen }
        let names = nearestNames(to: name, among: ScreenForms.known)
        let groups = ScreenCatalog.groups.filter { group in
          names.count > 1 && group.screens.contains { names.contains($0.name) }
        }
        return reader.lookUp(
          name, kind: "screen", among: ScreenForms.known, at: element.position,
          before: groups.map { "\"\($0.name)\" is \($0.summary)" },
          find: { _ in nil })
      }, described: { $0.member("screen") == nil ? $0.describedScreen() : $0.changedScreen() })
  }

  /// A screen of the catalogue with a view width, a touch rate and a name of the file's own.
  private mutating func changedScreen() -> Screen? {
    let before = problems.count
    keep(to: ScreenForms.changed)
    let base = word("screen", ScreenCatalog.all, \.name)
    // Every member is read before any is needed, so that all problems are reported at once.
    let (name, rate, view) = (newName(), touchRate(), viewWidth(within: base?.width))
    if let base, view != nil { reportWindow(base) }
    guard var screen = base, problems.count == before else { return nil }
    guard rate != nil || view != nil else {
      report(
        at: node.position, "this screen changes nothing of \(screen.name)",
        hint: "write \"\(screen.name)\" alone, or give it a \"view_width_pt\", as in a split"
          + " view, or a \"touch_rate_hz\"")
      return nil
    }
    if let view {
      screen.name += "-\(plain(view))pt"
      screen.title += ", \(plain(view)) pt wide view"
      screen.viewWidth = view
    }
    if let rate {
      screen.name += "-\(plain(rate))hz"
      screen.title += ", \(plain(rate)) Hz"
      screen.touchRate = rate
    }
    if let name { screen.name = name }
    return screen
  }

  /// Reports a window of the catalogue that is given another width: its name tells its own.
  private mutating func reportWindow(_ base: Screen) {
    guard base.viewWidth < base.width, let key = member("view_width_pt") else { return }
    let whole = ScreenCatalog.all.first { other in
      other.viewWidth == base.width && base.name.hasPrefix(other.name + "-window")
    }
    report(
      at: key.keyPosition, "\(base.name) is a window of \(plain(base.viewWidth)) pt already",
      hint: "start from \(whole.map { "\"\($0.name)\"" } ?? "the whole screen")")
  }

  private mutating func viewWidth(within width: Double?) -> Double? {
    number(
      "view_width_pt", ScreenForms.view(within: width ?? ScreenForms.width.range.upperBound))
  }

  private mutating func touchRate() -> Double? {
    number("touch_rate_hz", ScreenForms.rate)
  }

  /// The screen's name, unless the catalogue has it.
  private mutating func newName() -> String? {
    guard let name = name("name") else { return nil }
    if ScreenCatalog.named(name) != nil, let place = member("name")?.node.position {
      // Recorded touches name their screen; one name must not mean two sizes.
      report(
        at: place, "\"\(name)\" is a screen of the catalogue",
        hint: "use it by its name alone, or choose another name")
    }
    return name
  }

  private mutating func describedScreen() -> Screen? {
    let before = problems.count
    allowOnly(ScreenForms.described.names)
    requireKeys()
    let kind = word("class", ScreenKind.allCases, \.rawValue)
    // Every member is read before any is needed, so that all problems are reported at once.
    let name = newName()
    let width = number("width_pt", ScreenForms.width)
    let height = number("height_pt", ScreenForms.height)
    let point = number("mm_per_pt", ScreenForms.point)
    let rate = touchRate()
    guard let name, let width, let height, let point, let kind else { return nil }
    let view = viewWidth(within: width)
    guard problems.count == before else { return nil }
    return Screen(
      name: name, title: name, width: width, height: height, millimetresPerPoint: point,
      kind: kind, viewWidth: view, touchRate: rate, source: "experiment file")
  }
}
