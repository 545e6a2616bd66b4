extension PageContext {
  /// The first page of a pager, which bounces to the right.
  public static let pagedFirst = PageContext(
    "pagedFirst", "the first page of a pager, which bounces to the right",
    mix: IntentMix(pop: 40, popAbort: 5, contentRight: 5, contentLeft: 45, contentVertical: 5)
  ).with { $0.contents = [ContentRecognizer(.scroll, .sideways, isAtLeadingLimit: true)] }
}
