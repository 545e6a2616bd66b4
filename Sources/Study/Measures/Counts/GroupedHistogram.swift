/// How often values fell into bins of one width, for each of 20 groups of people.
///
/// Only bins that hold a value take memory: 84 bytes each. Counts are integers, so that histograms
/// merge exactly in any order, and equal contents are equal values.
struct GroupedHistogram: Sendable, Equatable {
  /// Groups of people; a person belongs to the group of their number modulo this.
  static let groups = 20

  /// Bins that hold a value, ascending.
  private(set) var bins: [Int32] = []
  /// Counts of the groups, bin after bin.
  private(set) var counts: [UInt32] = []

  /// Counts one value.
  mutating func add(bin: Int32, group: Int) {
    counts[row(of: bin) * Self.groups + group] += 1
  }

  /// Adds all values of another histogram.
  mutating func exchange(with archive: inout CountArchive) {
    archive.exchange(list: &bins)
    archive.exchange(list: &counts)
  }

  mutating func merge(_ other: GroupedHistogram) {
    for (place, bin) in other.bins.enumerated() {
      let row = row(of: bin) * Self.groups
      for group in 0..<Self.groups {
        counts[row + group] += other.counts[place * Self.groups + group]
      }
    }
  }

  /// Bytes that bins and counts take.
  var footprint: Int { 4 * bins.capacity + 4 * counts.capacity }

  /// The place of a bin, made if it is new.
  private mutating func row(of bin: Int32) -> Int {
    var (low, high) = (0, bins.count)
    while low < high {
      let middle = (low + high) / 2
      if bins[middle] < bin { low = middle + 1 } else { high = middle }
    }
    if low < bins.count, bins[low] == bin { return low }
    reserve()
    bins.insert(bin, at: low)
    counts.insert(contentsOf: repeatElement(0, count: Self.groups), at: low * Self.groups)
    return low
  }

  /// Grows by an eighth rather than by doubling: thousands of these are alive at once.
  private mutating func reserve() {
    guard counts.count + Self.groups > counts.capacity else { return }
    let more = max(8, bins.count / 8)
    bins.reserveCapacity(bins.count + more)
    counts.reserveCapacity(counts.count + more * Self.groups)
  }
}
