import TestSupport
import Testing

@testable import StrictFiles

struct SourcePositionTests {
  @Test
  func countsLinesAndScalars() async {
    await each([
      ("abc", 0, 1, 1), ("abc", 2, 1, 3), ("abc", 99, 1, 4), ("a\nb", 2, 2, 1), ("a\r\nb", 2, 1, 3),
      ("a\r\nb", 3, 2, 1), ("a\rb", 2, 2, 1), ("é😀x", 6, 1, 3), ("\n\n", 2, 3, 1), ("", 0, 1, 1),
    ]) { text, offset, line, column in
      let position = SourcePosition(ofByte: offset, in: Array(text.utf8))
      #expect(position == SourcePosition(line: line, column: column))
    }
  }

  @Test func walkingOnFromAKnownPlaceAgrees() {
    let bytes = Array("ab\ncé\r\nd\re".utf8)
    for middle in 0...bytes.count {
      let known = (middle, SourcePosition(ofByte: middle, in: bytes))
      for end in middle...bytes.count {
        #expect(
          SourcePosition(ofByte: end, in: bytes, from: known)
            == SourcePosition(ofByte: end, in: bytes))
      }
    }
  }

  @Test func comparesInReadingOrder() {
    #expect(SourcePosition(line: 1, column: 9) < SourcePosition(line: 2, column: 1))
    #expect(SourcePosition(line: 2, column: 1) < SourcePosition(line: 2, column: 2))
  }
}
