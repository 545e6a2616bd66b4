import Testing

@testable import Reporting

@Suite("Markdown tables")
struct MarkdownTableTests {
  @Test("Columns are padded to one width, numbers to the right")
  func alignment() {
    var table = MarkdownTable([("Name", .left), ("Rate, %", .right)])
    table.append(["half-width", "9.5"])
    table.append(["é", "100"])
    #expect(
      table.lines == [
        "| Name       | Rate, % |",
        "| ---------- | ------: |",
        "| half-width |     9.5 |",
        "| é          |     100 |",
      ])
  }

  @Test("A bar in a cell does not end it")
  func escaping() {
    var table = MarkdownTable([("a|b", .left)])
    table.append(["`x | y`"])
    #expect(table.lines == ["| a\\|b     |", "| -------- |", "| `x \\| y` |"])
  }

  @Test("Short columns keep the three dashes that Markdown wants")
  func shortColumns() {
    var table = MarkdownTable([("a", .left), ("b", .right)])
    table.append(["1", "2"])
    #expect(table.lines == ["| a   |   b |", "| --- | --: |", "| 1   |   2 |"])
  }

  @Test("A row without its last cells stays a row of the table")
  func missingCells() {
    var table = MarkdownTable([("a", .left), ("b", .left)])
    table.append(["1"])
    #expect(table.lines.last == "| 1   |     |")
  }

  @Test("Without rows the header remains")
  func empty() {
    #expect(MarkdownTable([("a", .left)]).lines == ["| a   |", "| --- |"])
  }
}
