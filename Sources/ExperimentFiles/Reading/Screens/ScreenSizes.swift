import NavigationModel
import PopGesture
import StrictFiles
import SwipeSimulation

extension ObjectReader {
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
