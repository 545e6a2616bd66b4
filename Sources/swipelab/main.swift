#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// A reader that goes away (a pipe into `head`) must not end a run before its report is in place.
signal(SIGPIPE, SIG_IGN)
let status = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()))
exit(status.rawValue)
