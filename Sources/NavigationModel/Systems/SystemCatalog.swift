import PolicyLibrary
import PopGesture

/// Every system that experiments can name.
public enum SystemCatalog {
  /// The systems in the order of lists: first those of the articles, then the references.
  ///
  /// Adding one is its declaration in the file of its source and its line here.
  public static let all: [System] = [
    .half,
    .third,
    .fixed,
    .velocity,
    .sharedTarget,
    .sharedTargetUngated,
    .alwaysPop,
    .disableOnConflict,
    .fiveArticles,
    .fiveArticlesWithCone,
    .fiveArticlesWithFlick,
    .tz40,
    .tz40WithFD,
    .tz40WithSwap,
    .delegateSwap,
    .mapContentWins,
    .mapEdgeFirst,
    .tabviewBroken,
    .rickey,
    .rickeyAnd,
    .rickeyFullScreen,
    .rickeyStale,
    .fd,
    .fdMirrored,
    .fdUngated,
    .iOS7Default,
    .delegateSelf,
    .currentShow,
    .scrollSimultaneous,
    .scrollRequireFail,
    .uikitEdge,
    .uikitEdgeYields,
    .uikitLegacy,
    .uikitContent26,
    .uikit26,
  ]

  /// Systems with numbers: how they are written, and how many numbers they take.
  public static let patterns = [
    "fixed(distance_pt)", "velocity(distance_pt,pt_per_s,share,pt_per_s)", "fd(limit_pt)",
    "fdFromTouchDown(limit_pt)",
  ]

  /// The system of this name; those of `patterns` take numbers, such as `fd(80)`; they must be
  /// finite and not negative.
  public static func named(_ name: String) -> System? {
    if let system = all.first(where: { $0.name == name }) { return system }
    guard name.hasSuffix(")"), let open = name.firstIndex(of: "(") else { return nil }
    let texts = name[name.index(after: open)...].dropLast().split(
      separator: ",", omittingEmptySubsequences: false)
    let values = texts.compactMap { Double($0) }.filter { $0.isFinite && $0 >= 0 }
    guard values.count == texts.count else { return nil }
    switch (name[..<open], values.count) {
    case ("fixed", 1): return .fixed(named: name, values[0])
    case ("velocity", 4): return .velocity(named: name, values[0], values[1], values[2], values[3])
    case ("fd", 1): return .fd(named: name, limit: values[0])
    case ("fdFromTouchDown", 1): return .fdFromTouchDown(named: name, limit: values[0])
    default: return nil
    }
  }

  /// Names of recognizers from which experiments make systems: those of recognizers, and those of
  /// systems that have one recognizer.
  public static let recognizers =
    RecognizerPreset.all.map(\.name)
    + all.filter { $0.recognizers.count == 1 }.map(\.name)

  /// The recognizer of one of these names, as UIKit or the system installs it.
  public static func recognizer(named name: String) -> PopRecognizer? {
    RecognizerPreset.all.first { $0.name == name }.map(PopRecognizer.init)
      ?? all.first { $0.name == name && $0.recognizers.count == 1 }?.recognizers[0]
  }
}
