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
  /// The view, the same for all.
  public let view: NavigatingView
  /// One column after the other, in the order of `Column`.
  private var columns: [Double]

  /// Where each figure of a release is.
  fileprivate enum Column: Int, CaseIterable {
    case translation, velocity, duration, counted, start, acceleration
    // Whole numbers are kept as the bits of a number, so that reading them cannot fail and is left
    // out where nobody asks.
    case changes, crossVelocity, displacement, reversal, runTravel
  }

  /// A batch without releases.
  public init(in view: NavigatingView) {
    self.view = view
    columns = Array(repeating: 0, count: Column.allCases.count * Self.capacity)
  }

  /// Forgets all releases.
  public mutating func removeAll() { count = 0 }

  /// Adds a release; its width and density must be the batch's, and there must be room.
  public mutating func append(_ release: Release) {
    precondition(count < Self.capacity, "a batch holds no more than 64 releases")
    let place = count
    columns.withUnsafeMutableBufferPointer { columns in
      func set(_ column: Column, _ value: Double) {
        columns[column.rawValue &* Self.capacity &+ place] = value
      }
      set(.translation, release.translation)
      set(.velocity, release.velocity)
      set(.duration, release.duration)
      set(.counted, release.countedTravel)
      set(.start, release.start)
      set(.acceleration, release.acceleration)
      set(.changes, Double(bitPattern: UInt64(truncatingIfNeeded: release.changes)))
      set(.crossVelocity, release.crossVelocity)
      set(.displacement, release.displacement)
      set(.reversal, Double(bitPattern: UInt64(truncatingIfNeeded: release.reversal.rawValue)))
      set(.runTravel, release.runTravel)
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
    return columns[Column.displacement.rawValue &* Self.capacity &+ index]
  }

  /// Calls `body` with a reader of the columns.
  @inline(__always) func withReader<Result>(_ body: (Reader) -> Result) -> Result {
    columns.withUnsafeBufferPointer { body(Reader(self, $0)) }
  }

  /// Reads releases of one batch; an index must be below its `count`.
  struct Reader {
    let count: Int
    private let view: NavigatingView
    private let columns: UnsafeBufferPointer<Double>

    @inline(__always) init(_ batch: ReleaseBatch, _ columns: UnsafeBufferPointer<Double>) {
      (count, view, self.columns) = (batch.count, batch.view, columns)
    }

    @inline(__always) private func value(_ column: Column, _ index: Int) -> Double {
      columns[column.rawValue &* ReleaseBatch.capacity &+ index]
    }

    @inline(__always) private func whole(_ column: Column, _ index: Int) -> Int {
      Int(truncatingIfNeeded: value(column, index).bitPattern)
    }

    @inline(__always) subscript(index: Int) -> Release {
      Release(
        translation: value(.translation, index), velocity: value(.velocity, index),
        crossVelocity: value(.crossVelocity, index), acceleration: value(.acceleration, index),
        changes: whole(.changes, index), displacement: value(.displacement, index),
        countedTravel: value(.counted, index),
        reversal: ReversalState(rawValue: whole(.reversal, index)) ?? .entry,
        runTravel: value(.runTravel, index), viewWidth: view.width, viewHeight: view.height,
        duration: value(.duration, index), start: value(.start, index),
        millimetresPerPoint: view.millimetresPerPoint)
    }
  }
}
