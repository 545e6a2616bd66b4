import ExperimentFiles
package import NavigationModel
import PolicyLibrary
package import PopGesture
package import SwipeSimulation

/// Plays people's whole swipes on one page of one screen with several systems, each of which sees
/// the same touches.
///
/// One value per worker; its buffers serve swipe after swipe. What it tells depends on its inputs,
/// the person and the number of the swipe alone.
package struct SessionPlayer {
  /// The screen as the page has it: turned, or a part of it.
  package let screen: Screen
  private let context: PageContext
  private let generator: SwipeGenerator
  /// The generator of people who want to go back, who start where the page lets them.
  private let popGenerator: SwipeGenerator
  private var sessions: [PageSession]
  private var samples: [TouchSample] = []

  package init(
    screen: Screen, context: PageContext, systems: [System], population: Population,
    seed: UInt64, design: DrawDesign = .plain
  ) {
    let part = screen.arranged(context.arrangement)
    (self.screen, self.context) = (part, context)
    generator = SwipeGenerator(screen: part, population: population, seed: seed, design: design)
    var goingBack = population
    switch context.popStart {
    case .anywhere: break
    case .edge: goingBack.edgeStartShare = 1
    case .awayFromEdge: goingBack.edgeStartShare = 0
    }
    popGenerator = SwipeGenerator(screen: part, population: goingBack, seed: seed, design: design)
    sessions = systems.map { PageSession($0, on: context, in: part.view) }
  }

  /// Makes one swipe, and tells what each system makes of it.
  ///
  /// - Parameters:
  ///   - swipe: number among the swipes of this person and intent, from 0.
  ///   - onlyAtEdge: whether content gestures are left out that do not start at the edge.
  ///   - body: is given the place of a system and its record.
  /// - Returns: whether it was played.
  @discardableResult package mutating func play(
    _ entry: IntentCatalog.Entry, of person: Participant, swipe: Int, onlyAtEdge: Bool = false,
    _ body: (Int, SwipeRecord) -> Void
  ) -> Bool {
    make(entry, of: person, swipe: swipe)
    let wantsPop = entry.intent.wantsPop
    if onlyAtEdge, !wantsPop, (samples.first?.x ?? 0) > SwipeStart.edgeWidth { return false }
    for index in sessions.indices {
      sessions[index].start(depth: entry.intent.pagesWanted + 1)
      let isOnContent = !(context.popAvoidsContent && wantsPop)
      body(index, sessions[index].play(samples, isOnContent: isOnContent))
    }
    return true
  }

  package mutating func touches(
    _ entry: IntentCatalog.Entry, of person: Participant, swipe: Int
  ) -> [TouchSample] {
    make(entry, of: person, swipe: swipe)
    return samples
  }

  private mutating func make(_ entry: IntentCatalog.Entry, of person: Participant, swipe: Int) {
    (entry.intent.wantsPop ? popGenerator : generator).swipe(
      entry, of: person, index: swipe, into: &samples)
    if context.repeatsLastMove { repeatLastMoves() }
    if context.stopsDead, entry.intent == .popAbort { stopDead() }
    guard context.strokeHold > 0, entry.intent == .stroke else { return }
    for index in samples.indices.dropFirst() { samples[index].time += context.strokeHold }
  }

  /// Leaves out what follows the fastest move until the lift, which stays at its time.
  ///
  /// The first move does not count: it also corrects where the finger was first seen.
  private mutating func stopDead() {
    guard samples.count > 3, let lift = samples.last, lift.phase == .ended else { return }
    func speed(_ index: Int) -> Double {
      let (one, two) = (samples[index - 1], samples[index])
      let (dx, dy, time) = (two.x - one.x, two.y - one.y, two.time - one.time)
      return (dx * dx + dy * dy) / (time * time)
    }
    let fastest = (2..<samples.count - 1).max { speed($0) < speed($1) } ?? 2
    samples.removeSubrange((fastest + 1)...)
    var end = samples[fastest]
    (end.time, end.phase) = (lift.time, .ended)
    samples.append(end)
  }

  /// Sends each last move once more, half-way in time to the lift.
  private mutating func repeatLastMoves() {
    for index in samples.indices.reversed() where samples[index].phase == .ended {
      var move = samples[index - 1]
      guard move.phase == .moved else { continue }
      move.time = (move.time + samples[index].time) / 2
      samples.insert(move, at: index)
    }
  }
}

extension Screen {
  /// The part of the screen that a page has.
  package func arranged(_ arrangement: Arrangement) -> Screen {
    let least = min(320, width)
    return switch arrangement {
    case .fullScreen: self
    case .landscape: width > height ? self : landscape
    // Classic split views leave 10 pt for the divider.
    case .half: window(viewWidth: max(least, ((width - 10) / 2).rounded(.down)))
    case .third: window(viewWidth: max(least, (width / 3).rounded(.down)))
    }
  }
}

extension Intent {
  /// Whether the person at first wants the previous page.
  package var wantsPop: Bool { role != .unwanted }
  /// Pages back that the person wants at most.
  var pagesWanted: Int { self == .doublePop ? 2 : 1 }
}
