/// A table that readers of an article look for: what its systems do on the pages it speaks of.
package struct ReaderTable: Sendable {
  /// What it is of, and one line of what it shows; code stands between back-ticks.
  package let title, note: String
  /// Titles of rows and columns; code stands between back-ticks.
  package let rows, columns: [String]
  /// Names of a system and of a page for each column of each row.
  package let cells: [[(system: String, page: String)]]

  /// Puts systems beside each other from page to page, or below each other.
  private init(
    _ title: String, _ note: String, pages: [String], systems: [String],
    systemsBelow isLadder: Bool = false
  ) {
    (self.title, self.note) = (title, note)
    let (first, second) = isLadder ? (systems, pages) : (pages, systems)
    (rows, columns) = (first.map { "`\($0)`" }, second.map { "`\($0)`" })
    cells = first.map { row in second.map { isLadder ? (row, $0) : ($0, row) } }
  }

  /// Puts tests of a gate below each other, each on a page, with a system that lacks the test and
  /// with one that has it.
  private init(
    _ title: String, _ note: String,
    tests: [(words: String, page: String, without: String, with: String)]
  ) {
    (self.title, self.note) = (title, note)
    (rows, columns) = (tests.map { "\($0.words), on `\($0.page)`" }, ["Without it", "With it"])
    cells = tests.map { [($0.without, $0.page), ($0.with, $0.page)] }
  }

  /// The tables of the second article to the fifth.
  package static let all = [
    ReaderTable(
      "Article 2: an edge swipe beside scroll views",
      "The swapped delegate restores the swipe on pages with a custom back button but loses it to"
        + " sideways content, as the article reports of the system's own swipe"
        + " (`uikit.edgeYields`); the article's pan restores it there but removes it from other"
        + " pages, unless they have FDFullscreenPopGesture.",
      pages: [
        "plain", "customBackButton", "carousel", "pagedFirst", "pagedOther", "zoomedImage", "map",
      ], systems: ["uikit.edge", "uikit.edgeYields", "delegateSwap", "tz40", "tz40+fd"]),
    ReaderTable(
      "Article 3: a pager, before and after repairs",
      "The article's repair pops on first pages but also drags the pager, with no previous page it"
        + " leaves navigation stuck, and while a page is being pushed it corrupts navigation. A"
        + " pager that waits for the edge pan does none of these.",
      pages: [
        "pagedFirst", "pagedOther", "pagedSettling", "pagedRoot", "pagedTransition", "pagedLists",
        "pagedBackButton", "pagedRightToLeft",
      ],
      systems: ["uikit.edgeYields", "rickey", "scrollSimultaneous", "scrollRequireFail", "tz40"]),
    ReaderTable(
      "Article 4: what the five tests prevent",
      "`fdUngated` is the pan of `fd` without its tests, so a row also shows what the other tests"
        + " prevent on its page; for the limit, which `fd` leaves open, the table compares `fd` and"
        + " `fd(40)`.",
      tests: [
        ("a page to go back to", "root", "fdUngated", "fd"),
        ("not switched off by the page", "disabled", "fdUngated", "fd"),
        ("recognized near the edge", "slider", "fd", "fd(40)"),
        ("no transition runs", "transition", "fdUngated", "fd"),
        ("motion to the right", "slider", "fdUngated", "fd"),
      ]),
    ReaderTable(
      "Article 5: the ladder of repairs",
      "Each repair fixes what the previous one left or broke: the custom back button; the first"
        + " page and the running transition; scroll views. Maps and row actions stay lost.",
      pages: [
        "plain", "customBackButton", "root", "transition", "carousel", "map", "leadingActions",
      ],
      systems: [
        "uikit.edgeYields", "delegateSelf", "currentShow", "scrollSimultaneous",
        "scrollRequireFail",
      ], systemsBelow: true),
  ]
}
