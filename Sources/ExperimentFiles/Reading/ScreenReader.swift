import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

/// What an object of an experiment file says of a screen.
struct ScreenForm: Sendable {
  private var name: String?
  private var base: Screen?
  private var width, height, point, rate, view: Double?
  private var kind: ScreenKind?

  private static let sizes = NumberForm(100...5000, "a width in pt")
  private static let known = ScreenCatalog.groups.map(\.name) + ScreenCatalog.all.map(\.name)

  /// A view is at most as wide as its screen.
  fileprivate static func view(within width: Double?) -> NumberForm {
    NumberForm(50...(width ?? sizes.range.upperBound), "a width in pt")
  }

  /// What both kinds of objects have.
  private static let parts = [
    ObjectField<Self>(
      KeyForm(
        "view_width_pt", .number(view(within: nil)),
        "width of the view that navigates, as in a split view; the screen's own unless given")
    ) { reader, given in
      // Of a screen of its own once its sizes are known.
      guard reader.member("screen") != nil || given.describedScreen != nil else { return }
      given.view = reader.number("view_width_pt", view(within: given.base?.width ?? given.width))
      if let base = given.base, given.view != nil { reader.reportWindow(base) }
    },
    ObjectField(
      "touch_rate_hz", .number(NumberForm(10...1000, "touch events per second")), at: \.rate,
      "touch events per second; the population's unless given"),
  ]

  /// A screen of the catalogue with a view or a touch rate of the file's own.
  private static let changed = ObjectType<Self>(
    [
      name("its name in tables; the screen's with what is changed of it"),
      ObjectField(
        "screen", .word(nil, ScreenCatalog.all) { $0.name }, at: \.base,
        "the screen of the catalogue", such: "\"ipad-pro-11\""),
    ] + parts, summary: "a screen of the catalogue, with another view or touch rate",
    anyOf: parts.map(\.key.name))

  private static let described = ObjectType<Self>(
    [
      name("its name in tables", such: "\"my-phone\""),
      ObjectField(
        "width_pt", .number(sizes), at: \.width, "width of the screen in pt",
        remedy: "add the width of the screen in pt, which is pixels / scale factor"),
      ObjectField(
        "height_pt", .number(NumberForm(sizes.range, "a height in pt")), at: \.height,
        "height of the screen in pt",
        remedy: "add the height of the screen in pt, which is pixels / scale factor"),
      ObjectField(
        "mm_per_pt", .number(NumberForm(0.02...2, "mm per pt")), at: \.point,
        "size of a pt in mm: 25.4 / points per inch; these are pixels per inch / scale factor",
        remedy: "add the size of a pt in mm, which is 25.4 / points per inch; points per inch are"
          + " pixels per inch / scale factor"),
      ObjectField(
        "class", .word(nil, ScreenKind.allCases) { $0.rawValue }, at: \.kind,
        "what kind of device it is",
        remedy: "add what kind of device it is: "
          + ScreenKind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")),
    ] + parts, summary: "a screen with sizes of its own; with \"screen\" one of the catalogue")

  /// A name that the catalogue does not have.
  private static func name(_ summary: String, such example: String? = nil) -> ObjectField<Self> {
    ObjectField(KeyForm("name", .ownName, summary, such: example)) { reader, given in
      given.name = reader.name("name")
      guard let name = given.name, ScreenCatalog.named(name) != nil else { return }
      // Recorded touches name their screen; one name must not mean two sizes.
      reader.report(
        at: "name", "\"\(name)\" is a screen of the catalogue",
        hint: "use it by its name alone, or choose another name")
    }
  }

  /// Catalogue names, of groups too, or objects that describe a screen.
  static let screens = FieldType<[Screen]>(
    .list(part.form), write: { .array($0.map(Experiment.canonical)) },
    read: { reader, key in
      var seen: [String: SourcePosition] = [:]
      return reader.list(key)?.flatMap { element in
        (part.read(&reader, element) ?? []).filter {
          reader.isNew($0.name, kind: "screen", at: element.position, in: &seen, canBeRenamed: true)
        }
      }
    })

  private static let part = PartType<[Screen]>(
    "screen",
    .either([
      .name(known),
      .objectWith("screen", .object(changed.form), otherwise: .object(described.form)),
    ]),
    named: { reader, name, place in
      if let group = ScreenCatalog.groups.first(where: { $0.name == name }) { return group.screens }
      if let screen = ScreenCatalog.named(name) { return [screen] }
      let names = nearestNames(to: name, among: known)
      let groups = ScreenCatalog.groups.filter { group in
        names.count > 1 && group.screens.contains { names.contains($0.name) }
      }
      return reader.lookUp(
        name, kind: "screen", among: known, at: place,
        before: groups.map { "\"\($0.name)\" is \($0.summary)" }, find: { _ in nil })
    },
    described: { reader in
      if reader.member("screen") != nil {
        return changed.read(&reader, from: Self())?.changedScreen(&reader).map { [$0] }
      }
      // Offered once, however many sizes are missing.
      var alike = reader.catalogueScreen.map { ", or start from a screen of the catalogue: \($0)" }
      let given = described.read(&reader, from: Self()) { key in
        guard key.name != "name", let remedy = key.remedy else { return key.remedy }
        defer { alike = nil }
        return remedy + (alike ?? "")
      }
      return given?.describedScreen.map { [$0] }
    })

  /// A screen of the catalogue with a view width, a touch rate and a name of the file's own.
  private func changedScreen(_ reader: inout ObjectReader) -> Screen? {
    guard var screen = base else { return nil }
    if view == nil, rate == nil {
      reader.report(
        at: reader.node.position, "this screen changes nothing of \(screen.name)",
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

  private var describedScreen: Screen? {
    guard let name, let width, let height, let point, let kind else { return nil }
    return Screen(
      name: name, title: name, width: width, height: height, millimetresPerPoint: point,
      kind: kind, viewWidth: view, touchRate: rate, source: "experiment file")
  }
}

extension ObjectReader {
  /// Reports a window of the catalogue that is given another width: its name tells its own.
  fileprivate mutating func reportWindow(_ base: Screen) {
    guard base.viewWidth < base.width, let key = member("view_width_pt") else { return }
    let whole = ScreenCatalog.all.first { other in
      other.viewWidth == base.width && base.name.hasPrefix(other.name + "-window")
    }
    report(
      at: key.keyPosition, "\(base.name) is a window of \(plain(base.viewWidth)) pt already",
      hint: "start from \(whole.map { "\"\($0.name)\"" } ?? "the whole screen")")
  }

  /// What to write in place of this object, which names or resembles a screen of the catalogue.
  ///
  /// Numbers of some other device would look right and make every length in mm wrong, so that one
  /// is offered with its own.
  fileprivate var catalogueScreen: String? {
    let kind = member("class")?.node.text.flatMap { ScreenKind(rawValue: $0) }
    let (width, height) = (member("width_pt")?.node.number, member("height_pt")?.node.number)
    guard
      let screen = member("name")?.node.text.flatMap(ScreenCatalog.named)
        ?? ScreenCatalog.nearest(width: width, height: height, kind: kind)
    else { return nil }
    let view = member("view_width_pt")?.node.number ?? width ?? screen.width
    guard ScreenForm.view(within: screen.width).range.contains(view), view < screen.width - 1
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
