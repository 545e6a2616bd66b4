import TestSupport
import Testing

@testable import StrictFiles

struct CSVWriterTests {
  private func text(_ writer: CSVWriter) -> String { String(decoding: writer.bytes, as: UTF8.self) }

  @Test func writesRowsOfEveryKind() {
    var writer = CSVWriter(columns: ["screen", "k", "rate"])
    writer.append("iphone-16-pro")
    writer.append(12)
    writer.append(0.25)
    writer.endRow()
    writer.append(UInt64.max)
    writer.append(Int.min)
    writer.append(3.0)
    writer.endRow()
    #expect(
      text(writer)
        == "screen,k,rate\niphone-16-pro,12,0.25\n18446744073709551615,-9223372036854775808,3\n")
  }

  @Test
  func quotesOnlyWhereNeeded() async {
    await each([
      ("plain", "plain"), (" space ", " space "), ("é😀", "é😀"), ("a,b", "\"a,b\""),
      ("say \"x\"", "\"say \"\"x\"\"\""), ("a\nb", "\"a\nb\""), ("a\rb", "\"a\rb\""),
      ("\r\n", "\"\r\n\""), ("'", "'"), ("\u{FEFF}x", "\"\u{FEFF}x\""), ("", ""),
    ]) { field, expected in
      var writer = CSVWriter()
      writer.row([field, "z"])
      #expect(text(writer) == expected + ",z\n")
    }
  }

  @Test
  func writesWhatIsNotFiniteAsMissing() async {
    await each([Double.nan, .infinity, -.infinity]) { (number: Double) in
      var writer = CSVWriter()
      writer.append(1)
      writer.append(number)
      writer.append("")
      writer.endRow()
      #expect(text(writer) == "1,,\n")
    }
  }

  @Test func aLoneEmptyFieldStaysARow() {
    var writer = CSVWriter()
    writer.row(["a"])
    writer.row([""])
    #expect(text(writer) == "a\n\"\"\n")
  }

  @Test func canBeTakenInPieces() {
    var whole = CSVWriter(columns: ["a"])
    var pieces = CSVWriter(columns: ["a"])
    var taken: [UInt8] = []
    for row in [["1"], [""], ["x,y"]] {
      whole.row(row)
      taken += pieces.bytes
      pieces.removeWritten()
      #expect(pieces.bytes.isEmpty)
      pieces.row(row)
    }
    #expect(taken + pieces.bytes == whole.bytes)
  }

  @Test func sharedFieldsAreThoseWrittenOneByOne() {
    var shared = CSVWriter()
    shared.row(["not", "these"])
    for field in ["a,b", "", "c"] { shared.append(field) }
    var (together, apart) = (CSVWriter(), CSVWriter())
    for row in 0..<3 {
      together.append(fieldsOf: CSVWriter())
      if row > 0 { together.append(row) }
      together.append(fieldsOf: shared)
      together.append(0.5)
      together.endRow()
      if row > 0 { apart.append(row) }
      for field in ["a,b", "", "c"] { apart.append(field) }
      apart.append(0.5)
      apart.endRow()
    }
    #expect(text(together) == text(apart))
  }
}
