#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Swaps two folders in one step, so that at no moment either name is missing.
enum AtomicExchange {
  /// Exchanges the names of two existing folders on the same file system.
  ///
  /// - Returns: 0, or the error number; `ENOSYS` where the system has no such call.
  static func swap(_ first: String, _ second: String) -> Int32 {
    #if canImport(Darwin)
      return renamex_np(first, second, UInt32(RENAME_SWAP)) == 0 ? 0 : errno
    #else
      // The C library has the call, but its header hides it from Swift, so it is looked up by name.
      typealias Rename =
        @convention(c) (
          Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
        ) -> Int32
      guard let program = dlopen(nil, RTLD_NOW) else { return ENOSYS }
      defer { dlclose(program) }
      guard let symbol = dlsym(program, "renameat2") else { return ENOSYS }
      let rename = unsafeBitCast(symbol, to: Rename.self)
      let exchangeFlag: UInt32 = 1 << 1
      return rename(AT_FDCWD, first, AT_FDCWD, second, exchangeFlag) == 0 ? 0 : errno
    #endif
  }

  /// Whether an error number says that the file system cannot exchange, rather than that it failed.
  static func isUnsupported(_ code: Int32) -> Bool {
    [ENOSYS, EINVAL, ENOTSUP, EOPNOTSUPP].contains(code)
  }
}
