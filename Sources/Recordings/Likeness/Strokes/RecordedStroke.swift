/// One stroke of a person: its features, with whom and where it was made.
public struct RecordedStroke: Sendable, Equatable {
  /// Who made it.
  public var participant: String
  /// Width in pt of the view.
  public var viewWidth: Double
  /// What the person wanted, as far as known.
  public var intent: String
  /// Its features.
  public var features: StrokeFeatures

  /// The columns of `strokes.csv`, for recordings that hold features instead of touches.
  public static let columns = [
    "participant", "view_width_pt", "intent", "start_x_pt", "dx_pt", "dy_pt", "duration_ms",
    "mean_speed_pt_per_s", "release_speed_pt_per_s", "straightness", "deviation",
  ]

  /// Those of the columns that are empty where nobody recorded them.
  static let mayLack: Set<String> = ["start_x_pt", "release_speed_pt_per_s", "deviation"]

  /// Creates a stroke.
  public init(participant: String, viewWidth: Double, intent: String, features: StrokeFeatures) {
    self.participant = participant
    self.viewWidth = viewWidth
    self.intent = intent
    self.features = features
  }

  /// Measures a swipe of a touch file; nil when it has no stroke to measure.
  public init?(_ swipe: RecordedSwipe) {
    guard let features = StrokeFeatures(swipe.samples) else { return nil }
    self.init(
      participant: swipe.participant, viewWidth: swipe.viewWidth, intent: swipe.intent,
      features: features)
  }
}
