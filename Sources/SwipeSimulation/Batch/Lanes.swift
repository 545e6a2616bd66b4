/// Scratch of one worker: columns of numbers, one place per swipe of a batch.
///
/// Everything that makes swipes runs as plain loops over these columns, without branches or calls,
/// which the compiler turns into vector code. All columns are offsets into one allocation, so that
/// the compiler can see that they do not overlap. This is the only file with raw memory; each
/// column is within the allocation because `ColumnPlace` lists them all.
struct Lanes {
  /// Swipes of a batch: enough to fill the widest vectors, few enough that the columns stay in the
  /// first-level cache.
  static var count: Int { 64 }
  /// Floats that the columns need.
  static var scratch: Int { ColumnPlace.end * count }

  private let base: UnsafeMutablePointer<Float>

  /// Columns in memory of the caller's: `scratch` floats.
  init(_ base: UnsafeMutablePointer<Float>) { self.base = base }

  @inline(__always) subscript(column: Int, lane: Int) -> Float {
    get { base[column &* Self.count &+ lane] }
    nonmutating set { base[column &* Self.count &+ lane] = newValue }
  }

  /// A column that holds words rather than numbers.
  @inline(__always)
  func word(_ column: Int, _ lane: Int) -> UInt32 { self[column, lane].bitPattern }

  @inline(__always) func setWord(_ column: Int, _ lane: Int, _ word: UInt32) {
    self[column, lane] = Float(bitPattern: word)
  }
}

/// Where each group of columns starts.
enum ColumnPlace {
  /// Words: numbers of the participant and of the swipe.
  static var key: Int { 0 }
  /// The participant's traits.
  static var person: Int { key + 2 }
  /// What the participant takes as the view's width, in mm.
  static var reach: Int { person + Participant.columns }
  /// Draws of the intent.
  static var draws: Int { reach + 1 }
  /// Draws of the first attempt at a stroke, the same on every screen.
  static var firstAttempt: Int { draws + DrawPlan.most }
  /// Strokes still to be drawn: `StrokeAim`, then the two words of the key, then the lane.
  static var aim: Int { firstAttempt + 4 * StrokeAim.plan.blocks }
  /// Draws and outcome of one attempt at a stroke: seven normals, the slack, then the outcome.
  static var attempt: Int { aim + StrokeAim.columns + 3 }
  static var slack: Int { attempt + StrokeAim.plan.normals }
  static var outcome: Int { slack + 1 }
  /// The stroke's quantities, once it is possible.
  static var stroke: Int { outcome + StrokeAim.Outcome.columns }
  /// Whether the stroke is a deliberate drag.
  static var drag: Int { stroke + StrokeAim.Outcome.columns }
  static var motion: Int { drag + 1 }
  /// When the panel reads, and how often.
  static var reading: Int { motion + Motion.columns }
  /// Events at the begin and before the release.
  static var window: Int { reading + PanelReading.columns }
  static var end: Int { window + EventWindow.columns }
}

/// Owns the scratch of one worker.
struct LaneScratch: ~Copyable {
  private let memory: UnsafeMutablePointer<Float>

  init() {
    // Every column is written, as far as a batch goes, before it is read.
    memory = .allocate(capacity: Lanes.scratch)
  }

  deinit { memory.deallocate() }

  var lanes: Lanes { Lanes(memory) }
}

/// A value of a swipe that is made of 32-bit fields alone, each of which takes a column of `Lanes`.
///
/// Bound memory, not raw loads and stores: with those the loops do not become vector code.
protocol LaneValue: BitwiseCopyable {}

extension LaneValue {
  /// Columns that it takes.
  static var columns: Int { MemoryLayout<Self>.size / MemoryLayout<Float>.size }

  /// The value in successive columns of a lane; only the fields that are used are read.
  @inline(__always) init(_ lanes: Lanes, at place: Int, _ lane: Int) {
    self = withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) {
      let fields = UnsafeMutableRawBufferPointer($0).assumingMemoryBound(to: Float.self)
      for field in 0..<Self.columns { fields[field] = lanes[place &+ field, lane] }
      return $0[0]
    }
  }

  @inline(__always) func store(in lanes: Lanes, at place: Int, _ lane: Int) {
    withUnsafeBytes(of: self) {
      let fields = $0.assumingMemoryBound(to: Float.self)
      for field in 0..<Self.columns { lanes[place &+ field, lane] = fields[field] }
    }
  }
}

extension StrokeDraw {
  /// The stroke of a lane whose attempts are over.
  @inline(__always) init(
    _ lanes: Lanes, _ lane: Int, _ direction: Direction, on frame: ReachFrame,
    in population: Population, _ draws: inout LaneDraws
  ) {
    self.init(
      StrokeAim.Outcome(lanes, at: ColumnPlace.stroke, lane),
      direction == .right ? population.rightGoing : population.leftGoing,
      Participant(lanes, lane), on: frame, in: population,
      isDrag: lanes[ColumnPlace.drag, lane] != 0, &draws)
  }
}

extension Participant {
  /// The traits in a lane.
  @inline(__always) init(_ lanes: Lanes, _ lane: Int) {
    self.init(lanes, at: ColumnPlace.person, lane)
  }
}

extension Motion {
  /// The motion in a lane.
  @inline(__always) init(_ lanes: Lanes, _ lane: Int) {
    self.init(lanes, at: ColumnPlace.motion, lane)
  }
}
