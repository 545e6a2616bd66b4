/// Finds the first byte that breaks the rules of UTF-8 (The Unicode Standard, table 3-7).
///
/// Overlong forms, surrogates and values above U+10FFFF are all invalid, so any bytes that pass
/// decode to exactly one text.
///
/// - Returns: the offset at which the first ill-formed sequence starts, or `nil` for valid text.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBytes { raw in
    var index = 0
    while index < raw.count {
      if index + 8 <= raw.count {
        let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
        if word & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      let length = sequenceLength(at: index, in: raw)
      if length == 0 { return index }
      index += length
    }
    return nil
  }
}

/// The length of the well-formed sequence that starts at an offset; 0 when there is none.
private func sequenceLength(at index: Int, in raw: UnsafeRawBufferPointer) -> Int {
  let lead = raw[index]
  let length: Int
  // Only the second byte is restricted further, and only after these leads.
  var second: ClosedRange<UInt8> = 0x80...0xBF
  switch lead {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: length = 2
  case 0xE0: (length, second) = (3, 0xA0...0xBF)
  case 0xED: (length, second) = (3, 0x80...0x9F)
  case 0xE1...0xEF: length = 3
  case 0xF0: (length, second) = (4, 0x90...0xBF)
  case 0xF1...0xF3: length = 4
  case 0xF4: (length, second) = (4, 0x80...0x8F)
  default: return 0
  }
  guard index + length <= raw.count, second.contains(raw[index + 1]) else { return 0 }
  for offset in 2..<max(length, 2) where raw[index + offset] & 0xC0 != 0x80 { return 0 }
  return length
}
