import SwipeSimulation

extension Metric {
  /// Strokes for the content that it did not get, or lost on their way.
  static let blockedContent = Metric(
    name: "blocked-content",
    summary: "strokes for the page's content that it did not get, or lost to a pop on their way",
    formula:
      "swipes that the content takes but does not recognise, or loses / swipes that the"
      + " content takes",
    higherIsBetter: false,
    roles: [.unwanted],
    isAlsoPerIntent: true,
    trials: .served, events: .fact(.blocked))
}
