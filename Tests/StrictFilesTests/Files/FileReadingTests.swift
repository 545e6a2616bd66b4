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
      try FileBytes.store(bytes, to: scratch("f"))
      #expect(try FileBytes.load(path: scratch("f"), limit: size) == bytes)
      #expect(try FileBytes.load(path: scratch("f"), limit: .max) == bytes)
      if size > 0 {
        #expect(throws: FileFailure.self) {
          try FileBytes.load(path: scratch("f"), limit: size - 1)
        }
      }
    }
  }

  @Test func overwritesLongerContent() throws {
    let scratch = try ScratchFolder()
    try FileBytes.store([1, 2, 3], to: scratch("f"))
    try FileBytes.store([4], to: scratch("f"))
    #expect(try FileBytes.load(path: scratch("f"), limit: 9) == [4])
  }

  @Test func boundsEndlessDevices() {
    #expect(throws: FileFailure.self) { try FileBytes.load(path: "/dev/zero", limit: 100_000) }
  }

  @Test(.enabled(if: ScratchFolder.isThere("/dev/full"), "this system has no /dev/full"))
  func tellsAFullDisk() {
    let full = #expect(throws: FileFailure.self) {
      try FileBytes.store([1], to: "/dev/full", shown: "report/rates.csv")
    }
    #expect(
      full?.description == "report/rates.csv: cannot write: No space left on device;"
        + " free some space or choose another disk")
  }

  @Test(.enabled(if: ScratchFolder.isThere("/proc"), "this system has no /proc"))
  func tellsAWrongPlaceFromAFullDisk() {
    let wrong = #expect(throws: FileFailure.self) { try FileBytes.store([1], to: "/proc/none/x") }
    #expect(wrong?.remedy == "choose a place you may write to")
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
      try FileBytes.load(path: scratch("f"), limit: 9)
    }
    #expect(error?.remedy == "ask for permission to read it")
    #expect(error?.reason == "cannot read: Permission denied")
  }
}

struct PathPartsTests {
  @Test
  func splits() async {
    await each([
      ("m", ".", "m"), ("m/", ".", "m"), ("./m", ".", "m"), ("/m", "/", "m"), ("//m//", "/", "m"),
      ("a/b", "a", "b"), ("a/b/", "a", "b"), ("/a/b", "/a", "b"), ("a//b", "a", "b"),
      ("../m", "..", "m"), ("a/../b", "a/..", "b"), (".m", ".", ".m"), ("é/ü", "é", "ü"),
      ("...", ".", "..."), (" ", ".", " "),
    ]) { path, parent, name in
      let parts = PathParts(path)
      #expect(parts?.parent == parent)
      #expect(parts?.name == name)
    }
  }

  @Test
  func findsNoNameWhereThereIsNone() async {
    await each(["", "/", "//", ".", "./", "..", "../", "a/..", "a/.", "/.", "a\0b"]) {
      (path: String) in
      #expect(PathParts(path) == nil)
    }
  }

  @Test
  func joinsAgain() async {
    await each([("m", "./m"), ("/m", "/m"), ("a/b/", "a/b"), ("/a//b", "/a/b")]) { path, joined in
      #expect(PathParts(path)?.path == joined)
    }
  }
}

/// Test vectors of NIST (FIPS 180-4 examples and the CAVP short messages).
struct SHA256Tests {
  @Test
  func matchesThePublishedDigest() async {
    await each([
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
          + "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ]) { message, digest in
      #expect(SHA256.hexDigest(Array(message.utf8)) == digest)
    }
  }

  @Test func matchesTheDigestOfAMillionLetters() {
    #expect(
      SHA256.hexDigest([UInt8](repeating: 0x61, count: 1_000_000))
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test
  func matchesTheDigestOfARun() async {
    await each([
      (1, 0xBD, "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b"),
      (55, 0, "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7"),
      (56, 0, "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb"),
      (57, 0, "65a16cb7861335d5ace3c60718b5052e44660726da4cd13bb745381b235a1785"),
      (64, 0, "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b"),
      (1000, 0, "541b3e9daa09b20bf85fa273e5cbd3e80185aa4ec298e765db87742b70138a53"),
      (1000, 0x41, "c2e686823489ced2017f6059b8b239318b6364f6dcd835d0a519105a1eadd6e4"),
    ]) { count, byte, digest in
      #expect(SHA256.hexDigest([UInt8](repeating: byte, count: count)) == digest)
    }
  }
}
