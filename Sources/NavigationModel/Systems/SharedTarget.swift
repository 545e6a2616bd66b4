import PopGesture

/// A second pan that calls the system's own target, and where that leads.
extension System {
  private static let file = "000_6ac4bca9e81b6826.txt"

  /// The trick of the first article.
  public static let sharedTarget = System(
    "sharedTarget", "a pan anywhere that calls the system's target; asks for no direction",
    [.pan(.firstArticle, isMirrored: true)], .uikit, article: file,
    source: "first article, first idea; needs the private key `targets`", confidence: .verified)

  /// The same without the gate.
  public static let sharedTargetUngated = System(
    "sharedTargetUngated", "the same without a gate: also fires on the first page",
    [.pan([], isMirrored: true)], .uikit, article: file,
    source: "first article, as observed before the gate was added", confidence: .verified)

  /// One extreme that the article warns of.
  public static let alwaysPop = System(
    "alwaysPop", "a pan anywhere that goes before every gesture of the page",
    [.pan(.firstArticle, .popFirst, isMirrored: true)], .uikit, article: file,
    source: "first article, closing warning: do not break the page's own gestures",
    confidence: .unconfirmed)

  /// The other extreme.
  public static let disableOnConflict = System(
    "disableOnConflict", "a pan anywhere, left out of every page with gestures of its own",
    [.pan(.firstArticle, isMirrored: true)], .uikit, installation: .withoutContent, article: file,
    source: "first article, closing warning: do not switch it off on every conflicting page",
    confidence: .unconfirmed)
}
