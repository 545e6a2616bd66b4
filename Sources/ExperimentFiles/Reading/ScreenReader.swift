import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

enum ScreenForms {
  static let width = NumberForm(100...5000, "a width in pt")
  static let height = NumberForm(100...5000, "a height in pt")
  static let point = NumberForm(0.02...2, "mm per pt")
  static let rate = NumberForm(10...1000, "touch events per second")

  /// A view is at most as wide as its screen.
  static func view(within width: Double) -> NumberForm { NumberForm(50...width, "a width in pt") }

  private static let viewKey = KeyForm(
    "view_width_pt", .number(view(within: width.range.upperBound)),
    "width of the view that navigates, as in a split view; the screen's own unless given")
  private static let rateKey = KeyForm(
    "touch_rate_hz", .number(rate), "touch events per second; the population's unless given")

  /// A screen of the catalogue with a view or a touch rate of the file's own.
  static let changed = ObjectForm(
    [
      KeyForm("name", .ownName, "its name in tables; the screen's with what is changed of it"),
      KeyForm.needed(
        "screen", names, "the screen of the catalogue",
        such: "\"ipad-pro-11\""),
      viewKey, rateKey,
    ], summary: "a screen of the catalogue, with another view or touch rate",
    anyOf: ["view_width_pt", "touch_rate_hz"])

  static let described = ObjectForm(
    [
      KeyForm.needed("name", .ownName, "its name in tables", such: "\"my-phone\""),
      KeyForm(
        "width_pt", .number(width), "width of the screen in pt",
        remedy: "add the width of the screen in pt, which is pixels / scale factor"),
      KeyForm(
        "height_pt", .number(height), "height of the screen in pt",
        remedy: "add the height of the screen in pt, which is pixels / scale factor"),
      KeyForm(
        "mm_per_pt", .number(point),
        "size of a pt in mm: 25.4 / points per inch; these are pixels per inch / scale factor",
        remedy: "add the size of a pt in mm, which is 25.4 / points per inch; points per inch are"
          + " pixels per inch / scale factor"),
      KeyForm(
        "class", .name(kinds), "what kind of device it is",
        remedy: "add what kind of device it is: "
          + kinds.map { "\"\($0)\"" }.joined(separator: ", ")),
      viewKey, rateKey,
    ], summary: "a screen with sizes of its own; with \"screen\" one of the catalogue")

  private static let names = ValueForm.name(ScreenCatalog.all.map(\.name))

  static let kinds = ScreenKind.allCases.map(\.rawValue)

  static let known = ScreenCatalog.groups.map(\.name) + ScreenCatalog.all.map(\.name)

  static let screen = ValueForm.either([
    .name(known),
    .objectWith("screen", .object(changed), otherwise: .object(described)),
  ])
}

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

  /// Reports what a described screen lacks: what each size is and how to find it.
  ///
  /// Numbers of some other device would look right and make every length in mm wrong. Where the
  /// object looks like a device of the catalogue, that one is offered, with its own numbers.
  mutating func requireKeys() {
    var alike = catalogueScreen.map { ", or start from a screen of the catalogue: \($0)" } ?? ""
    for key in ScreenForms.described.keys where lacks(key.name) {
      guard let remedy = key.remedy else { continue }
      // Offered once, however many sizes are missing.
      let isSize = key.name != "name"
      require(key.name, hint: remedy + (isSize ? alike : ""))
      if isSize { alike = "" }
    }
  }

  /// What to write in place of this object, which names or resembles a screen of the catalogue.
  private var catalogueScreen: String? {
    func number(_ key: String) -> Double? {
      guard case .number(let value, _)? = member(key)?.node.value else { return nil }
      return value
    }
    func word(_ key: String) -> String? {
      guard case .string(let text)? = member(key)?.node.value else { return nil }
      return text
    }
    let kind = word("class").flatMap { ScreenKind(rawValue: $0) }
    let (width, height) = (number("width_pt"), number("height_pt"))
    guard
      let screen = word("name").flatMap(ScreenCatalog.named)
        ?? ScreenCatalog.nearest(width: width, height: height, kind: kind)
    else { return nil }
    let view = number("view_width_pt") ?? width ?? screen.width
    guard ScreenForms.view(within: screen.width).range.contains(view), view < screen.width - 1
    else { return "\"\(screen.name)\"" }
    return "{ \"screen\": \"\(screen.name)\", \"view_width_pt\": \(plain(view)) }"
  }
}

extension ScreenCatalog {
  /// The whole screen whose size is next to the one given, which may be a narrower view on it.
  ///
  /// - Returns: nil where none is within a few percent, or no size is given.
  static func nearest(width: Double?, height: Double?, kind: ScreenKind?) -> Screen? {
    let near = 0.05
    func distance(_ screen: Screen) -> Double {
      let down = height.map { abs($0 - screen.height) / screen.height } ?? 0
      guard let width else { return down }
      let across = (width - screen.width) / screen.width
      // A view may be as narrow as it likes; what tells the device then is the height.
      let isView = across < 0 && height != nil
      return down + (isView ? -across * near / 10 : abs(across))
    }
    guard width != nil || height != nil else { return nil }
    let whole = all.filter { $0.viewWidth == $0.width && (kind == nil || $0.kind == kind) }
    let found = whole.map { (screen: $0, distance: distance($0)) }.min { $0.distance < $1.distance }
    return found.flatMap { $0.distance <= near ? $0.screen : nil }
  }
}
