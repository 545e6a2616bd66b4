import StrictFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

Console.open()
Interrupt.watch()
let status = await CommandLineTool.run(Array(CommandLine.arguments.dropFirst()))
Console.close()
FileWork.end { _, _ in exit(status.rawValue) }
