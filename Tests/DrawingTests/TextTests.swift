import TestSupport
import Testing

@testable import Drawing

@Suite("Numbers and text")
struct TextTests {
  @Test("Fixed decimals")
  func fixed() async {
    await each([
      (0.0, 2, "0.00"), (1.005, 1, "1.0"), (-0.004, 2, "0.00"), (2.5, 0, "3"), (-2.5, 0, "-3"),
      (0.05, 2, "0.05"), (12.999, 2, "13.00"), (-1.25, 1, "-1.3"), (.nan, 2, "0.00"),
      (.infinity, 1, "0.0"), (1e300, 0, "1000000000000"), (7, -1, "7"), (0.12345, 9, "0.1235"),
    ]) { value, decimals, expected in
      #expect(FixedDecimals.string(value, decimals: decimals) == expected)
    }
  }

  @Test("Trimmed decimals")
  func trimmed() async {
    await each([
      (1.0, "1"), (1.5, "1.5"), (1.257, "1.26"), (-0.001, "0"), (100, "100"), (-0.5, "-0.5"),
    ]) { value, expected in
      #expect(FixedDecimals.trimmed(value) == expected)
    }
  }

  @Test("Percentages")
  func percent() async {
    await each([(0.001, "0.1%"), (0.25, "25%"), (0, "0%")]) { value, expected in
      #expect(PercentText.tick(value) == expected)
    }
  }

  @Test("An estimate shows its interval, or that it has none")
  func estimate() {
    let known = PercentText.estimate(0.9712, low: 0.965, high: 0.9766)
    #expect(known.replacing("\u{A0}", with: " ") == "97.12% (96.50% to 97.66%)")
    #expect(PercentText.estimate(0.5, low: nil, high: 1).hasSuffix("interval unknown"))
  }

  @Test("Wide letters are wider than narrow ones, bold than plain, sums add up")
  func metrics() {
    let face = TextFace.note
    #expect(face.size == 10)
    #expect(face.width(of: "") == 0)
    #expect(face.width(of: "iiii") < face.width(of: "mmmm") / 2)
    let bold = TextFace.heading
    #expect(bold.width(of: "pop") / bold.size > face.width(of: "pop") / face.size)
    #expect(face.width(of: "0123456789") == 65)
    #expect(face.width(of: "e\u{301}") == face.width(of: "e"))
    #expect(face.width(of: "漢") == 10)
  }

  @Test("Shortened text fits and ends with an ellipsis")
  func shortened() async {
    await each([0.0, 9, 20, 50, 80, 1000]) { (width: Double) in
      let text = "velocity weighted"
      let short = TextFace.label.shortened(text, to: width)
      #expect(TextFace.label.width(of: short) <= width)
      #expect(short == text || short.isEmpty || short.hasSuffix("…"))
      #expect((short == text) == (width > TextFace.label.width(of: text)))
    }
  }

  @Test("Lines break at spaces and keep to their limit")
  func lines() {
    let text = "one two three four five six seven"
    #expect(TextFace.note.lines(text, width: 1000, limit: 2) == [text])
    #expect(TextFace.note.lines("", width: 100, limit: 2).isEmpty)
    let lines = TextFace.note.lines(text, width: 80, limit: 2)
    #expect(lines.count == 2)
    #expect(lines[0] == "one two three")
    #expect(lines[1].hasPrefix("four five") && lines[1].hasSuffix("…"))
  }

  @Test("XML escaping")
  func escaping() {
    #expect(XMLEscaping.escaped("<a & \"b\">\n") == "&lt;a &amp; &quot;b&quot;&gt; ")
    #expect(XMLEscaping.escaped("\u{0}é→\u{FFFE}") == "\u{FFFD}é→\u{FFFD}")
  }
}
