extension StrokeAim {
  /// Columns that an aim takes.
  static var columns: Int { 13 }
  /// Columns that an outcome takes.
  static var outcomes: Int { 6 }

  @inline(__always)
  func store(in lanes: Lanes, _ lane: Int) {
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

  @inline(__always)
  init(_ lanes: Lanes, _ lane: Int) {
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
  @inline(__always)
  func store(in lanes: Lanes, at place: Int, _ lane: Int) {
    z.store(in: lanes, at: place, lane)
    lanes[place + 5, lane] = root
  }

  @inline(__always)
  init(_ lanes: Lanes, at place: Int, _ lane: Int) {
    z = Vector5(lanes, at: place, lane)
    root = lanes[place + 5, lane]
  }
}

extension StrokeDraw {
  /// The stroke of a lane whose attempts are over.
  @inline(__always)
  init(
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
