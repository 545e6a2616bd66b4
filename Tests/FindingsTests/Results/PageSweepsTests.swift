import Testing

@testable import Findings

@Suite("Swept settings in pages")
struct PageSweepsTests {
  @Test("Only a value that varies is left open in a rule")
  func templates() {
    #expect(ValueTemplate(["f(0.3, 0.1)", "f(0.3, 0.3)"], ["0.1", "0.3"])?.text == "f(0.3, {})")
    #expect(ValueTemplate(["a 1", "b 2"], ["1", "2"]) == nil)
    #expect(ValueTemplate([], []) == nil)
  }

  @Test(
    "Numbers of curves keep so many digits",
    arguments: [
      (0.123456, 5, 0.12346), (0.00012345678, 2, 0.00012), (1, 5, 1), (0, 5, 0),
      (123456, 2, 123456), (-0.98765432, 5, -0.98765),
    ])
  func digits(number: Double, digits: Int, expected: Double) {
    #expect(PageSweeps.rounded(number, to: digits) == expected)
  }
}
