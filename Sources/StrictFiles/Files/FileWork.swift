import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What this process has begun and what it has put in place, so that it can end at any moment:
/// nothing is left behind, and what is said about it is true.
public enum FileWork {
  /// What is no result yet.
  struct Unfinished {
    /// The open descriptor that holds its `WorkLock`.
    let lock: Int32
    /// Paths of the files that were written into it.
    var files: Set<String> = []
  }

  struct State {
    /// What is no result yet, by its path.
    fileprivate(set) var unfinished: [String: Unfinished] = [:]
    /// Results in place, as the user named them, in order.
    var written: [String] = []
    /// The device or pipe to which a part of a result went.
    var begun: String?
    /// Names of hidden entries of folders, as they were first seen.
    fileprivate var hidden: [String: [String]] = [:]

    /// Notes that a file records a file of an unfinished result; false if already finished.
    mutating func note(_ file: String, in path: String) -> Bool {
      unfinished[path]?.files.insert(file) != nil
    }

    /// What was no result is one now, or is gone.
    mutating func finish(_ path: String) {
      if let work = unfinished.removeValue(forKey: path), work.lock >= 0 { close(work.lock) }
    }
  }

  private static let state = Mutex(State())

  /// Makes, places or removes something, during which the program does not end.
  static func step<Value: Sendable, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try state.withLock { state throws(Failure) in try body(&state) }
  }

  /// Begins a result beside its place, under a hidden name that is locked.
  ///
  /// - Parameter make: makes it at a path and gives an open descriptor of it; negative, with the
  ///   error number, where it cannot.
  /// - Returns: the hidden path and what `make` gave.
  static func begin(
    beside place: PathParts, _ make: (String) -> Int32
  ) -> (path: String, descriptor: Int32, code: Int32) {
    step { work in
      var attempt = 0
      while true {
        attempt += 1
        let path = place.sibling(TemporaryName.make(.partial, of: place.name))
        let descriptor = make(path)
        guard descriptor >= 0 else { return (path, descriptor, errno) }
        // In the moment before it was locked somebody may have swept it up.
        if attempt < 8, case .held = WorkLock.take(descriptor, at: path) {
          close(descriptor)
          FolderListing.remove(path)
          continue
        }
        // A file is closed before it takes its place, and locked until then.
        work.unfinished[path] = Unfinished(lock: fcntl(descriptor, F_DUPFD_CLOEXEC, 0))
        return (path, descriptor, 0)
      }
    }
  }

  /// Names of the hidden entries of a folder, as this process first saw them: what others leave
  /// later is for later processes, and folders of thousands of parts are listed once.
  static func hidden(in folder: String) -> [String] {
    step { work in
      if let names = work.hidden[folder] { return names }
      let names = (FolderListing.names(in: folder) ?? []).filter { $0.hasPrefix(".") }
      work.hidden[folder] = names
      return names
    }
  }

  /// Ends the program: removes what is unfinished, and keeps every other thread from making more.
  ///
  /// - Parameter last: ends the process; it is told what was written: whole results in order, and
  ///   the device or pipe that got a part of one.
  public static func end(_ last: (_ written: [String], _ begun: String?) -> Never) -> Never {
    state.withLock { state -> Never in
      for path in state.unfinished.keys { FolderListing.remove(path) }
      last(state.written, state.begun)
    }
  }
}
