import StrictFiles
import SwipeSimulation

/// Screens of experiment files.
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

  /// A screen with sizes of the file's own.
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

  /// Names of groups and of screens.
  static let known = ScreenCatalog.groups.map(\.name) + ScreenCatalog.all.map(\.name)

  /// A name or either kind of object.
  static let screen = ValueForm.either([
    .name(known),
    .objectWith("screen", .object(changed), otherwise: .object(described)),
  ])
}
