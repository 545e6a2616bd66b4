import Foundation
import TestSupport
import Testing

@testable import StrictFiles

struct StagedFolderLeftoverTests {
  /// Larger than any process number a system hands out.
  private static let gone = 999_999_999
  private static let host = TemporaryName.host

  /// Lets a file or folder seem not to have changed for some hours.
  private func age(_ path: String, hours: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * hours)], ofItemAtPath: path)
  }

  @Test func removesOnlyWhatIsSurelyDead() throws {
    let scratch = try ScratchFolder()
    let mark = ".r.partial-"
    let kept = [
      "\(mark)\(Self.host)-\(getpid())-1f", "\(mark)\(Self.host)-1-1f",
      "\(mark)elsewhere-\(Self.gone)-1f", ".r2.partial-\(Self.host)-\(Self.gone)-1f",
      "\(mark)\(Self.gone)-1f", "\(mark)\(Self.host)-\(Self.gone)-xyz",
      "\(mark)\(Self.host)-0-1f", "\(mark)\(Self.host)-\(Self.gone)-1f-2",
      "r.partial-\(Self.host)-\(Self.gone)-1f",
    ]
    let dead = [
      "\(mark)\(Self.host)-\(Self.gone)-1f", "\(mark)\(Self.host)-\(Self.gone)-0",
      "\(mark)elsewhere-1-2",
    ]
    for name in kept + dead { try scratch.write("x", to: name + "/f") }
    try age(scratch(dead[2]), hours: 25)
    try age(scratch(kept[2]), hours: 23)
    StagedFolder.recover(scratch("r"))
    #expect(scratch.names == kept.sorted())
    StagedFolder.recover(scratch("r"))
    #expect(scratch.names == kept.sorted())
  }

  @Test func removesWhatWasInTheMakingBesideAMissingFolder() throws {
    let scratch = try ScratchFolder()
    try scratch.write("x", to: ".a.partial-\(Self.host)-\(Self.gone)-1f/b/r/f")
    StagedFolder.recover(scratch("a/b/r"))
    #expect(scratch.names == [])
  }

  @Test func theLastCopyOfAReportReturns() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("r"))
    let previous = ".r.previous-\(Self.host)-\(Self.gone)-1f"
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
    let previous = ".r.previous-elsewhere-\(Self.gone)-1f"
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
    #expect(failure?.kind == .cannotCreate)
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
