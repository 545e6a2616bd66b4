/// Up to 64 releases on one screen in columns, for judging many at once.
///
/// A policy judges a release of the batch by the same function that judges a single one: the loop
/// over columns only lets the compiler load what the policy reads, several releases at a time.
public struct ReleaseBatch: Sendable {
  /// Releases that fit: one bit each in a word.
  public static var capacity: Int { 64 }

  /// Releases in the batch.
  public private(set) var count = 0
  /// Width of the view in pt, and mm per pt: the same for all.
  public let viewWidth, millimetresPerPoint: Double
  /// Eight columns: translation, velocity, duration, peak, start, acceleration; changes, as the
  /// bits of a number, so that reading them cannot fail and is left out where nobody asks; and
  /// each place's bit, likewise, so that a loop over places can mark some of them without shifting.
  private var columns: [Double]

  /// A batch without releases.
  public init(viewWidth: Double, millimetresPerPoint: Double) {
    (self.viewWidth, self.millimetresPerPoint) = (viewWidth, millimetresPerPoint)
    columns = Array(repeating: 0, count: 7 * Self.capacity)
    columns += (0..<Self.capacity).map { Double(bitPattern: 1 &<< UInt64($0)) }
  }

  /// Forgets all releases.
  public mutating func removeAll() { count = 0 }

  /// Adds a release; its width and density must be the batch's, and there must be room.
  public mutating func append(_ release: Release) {
    precondition(count < Self.capacity, "a batch holds no more than 64 releases")
    columns[count] = release.translation
    columns[Self.capacity + count] = release.velocity
    columns[2 * Self.capacity + count] = release.duration
    columns[3 * Self.capacity + count] = release.peakTranslation
    columns[4 * Self.capacity + count] = release.start
    columns[5 * Self.capacity + count] = release.acceleration
    columns[6 * Self.capacity + count] = Double(
      bitPattern: UInt64(truncatingIfNeeded: release.changes))
    count += 1
  }

  /// Calls `body` with a reader of the columns.
  @inline(__always)
  func withReader<Result>(_ body: (Reader) -> Result) -> Result {
    columns.withUnsafeBufferPointer { body(Reader(self, $0)) }
  }

  /// Reads releases of one batch; an index must be below its `count`.
  struct Reader {
    let count: Int
    private let viewWidth, millimetresPerPoint: Double
    private let columns: UnsafeBufferPointer<Double>

    @inline(__always)
    init(_ batch: ReleaseBatch, _ columns: UnsafeBufferPointer<Double>) {
      count = batch.count
      (viewWidth, millimetresPerPoint) = (batch.viewWidth, batch.millimetresPerPoint)
      self.columns = columns
    }

    /// The bit of a place where `isMarked`, or no bit.
    @inline(__always)
    func bit(_ index: Int, _ isMarked: Bool) -> UInt64 {
      columns[7 &* ReleaseBatch.capacity &+ index].bitPattern & (0 &- (isMarked ? 1 : 0 as UInt64))
    }

    @inline(__always)
    subscript(index: Int) -> Release {
      Release(
        translation: columns[index], velocity: columns[ReleaseBatch.capacity &+ index],
        acceleration: columns[5 &* ReleaseBatch.capacity &+ index],
        changes: Int(
          truncatingIfNeeded: columns[6 &* ReleaseBatch.capacity &+ index].bitPattern),
        viewWidth: viewWidth, duration: columns[2 &* ReleaseBatch.capacity &+ index],
        peakTranslation: columns[3 &* ReleaseBatch.capacity &+ index],
        start: columns[4 &* ReleaseBatch.capacity &+ index],
        millimetresPerPoint: millimetresPerPoint)
    }
  }
}
