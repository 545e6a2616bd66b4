import StrictFiles

/// A word as a shell takes it: as it is where all of it is plain, else between quotation marks.
func shellWord(_ word: String) -> String {
  let isPlain = word.unicodeScalars.allSatisfy { scalar in
    scalar.isASCII
      && (scalar.properties.isAlphabetic || "0123456789-_./:,+@%=".contains(Character(scalar)))
  }
  if isPlain, !word.isEmpty { return word }
  return "'" + printable(word).replacing("'", with: "'\\''") + "'"
}
