import Foundation
import TestSupport
import Testing

@testable import StrictFiles

struct StagedFolderRefusalTests {
  private func failure(_ destination: String) -> FileFailure? {
    #expect(throws: FileFailure.self) { try StagedFolder(replacing: destination).discard() }
  }

  @Test func keepsWhatIsNotAReport() throws {
    let scratch = try ScratchFolder()
    try scratch.write("x", to: "file")
    try scratch.write("x", to: "thesis/chapter.md")
    symlink("nowhere", scratch("dangling"))
    symlink("thesis", scratch("link"))
    for name in ["file", "thesis", "thesis/", "dangling", "link", "thesis/..", "file/"] {
      let refusal = failure(scratch(name))
      #expect(refusal?.isRefusal == true, "\(name)")
      #expect(refusal?.path == scratch(name))
    }
    #expect(scratch.files == ["dangling", "file", "link", "thesis/chapter.md"])
    #expect(
      failure(scratch("thesis"))?.description
        == scratch("thesis") + ": the folder holds files but no manifest.json,"
        + " so it is not a report; choose another name or an empty folder")
  }

  @Test
  func keepsFoldersWithTheManifestOfSomethingElse() async {
    await each([
      "{}", #"{ "tool": { "name": "webapp" }, "schema_version": 1, "files_sha256": {} }"#,
      #"{ "tool": { "name": "swipelab" }, "schema_version": 1 }"#, "not JSON",
    ]) { (manifest: String) in
      let scratch = try ScratchFolder()
      try scratch.write(manifest, to: "r/manifest.json")
      try scratch.write("precious", to: "r/index.html")
      let refusal = failure(scratch("r"))
      #expect(refusal?.isRefusal == true)
      #expect(refusal?.reason.hasPrefix("the folder's manifest.json is not of a report") == true)
      #expect(scratch.names == ["r"] && scratch.text("r/index.html") == "precious")
    }
  }

  @Test
  func keepsWhatTheUserPutIntoAReport() async {
    await each([
      ["notes.txt"], ["charts/notes.txt"], [".hidden"], ["b", "c", "d/e/f", "g", "h", "i", "j"],
    ]) { (names: [String]) in
      let scratch = try ScratchFolder()
      try commitReport("old", to: scratch("r"))
      for name in names { try scratch.write("precious", to: "r/" + name) }
      let before = scratch.files
      let refusal = failure(scratch("r"))
      #expect(refusal?.isRefusal == true)
      let more = names.count > 5 ? " and \(names.count - 5) more" : ""
      #expect(
        refusal?.reason == "the report folder also holds what no report made: "
          + names.prefix(5).joined(separator: ", ") + more)
      #expect(scratch.files == before && scratch.names == ["r"])
    }
  }

  @Test func keepsEmptyFoldersInAReport() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("r"))
    mkdir(scratch("r/mine"), 0o777)
    #expect(failure(scratch("r"))?.reason.hasSuffix("made: mine/") == true)
  }

  @Test func refusesAReportWhoseNameDiffersInCaseOnly() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("r"))
    #expect(failure(scratch("R"))?.reason.hasPrefix("there is a report r, and many") == true)
    #expect(scratch.names == ["r"])
  }

  @Test
  func refusesNamesThatAreNoReport() async {
    await each(["", "/", ".", "..", "./"]) { (name: String) in
      #expect(failure(name)?.isRefusal == true)
    }
  }

  @Test func refusesWhatAppearedMeanwhile() throws {
    let scratch = try ScratchFolder()
    let staged = try StagedFolder(replacing: scratch("r"))
    try staged.write([1], to: "manifest.json")
    try scratch.write("precious", to: "r/notes.txt")
    let refusal = #expect(throws: FileFailure.self) { try staged.commit() }
    #expect(refusal?.isRefusal == true)
    staged.discard()
    #expect(scratch.files == ["r/notes.txt"])
  }

  @Test func failsAtOnceWhereNothingCanBeCreated() throws {
    let scratch = try ScratchFolder()
    try scratch.write("x", to: "file")
    let below = failure(scratch("file/a/r"))
    #expect(below?.reason.hasSuffix(": Not a directory") == true)
    #expect(below?.remedy == "choose a place you may write to")
    let long = failure(scratch("new/" + String(repeating: "n", count: 300)))
    #expect(long?.remedy == "choose a place you may write to")
    #expect(scratch.names == ["file"])
  }

  @Test(.enabled(if: ScratchFolder.isThere("/proc"), "this system has no /proc"))
  func failsAtOnceInSystemFoldersAndMounts() {
    #expect(failure("/proc/swipelab/r")?.remedy == "choose a place you may write to")
    #expect(failure("/proc")?.isRefusal == true)
  }

  @Test(.enabled(if: geteuid() != 0, "the administrator may write everywhere"))
  func failsAtOnceWithoutPermission() throws {
    let scratch = try ScratchFolder()
    chmod(scratch.path, 0o555)
    defer { chmod(scratch.path, 0o755) }
    let refusal = failure(scratch("a/r"))
    #expect(refusal?.remedy == "choose a place you may write to")
    #expect(refusal?.reason.hasSuffix(": Permission denied") == true)
  }

  @Test
  func writesOnlyInside() async {
    await each(["", "/x", "../x", "a/../../x", "a//b", "a/", ".", "a\0b"]) {
      (path: String) throws in
      let scratch = try ScratchFolder()
      let staged = try StagedFolder(replacing: scratch("r"))
      let refusal = #expect(throws: FileFailure.self) { try staged.write([1], to: path) }
      #expect(refusal?.isRefusal == true)
      staged.discard()
      #expect(scratch.names == [])
    }
  }

  @Test func writesNothingOnceItIsOver() throws {
    let scratch = try ScratchFolder()
    let staged = try StagedFolder(replacing: scratch("r"))
    try staged.write([1], to: "manifest.json")
    try staged.commit()
    #expect(throws: FileFailure.self) { try staged.write([1], to: "a/late") }
    #expect(throws: FileFailure.self) { try staged.commit() }
    #expect(scratch.files == ["r/manifest.json"])
  }
}
