/// The known name that a misspelt one most likely meant; nil when none is close.
///
/// Names are compared without regard to case, and `_` counts as `-`, because those are the
/// commonest slips. A candidate is close enough when at most a third of the longer name (rounded
/// up, so one slip in a short name) was changed, and not all of either name. Among equally close
/// ones the closest letter for letter wins, then the first in Unicode order, whatever their order.
package func nearestName(to name: String, among candidates: [String]) -> String? {
  let written = Array(name.unicodeScalars)
  let folded = foldedScalars(name)
  var best: (distance: Int, exact: Int, name: String)?
  for candidate in candidates {
    let other = foldedScalars(candidate)
    let shorter = min(folded.count, other.count)
    let longer = max(folded.count, other.count)
    let allowed = (longer + 2) / 3
    // The lengths alone give a lower bound, which keeps a name of a million letters cheap.
    guard longer - shorter <= allowed else { continue }
    let distance = editDistance(folded, other)
    guard distance == 0 || (distance <= allowed && distance < shorter) else { continue }
    let found = (distance, editDistance(written, Array(candidate.unicodeScalars)), candidate)
    if let current = best, current <= found { continue }
    best = found
  }
  return best?.name
}

/// Finds the known names that an unknown one may have meant: those that begin with it, or else have
/// it among their words; failing these the closest one, if one is close; failing this those that
/// contain it, or begin with all but its last letter.
///
/// Whoever writes `iphone-se` has not mistyped `iphone-11`. Names shorter than three letters begin
/// too many. The names come in Unicode order, so the answer does not depend on the order of the
/// candidates.
package func nearestNames(to name: String, among candidates: [String]) -> [String] {
  let written = foldedScalars(name)
  let known = Set(candidates).sorted().map { (name: $0, folded: foldedScalars($0)) }
  if written.count >= 3 {
    if let same = known.first(where: { $0.folded == written }) { return [same.name] }
    let longer = known.filter { $0.folded.starts(with: written) }
    if !longer.isEmpty { return longer.map(\.name) }
    let parts = known.filter {
      $0.folded.split(separator: "-").contains { $0.elementsEqual(written) }
    }
    if !parts.isEmpty { return parts.map(\.name) }
  }
  if let nearest = nearestName(to: name, among: candidates) { return [nearest] }
  guard written.count >= 4 else { return [] }
  let holding = known.filter { $0.folded.contains(written) }
  return (holding.isEmpty ? known.filter { $0.folded.starts(with: written.dropLast()) } : holding)
    .map(\.name)
}

/// The question that offers what an unknown name may have meant: `did you mean "x" or "y"?`; nil
/// where nothing is close.
package func didYouMean(_ name: String, among known: [String]) -> String? {
  let most = 8
  let found = nearestNames(to: name, among: known)
  guard let last = found.last else { return nil }
  var names = found.prefix(most).map { quoted($0) }
  if found.count > most {
    names.append("another of \(found.count) such names")
  }
  let all = names.dropLast().joined(separator: ", ")
  return "did you mean \(all.isEmpty ? quoted(last) : "\(all) or \(names[names.count - 1])")?"
}

private func foldedScalars(_ name: String) -> [Unicode.Scalar] {
  name.lowercased().unicodeScalars.map { $0 == "_" ? "-" : $0 }
}

/// The Damerau-Levenshtein distance: the fewest insertions, deletions, substitutions and swaps of
/// neighbours that turn one text into the other (Damerau 1964; Lowrance and Wagner 1975).
///
/// It is a metric: zero only for equal texts, symmetric, and obeying the triangle inequality, which
/// the simpler "optimal string alignment" form does not. Time and memory grow with the product of
/// the two lengths.
func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  let width = right.count + 2
  let unreachable = left.count + right.count
  var table = [Int](repeating: unreachable, count: (left.count + 2) * width)
  for row in 0...left.count { table[(row + 1) * width + 1] = row }
  for column in 0...right.count { table[width + column + 1] = column }

  var lastRowOfLetter: [Unicode.Scalar: Int] = [:]
  for row in 1..<(left.count + 1) {
    var lastMatch = 0
    for column in 1..<(right.count + 1) {
      let swapRow = lastRowOfLetter[right[column - 1], default: 0]
      let swapColumn = lastMatch
      let same = left[row - 1] == right[column - 1]
      if same { lastMatch = column }
      let substituted = table[row * width + column] + (same ? 0 : 1)
      let inserted = table[(row + 1) * width + column] + 1
      let deleted = table[row * width + column + 1] + 1
      let between = (row - swapRow - 1) + (column - swapColumn - 1)
      let swapped = table[swapRow * width + swapColumn] + between + 1
      table[(row + 1) * width + column + 1] = min(substituted, inserted, deleted, swapped)
    }
    lastRowOfLetter[left[row - 1]] = row
  }
  return table[(left.count + 1) * width + right.count + 1]
}
