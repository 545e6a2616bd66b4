/// Bins for whole numbers from 0: of one width at first, then of a width that doubles with each
/// octave.
///
/// With L = `linear` bins of `width` w, values up to L w have bins of w; each doubling beyond has
/// L / 2 bins, so that a bin is never wider than 2 / L of its values.
struct BinScale: Sendable, Equatable {
  /// Width of the narrow bins.
  let width: Int
  /// How many of them there are; a power of two.
  let linear: Int

  /// The bin of a value of at least 0.
  func bin(of value: Int) -> Int32 {
    let place = value / width
    if place < linear { return Int32(place) }
    let octave = (place / linear).bitWidth - (place / linear).leadingZeroBitCount
    return Int32(octave * (linear / 2) + place >> octave)
  }

  /// The smallest value of a bin; that of the next bin is where it ends.
  func start(of bin: Int32) -> Int {
    let bin = Int(bin)
    if bin < linear { return bin * width }
    let octave = bin / (linear / 2) - 1
    return (bin - octave * (linear / 2)) << octave * width
  }
}
