import StrictFiles
import SwipeSimulation

/// The page with which people record their own swipes: one file that asks for nothing.
public enum RecorderPage {
  /// The whole page.
  public static var html: String {
    let script = "\n" + text(PackageResources.recorder_js)
    let digest = SHA256.base64Digest(Array(script.utf8))
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      script-src 'sha256-\(digest)'; style-src 'unsafe-inline'; base-uri 'none'; \
      form-action 'none'">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="swipelab">
      <title>Record how you swipe</title>
      <style>
      \(text(PackageResources.recorder_css))</style>
      </head>
      <body>
      \(text(PackageResources.recorder_html))<script type="application/json" id="screens">\
      \(devices.inScript)</script>
      <script type="module">\(script)</script>
      </body>
      </html>

      """
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

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
