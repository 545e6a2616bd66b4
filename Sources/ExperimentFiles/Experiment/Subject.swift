/// What an experiment is about: a policy or a system that its report sets against all others.
public enum Subject: Sendable, Equatable {
  /// One of the policies, by its name.
  case policy(String)
  /// One of the systems, by its name.
  case system(String)
}
