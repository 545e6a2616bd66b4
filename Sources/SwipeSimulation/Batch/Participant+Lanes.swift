extension Participant {
  /// Columns that the traits take.
  static var columns: Int { 25 }

  /// Writes the traits to a lane.
  @inline(__always)
  func store(in lanes: Lanes, _ lane: Int) {
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
  @inline(__always)
  init(_ lanes: Lanes, _ lane: Int) {
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
  @inline(__always)
  func store(in lanes: Lanes, at place: Int, _ lane: Int) {
    lanes[place, lane] = length
    lanes[place + 1, lane] = duration
    lanes[place + 2, lane] = start
    lanes[place + 3, lane] = tilt
    lanes[place + 4, lane] = lift
  }

  @inline(__always)
  init(_ lanes: Lanes, at place: Int, _ lane: Int) {
    self.init(
      length: lanes[place, lane], duration: lanes[place + 1, lane], start: lanes[place + 2, lane],
      tilt: lanes[place + 3, lane], lift: lanes[place + 4, lane])
  }
}
