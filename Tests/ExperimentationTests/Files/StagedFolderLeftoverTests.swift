import Foundation
import Testing

@testable import Experimentation

struct StagedFolderLeftoverTests {
  /// Larger than any process number a system hands out.
  private static let gone = 999_999_999

  @Test func removesOnlyPartialsOfProcessesThatAreGone() throws {
    let scratch = try ScratchFolder()
    let kept = [
      ".r.partial-\(getpid())-1f", ".r.partial-1-1f", ".r2.partial-\(Self.gone)-1f",
      ".r.partial-\(Self.gone)", ".r.partial-\(Self.gone)-xyz", ".r.partial--5-1f",
      ".r.partial-0-1f", ".r.partial-\(Self.gone)-1f-2", "r.partial-\(Self.gone)-1f",
    ]
    for name in kept + [".r.partial-\(Self.gone)-1f", ".r.partial-\(Self.gone)-2"] {
      try scratch.write("x", to: name + "/f")
    }
    try scratch.write("a file", to: ".r.partial-\(Self.gone)-3")
    #expect(
      StagedFolder.removeStalePartials(of: scratch("r"))
        == [".r.partial-\(Self.gone)-1f", ".r.partial-\(Self.gone)-2"])
    #expect(scratch.names == (kept + [".r.partial-\(Self.gone)-3"]).sorted())
    #expect(StagedFolder.removeStalePartials(of: scratch("r")) == [])
  }

  @Test func keepsTheLastCopyOfAReport() throws {
    let scratch = try ScratchFolder()
    let previous = ".r.previous-\(Self.gone)-1f"
    try scratch.write("x", to: previous + "/manifest.json")
    #expect(StagedFolder.removeStalePartials(of: scratch("r")) == [])
    try commitReport("new", to: scratch("r"))
    #expect(StagedFolder.removeStalePartials(of: scratch("r")) == [previous])
    #expect(scratch.names == ["r"])
  }

  @Test(arguments: ["", "/", "missing/r"])
  func findsNothingWhereNothingCanBe(name: String) {
    #expect(StagedFolder.removeStalePartials(of: name) == [])
  }
}
