public import PolicyLibrary
public import PopGesture

/// One recognizer on a page without gestures of its own, with several policies that read the same
/// of a touch: tells what a `PageSession` of each would, and follows the touch only once.
///
/// Navigation is that of an untouched page with one page to go back to; touches are judged one by
/// one. One value per recognizer and reading, whose buffers serve touch after touch.
public struct PolicySession: Sendable {
  /// Called once per touch; within, everything is compiled for the estimator.
  private var player: PolicyPlayer

  /// Puts policies behind a recognizer.
  ///
  /// - Parameters:
  ///   - policies: those whose `reading` is the one given (precondition).
  ///   - viewWidth: width in pt of the view that navigates.
  ///   - viewHeight: its height in pt, or NaN where it is unknown.
  ///   - millimetresPerPoint: density of the screen, or NaN where it is unknown.
  public init(
    _ recognizer: Recognizer, _ policies: [NamedPolicy], reading: ReleaseReading,
    viewWidth: Double, viewHeight: Double = .nan, millimetresPerPoint: Double
  ) {
    precondition(policies.allSatisfy { $0.reading == reading }, "policies of another reading")
    let view = PageView(
      width: viewWidth, height: viewHeight, millimetresPerPoint: millimetresPerPoint)
    player = reading.estimator.open(
      PlayerMaker(recognizer: recognizer, policies: policies, reading: reading, view: view))
  }

  /// Plays one touch.
  ///
  /// - Parameters:
  ///   - samples: its events from touch-down to its end; a second touch-down cancels it.
  ///   - notesArming: whether the first moment at which a release would complete is wanted; without
  ///     it `requiredTravel` and `armTime` stay NaN, which saves most of the time.
  ///   - records: replaced by what the touch came to, in the order of the policies.
  public mutating func play(
    _ samples: [TouchSample], notesArming: Bool = true, into records: inout [SwipeRecord]
  ) {
    // Copies are values of their own.
    if !isKnownUniquelyReferenced(&player) { player = player.copy() }
    player.play(samples, notesArming, &records)
  }
}

private struct PlayerMaker: VelocityVisitor {
  let recognizer: Recognizer
  let policies: [NamedPolicy]
  let reading: ReleaseReading
  let view: PageView

  func visit<Velocity: CatalogEstimator>(_ type: Velocity.Type) -> PolicyPlayer {
    PolicyPlayer(PolicyEngine<Velocity>(recognizer, policies, reading, on: view))
  }
}
