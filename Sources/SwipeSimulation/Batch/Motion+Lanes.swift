extension Motion {
  /// Columns that a motion takes.
  static var columns: Int { 5 + 2 * Piece.columns }

  /// Writes the motion to a lane, where it lasts no more than the longest touch.
  @inline(__always)
  func store(in lanes: Lanes, _ lane: Int) {
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
  @inline(__always)
  init(_ lanes: Lanes, _ lane: Int) {
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

  @inline(__always)
  func store(in lanes: Lanes, at place: Int, _ lane: Int) {
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

  @inline(__always)
  init(_ lanes: Lanes, at place: Int, _ lane: Int) {
    self.init(
      begin: lanes[place, lane], rate: lanes[place + 1, lane], dx: lanes[place + 2, lane],
      dy: lanes[place + 3, lane], bow: lanes[place + 4, lane],
      sway: lanes[place + 5, lane],
      profile: SpeedProfile(
        begin: lanes[place + 6, lane], span: lanes[place + 7, lane],
        offset: lanes[place + 8, lane], scale: lanes[place + 9, lane]))
  }
}
