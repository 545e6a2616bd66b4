/// The articles that systems and claims stand for, by the names of their files.
enum ArticleTitle {
  /// Every article in order: the start of its file's name, and what it is about.
  static let all: [(prefix: String, title: String)] = [
    ("000_", "Article 1: a back swipe from anywhere"),
    ("001_", "Article 2: TZScrollViewPopGesture"),
    ("002_", "Article 3: a paged tab view"),
    ("003_", "Article 4: FDFullscreenPopGesture"),
    ("004_", "Article 5: repairs of the edge pan"),
  ]

  /// What systems without an article are.
  static let reference = "Reference: the system's own"

  /// The title of the article of a file; the file's name for one that is not known.
  static func of(_ file: String?) -> String {
    guard let file else { return reference }
    return all.first { file.hasPrefix($0.prefix) }?.title ?? file
  }
}
