import StrictFiles
import SwipeSimulation

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
