#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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

  /// Takes the lock of what lies at a path.
  static func take(_ path: String) -> Answer {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return errno == ENOENT ? .held : .unknown }
    let answer = take(descriptor, at: path)
    if case .taken = answer { return answer }
    close(descriptor)
    return answer
  }

  /// Takes the lock of what is open already.
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
