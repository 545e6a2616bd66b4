import Synchronization

/// What this process has begun and what it has put in place, so that it can end at any moment:
/// nothing is left behind, and what is said about it is true.
public enum FileWork {
  struct State {
    /// Paths of what is no result yet.
    var unfinished: Set<String> = []
    /// Results in place, as the user named them, in order.
    var written: [String] = []
    /// The device or pipe to which a part of a result went.
    var begun: String?
  }

  private static let state = Mutex(State())

  /// Makes, places or removes something, during which the program does not end.
  static func step<Value: Sendable, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try state.withLock { state throws(Failure) in try body(&state) }
  }

  /// Ends the program: removes what is unfinished, and keeps every other thread from making more.
  ///
  /// - Parameter last: ends the process; it is told what was written: whole results in order, and
  ///   the device or pipe that got a part of one.
  public static func end(_ last: (_ written: [String], _ begun: String?) -> Never) -> Never {
    state.withLock { state -> Never in
      for path in state.unfinished { FolderListing.remove(path) }
      last(state.written, state.begun)
    }
  }
}
