extension PageContext {
  /// The first page of a pager in a right-to-left layout.
  public static let pagedRightToLeft = PageContext(
    "pagedRightToLeft", "the first page of a pager in a right-to-left layout", mix: pagedFirst.mix
  ).with {
    $0.contents = pagedFirst.contents
    $0.isRightToLeft = true
  }
}
