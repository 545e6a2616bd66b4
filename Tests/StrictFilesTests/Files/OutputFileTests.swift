import Foundation
import TestSupport
import Testing

@testable import StrictFiles

struct OutputFileTests {
  private func mode(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
  }

  @Test
  func keepsTheModeOfWhatItReplaces() async {
    await each([0o600, 0o640, 0o755] as [mode_t]) { (wanted: mode_t) throws in
      let scratch = try ScratchFolder()
      try scratch.write("old", to: "f")
      chmod(scratch("f"), wanted)
      let file = try OutputFile(replacing: scratch("f"))
      try file.append(Array("new".utf8))
      #expect(scratch.text("f") == "old")
      try file.commit()
      #expect(scratch.text("f") == "new" && mode(scratch("f")) == wanted)
      #expect(scratch.names == ["f"])
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only the administrator may give files away"))
  func keepsTheOwnerOfWhatItReplaces() throws {
    let scratch = try ScratchFolder()
    try scratch.write("old", to: "f")
    chown(scratch("f"), 12_345, 54_321)
    try OutputFile.write([1], to: scratch("f"))
    var status = stat()
    #expect(stat(scratch("f"), &status) == 0)
    #expect(status.st_uid == 12_345 && status.st_gid == 54_321)
  }

  @Test func linksKeepPointing() throws {
    let scratch = try ScratchFolder()
    try scratch.write("old", to: "real/f")
    symlink("real/f", scratch("link"))
    symlink("link", scratch("chain"))
    symlink("real/none", scratch("dangling"))
    try OutputFile.write(Array("new".utf8), to: scratch("chain"))
    try OutputFile.write(Array("made".utf8), to: scratch("dangling"))
    #expect(scratch.text("real/f") == "new" && scratch.text("real/none") == "made")
    #expect(scratch.files == ["chain", "dangling", "link", "real/f", "real/none"])
    symlink("circle", scratch("circle"))
    #expect(throws: FileFailure.self) { try OutputFile.write([1], to: scratch("circle")) }
  }

  @Test func partialFilesCannotBeForeseen() throws {
    let scratch = try ScratchFolder()
    let first = try OutputFile(replacing: scratch("f"))
    let second = try OutputFile(replacing: scratch("f"))
    #expect(Set(scratch.names).count == 2)
    #expect(scratch.names.allSatisfy { $0.hasPrefix(".f.partial-\(TemporaryName.host)-") })
    try first.append([1])
    first.discard()
    try second.commit()
    #expect(scratch.names == ["f"] && scratch.text("f") == "")
  }

  @Test func sweepsUpWhatKilledProcessesLeft() throws {
    let scratch = try ScratchFolder()
    try scratch.write("dead", to: ".f.partial-\(TemporaryName.host)-1")
    try scratch.write("perhaps alive", to: ".f.partial-elsewhere-1")
    let alive = try OutputFile(replacing: scratch("f"))
    try OutputFile.write([1], to: scratch("f"))
    #expect(scratch.names.count == 3 && scratch.names.contains(".f.partial-elsewhere-1"))
    try alive.append([2])
    try alive.commit()
    #expect(scratch.names == [".f.partial-elsewhere-1", "f"] && scratch.text("f") == "\u{2}")
  }

  @Test func aNewFileAppearsWholeAndReplacesNothing() throws {
    let scratch = try ScratchFolder()
    try OutputFile.write([65], to: scratch("deep/f"), makesFolders: true, isNew: true)
    #expect(scratch.text("deep/f") == "A" && scratch.files == ["deep/f"])
    let refusal = #expect(throws: FileFailure.self) {
      try OutputFile.write([66], to: scratch("deep/f"), makesFolders: true, isNew: true)
    }
    #expect(refusal?.isRefusal == true && scratch.files == ["deep/f"])
    #expect(scratch.text("deep/f") == "A")
  }

  @Test func nothingIsPutIntoAReport() throws {
    let scratch = try ScratchFolder()
    try commitReport("one", to: scratch("r"))
    for name in ["r/f", "r/charts/f", "r/manifest.json"] {
      let refusal = #expect(throws: FileFailure.self) {
        try OutputFile.write([1], to: scratch(name))
      }
      #expect(refusal?.reason.hasPrefix("lies in the report folder ") == true)
    }
    for name in ["r/q", "r/deep/er/q"] {
      let refusal = #expect(throws: FileFailure.self) {
        try StagedFolder(replacing: scratch(name)).discard()
      }
      #expect(refusal?.reason.hasPrefix("it would lie in the report folder ") == true)
    }
    #expect(scratch.files == ["r/charts/a.svg", "r/manifest.json"])
  }

  @Test func refusesWhatWasRead() throws {
    let scratch = try ScratchFolder()
    try scratch.write("{}", to: "in.json")
    try scratch.write("{}", to: "other.json")
    symlink("in.json", scratch("link"))
    link(scratch("in.json"), scratch("hard"))
    _ = try JSONNode.load(path: scratch("in.json"))
    for name in ["in.json", "./in.json", "link", "hard"] {
      let refusal = #expect(throws: FileFailure.self) {
        try OutputFile(replacing: scratch(name)).discard()
      }
      #expect(refusal?.isRefusal == true, "\(name)")
    }
    try OutputFile(replacing: scratch("other.json")).discard()
    #expect(scratch.names == ["hard", "in.json", "link", "other.json"])
  }

  @Test func writesStraightIntoPipes() throws {
    let scratch = try ScratchFolder()
    mkfifo(scratch("pipe"), 0o600)
    let reader = open(scratch("pipe"), O_RDONLY | O_NONBLOCK)
    let file = try OutputFile(replacing: scratch("pipe"))
    #expect(file.isStream)
    try file.append([7, 8])
    var bytes: [UInt8] = [0, 0, 0]
    #expect(read(reader, &bytes, 3) == 2 && bytes == [7, 8, 0])
    close(reader)
    // A reader that went away is no failure; the signal is the program's to ignore.
    signal(SIGPIPE, SIG_IGN)
    try file.append([9])
    try file.commit()
    #expect(scratch.names == ["pipe"])
  }

  #if os(Linux)
    @Test func tellsAFullDevice() throws {
      let file = try OutputFile(replacing: "/dev/full")
      let failure = #expect(throws: FileFailure.self) { try file.append([1]) }
      #expect(failure?.remedy == "free some space or choose another disk")
      file.discard()
    }
  #endif

  @Test
  func refusesWhatIsNoFile() async {
    await each(["", "new/", "folder", ".", "/"]) { (name: String) throws in
      let scratch = try ScratchFolder()
      mkdir(scratch("folder"), 0o777)
      let refusal = #expect(throws: FileFailure.self) {
        try OutputFile(replacing: name.isEmpty ? "" : scratch(name)).discard()
      }
      #expect(refusal?.isRefusal == true)
    }
  }

  @Test func aFolderThatVanishedIsAFailure() throws {
    let scratch = try ScratchFolder()
    mkdir(scratch("out"), 0o777)
    let file = try OutputFile(replacing: scratch("out/f"))
    #expect(FolderListing.remove(scratch("out")))
    let failure = #expect(throws: FileFailure.self) { try file.commit() }
    #expect(failure?.remedy == "choose a place you may write to")
  }
}
