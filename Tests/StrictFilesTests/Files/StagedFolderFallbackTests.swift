import Foundation
import TestSupport
import Testing

@testable import StrictFiles

/// What happens on file systems that cannot exchange two folders.
struct StagedFolderFallbackTests {
  private func staged(over scratch: ScratchFolder) throws -> StagedFolder {
    try commitReport("old", to: scratch("r"))
    return try stageReport("new", to: scratch("r"))
  }

  @Test
  func replacesInTwoSteps() async {
    await each([ENOSYS, EINVAL, ENOTSUP]) { (code: Int32) in
      let scratch = try ScratchFolder()
      try staged(over: scratch).commit(exchanging: { _, _ in code })
      #expect(scratch.files == ["r/charts/a.svg", "r/manifest.json"])
      #expect(scratch.text("r/charts/a.svg") == "new")
      #expect(scratch.names == ["r"])
    }
  }

  @Test func reportsARealFailureAndChangesNothing() throws {
    let scratch = try ScratchFolder()
    let staged = try staged(over: scratch)
    let failure = #expect(throws: FileFailure.self) {
      try staged.commit(exchanging: { _, _ in EIO })
    }
    #expect(failure?.kind == .inputOutput)
    #expect(scratch.text("r/charts/a.svg") == "old")
    staged.discard()
    #expect(scratch.names == ["r"])
  }

  @Test func restoresTheOldReportWhenTheNewOneCannotFollow() throws {
    let scratch = try ScratchFolder()
    let staged = try staged(over: scratch)
    let failure = #expect(throws: FileFailure.self) {
      try staged.commit(exchanging: { partial, _ in
        // The new folder vanishes under our hands.
        try? FileManager.default.removeItem(atPath: partial)
        return ENOSYS
      })
    }
    #expect(failure?.reason == "cannot put the new folder here: No such file or directory")
    #expect(scratch.text("r/charts/a.svg") == "old")
    #expect(scratch.names == ["r"])
  }

  /// On Linux by `renameat2`, on a Mac by `renamex_np`.
  @Test func thisSystemExchangesInOneStep() throws {
    let scratch = try ScratchFolder()
    try scratch.write("1", to: "a/f")
    try scratch.write("2", to: "b/f")
    #expect(AtomicExchange.swap(scratch("a"), scratch("b")) == 0)
    #expect(scratch.text("a/f") == "2" && scratch.text("b/f") == "1")
    #expect(AtomicExchange.swap(scratch("a"), scratch("none")) == ENOENT)
  }
}
