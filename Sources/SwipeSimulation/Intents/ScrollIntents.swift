/// Somebody who reads and scrolls: an upward stroke that leans to one side, now and then far, and
/// once in three hundred runs sideways altogether.
enum ReadingScroll: PathModel {
  static let intent = Intent.contentVertical
  static let summary = "a reading scroll that leans, and its rare stroke sideways"
  static let provenance =
    "fitted by person from 6,207 reading scrolls of 21 people (touchalytics); sideways ones from 47"
    + " strokes"

  static var plan: DrawPlan { ScrollDraw.plan }

  @inline(__always) static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    ScrollDraw.motion(population.reading, of: person, on: frame, in: population, &draws)
  }
}

extension ReadingScroll: RareIntent {
  @inline(__always) static func mightPop(
    _ person: Participant, in population: Population, normals: SIMD4<Float>, uniforms: SIMD2<Float>
  ) -> Bool {
    ScrollDraw.mightPop(
      population.reading, beyond: 18, person, in: population, normals: normals, uniforms: uniforms)
  }
}

/// Somebody who browses a feed or pages: an upward stroke, four times as quick as a reader's and
/// leaning three times as far.
enum BrowsingScroll: PathModel {
  static let intent = Intent.contentBrowse
  static let summary = "a quick scroll of a feed or page, which leans, and its rare stroke sideways"
  static let provenance =
    "fitted by person from 28,289 scrolls of 69 people who browsed (Serwadda, Phoha and Wang"
    + " 2013), shapes from the raw points of 11 others; sideways scrolls are those of readers"

  static var plan: DrawPlan { ScrollDraw.plan }

  @inline(__always) static func motion(
    of person: Participant, on frame: ReachFrame, in population: Population,
    _ draws: inout LaneDraws
  ) -> Motion {
    ScrollDraw.motion(
      population.browsing, habit: population.browsingHabit, of: person, on: frame,
      in: population, &draws)
  }
}

extension Population {
  /// How scrolls of people who browse differ from their model.
  @inline(__always) fileprivate var browsingHabit: ScrollDraw.Habit {
    ScrollDraw.Habit(shift: browseDurationShift, extra: browseFirstEvents)
  }
}

extension BrowsingScroll: RareIntent {
  @inline(__always) static func mightPop(
    _ person: Participant, in population: Population, normals: SIMD4<Float>, uniforms: SIMD2<Float>
  ) -> Bool {
    ScrollDraw.mightPop(
      population.browsing, habit: population.browsingHabit, beyond: 60, person, in: population,
      normals: normals, uniforms: uniforms)
  }
}
