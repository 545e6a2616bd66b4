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
  static var stroke: Int { outcome + StrokeAim.outcomes }
  /// Whether the stroke is a deliberate drag.
  static var drag: Int { stroke + StrokeAim.outcomes }
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

extension StrokeAim {
  /// Columns that an aim takes.
  static var columns: Int { 13 }
  /// Columns that an outcome takes.
  static var outcomes: Int { 6 }

  @inline(__always) func store(in lanes: Lanes, _ lane: Int) {
    let place = ColumnPlace.aim
    center.store(in: lanes, at: place, lane)
    lanes[place + 5, lane] = rootScale
    lanes[place + 6, lane] = room
    lanes[place + 7, lane] = personalLength
    lanes[place + 8, lane] = personalDuration
    lanes[place + 9, lane] = wish.hasStart ? 1 : 0
    lanes[place + 10, lane] = wish.start
    lanes[place + 11, lane] = wish.isDrag ? 1 : 0
    lanes[place + 12, lane] = inset
  }

  @inline(__always) init(_ lanes: Lanes, _ lane: Int) {
    let place = ColumnPlace.aim
    center = Vector5(lanes, at: place, lane)
    rootScale = lanes[place + 5, lane]
    room = lanes[place + 6, lane]
    personalLength = lanes[place + 7, lane]
    personalDuration = lanes[place + 8, lane]
    wish = StrokeDraw.Wish(
      hasStart: lanes[place + 9, lane] != 0, start: lanes[place + 10, lane],
      isDrag: lanes[place + 11, lane] != 0)
    inset = lanes[place + 12, lane]
  }
}

extension StrokeAim.Outcome {
  @inline(__always) func store(in lanes: Lanes, at place: Int, _ lane: Int) {
    z.store(in: lanes, at: place, lane)
    lanes[place + 5, lane] = root
  }

  @inline(__always) init(_ lanes: Lanes, at place: Int, _ lane: Int) {
    z = Vector5(lanes, at: place, lane)
    root = lanes[place + 5, lane]
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
  /// Columns that the traits take.
  static var columns: Int { 25 }

  /// Writes the traits to a lane.
  @inline(__always) func store(in lanes: Lanes, _ lane: Int) {
    let place = ColumnPlace.person
    rightward.store(in: lanes, at: place, lane)
    leftward.store(in: lanes, at: place + 5, lane)
    lanes[place + 10, lane] = slowShare
    lanes[place + 11, lane] = bow
    lanes[place + 12, lane] = digitDraw
    lanes[place + 13, lane] = handDraw
    lanes[place + 14, lane] = reachDraw
    lanes[place + 15, lane] = sessionLength
    lanes[place + 16, lane] = sessionDuration
    lanes[place + 17, lane] = scrollLength
    lanes[place + 18, lane] = scrollDuration
    lanes[place + 19, lane] = scrollLean
    lanes[place + 20, lane] = scrollSway
    lanes[place + 21, lane] = slowness
    lanes[place + 22, lane] = tremor
    lanes[place + 23, lane] = height
    lanes[place + 24, lane] = spanDraw
  }

  /// The traits in a lane; only those that are used are read.
  @inline(__always) init(_ lanes: Lanes, _ lane: Int) {
    let place = ColumnPlace.person
    index = Int(lanes.word(ColumnPlace.key, lane))
    rightward = Vector5(lanes, at: place, lane)
    leftward = Vector5(lanes, at: place + 5, lane)
    slowShare = lanes[place + 10, lane]
    bow = lanes[place + 11, lane]
    digitDraw = lanes[place + 12, lane]
    handDraw = lanes[place + 13, lane]
    reachDraw = lanes[place + 14, lane]
    sessionLength = lanes[place + 15, lane]
    sessionDuration = lanes[place + 16, lane]
    scrollLength = lanes[place + 17, lane]
    scrollDuration = lanes[place + 18, lane]
    scrollLean = lanes[place + 19, lane]
    scrollSway = lanes[place + 20, lane]
    slowness = lanes[place + 21, lane]
    tremor = lanes[place + 22, lane]
    height = lanes[place + 23, lane]
    spanDraw = lanes[place + 24, lane]
  }
}

extension Vector5 {
  @inline(__always) func store(in lanes: Lanes, at place: Int, _ lane: Int) {
    lanes[place, lane] = length
    lanes[place + 1, lane] = duration
    lanes[place + 2, lane] = start
    lanes[place + 3, lane] = tilt
    lanes[place + 4, lane] = lift
  }

  @inline(__always) init(_ lanes: Lanes, at place: Int, _ lane: Int) {
    self.init(
      length: lanes[place, lane], duration: lanes[place + 1, lane], start: lanes[place + 2, lane],
      tilt: lanes[place + 3, lane], lift: lanes[place + 4, lane])
  }
}

extension Motion {
  /// Columns that a motion takes.
  static var columns: Int { 5 + 2 * Piece.columns }

  /// Writes the motion to a lane, where it lasts no more than the longest touch.
  @inline(__always) func store(in lanes: Lanes, _ lane: Int) {
    let place = ColumnPlace.motion
    lanes[place, lane] = startX
    lanes[place + 1, lane] = startY
    lanes[place + 2, lane] = min(Self.longest, duration)
    lanes[place + 3, lane] = landing.x
    lanes[place + 4, lane] = landing.y
    first.store(in: lanes, at: place + 5, lane)
    second.store(in: lanes, at: place + 5 + Piece.columns, lane)
  }

  /// The motion in a lane.
  @inline(__always) init(_ lanes: Lanes, _ lane: Int) {
    let place = ColumnPlace.motion
    self.init(
      startX: lanes[place, lane], startY: lanes[place + 1, lane],
      landing: Landing(x: lanes[place + 3, lane], y: lanes[place + 4, lane]),
      duration: lanes[place + 2, lane], Piece(lanes, at: place + 5, lane),
      Piece(lanes, at: place + 5 + Piece.columns, lane))
  }
}

extension Motion.Piece {
  /// Columns that a piece takes.
  static var columns: Int { 10 }

  @inline(__always) func store(in lanes: Lanes, at place: Int, _ lane: Int) {
    lanes[place, lane] = begin
    lanes[place + 1, lane] = rate
    lanes[place + 2, lane] = dx
    lanes[place + 3, lane] = dy
    lanes[place + 4, lane] = bow
    lanes[place + 5, lane] = sway
    lanes[place + 6, lane] = profile.begin
    lanes[place + 7, lane] = profile.span
    lanes[place + 8, lane] = profile.offset
    lanes[place + 9, lane] = profile.scale
  }

  @inline(__always) init(_ lanes: Lanes, at place: Int, _ lane: Int) {
    self.init(
      begin: lanes[place, lane], rate: lanes[place + 1, lane], dx: lanes[place + 2, lane],
      dy: lanes[place + 3, lane], bow: lanes[place + 4, lane],
      sway: lanes[place + 5, lane],
      profile: SpeedProfile(
        begin: lanes[place + 6, lane], span: lanes[place + 7, lane],
        offset: lanes[place + 8, lane], scale: lanes[place + 9, lane]))
  }
}
