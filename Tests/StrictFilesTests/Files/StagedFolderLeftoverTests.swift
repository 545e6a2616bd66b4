import Foundation
import TestSupport
import Testing

@testable import StrictFiles

struct StagedFolderLeftoverTests {
  private static let host = TemporaryName.host

  /// Lets a file or folder seem not to have changed for some hours.
  private func age(_ path: String, hours: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * hours)], ofItemAtPath: path)
  }

  @Test func removesOnlyWhatIsSurelyDead() throws {
    let scratch = try ScratchFolder()
    let mark = ".r.partial-"
    let alive = try StagedFolder(replacing: scratch("r"))
    let kept = [
      "\(mark)elsewhere-1f", ".r2.partial-\(Self.host)-1f", "\(mark)1f",
      "\(mark)\(Self.host)-xyz", "\(mark)\(Self.host)-1f-2", "r.partial-\(Self.host)-1f",
    ]
    let dead = ["\(mark)\(Self.host)-1f", "\(mark)\(Self.host)-0", "\(mark)elsewhere-2"]
    for name in kept + dead { try scratch.write("x", to: name + "/f") }
    try age(scratch(dead[2]), hours: 25)
    try age(scratch(kept[0]), hours: 23)
    // However long somebody works on it.
    try age(alive.path, hours: 1000)
    let all = Set(kept + [(alive.path as NSString).lastPathComponent])
    StagedFolder.recover(scratch("r"))
    #expect(Set(scratch.names) == all)
    StagedFolder.recover(scratch("r"))
    #expect(Set(scratch.names) == all)
    alive.discard()
    #expect(scratch.names == kept.sorted())
  }

  /// As from another container, in which numbers of processes mean nothing, or by a hand.
  @Test func halfAReportReplacesNothing() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("r"))
    let staged = try stageReport("new", to: scratch("r"))
    #expect(FolderListing.remove(staged.path + "/charts"))
    try staged.write([1], to: "manifest.json")
    let failure = #expect(throws: FileFailure.self) { try staged.commit() }
    #expect(failure?.reason == "files of the new folder were removed before it was put here")
    staged.discard()
    #expect(scratch.text("r/charts/a.svg") == "old" && scratch.names == ["r"])
  }

  /// In the moment with neither report, which some file systems have.
  @Test func aReportThatSteppedAsideForAnotherRunStays() throws {
    let scratch = try ScratchFolder()
    let previous = ".r.previous-\(Self.host)-1f"
    try scratch.write("x", to: previous + "/manifest.json")
    guard case .taken(let lock) = WorkLock.take(scratch(previous)) else {
      Issue.record("nobody else has it")
      return
    }
    StagedFolder.recover(scratch("r"))
    #expect(scratch.names == [previous])
    close(lock)
    StagedFolder.recover(scratch("r"))
    #expect(scratch.names == ["r"])
  }

  @Test func removesWhatWasInTheMakingBesideAMissingFolder() throws {
    let scratch = try ScratchFolder()
    try scratch.write("x", to: ".a.partial-\(Self.host)-1f/b/r/f")
    StagedFolder.recover(scratch("a/b/r"))
    #expect(scratch.names == [])
  }

  @Test func theLastCopyOfAReportReturns() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("r"))
    let previous = ".r.previous-\(Self.host)-1f"
    rename(scratch("r"), scratch(previous))
    symlink("r", scratch("link"))
    StagedFolder.recover(scratch("link"))
    #expect(scratch.text("r/charts/a.svg") == "old" && scratch.names == ["link", "r"])

    try scratch.write("older", to: previous + "/charts/a.svg")
    StagedFolder.recover(scratch("r"))
    #expect(scratch.text("r/charts/a.svg") == "old" && scratch.names == ["link", "r"])
  }

  @Test func anEarlierReportThatSomebodyMayPutBackStays() throws {
    let scratch = try ScratchFolder()
    let previous = ".r.previous-elsewhere-1f"
    try scratch.write("x", to: previous + "/manifest.json")
    StagedFolder.recover(scratch("r"))
    #expect(scratch.names == [previous])
  }

  @Test func aFolderThatWasSweptUpWhileItsRunLastedIsMadeAgain() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("r"))
    let staged = try StagedFolder(replacing: scratch("r"))
    rmdir(staged.path)
    try staged.write(Array("new".utf8), to: "charts/a.svg")
    try staged.commit()
    #expect(scratch.text("r/charts/a.svg") == "new")
  }

  @Test func aDestinationThatVanishedIsNotMadeAgain() throws {
    let scratch = try ScratchFolder()
    mkdir(scratch("out"), 0o777)
    let staged = try StagedFolder(replacing: scratch("out/r"))
    #expect(FolderListing.remove(scratch("out")))
    let failure = #expect(throws: FileFailure.self) { try staged.write([1], to: "f") }
    #expect(failure?.remedy == "choose a place you may write to")
    staged.discard()
    #expect(scratch.names == [])
  }

  @Test
  func findsNothingWhereNothingCanBe() async {
    await each(["", "/", "missing/r"]) { (name: String) in
      StagedFolder.recover(name)
      #expect(!FolderListing.isFolder("missing"))
    }
  }
}
