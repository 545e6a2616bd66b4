public import PopGesture

/// An estimator that experiments can name.
public protocol CatalogEstimator: VelocityEstimator {
  /// Which events the estimate depends on; older ones may be left out without changing a bit of
  /// what it says afterwards.
  static var memory: EventMemory { get }
  /// What it computes and whose it is, in one sentence for lists.
  static var summary: String { get }
}

extension TwoSampleBlend: CatalogEstimator {
  /// Two differences are three events.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 3) }
  /// What it computes and whose it is.
  public static let summary =
    "0.2 x newest + 0.8 x previous difference of touch events (UIKit, unconfirmed)"
}

extension TransitionVelocity: CatalogEstimator {
  /// All events: what an acceleration may be depends on the one before.
  @inlinable
  public static var memory: EventMemory { .wholePath }
  /// What it computes and whose it is.
  public static let summary =
    "means of the last three velocities and accelerations since the begin, of uikit-blend"
    + " (UIKit's navigation transition, unconfirmed)"
}

extension LeastSquaresSlope: CatalogEstimator {
  /// The window, and never more events than are kept.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 32, duration: window) }
  /// What it computes and whose it is.
  public static let summary =
    "slope of the least-squares line through the last 100 ms of events (nobody's: for comparison)"
}

extension ScrollViewBlend: CatalogEstimator {
  /// Two blends are three differences and four events.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 4) }
  /// What it computes and whose it is.
  public static let summary =
    "0.75 x current + 0.25 x previous uikit-blend (UIKit's scroll views, unconfirmed)"
}

extension FlutterFit: CatalogEstimator {
  /// The window.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 20, duration: 0.1) }
  /// What it computes and whose it is.
  public static let summary =
    "slope of a parabola through the last 100 ms, 0 after 40 ms of rest"
    + " (Flutter's VelocityTracker, read in its code)"
}

extension FlutterDrag: CatalogEstimator {
  /// The window.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 20, duration: 0.1) }
  /// What it computes and whose it is.
  public static let summary =
    "flutter-fit, 0 up to 50 pt/s or 18 pt, at most 8000 pt/s"
    + " (Flutter's drag recognizer and back gesture, read in its code)"
}

extension FlutterScroll: CatalogEstimator {
  /// Three differences are four events.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 4) }
  /// What it computes and whose it is.
  public static let summary =
    "0.05 x newest + 0.35 x previous + 0.6 x second previous difference, 0 after 40 ms of rest"
    + " (Flutter's scrollables on iOS, read in its code)"
}

extension IonicVelocity: CatalogEstimator {
  /// All events: an exponential mean forgets none.
  @inlinable
  public static var memory: EventMemory { .wholePath }
  /// What it computes and whose it is.
  public static let summary =
    "0.7 x difference + 0.3 x previous, the lift as one more event, stale after 100 ms"
    + " (Ionic, read in its code)"
}

extension OnsenDirection: CatalogEstimator {
  /// All events: where windows begin depends on the windows before.
  @inlinable
  public static var memory: EventMemory { .wholePath }
  /// What it computes and whose it is.
  public static let summary =
    "motion over the last window longer than 25 ms, of which the direction counts"
    + " (Onsen UI, read in its code)"
}

extension AndroidFit: CatalogEstimator {
  /// The window.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 20, duration: 0.1) }
  /// What it computes and whose it is.
  public static let summary =
    "slope of a parabola through the last 100 ms, of fewer events a line, 0 after 40 ms of rest"
    + " (Android's VelocityTracker, read in its code)"
}

extension DragHelperVelocity: CatalogEstimator {
  /// The window.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 20, duration: 0.1) }
  /// What it computes and whose it is.
  public static let summary =
    "android, 0 below 400 pt/s, at most 8000 pt/s"
    + " (Android's ViewDragHelper, read in its code, the limits in copies and from memory)"
}

extension ChromiumFit: CatalogEstimator {
  /// The window.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 20, duration: 0.1) }
  /// What it computes and whose it is.
  public static let summary =
    "slope of a parabola through the last 100 ms, 0 after 80 ms of rest"
    + " (Chromium's VelocityTracker, read in its code)"
}

extension LibadwaitaMean: CatalogEstimator {
  /// The window, and never more records than are kept.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 64, duration: 0.15) }
  /// What it computes and whose it is.
  public static let summary =
    "mean over the last 150 ms before the lift (libadwaita's touch swipes, read in its code)"
}

extension LowPassVelocity: CatalogEstimator {
  /// All events: an exponential mean forgets none.
  @inlinable
  public static var memory: EventMemory { .wholePath }
  /// What it computes and whose it is.
  public static let summary =
    "0.6 x difference + 0.4 x previous since the begin, stale while a finger rests"
    + " (MUI's drawer, read in its code)"
}

extension LastEvent: CatalogEstimator {
  /// A difference is two events, at two times.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 2) }
  /// What it computes and whose it is.
  public static let summary =
    "difference of the last two touch events, stale while a finger rests"
    + " (WebKitGTK, read in its code)"
}

extension GeckoVelocity: CatalogEstimator {
  /// A difference is two events.
  @inlinable
  public static var memory: EventMemory { EventMemory(events: 2) }
  /// What it computes and whose it is.
  public static let summary =
    "difference of the last two touch events over at least 8 ms, stale while a finger rests"
    + " (Gecko, read in its code)"
}
