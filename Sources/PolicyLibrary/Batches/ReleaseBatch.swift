public import PopGesture

/// Up to 64 releases on one screen in columns, for judging many at once.
///
/// A policy judges a release of the batch by the same function that judges a single one: the loop
/// over columns only lets the compiler load what the policy reads, several releases at a time.
public struct ReleaseBatch: Sendable {
  /// Releases that fit: one bit each in a word.
  public static var capacity: Int { 64 }

  /// Releases in the batch.
  public private(set) var count = 0
  /// Width and height of the view in pt, and mm per pt: the same for all.
  public let viewWidth, viewHeight, millimetresPerPoint: Double
  /// One column after the other, in the order of `Column`.
  private var columns: [Double]

  /// Where each figure of a release is.
  fileprivate enum Column {
    static let translation = 0
    static let velocity = 1
    static let duration = 2
    static let counted = 3
    static let start = 4
    static let acceleration = 5
    /// Whole numbers are kept as the bits of a number, so that reading them cannot fail and is
    /// left out where nobody asks.
    static let changes = 6
    static let crossVelocity = 7
    static let displacement = 8
    static let reversal = 9
    static let runTravel = 10
    static let count = 11
  }

  /// A batch without releases.
  public init(viewWidth: Double, viewHeight: Double = .nan, millimetresPerPoint: Double) {
    (self.viewWidth, self.viewHeight) = (viewWidth, viewHeight)
    self.millimetresPerPoint = millimetresPerPoint
    columns = Array(repeating: 0, count: Column.count * Self.capacity)
  }

  /// Forgets all releases.
  public mutating func removeAll() { count = 0 }

  /// Adds a release; its width and density must be the batch's, and there must be room.
  public mutating func append(_ release: Release) {
    precondition(count < Self.capacity, "a batch holds no more than 64 releases")
    let place = count
    columns.withUnsafeMutableBufferPointer { columns in
      func set(_ column: Int, _ value: Double) {
        columns[column &* Self.capacity &+ place] = value
      }
      set(Column.translation, release.translation)
      set(Column.velocity, release.velocity)
      set(Column.duration, release.duration)
      set(Column.counted, release.countedTravel)
      set(Column.start, release.start)
      set(Column.acceleration, release.acceleration)
      set(Column.changes, Double(bitPattern: UInt64(truncatingIfNeeded: release.changes)))
      set(Column.crossVelocity, release.crossVelocity)
      set(Column.displacement, release.displacement)
      set(
        Column.reversal, Double(bitPattern: UInt64(truncatingIfNeeded: release.reversal.rawValue)))
      set(Column.runTravel, release.runTravel)
    }
    count += 1
  }

  /// The release at a place below `count`.
  public subscript(index: Int) -> Release {
    precondition(index < count, "a batch has no such release")
    return withReader { $0[index] }
  }

  /// Travel in pt from touch-down to lift, slop included, of the release at a place below `count`.
  public func displacement(_ index: Int) -> Double {
    precondition(index < count, "a batch has no such release")
    return columns[Column.displacement &* Self.capacity &+ index]
  }

  /// Calls `body` with a reader of the columns.
  @inline(__always) func withReader<Result>(_ body: (Reader) -> Result) -> Result {
    columns.withUnsafeBufferPointer { body(Reader(self, $0)) }
  }

  /// Reads releases of one batch; an index must be below its `count`.
  struct Reader {
    let count: Int
    private let viewWidth, viewHeight, millimetresPerPoint: Double
    private let columns: UnsafeBufferPointer<Double>

    @inline(__always) init(_ batch: ReleaseBatch, _ columns: UnsafeBufferPointer<Double>) {
      count = batch.count
      (viewWidth, viewHeight) = (batch.viewWidth, batch.viewHeight)
      millimetresPerPoint = batch.millimetresPerPoint
      self.columns = columns
    }

    @inline(__always) private func value(_ column: Int, _ index: Int) -> Double {
      columns[column &* ReleaseBatch.capacity &+ index]
    }

    @inline(__always) private func whole(_ column: Int, _ index: Int) -> Int {
      Int(truncatingIfNeeded: value(column, index).bitPattern)
    }

    @inline(__always) subscript(index: Int) -> Release {
      Release(
        translation: value(Column.translation, index), velocity: value(Column.velocity, index),
        crossVelocity: value(Column.crossVelocity, index),
        acceleration: value(Column.acceleration, index), changes: whole(Column.changes, index),
        displacement: value(Column.displacement, index),
        countedTravel: value(Column.counted, index),
        reversal: ReversalState(rawValue: whole(Column.reversal, index)) ?? .entry,
        runTravel: value(Column.runTravel, index), viewWidth: viewWidth, viewHeight: viewHeight,
        duration: value(Column.duration, index),
        start: value(Column.start, index), millimetresPerPoint: millimetresPerPoint)
    }
  }
}
