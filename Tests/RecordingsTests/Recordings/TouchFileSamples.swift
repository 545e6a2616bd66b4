@testable import Recordings
@testable import StrictFiles

/// All swipes of a touch file with the usual header, whose rows start on line 2.
func touches(_ rows: String) throws -> [RecordedSwipe] {
  try touchFile(RecordedSwipe.columns.joined(separator: ",") + "\n" + rows)
}

/// All swipes of a touch file.
func touchFile(_ text: String) throws -> [RecordedSwipe] {
  var reader = try TouchFileReader(CSVReader(Array(text.utf8), file: "f"))
  var swipes: [RecordedSwipe] = []
  while let swipe = try reader.next() { swipes.append(swipe) }
  return swipes
}

/// What is wrong with the rows of a touch file.
func touchErrors(_ rows: [String]) -> [String] {
  do {
    _ = try touches(rows.joined(separator: "\n"))
    return []
  } catch {
    return (error as? Diagnostics)?.list.map(\.description) ?? ["\(error)"]
  }
}
