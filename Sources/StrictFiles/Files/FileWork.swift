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
package enum FileWork {
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
      let names = ((try? FolderListing.names(in: folder)) ?? []).filter { $0.hasPrefix(".") }
      work.hidden[folder] = names
      return names
    }
  }

  /// Ends the program: removes what is unfinished, and keeps every other thread from making more.
  ///
  /// - Parameter last: ends the process; it is told what was written: whole results in order, and
  ///   the device or pipe that got a part of one.
  package static func end(_ last: (_ written: [String], _ begun: String?) -> Never) -> Never {
    state.withLock { state -> Never in
      for path in state.unfinished.keys { FolderListing.remove(path) }
      last(state.written, state.begun)
    }
  }
}

/// Names of what is not yet, or no longer, a result: `.NAME.MARK-<host>-<random>`, hidden beside
/// what it becomes or was, and locked as long as somebody works on it.
enum TemporaryName {
  /// What such a name says of what it names.
  enum Mark: String {
    case partial
    case previous
  }

  /// This machine: some file systems that several share keep locks on each of them.
  static let host: String = {
    var buffer = [CChar](repeating: 0, count: 256)
    gethostname(&buffer, buffer.count - 1)
    let bytes = buffer.prefix(64).prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }
    let name = String(decoding: bytes, as: UTF8.self).map { character in
      character.isASCII && (character.isLetter || character.isNumber || character == ".")
        ? character : "_"
    }
    return name.isEmpty ? "unknown" : String(name)
  }()

  /// A new name that nobody can foresee.
  static func make(_ mark: Mark, of name: String) -> String {
    ".\(name).\(mark.rawValue)-\(host)-" + String(UInt64.random(in: .min ... .max), radix: 16)
  }

  /// Hands over the paths of what surely nobody works on any more beside `place`, one by one.
  ///
  /// Sure is: nobody holds its lock, and it was made on this machine or not touched for a day.
  static func leftovers(_ mark: Mark, of place: PathParts, _ body: (String) -> Void) {
    let prefix = ".\(place.name).\(mark.rawValue)-"
    for entry in FileWork.hidden(in: place.parent) where entry.hasPrefix(prefix) {
      let parts = entry.dropFirst(prefix.count).split(
        separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 2, UInt64(parts[1], radix: 16) != nil else { continue }
      let path = place.sibling(entry)
      switch WorkLock.take(path) {
      case .held: continue
      case .unknown: if isOld(path) { body(path) }
      case .taken(let lock):
        if parts[0] == host || isOld(path) { body(path) }
        close(lock)
      }
    }
  }

  private static func isOld(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return false }
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    return time(nil) - changed > 24 * 60 * 60
  }
}

/// The lock that tells a file or folder in the making from one that a killed process left.
///
/// The kernel holds it for whoever opened the thing, and lets go when that process ends, however it
/// ends. Numbers of processes would tell less: containers that share a folder count them apart.
enum WorkLock {
  /// Result of trying the lock.
  enum Answer {
    /// Nobody does, and nobody else can until the descriptor is closed.
    case taken(Int32)
    /// Somebody does, or it is gone.
    case held
    /// The file system has no such locks, or this user may not ask.
    case unknown
  }

  static func take(_ path: String) -> Answer {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? .held : .unknown }
    let answer = take(descriptor, at: path)
    if case .taken = answer { return answer }
    close(descriptor)
    return answer
  }

  static func take(_ descriptor: Int32, at path: String) -> Answer {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      return errno == EWOULDBLOCK ? .held : .unknown
    }
    // Whoever had it a moment ago may have put the thing in place, or removed it.
    var (own, other) = (stat(), stat())
    let isSame =
      fstat(descriptor, &own) == 0 && lstat(path, &other) == 0
      && own.st_dev == other.st_dev && own.st_ino == other.st_ino
    return isSame ? .taken(descriptor) : .held
  }
}
