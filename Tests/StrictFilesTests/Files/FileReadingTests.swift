import Foundation
import TestSupport
import Testing

@testable import StrictFiles

struct FileReadingTests {
  @Test
  func readsWholeFilesUpToTheLimit() async {
    await each([0, 1, 65_535, 65_536, 65_537, 200_000]) { (size: Int) throws in
      let scratch = try ScratchFolder()
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 * 7) }
      try FileBytes.write(bytes, to: scratch("f"))
      #expect(try FileBytes.read(path: scratch("f"), limit: size) == bytes)
      #expect(try FileBytes.read(path: scratch("f"), limit: .max) == bytes)
      if size > 0 {
        #expect(throws: FileFailure.self) {
          try FileBytes.read(path: scratch("f"), limit: size - 1)
        }
      }
    }
  }

  @Test func overwritesLongerContent() throws {
    let scratch = try ScratchFolder()
    try FileBytes.write([1, 2, 3], to: scratch("f"))
    try FileBytes.write([4], to: scratch("f"))
    #expect(try FileBytes.read(path: scratch("f"), limit: 9) == [4])
  }

  @Test func boundsEndlessDevices() {
    #expect(throws: FileFailure.self) { try FileBytes.read(path: "/dev/zero", limit: 100_000) }
  }

  @Test(.enabled(if: ScratchFolder.isThere("/dev/full"), "this system has no /dev/full"))
  func tellsAFullDisk() {
    let full = #expect(throws: FileFailure.self) {
      try FileBytes.write([1], to: "/dev/full", shown: "report/rates.csv")
    }
    #expect(full?.kind == .diskFull)
    #expect(
      full?.description == "report/rates.csv: cannot write: No space left on device;"
        + " free some space or choose another disk")
  }

  @Test(.enabled(if: ScratchFolder.isThere("/proc"), "this system has no /proc"))
  func tellsAWrongPlaceFromAFullDisk() {
    let wrong = #expect(throws: FileFailure.self) { try FileBytes.write([1], to: "/proc/none/x") }
    #expect(wrong?.kind == .cannotCreate)
  }

  @Test func explainsWhatCannotBeLoaded() throws {
    let scratch = try ScratchFolder()
    try scratch.write("{}", to: "swipes.json")
    func message(_ name: String, limit: Int = 100) -> String? {
      let path = scratch(name)
      let error = #expect(throws: Diagnostics.self) {
        try JSONNode.load(path: path, limit: limit)
      }
      return error.map { String($0.description.dropFirst(path.utf8.count)) }
    }
    #expect(
      message("swipe.json")
        == ": error: cannot read: No such file or directory; did you mean \"swipes.json\"?")
    #expect(
      message("other")
        == ": error: cannot read: No such file or directory; check the spelling of the path")
    #expect(
      message("swipes.json/x")
        == ": error: cannot read: Not a directory; check the spelling of the path")
    #expect(message("") == ": error: cannot read: Is a directory; name a file inside this folder")
    #expect(
      message("swipes.json", limit: 1)
        == ": error: the file is 2 bytes; at most 1 bytes are accepted;"
        + " check that this is the file you meant")
    #expect(message("a\0b")?.hasSuffix("check the spelling of the path") == true)
  }

  @Test func loadsFiles() throws {
    let scratch = try ScratchFolder()
    try scratch.write("{ \"seed\": 1 }", to: "e.json")
    try scratch.write("a,b\n1,2\n", to: "t.csv")
    #expect(try JSONNode.load(path: scratch("e.json"))["seed"]?.value == .number(1, literal: "1"))
    #expect(try CSVReader.load(path: scratch("t.csv")).header == ["a", "b"])
    #expect(throws: Diagnostics.self) { try CSVReader.load(path: scratch("u.csv")) }
  }

  @Test(.enabled(if: geteuid() != 0, "the administrator may read everything"))
  func explainsMissingPermission() throws {
    let scratch = try ScratchFolder()
    try scratch.write("{}", to: "f")
    chmod(scratch("f"), 0)
    let error = #expect(throws: FileFailure.self) {
      try FileBytes.read(path: scratch("f"), limit: 9)
    }
    #expect(error?.kind == .cannotRead)
    #expect(error?.reason == "cannot read: Permission denied")
  }
}
