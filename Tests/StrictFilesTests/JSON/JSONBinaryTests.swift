import TestSupport
import Testing

@testable import StrictFiles

struct JSONBinaryTests {
  @Test
  func explainsWhatIsNotText() async {
    await each([
      ([0xFF, 0xFE, 0x7B, 0x00], "f: error: the file is saved as UTF-16; save it as UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x7B], "f: error: the file is saved as UTF-16; save it as UTF-8"),
      (
        [0x0A, 0x5B, 0x00],
        "f:2:2: error: a zero byte at offset 2:"
          + " this is a binary file, not text; name a UTF-8 text file"
      ),
      (
        [0x5B, 0x22, 0xC3, 0x28],
        "f:1:3: error: the byte 0xC3 at offset 2 is not valid UTF-8; save the file as UTF-8"
      ),
      (
        [0xEF, 0xBB, 0xBF, 0x0A, 0x80],
        "f:2:1: error: the byte 0x80 at offset 4 is not valid UTF-8; save the file as UTF-8"
      ),
    ]) { bytes, expected in
      #expect(jsonErrors(bytes) == [expected])
    }
  }

  /// The standard library repairs exactly what is invalid, which makes it the oracle.
  @Test func agreesWithTheStandardLibraryAboutUTF8() {
    func check(_ bytes: [UInt8]) {
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect((firstInvalidUTF8(in: bytes) == nil) == isValid, "\(bytes)")
    }
    for first in UInt8.min...UInt8.max {
      check([first])
      for second in UInt8.min...UInt8.max { check([first, second]) }
    }
    let edges: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    for lead in UInt8(0xE0)...0xF5 {
      for second in edges {
        for third in edges {
          check([lead, second, third])
          for fourth in edges { check([lead, second, third, fourth]) }
        }
      }
    }
  }

  @Test
  func findsTheInvalidByteAtAnyOffset() async {
    await each(0..<40) { (offset: Int) in
      var bytes = [UInt8](repeating: 0x61, count: 40)
      #expect(firstInvalidUTF8(in: bytes) == nil)
      bytes[offset] = 0xFF
      #expect(firstInvalidUTF8(in: bytes) == offset)
    }
  }
}
