import Drawing
import StrictFiles
import SwipeSimulation

/// What every page has around its content: one file that asks for nothing, with or without a
/// script.
struct PageFrame {
  /// What tells a page of this program.
  static let mark = "<meta name=\"generator\" content=\"swipelab\">"

  /// The question, as plain text.
  let title: String
  /// Its own rules and script.
  var assets = PageAssets.report
  /// Rules of charts, each once.
  var chartStyle = ""
  /// The header before the content, and what follows it.
  let body: String
  /// The data and the script; nil for a page without.
  var data: JSONText?

  /// The whole page.
  var html: String {
    let script = "\n" + assets.script
    let source =
      data == nil
      ? "" : " script-src 'sha256-\(SHA256.base64Digest(Array(script.utf8)))';"
    let policy =
      "default-src 'none';\(source) style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      \(Self.mark)
      <title>\(XMLEscaping.escaped(title))</title>
      <style>
      \(PageAssets.page)\(assets.style)\(chartStyle)
      </style>
      </head>
      <body>
      \(body)
      \(data.map { Self.scripts($0, script) } ?? "")</body>
      </html>

      """
  }

  /// A module, so that it has a scope of its own; the digest covers it from the first line end on.
  private static func scripts(_ data: JSONText, _ script: String) -> String {
    """
    <script type="application/json" id="data">\(data.inScript)</script>
    <script type="module">\(script)</script>

    """
  }
}

/// The files that a kind of page is made with, as they lie in folders of this target.
struct PageAssets {
  let style, script: String

  init(style: [UInt8], script: [UInt8]) {
    (self.style, self.script) = (Self.text(style), Self.text(script))
  }

  static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  static let report = PageAssets(
    style: PackageResources.report_css, script: PackageResources.report_js)
  static let recorder = PageAssets(
    style: PackageResources.recorder_css, script: PackageResources.recorder_js)
  /// The rules of every page.
  static let page = text(PackageResources.page_css)
  /// The panels of reports, with comments where one begins.
  static let panels = text(PackageResources.panels_html)
}

/// The page with which people record their own swipes: one file that asks for nothing.
public enum RecorderPage {
  /// The whole page.
  public static var html: String {
    PageFrame(
      title: "Record how you swipe", assets: .recorder,
      body: PageAssets.text(PackageResources.recorder_html), data: devices
    ).html
  }

  /// Portrait screens of whole devices, from which people choose theirs; the page names those that
  /// are held sideways itself.
  private static var devices: JSONText {
    .array(
      ScreenCatalog.portrait.map { screen in
        [
          "name": .string(screen.name), "title": .string(screen.title),
          "width": .number(screen.width), "height": .number(screen.height),
          "mm": .number(screen.millimetresPerPoint),
        ]
      })
  }
}
