/// How many draws one swipe of an intent takes.
struct DrawPlan {
  /// Words for which there is room; `IntentCatalog.Entry` refuses a larger plan.
  static var most: Int { 28 }

  let normals: Int
  let uniforms: Int

  /// Normals come in pairs, each from two words.
  @inline(__always) var pairs: Int { (normals + 1) / 2 }
  /// Blocks of four words.
  @inline(__always) var blocks: Int { (2 * pairs + uniforms + 3) / 4 }

  static func + (a: DrawPlan, b: DrawPlan) -> DrawPlan {
    DrawPlan(normals: a.normals + b.normals, uniforms: a.uniforms + b.uniforms)
  }
}

/// What draws of one intent and purpose have in common: the rest of their counter, and the key.
struct DrawKey {
  let seed: UInt64
  let intent: UInt32
  let purpose: DrawPurpose

  /// The words at a block of a lane's swipe.
  @inline(__always)
  func block(_ index: UInt32, participant: UInt32, swipe: UInt32) -> SIMD4<UInt32> {
    Philox.block(
      SIMD4(index, swipe, participant, intent &<< 8 | purpose.rawValue),
      key: SIMD2(UInt32(truncatingIfNeeded: seed), UInt32(truncatingIfNeeded: seed &>> 32)))
  }
}

extension Lanes {
  /// The words at a block of a lane's swipe, whose key is at `keys`.
  @inline(__always) func block(
    _ index: UInt32, _ key: DrawKey, _ lane: Int, keys: Int = ColumnPlace.key
  ) -> SIMD4<UInt32> {
    key.block(index, participant: word(keys, lane), swipe: word(keys + 1, lane))
  }

  /// Writes four words to successive columns.
  @inline(__always) func setWords(_ column: Int, _ lane: Int, _ words: SIMD4<UInt32>) {
    setWord(column, lane, words[0])
    setWord(column + 1, lane, words[1])
    setWord(column + 2, lane, words[2])
    setWord(column + 3, lane, words[3])
  }

  /// Draws the normals and uniforms of a plan for `count` lanes whose keys are at `keys`: normals
  /// first, then uniforms, from block `first` on.
  ///
  /// - Parameter spread: how the words are spread over the people; nil where each is free.
  func draw(
    _ plan: DrawPlan, into column: Int, keys: Int, from first: UInt32, _ key: DrawKey, count: Int,
    spread: NetSpread? = nil
  ) {
    for index in 0..<plan.blocks {
      let place = column + 4 * index
      for lane in 0..<count {
        setWords(
          place, lane, block(first &+ UInt32(truncatingIfNeeded: index), key, lane, keys: keys))
      }
    }
    if let spread, count > 0 {
      spread.apply(column..<column + 2 * plan.pairs + plan.uniforms, self, keys: keys, count: count)
    }
    for pair in 0..<plan.pairs {
      makeNormals(column + 2 * pair, count: count, areSpread: spread != nil)
    }
    for uniform in 0..<plan.uniforms {
      let place = column + 2 * plan.pairs + uniform
      for lane in 0..<count { self[place, lane] = ElementaryMath.unitInterval(word(place, lane)) }
    }
  }

  /// Turns two columns of words into two of standard normals.
  ///
  /// Of words that are spread each makes its own, which keeps them spread.
  @inline(__always) func makeNormals(_ column: Int, count: Int, areSpread: Bool = false) {
    if areSpread {
      for place in column...column + 1 {
        for lane in 0..<count {
          self[place, lane] = ElementaryMath.normalQuantile(word(place, lane))
        }
      }
      return
    }
    for lane in 0..<count {
      let pair = ElementaryMath.normalPair(word(column, lane), word(column + 1, lane))
      self[column, lane] = pair.0
      self[column + 1, lane] = pair.1
    }
  }
}

/// The draws of one lane, taken one after the other.
///
/// Which column comes next is known when the code is compiled, as long as every path through a
/// motion takes the same draws.
struct LaneDraws: Draws {
  private let lanes: Lanes
  private let lane: Int
  private(set) var nextNormal: Int
  private(set) var nextUniform: Int

  /// The draws of a plan, without those that belong to `others`, which come first.
  @inline(__always)
  init(_ lanes: Lanes, _ lane: Int, _ plan: DrawPlan, after others: DrawPlan? = nil) {
    (self.lanes, self.lane) = (lanes, lane)
    nextNormal = ColumnPlace.draws + (others?.normals ?? 0)
    nextUniform = ColumnPlace.draws + 2 * plan.pairs + (others?.uniforms ?? 0)
  }

  /// Uniform on the open interval (0, 1).
  @inline(__always) mutating func uniform() -> Float {
    nextUniform += 1
    return lanes[nextUniform - 1, lane]
  }

  /// Standard normal.
  @inline(__always) mutating func normal() -> Float {
    nextNormal += 1
    return lanes[nextNormal - 1, lane]
  }
}
