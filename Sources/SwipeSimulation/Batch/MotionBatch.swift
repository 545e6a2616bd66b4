/// A batch of swipes of one intent on one view, whose draws are made, on the way to motions.
struct MotionBatch {
  let lanes: Lanes
  /// Swipes in it, at most `Lanes.count`.
  let count: Int
  let view: ReachFrame
  let population: Population
  let key: DrawKey

  /// Makes motions that are drawn outright.
  @inline(__always) func move<Model: PathModel>(_ model: Model.Type) {
    let (lanes, view, population) = (lanes, view, population)
    for lane in 0..<count {
      var draws = LaneDraws(lanes, lane, Model.plan)
      let frame = view.reaching(lanes[ColumnPlace.reach, lane])
      Model.motion(of: Participant(lanes, lane), on: frame, in: population, &draws)
        .store(in: lanes, at: ColumnPlace.motion, lane)
    }
  }

  /// Makes motions that are strokes: aims, attempts until all are possible, then motions.
  @inline(__always) func move<Model: StrokeIntent>(_ model: Model.Type) {
    aim(model)
    attempt(Model.direction)
    finish(model)
  }

  @inline(__always) private func aim<Model: StrokeIntent>(_ model: Model.Type) {
    let (lanes, view, population) = (lanes, view, population)
    let strokes = Model.direction == .right ? population.rightGoing : population.leftGoing
    for lane in 0..<count {
      var draws = LaneDraws(lanes, lane, Model.plan, after: StrokeDraw.plan)
      let frame = view.reaching(lanes[ColumnPlace.reach, lane])
      let person = Participant(lanes, lane)
      let wish = Model.wish(of: person, on: frame, in: population, &draws)
      let personal = Model.direction == .right ? person.rightward : person.leftward
      StrokeAim(strokes, personal, person, on: frame, Model.direction, in: population, wish)
        .store(in: lanes, at: ColumnPlace.aim, lane)
      lanes[ColumnPlace.drag, lane] = wish.isDrag ? 1 : 0
      lanes.setWord(MotionBatch.keys, lane, lanes.word(ColumnPlace.key, lane))
      lanes.setWord(MotionBatch.keys + 1, lane, lanes.word(ColumnPlace.key + 1, lane))
      lanes.setWord(MotionBatch.keys + 2, lane, UInt32(truncatingIfNeeded: lane))
    }
  }

  /// Draws strokes for every aim, again for those that are not possible, and so on.
  ///
  /// Refused aims move together at the front of their columns, so that every attempt is a loop
  /// without holes; about one stroke in five needs a second.
  private func attempt(_ direction: StrokeDraw.Direction) {
    let lanes = lanes
    let model = direction == .right ? population.rightGoing : population.leftGoing
    var open = count
    var attempt: UInt32 = 0
    while open > 0 {
      let draws = attempt == 0 ? ColumnPlace.firstAttempt : ColumnPlace.attempt
      if attempt > 0 {
        lanes.draw(
          StrokeAim.plan, into: draws, keys: MotionBatch.keys,
          from: MotionBatch.firstAttempt &+ 2 &* attempt, key, count: open)
      }
      for place in 0..<open {
        let normals = (
          Vector5(lanes, at: draws, place), length: lanes[draws + 5, place],
          duration: lanes[draws + 6, place]
        )
        let aim = StrokeAim(lanes, at: ColumnPlace.aim, place)
        let outcome = aim.outcome(model, normals)
        outcome.store(in: lanes, at: ColumnPlace.outcome, place)
        lanes[ColumnPlace.slack, place] = aim.slack(outcome)
      }
      attempt &+= 1
      open = settle(open, isLast: attempt == StrokeAim.attempts, toward: model.mean)
    }
  }

  /// Writes the outcomes to the lanes to which they belong, and keeps the aims of refused ones.
  private func settle(_ open: Int, isLast: Bool, toward mean: Vector5) -> Int {
    var refused = 0
    for place in 0..<open {
      let lane = Int(lanes.word(MotionBatch.keys + 2, place))
      for part in 0..<StrokeAim.Outcome.columns {
        lanes[ColumnPlace.stroke + part, lane] = lanes[ColumnPlace.outcome + part, place]
      }
      if lanes[ColumnPlace.slack, place] >= 0 || isLast { continue }
      for column in ColumnPlace.aim..<ColumnPlace.attempt {
        lanes[column, refused] = lanes[column, place]
      }
      var aim = StrokeAim(lanes, at: ColumnPlace.aim, refused)
      aim.center = .between(aim.center, mean, share: 0.02)
      aim.personalLength *= 0.98
      aim.personalDuration *= 0.98
      aim.store(in: lanes, at: ColumnPlace.aim, refused)
      refused += 1
    }
    return refused
  }

  @inline(__always) private func finish<Model: StrokeIntent>(_ model: Model.Type) {
    let (lanes, view, population) = (lanes, view, population)
    for lane in 0..<count {
      let frame = view.reaching(lanes[ColumnPlace.reach, lane])
      let person = Participant(lanes, lane)
      var draws = LaneDraws(lanes, lane, Model.plan)
      let startY = frame.swipeHeight(of: person, &draws)
      StrokeDraw(lanes, lane, Model.direction, on: frame, in: population, &draws)
        .motion(
          Model.direction, startY: startY,
          isLeftHanded: person.usesLeftHand(onWideView: frame.isWide, in: population), on: frame
        )
        .store(in: lanes, at: ColumnPlace.motion, lane)
    }
  }

  /// The block of the first attempt at a stroke; those before hold the draws of `plan`.
  static var firstAttempt: UInt32 { 16 }
  /// Where an aim keeps the key of its draws, and after it the lane to which it belongs.
  private static var keys: Int { ColumnPlace.aim + StrokeAim.columns }
}

/// A batch of swipes of one population, from people to motions.
struct LaneBatch {
  let lanes: Lanes
  /// Swipes in it, at most `Lanes.count`.
  var count: Int
  let population: Population
  let seed: UInt64
  var design = DrawDesign.plain

  /// Puts one swipe of a person in a lane.
  @inline(__always) func seat(_ person: Participant, swipe: Int, lane: Int) {
    lanes.setWord(ColumnPlace.key, lane, UInt32(truncatingIfNeeded: person.index))
    lanes.setWord(ColumnPlace.key + 1, lane, UInt32(truncatingIfNeeded: swipe))
    person.store(in: lanes, at: ColumnPlace.person, lane)
  }

  /// Draws what the people do with an intent, on any view.
  func draw(_ entry: IntentCatalog.Entry) {
    lanes.draw(
      entry.plan, into: ColumnPlace.draws, keys: ColumnPlace.key, from: 0, motionKey(entry),
      count: count, spread: spread(entry, ofAttempt: false))
    if entry.isStroke {
      lanes.draw(
        StrokeAim.plan, into: ColumnPlace.firstAttempt, keys: ColumnPlace.key,
        from: MotionBatch.firstAttempt, motionKey(entry), count: count,
        spread: spread(entry, ofAttempt: true))
    }
  }

  /// How an intent's draws are spread over people: those of a first attempt at a stroke most
  /// evenly, then those that the intent names.
  private func spread(_ entry: IntentCatalog.Entry, ofAttempt isAttempt: Bool) -> NetSpread? {
    guard design == .balanced, entry.isRare == nil else { return nil }
    let ofStroke = entry.isStroke ? StrokeAim.decisiveWords : []
    let first = ScrambledNet.dimensionsOfPeople
    return NetSpread(
      key: DrawKey(seed: seed, intent: entry.intent.streamCode, purpose: .net),
      first: isAttempt ? DrawPlan.most : 0, decisive: isAttempt ? ofStroke : entry.decisive,
      dimension: isAttempt ? first : first + ofStroke.count)
  }

  /// Draws when a panel tells of their lifts, on any view.
  func drawLifts(_ entry: IntentCatalog.Entry, of panel: TouchPanel) {
    let (lanes, key) = (lanes, sensorKey(entry))
    for lane in 0..<count {
      lanes.setWords(EventWindow.words, lane, lanes.block(0, key, lane))
    }
    for lane in 0..<count {
      let words = SIMD4(
        lanes.word(EventWindow.words, lane), lanes.word(EventWindow.words + 1, lane),
        lanes.word(EventWindow.words + 2, lane), lanes.word(EventWindow.words + 3, lane))
      lanes[PanelReading.late, lane] = panel.liftTime(words)
    }
  }

  /// Makes the motions of an intent that was drawn, on one view.
  func move(_ entry: IntentCatalog.Entry, on view: ReachFrame) {
    let (lanes, population) = (lanes, population)
    for lane in 0..<count {
      lanes[ColumnPlace.reach, lane] = population.reach(
        onViewOf: view.width,
        exponentOffset: population.widthExponentSpread * Participant(lanes, lane).reachDraw)
    }
    entry.move(
      MotionBatch(
        lanes: lanes, count: count, view: view, population: population, key: motionKey(entry)))
  }

  /// The key of the panel's noise.
  func sensorKey(_ entry: IntentCatalog.Entry) -> DrawKey {
    DrawKey(seed: seed, intent: entry.intent.streamCode, purpose: .sensor)
  }

  private func motionKey(_ entry: IntentCatalog.Entry) -> DrawKey {
    DrawKey(seed: seed, intent: entry.intent.streamCode, purpose: .motion)
  }
}
