import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation

/// The names that touch files may use, and what follows where they use others.
///
/// An unknown screen has no size of a pt in mm and no height; an unknown intent wants no pop. Where
/// that makes an answer wrong it is an error, else a warning.
package struct TouchNames: Sendable {
  /// A remark about a name, without its place.
  struct Remark {
    let severity: Diagnostic.Severity
    let message, hint: String
  }

  private var screens = ScreenCatalog.all.map(\.name)
  /// What reads the size of a pt in mm of the screen that is touched, and what the height.
  private var densityReaders: [String] = []
  private var heightReaders: [String] = []
  /// What stands for a screen that is not named; nil where nothing does.
  private var standIn: String?
  /// Where screens can be described that the catalogue has not.
  private var elsewhere = ""
  /// Whether it matters on some pages if a pop is wanted.
  private var asksForPops = false

  /// Where nothing is asked of screens and intents, which are only compared with known ones.
  package static let unasked = TouchNames()

  /// Where people's strokes are fitted, in mm.
  static let fitted = TouchNames(
    densityReaders: ["the fit"],
    standIn: "a pt of a screen without name is taken as \(FitRecording.assumedPoint) mm")
}

extension TouchNames {
  /// Where touches are judged, on screens of the catalogue or of the experiment.
  init(judging contests: [JudgeContest], screens: [Screen]) {
    let systems = contests.flatMap(\.systems)
    func readers(of need: ReleaseNeeds) -> [String] {
      systems.filter { $0.policy.needs.contains(need) }.map(\.name)
    }
    self.init(
      screens: (screens + ScreenCatalog.all).map(\.name),
      densityReaders: readers(of: .millimetresPerPoint), heightReaders: readers(of: .viewHeight),
      elsewhere: ", an experiment can describe others (--experiment)", asksForPops: true)
  }

  /// A remark on a screen; nil where all is well.
  ///
  /// - Parameter isMeasured: whether the file tells the size of a pt itself.
  func remark(onScreen name: String, isMeasured: Bool = false) -> Remark? {
    let densityReaders = isMeasured ? [] : self.densityReaders
    if name.isEmpty { return noScreen(densityReaders) }
    if screens.contains(name) { return nil }
    let readers = densityReaders + heightReaders
    let hint =
      Self.hint(name, among: screens, list: "screens") + elsewhere
      + (standIn.map { "; \($0)" } ?? "")
    return unknown("screen", name)
      ?? Remark(
        severity: readers.isEmpty ? .warning : .error,
        message: "unknown screen \(quoted(name)), whose size "
          + (readers.isEmpty ? "nothing here needs" : Self.text(readers, "needs", "need")),
        hint: hint)
  }

  private func noScreen(_ densityReaders: [String]) -> Remark? {
    if !densityReaders.isEmpty, standIn == nil {
      return Remark(
        severity: .error,
        message: "there is no screen, whose size \(Self.text(densityReaders, "needs", "need"))",
        hint: "name the screen (`swipelab list screens`)\(elsewhere), or judge by other policies")
    }
    guard !heightReaders.isEmpty else { return nil }
    return Remark(
      severity: .warning,
      message: "there is no screen, so that \(Self.text(heightReaders, "takes", "take")) the view's"
        + " width for its longer side", hint: "name the screen (`swipelab list screens`)")
  }

  /// A remark on an intent; nil where all is well, as where it is not known what the person wanted.
  func remark(onIntent name: String, page: PageContext? = nil) -> Remark? {
    let known = IntentCatalog.entries.map(\.intent.rawValue)
    if name.isEmpty || known.contains(name) { return nil }
    let page = page.flatMap { asksForPops && $0.popAvoidsContent ? $0.name : nil }
    return unknown("intent", name)
      ?? Remark(
        severity: page == nil ? .warning : .error,
        message: "unknown intent \(quoted(name))"
          + (page.map { ", and on the page \($0) it matters whether a pop is wanted" } ?? ""),
        hint: Self.hint(name, among: known, list: "intents"))
  }

  /// What a name may have meant, and where the known ones are.
  static func hint(_ name: String, among known: [String], list: String) -> String {
    (didYouMean(name, among: known).map { $0 + " " } ?? "")
      + "`swipelab list \(list)` prints the known ones"
  }

  /// An unknown name is copied into tables, and so must be one.
  private func unknown(_ kind: String, _ name: String) -> Remark? {
    NameRule.problem(with: name).map {
      Remark(severity: .error, message: "the \(kind) \(quoted(name)) \($0)", hint: NameRule.remedy)
    }
  }

  /// Names with a verb: `a needs`, `a and b need`, `a, b, c and 4 more need`.
  private static func text(_ names: [String], _ singular: String, _ plural: String) -> String {
    if names.count == 1 { return "\(names[0]) \(singular)" }
    let shown = names.count > 4 ? names.prefix(3) : names.dropLast()
    let rest = names.count > 4 ? "\(names.count - 3) more" : names.last ?? ""
    return "\(shown.joined(separator: ", ")) and \(rest) \(plural)"
  }
}
