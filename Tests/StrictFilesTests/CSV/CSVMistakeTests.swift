import TestSupport
import Testing

@testable import StrictFiles

private let tooNarrow = "keep the commas around empty fields"
private let tooWide = "put text that contains commas between quotation marks"
private let unclosed = "add the closing one, or double it if it belongs to the text"
private let strayQuote = "put the whole field between quotation marks and double those inside"
private let textAfter =
  "text after the closing quotation mark of a field;"
  + " double the quotation marks that belong to the text"
private let loneReturn =
  "a carriage return without the line feed that should follow; end lines with \\n or \\r\\n"
private let binary = "this is a binary file, not text; name a UTF-8 text file"
private let notUTF8 = "is not valid UTF-8; save the file as UTF-8"

struct CSVMistakeTests {
  private static let mistakes: [(String, [String])] = [
    ("", ["f: error: the file is empty; it should hold a header line of column names"]),
    ("a,b\n1\n", ["f:2:2: error: the row has 1 field, the header 2; " + tooNarrow]),
    ("a\n1,2,3", ["f:2:3: error: the row has 3 fields, the header 1; " + tooWide]),
    ("a,b\n1,2\n\n", ["f:3:1: error: the line is blank; remove it"]),
    (
      "a,b\n1,\"x\ny\n",
      ["f:2:3: error: the quotation mark that opens here is never closed; " + unclosed]
    ),
    (
      "a,b\n1,\"",
      ["f:2:3: error: the quotation mark that opens here is never closed; " + unclosed]
    ),
    (
      "a,b\né,x\"y\n",
      ["f:2:4: error: a quotation mark inside a field that does not start with one; " + strayQuote]
    ),
    ("a,b\n1,\"x\"y\n", ["f:2:6: error: " + textAfter]),
    ("a,b\n1,\"x\"\r", ["f:2:6: error: " + textAfter]),
    ("a,b\r1,2\r", ["f:1:4: error: " + loneReturn]),
    (
      "a,,\n",
      [
        "f:1:3: error: column 2 has no name; name it in the header line",
        "f:1:4: error: column 3 has no name; name it in the header line",
      ]
    ),
    (
      "a,b,\"a\"\n",
      ["f:1:5: error: the column \"a\" is already column 1; give each column its own name"]
    ),
    ("a\n\0", ["f:2:1: error: a zero byte at offset 2: " + binary]),
  ]

  @Test
  func explains() async {
    await each(Self.mistakes) { text, expected in
      #expect(csvErrors(text) == expected)
    }
  }

  @Test func explainsInvalidUTF8() {
    #expect {
      _ = try CSVReader([0x61, 0x0A, 0x62, 0xFF], file: "f")
    } throws: { error in
      "\(error)"
        == "f:2:2: error: the byte 0xFF at offset 3 " + notUTF8
    }
  }

  @Test func namesEveryMissingColumnAndTheClosest() throws {
    let reader = try CSVReader(Array("swipe,times,x_pt\n".utf8), file: "f")
    #expect {
      _ = try reader.columns(["swipe", "time_s", "phase", "x_pt", "y_pt"])
    } throws: { error in
      "\(error)" == """
        f:1:1: error: the column "time_s" is missing from the header; is "times" meant to be it?
        f:1:1: error: the column "phase" is missing from the header
        f:1:1: error: the column "y_pt" is missing from the header
        """
    }
  }

  @Test func goesOnAfterARowOfWrongWidth() throws {
    var reader = try CSVReader(Array("a,b\n1\n2,3\n4,5,6\n7,8".utf8), file: "f")
    var good: [Double?] = []
    var bad: [Int] = []
    while true {
      do {
        guard try reader.next() else { break }
        good.append(reader.number(0))
      } catch {
        bad.append(reader.line)
      }
    }
    #expect(good == [2, 7])
    #expect(bad == [2, 4])
  }

  @Test func survivesAnyBytes() {
    var generator = TestGenerator(seed: 9)
    let valid = Array("swipe,\"x\"\"y\",é\r\n1,\"a\nb\",3\n\"\",-1e5,\"\"\n".utf8)
    let structural = Array("\",\r\n a1".utf8)
    for round in 0..<20_000 {
      let bytes =
        round % 2 == 0
        ? generator.mutated(valid, alphabet: structural)
        : generator.bytes(count: round % 30, from: structural)
      guard var reader = try? CSVReader(bytes, file: "f") else { continue }
      var rows = 0
      while (try? reader.next()) ?? true {
        rows += 1
        for column in reader.header.indices {
          let text = reader.text(column)
          #expect(text.utf8.count <= bytes.count)
          #expect(reader.position(column).line >= reader.line)
        }
        guard rows <= bytes.count else { break }
      }
      #expect(rows <= bytes.count)
    }
  }
}
