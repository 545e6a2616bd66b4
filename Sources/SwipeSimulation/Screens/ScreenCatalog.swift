/// Every screen that experiments can name; adding one is one line in one of the tables.
public enum ScreenCatalog {
  /// Portrait screens, their landscape forms and the classic split-view windows.
  public static let all = portrait + portrait.map(\.landscape) + windows

  /// The screens of whole devices, held upright.
  public static let portrait = phones + foldables + tablets

  /// Twelve screens that span what matters, narrowest view first: small to large phones, a phone
  /// held sideways, both sizes of unfolded foldables, small to large tablets, and the pair of
  /// tablets around 750 pt that differ in mm.
  public static let defaults: [Screen] = [
    "iphone-se-1", "iphone-se-3", "iphone-16-pro", "iphone-16-pro-max", "galaxy-fold",
    "ipad-mini-7", "ipad-9.7", "ipad-pro-11", "pixel-fold", "iphone-16-pro-max-landscape",
    "ipad-pro-13", "ipad-pro-13-landscape",
  ].compactMap(named)

  /// Screens that stand for a kind of device as people have it today: the narrowest, a usual one
  /// and the widest.
  ///
  /// Phones are those of makers' current systems held upright (375 to 440 pt, 58 to 73 mm), tablets
  /// all iPads (744 to 1032 pt). Adding one is a line here.
  public static let groups: [(name: String, summary: String, screens: [Screen])] = [
    (
      "phones", "phones held upright, 375 to 440 pt wide",
      ["iphone-se-3", "iphone-16-pro", "iphone-16-pro-max"].compactMap(named)
    ),
    (
      "tablets", "tablets, 744 to 1032 pt wide",
      ["ipad-mini-7", "ipad-pro-11", "ipad-pro-13"].compactMap(named)
    ),
  ]

  /// The screen of this name.
  public static func named(_ name: String) -> Screen? { byName[name] }

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  private static let guidelines = "HIG layout specifications; ppi from DeviceKit"
  private static let memory = "from memory"

  private static let phones = [
    device(.phone, "iphone-4s", "iPhone 4s (3.5\")", 320, 480, 2, 326, memory),
    device(.phone, "iphone-se-1", "iPhone SE 1, 5s (4\")", 320, 568, 2, 326),
    device(.phone, "iphone-se-3", "iPhone SE 2/3, 8, 7, 6s (4.7\")", 375, 667, 2, 326),
    device(.phone, "iphone-8-plus", "iPhone 8/7/6s Plus (5.5\")", 414, 736, 1080.0 / 414, 401),
    device(.phone, "iphone-x", "iPhone X, XS, 11 Pro (5.8\")", 375, 812, 3, 458),
    device(.phone, "iphone-11", "iPhone XR, 11 (6.1\")", 414, 896, 2, 326),
    device(.phone, "iphone-11-pro-max", "iPhone XS Max, 11 Pro Max (6.5\")", 414, 896, 3, 458),
    device(.phone, "iphone-13-mini", "iPhone 12/13 mini (5.4\")", 375, 812, 1080.0 / 375, 476),
    device(.phone, "iphone-14", "iPhone 12, 13, 14, 16e (6.1\")", 390, 844, 3, 460),
    device(.phone, "iphone-14-plus", "iPhone 12/13 Pro Max, 14 Plus (6.7\")", 428, 926, 3, 458),
    device(.phone, "iphone-16", "iPhone 14 Pro, 15, 15 Pro, 16 (6.1\")", 393, 852, 3, 460),
    device(.phone, "iphone-16-plus", "iPhone 14/15 Pro Max, 15/16 Plus (6.7\")", 430, 932, 3, 460),
    device(.phone, "iphone-16-pro", "iPhone 16 Pro, 17, 17 Pro (6.3\")", 402, 874, 3, 460),
    device(.phone, "iphone-air", "iPhone Air (6.5\")", 420, 912, 3, 460),
    device(.phone, "iphone-16-pro-max", "iPhone 16/17 Pro Max (6.9\")", 440, 956, 3, 460),
    device(.phone, "galaxy-s24", "Android compact, Galaxy S24 class", 360, 780, 3, 416, memory),
    device(.phone, "pixel-9", "Android, Pixel 9 class", 411, 923, 1080.0 / 411, 422, memory),
    device(
      .phone, "galaxy-s24-ultra", "Android, Galaxy S24 Ultra class", 384, 832, 3.75, 505, memory),
    device(
      .phone, "galaxy-fold-cover", "Galaxy Z Fold6 class, cover", 369, 905, 968.0 / 369, 410, memory
    ),
  ]

  private static let foldables = [
    device(
      .foldable, "galaxy-fold", "Galaxy Z Fold6 class, inner screen", 707, 823, 1856.0 / 707, 374,
      memory),
    device(
      .foldable, "pixel-fold", "Pixel 9 Pro Fold class, inner screen", 852, 883, 2076.0 / 852, 373,
      memory),
  ]

  private static let tablets = [
    device(.tablet, "ipad-mini-5", "iPad mini 2-5 (7.9\")", 768, 1024, 2, 326),
    device(.tablet, "ipad-mini-7", "iPad mini 6 and A17 Pro (8.3\")", 744, 1133, 2, 326),
    device(.tablet, "ipad-9.7", "iPad 9.7\" (Air 1/2, 5-6 gen, Pro 9.7)", 768, 1024, 2, 264),
    device(.tablet, "ipad-10.2", "iPad 10.2\" (7-9 gen)", 810, 1080, 2, 264),
    device(.tablet, "ipad-air-3", "iPad Air 3, Pro 10.5\"", 834, 1112, 2, 264),
    device(.tablet, "ipad-11", "iPad 10.9\"/11\" (10 gen, A16), Air 11\"", 820, 1180, 2, 264),
    device(.tablet, "ipad-pro-11-2022", "iPad Pro 11\" (2018-2022)", 834, 1194, 2, 264),
    device(.tablet, "ipad-pro-11", "iPad Pro 11\" (M4, M5)", 834, 1210, 2, 264),
    device(.tablet, "ipad-pro-12.9", "iPad Pro 12.9\", Air 13\"", 1024, 1366, 2, 264),
    device(.tablet, "ipad-pro-13", "iPad Pro 13\" (M4, M5)", 1032, 1376, 2, 264),
    device(.tablet, "android-tablet", "Android tablet 11\" class", 800, 1280, 2, 274, memory),
  ]

  /// Classic Split View and Slide Over widths (from memory; each pair and the 10 pt divider add up
  /// to the screen).
  private static let windows: [Screen] = [
    (tablets[2], false, [320, 438]), (tablets[2], true, [320, 507, 694]),
    (tablets[4], false, [320, 504]), (tablets[4], true, [320, 551, 782]),
    (tablets[6], false, [375, 449]), (tablets[6], true, [375, 592, 809]),
    (tablets[8], false, [375, 639]), (tablets[8], true, [375, 678, 981]),
  ].flatMap { (screen: Screen, landscape: Bool, widths: [Double]) in
    widths.map { (landscape ? screen.landscape : screen).window(viewWidth: $0) }
  }

  private static func device(
    _ kind: ScreenKind, _ name: String, _ title: String, _ width: Double, _ height: Double,
    _ pixelsPerPoint: Double, _ pixelsPerInch: Double, _ source: String = guidelines
  ) -> Screen {
    Screen(
      name: name, title: title, width: width, height: height,
      // 25.4 mm per inch; the Plus and mini phones scale their 3x rendering down.
      millimetresPerPoint: 25.4 * pixelsPerPoint / pixelsPerInch, kind: kind,
      touchStepsPerPoint: pixelsPerPoint.rounded(), source: source)
  }
}
