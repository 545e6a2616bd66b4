/// A batch of swipes of one population, from people to motions.
struct LaneBatch {
  let lanes: Lanes
  /// Swipes in it, at most `Lanes.count`.
  var count: Int
  let population: Population
  let seed: UInt64
  var design = DrawDesign.plain

  /// Puts one swipe of a person in a lane.
  @inline(__always)
  func seat(_ person: Participant, swipe: Int, lane: Int) {
    lanes.setWord(ColumnPlace.key, lane, UInt32(truncatingIfNeeded: person.index))
    lanes.setWord(ColumnPlace.key + 1, lane, UInt32(truncatingIfNeeded: swipe))
    person.store(in: lanes, lane)
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
