/// What is wrong with the rows of a table: a mistake that many rows share is told once.
///
/// Remarks are of one kind when they differ in numbers and in what stands between quotation marks
/// alone.
package struct RowProblems: Sendable {
  /// More kinds than these are not worth reading.
  private static let most = 20

  private var found: [Diagnostic] = []
  /// Of each remark: how many more there were of its kind.
  private var repeats: [Int] = []
  private var places: [String: Int] = [:]

  package init() {}

  package var isEmpty: Bool { found.isEmpty }

  /// Whether reading on would tell nothing that anybody reads.
  package var isFull: Bool { found.count >= Self.most }

  package mutating func add(_ remarks: [Diagnostic]) {
    for remark in remarks {
      let kind = Self.kind(of: remark.message)
      if let place = places[kind] {
        repeats[place] += 1
      } else if !isFull {
        places[kind] = found.count
        found.append(remark)
        repeats.append(0)
      }
    }
  }

  /// One remark of each kind, with the number of others; nil without any.
  package var all: Diagnostics? {
    Diagnostics(
      zip(found, repeats).map { remark, more in
        if more == 0 { return remark }
        let rows = "and \(more) more \(more == 1 ? "row" : "rows")"
        return Diagnostic(
          remark.severity, file: remark.file, at: remark.position, remark.message,
          hint: remark.hint.map { "\($0) (\(rows))" } ?? rows)
      })
  }

  private static func kind(of message: String) -> String {
    var kind = ""
    var isQuoted = false
    for character in message {
      if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, !character.isNumber {
        kind.append(character)
      }
    }
    return kind
  }
}
