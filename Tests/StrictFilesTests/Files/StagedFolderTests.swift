import Foundation
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

/// Stages a report with a manifest and one chart, in which the text stands.
func stageReport(_ text: String, to destination: String) throws -> StagedFolder {
  let staged = try StagedFolder(replacing: destination)
  let manifest = Manifest.text(
    name: "r", experiment: .object([]), plan: .object([]), digests: [("charts/a.svg", text)],
    command: "",
    environment: [])
  try staged.write(manifest.bytes, to: "manifest.json")
  try staged.write(Array(text.utf8), to: "charts/a.svg")
  return staged
}

/// Stages and commits such a report.
func commitReport(_ text: String, to destination: String) throws {
  try stageReport(text, to: destination).commit()
}

struct StagedFolderTests {
  @Test
  func appearsWhereNothingWas() async {
    await each(["r", "r/", "a/b/c", "./x//r", "é ü"]) { (name: String) in
      let scratch = try ScratchFolder()
      try commitReport("new", to: scratch(name))
      #expect(scratch.files.count == 2)
      #expect(scratch.text(name + "/charts/a.svg") == "new")
    }
  }

  @Test func replacesAnEmptyFolderAndAnEarlierReport() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch("r"), withIntermediateDirectories: false)
    try commitReport("one", to: scratch("r"))
    try scratch.write("what a file manager drops", to: "r/charts/.DS_Store")
    try commitReport("two", to: scratch("r"))
    #expect(scratch.files == ["r/charts/a.svg", "r/manifest.json"])
    #expect(scratch.text("r/charts/a.svg") == "two")
    #expect(scratch.names == ["r"])
  }

  @Test func isInvisibleUntilCommitted() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("r"))
    let staged = try StagedFolder(replacing: scratch("r"))
    try staged.write([1], to: "manifest.json")
    #expect(scratch.text("r/charts/a.svg") == "old")
    #expect(
      scratch.names.count == 2 && scratch.names[0].hasPrefix(".r.partial-\(TemporaryName.host)-"))
    staged.discard()
    #expect(scratch.names == ["r"])
    #expect(scratch.text("r/charts/a.svg") == "old")
  }

  @Test func discardLeavesNoTrace() throws {
    let scratch = try ScratchFolder()
    let staged = try StagedFolder(replacing: scratch("a/b/r"))
    try staged.write([1], to: "deep/er/f")
    staged.discard()
    #expect(scratch.names == [])
    let kept = try StagedFolder(replacing: scratch("a/b/r"))
    try scratch.write("other", to: "a/mine")
    kept.discard()
    #expect(scratch.files == ["a/mine"])
    #expect(try FolderListing.names(in: scratch("a")) == ["mine"])
  }

  @Test func missingFoldersAppearTogetherWithTheReport() throws {
    let scratch = try ScratchFolder()
    let staged = try stageReport("new", to: scratch("a/b/r"))
    let other = try stageReport("other", to: scratch("a/b/r"))
    let beside = try stageReport("beside", to: scratch("a/s"))
    #expect(scratch.names.count == 3 && scratch.names.allSatisfy { $0.hasPrefix(".a.partial-") })
    try staged.commit()
    #expect(scratch.text("a/b/r/charts/a.svg") == "new")
    try other.commit()
    try beside.commit()
    #expect(scratch.text("a/b/r/charts/a.svg") == "other")
    #expect(scratch.text("a/s/charts/a.svg") == "beside")
    #expect(scratch.names == ["a"] && scratch.files.count == 4)
  }

  @Test func aReplacedReportKeepsItsMode() throws {
    let scratch = try ScratchFolder()
    try commitReport("one", to: scratch("r"))
    chmod(scratch("r"), 0o750)
    try commitReport("two", to: scratch("r"))
    var status = stat()
    #expect(stat(scratch("r"), &status) == 0 && status.st_mode & 0o777 == 0o750)
  }

  @Test func twoAtATimeDoNotDisturbEachOther() throws {
    let scratch = try ScratchFolder()
    let first = try stageReport("1", to: scratch("r"))
    let second = try stageReport("2", to: scratch("r"))
    try second.commit()
    try first.commit()
    #expect(scratch.text("r/charts/a.svg") == "1")
    #expect(scratch.names == ["r"])
  }

  @Test func followsALinkAndKeepsIt() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("real"))
    symlink("real", scratch("link"))
    try commitReport("new", to: scratch("link"))
    #expect(scratch.text("real/charts/a.svg") == "new")
    #expect(!FolderListing.isFolder(scratch("link")))
    #expect(scratch.names == ["link", "real"])
  }

  /// `m` alone has no folder in its path, which trips careless path code; nothing is committed
  /// here.
  @Test
  func acceptsNamesOfOneCharacter() async {
    await each(["m", "m/", "./m"]) { (name: String) in
      let staged = try StagedFolder(replacing: name)
      try staged.write([1], to: "f")
      #expect(staged.path.hasPrefix("./.m.partial-"))
      staged.discard()
      #expect(!FolderListing.isFolder(staged.path))
    }
  }

  @Test func replacesWithoutAMomentOfAbsence() async throws {
    let scratch = try ScratchFolder()
    let destination = scratch("r")
    let done = scratch("done")
    try commitReport("0", to: destination)
    let writer = Task.detached {
      for round in 1...100 { try commitReport("\(round)", to: destination) }
      try FileBytes.store([], to: done)
    }
    var looks = 0
    var absences = 0
    while access(done, F_OK) != 0 {
      if access(destination, F_OK) != 0 { absences += 1 }
      looks += 1
      if looks % 1_000 == 0 { await Task.yield() }
      if looks == 50_000_000 { break }
    }
    try await writer.value
    #expect(absences == 0)
    #expect(looks > 0)
    #expect(scratch.text("r/charts/a.svg") == "100")
  }
}

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
    #expect(failure?.remedy == "check the device and try again")
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
