/// An intent of whose swipes a few might pop by accident, and most never do.
protocol RareIntent: IntentModel {
  /// Whether this swipe might, from its first normals and uniforms alone.
  ///
  /// Any answer leaves results unbiased; a good one makes them precise. Runs inside a loop over
  /// many swipes, before they are made.
  static func mightPop(
    _ person: Participant, in population: Population, normals: SIMD4<Float>, uniforms: SIMD2<Float>
  ) -> Bool
}

extension RareIntent {
  /// Looks at the swipes of a batch: four normals and two uniforms of each.
  static var choice: @Sendable (LaneBatch) -> UInt64 {
    { batch in
      let (lanes, population) = (batch.lanes, batch.population)
      let uniforms = ColumnPlace.draws + 2 * plan.pairs
      batch.drawFirstWords(of: intent, count: uniforms + 2 - ColumnPlace.draws)
      for pair in 0..<2 { lanes.makeNormals(ColumnPlace.draws + 2 * pair, count: batch.count) }
      for lane in 0..<batch.count {
        let normals = SIMD4(
          lanes[ColumnPlace.draws, lane], lanes[ColumnPlace.draws + 1, lane],
          lanes[ColumnPlace.draws + 2, lane], lanes[ColumnPlace.draws + 3, lane])
        let (first, second) = (lanes.word(uniforms, lane), lanes.word(uniforms + 1, lane))
        let might = mightPop(
          Participant(lanes, lane), in: population, normals: normals,
          uniforms: SIMD2(ElementaryMath.unitInterval(first), ElementaryMath.unitInterval(second)))
        lanes.setWord(ColumnPlace.draws, lane, might ? 1 : 0)
      }
      var found: UInt64 = 0
      for lane in 0..<batch.count {
        found |=
          UInt64(lanes.word(ColumnPlace.draws, lane)) &<< UInt64(truncatingIfNeeded: lane)
      }
      return found
    }
  }
}

/// A swipe that is made, and for how many of its kind it stands.
public struct ChosenSwipe: Sendable, Equatable {
  /// Number of the person.
  public let participant: Int
  /// Number among the person's swipes of the intent, from 0.
  public let swipe: Int
  /// How many swipes it stands for, `SwipeChoice.candidates` or 1.
  public let weight: Int
  /// Whether it was made whatever it is like: such swipes alone are as all are.
  public let isByTurn: Bool
}

/// Which swipes of a rare intent are made in balanced draws.
///
/// For each swipe that is asked for a person has 16. Those that might pop by accident are all made
/// and count once. Of the others one is, by its number, which is drawn for every person: it stands
/// for 16. So every sum of weights has the expectation that making all of them would have.
public enum SwipeChoice {
  /// Swipes of which those that are made are chosen, and the weight of one made by its turn.
  public static let candidates = 16
}

extension LaneBatch {
  /// Chooses among the swipes of the seated people, of whom each is asked for `count`; their
  /// numbers are changed by it.
  func choose(_ entry: IntentCatalog.Entry, count: Int, into chosen: inout [ChosenSwipe]) {
    guard let isRare = entry.isRare, self.count > 0 else { return }
    let key = DrawKey(seed: seed, intent: entry.intent.streamCode, purpose: .turn)
    let candidates = UInt32(truncatingIfNeeded: SwipeChoice.candidates)
    for group in 0..<UInt32(truncatingIfNeeded: count) {
      for place in 0..<candidates {
        let swipe = group &* candidates &+ place
        for lane in 0..<self.count { lanes.setWord(ColumnPlace.key + 1, lane, swipe) }
        let risky = isRare(self)
        for lane in 0..<self.count {
          let person = lanes.word(ColumnPlace.key, lane)
          let might = risky &>> UInt64(truncatingIfNeeded: lane) & 1 == 1
          let turn = key.block(0, participant: person, swipe: group)[0] % candidates
          if !might && turn != place { continue }
          chosen.append(
            ChosenSwipe(
              participant: Int(person), swipe: Int(swipe),
              weight: might ? 1 : SwipeChoice.candidates, isByTurn: turn == place))
        }
      }
    }
  }

  /// Draws the first words of the lanes' swipes of an intent, as `draw` does.
  fileprivate func drawFirstWords(of intent: Intent, count words: Int) {
    let key = DrawKey(seed: seed, intent: intent.streamCode, purpose: .motion)
    for index in 0..<(words + 3) / 4 {
      for lane in 0..<count {
        lanes.setWords(
          ColumnPlace.draws + 4 * index, lane,
          lanes.block(UInt32(truncatingIfNeeded: index), key, lane))
      }
    }
  }
}
