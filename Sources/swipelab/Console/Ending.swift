import StrictFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The ways out in the middle of the work.
///
/// Each removes what is unfinished and says what is not.
enum Ending {
  /// A signal came.
  static func interrupted() -> Never {
    FileWork.end { written, begun in
      // Whatever progress stood on the line.
      if Console.isInteractive { Console.update("\r\u{1B}[K") }
      var said = ["interrupted"]
      if !written.isEmpty { said.append("written before that: " + written.joined(separator: ", ")) }
      if let begun { said.append("\(begun) got a part only") }
      if said.count == 1 { said.append("nothing was written") }
      Console.note(said.joined(separator: "; "))
      _exit(ExitStatus.interrupted.rawValue)
    }
  }

  /// Standard output failed, which no verb can do anything about.
  static func failed(_ failure: FileFailure) -> Never {
    FileWork.end { written, _ in
      Console.note(Failure(failure).message)
      if !written.isEmpty {
        Console.note("written before that: " + written.joined(separator: ", "))
      }
      _exit(ExitStatus.inputOutput.rawValue)
    }
  }
}
