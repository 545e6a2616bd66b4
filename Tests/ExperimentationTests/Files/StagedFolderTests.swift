import Foundation
import Testing

@testable import Experimentation

/// Stages and commits a report with a manifest and one chart.
func commitReport(_ text: String, to destination: String) throws {
  let staged = try StagedFolder(replacing: destination)
  try staged.write(Array(text.utf8), to: "manifest.json")
  try staged.write(Array(text.utf8), to: "charts/a.svg")
  try staged.commit()
}

struct StagedFolderTests {
  @Test(arguments: ["r", "r/", "a/b/c", "./x//r", "é ü"])
  func appearsWhereNothingWas(name: String) throws {
    let scratch = try ScratchFolder()
    try commitReport("new", to: scratch(name))
    #expect(scratch.files.count == 2)
    #expect(scratch.text(name + "/manifest.json") == "new")
    #expect(scratch.text(name + "/charts/a.svg") == "new")
  }

  @Test func replacesAnEmptyFolderAndAnEarlierReport() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: scratch("r"), withIntermediateDirectories: false)
    try commitReport("one", to: scratch("r"))
    try scratch.write("leftover", to: "r/old.csv")
    try commitReport("two", to: scratch("r"))
    #expect(scratch.files == ["r/charts/a.svg", "r/manifest.json"])
    #expect(scratch.text("r/manifest.json") == "two")
    #expect(scratch.names == ["r"])
  }

  @Test func isInvisibleUntilCommitted() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("r"))
    let staged = try StagedFolder(replacing: scratch("r"))
    try staged.write([1], to: "manifest.json")
    #expect(scratch.text("r/manifest.json") == "old")
    #expect(scratch.names.count == 2 && scratch.names[0].hasPrefix(".r.partial-\(getpid())-"))
    staged.discard()
    #expect(scratch.names == ["r"])
    #expect(scratch.text("r/manifest.json") == "old")
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
    #expect(FolderListing.names(in: scratch("a")) == ["mine"])
  }

  @Test func twoAtATimeDoNotDisturbEachOther() throws {
    let scratch = try ScratchFolder()
    let first = try StagedFolder(replacing: scratch("r"))
    let second = try StagedFolder(replacing: scratch("r"))
    try first.write([1], to: "manifest.json")
    try second.write([2], to: "manifest.json")
    try second.commit()
    try first.commit()
    #expect(scratch.text("r/manifest.json") == "\u{1}")
    #expect(scratch.names == ["r"])
  }

  @Test func followsALinkAndKeepsIt() throws {
    let scratch = try ScratchFolder()
    try commitReport("old", to: scratch("real"))
    symlink("real", scratch("link"))
    try commitReport("new", to: scratch("link"))
    #expect(scratch.text("real/manifest.json") == "new")
    #expect(!FolderListing.isFolder(scratch("link")))
    #expect(scratch.names == ["link", "real"])
  }

  /// `m` alone has no folder in its path, which trips careless path code; nothing is committed
  /// here.
  @Test(arguments: ["m", "m/", "./m"])
  func acceptsNamesOfOneCharacter(name: String) throws {
    let staged = try StagedFolder(replacing: name)
    try staged.write([1], to: "f")
    #expect(staged.path.hasPrefix("./.m.partial-"))
    staged.discard()
    #expect(!FolderListing.isFolder(staged.path))
  }

  @Test func replacesWithoutAMomentOfAbsence() async throws {
    let scratch = try ScratchFolder()
    let destination = scratch("r")
    let done = scratch("done")
    try commitReport("0", to: destination)
    let writer = Task.detached {
      for round in 1...100 { try commitReport("\(round)", to: destination) }
      try FileBytes.write([], to: done)
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
    #expect(scratch.text("r/manifest.json") == "100")
  }
}
