import StrictFiles

/// The mark of what an experiment is about.
enum SubjectForm {
  /// The key, the same on policies and on systems.
  static let key = KeyForm(
    "subject", .flag,
    "whether the report is about this one, against all others; one of an experiment at most",
    default: false)
}
