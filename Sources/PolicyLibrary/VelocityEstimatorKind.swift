public import PopGesture

/// The estimators that experiments can name.
///
/// Adding one is its type, its case here, and its lines in `summary` and `open`.
public enum VelocityEstimatorKind: String, Sendable, CaseIterable {
  /// `TwoSampleBlend`: what `UIPanGestureRecognizer` reports, as far as known.
  case uikitBlend = "uikit-blend"
  /// `RestAwareBlend`: that, but nothing of the speed of a finger that rested.
  case restAwareBlend = "rest-aware-blend"
  /// `TransitionVelocity`: what UIKit's navigation transition makes of that.
  case uikitTransition = "uikit-transition"
  /// `LeastSquaresSlope`: the slope of a straight line over the last 100 ms.
  case leastSquares = "least-squares-100ms"
  /// `ScrollViewBlend`: what a UIKit scroll view makes of its pan, as far as known.
  case uikitScroll = "uikit-scroll"
  /// `FlutterFit`: Flutter's `VelocityTracker`.
  case flutterFit = "flutter-fit"
  /// `FlutterDrag`: what Flutter's drag recognizer makes of that, for its back gesture.
  case flutter
  /// `FlutterScroll`: Flutter's tracker for scrolling on iOS.
  case flutterScroll = "flutter-scroll"
  /// `IonicVelocity`: an exponential mean.
  case ionic
  /// `OnsenDirection`: only the direction.
  case onsen
  /// `AndroidFit`: Android's `VelocityTracker`.
  case android
  /// `DragHelperVelocity`: what `ViewDragHelper` makes of that.
  case androidDragHelper = "android-drag-helper"
  /// `ChromiumFit`: Chromium's `VelocityTracker`.
  case chromium
  /// `LibadwaitaMean`: the mean over the last 150 ms.
  case libadwaita
  /// `LowPassVelocity`: an exponential mean since the begin, as in MUI's drawer.
  case lowPass = "low-pass"
  /// `LastEvent`: the last difference, as in WebKitGTK.
  case lastEvent = "last-event"
  /// `GeckoVelocity`: the last difference, over no less than 8 ms.
  case gecko

  /// What it computes and whose it is, in one sentence for lists.
  public var summary: String {
    switch self {
    case .uikitBlend:
      "0.2 x newest + 0.8 x previous difference of touch events (UIKit, unconfirmed)"
    case .restAwareBlend:
      "uikit-blend, 0 after 40 ms of rest (of no framework; a line of code in an app)"
    case .uikitTransition:
      "means of the last three velocities and accelerations since the gesture began, of uikit-blend"
        + " (UIKit's navigation transition, unconfirmed)"
    case .leastSquares:
      "slope of the least-squares line through the last 100 ms of events (of no framework)"
    case .uikitScroll:
      "0.75 x current + 0.25 x previous uikit-blend (UIKit's scroll views, unconfirmed)"
    case .flutterFit:
      "slope of a parabola through the last 100 ms, 0 after 40 ms of rest (Flutter's"
        + " VelocityTracker, read in its code)"
    case .flutter:
      "flutter-fit, set to 0 at 50 pt/s or 18 pt and below, at most 8000 pt/s (Flutter's drag"
        + " recognizer and back gesture, read in its code)"
    case .flutterScroll:
      "0.05 x newest + 0.35 x previous + 0.6 x second previous difference, 0 after 40 ms of rest"
        + " (Flutter's scrollables on iOS, read in its code)"
    case .ionic:
      "0.7 x difference + 0.3 x previous, the lift as one more event, stale after 100 ms"
        + " (Ionic, read in its code)"
    case .onsen:
      "the direction of motion over the last window longer than 25 ms (Onsen UI, read in its code)"
    case .android:
      "slope of a parabola through the last 100 ms (a line if events are few), 0 after 40 ms of"
        + " rest (Android's VelocityTracker, read in its code)"
    case .androidDragHelper:
      "android, 0 below 400 pt/s, at most 8000 pt/s (Android's ViewDragHelper, read in its code,"
        + " the limits in copies and from memory)"
    case .chromium:
      "slope of a parabola through the last 100 ms, 0 after 80 ms of rest (Chromium's"
        + " VelocityTracker, read in its code)"
    case .libadwaita:
      "mean over the last 150 ms before the lift (libadwaita's touch swipes, read in its code)"
    case .lowPass:
      "0.6 x difference + 0.4 x previous since the begin, stale while a finger rests (MUI's drawer,"
        + " read in its code)"
    case .lastEvent:
      "difference of the last two touch events, stale while a finger rests (WebKitGTK, read in its"
        + " code)"
    case .gecko:
      "difference of the last two touch events over at least 8 ms, stale while a finger rests"
        + " (Gecko, read in its code)"
    }
  }

  /// Calls `visitor` with the type of this estimator, so that what it does is compiled for it.
  @inlinable public func open<Visitor: VelocityVisitor>(_ visitor: Visitor) -> Visitor.Result {
    switch self {
    case .uikitBlend: visitor.visit(TwoSampleBlend.self)
    case .restAwareBlend: visitor.visit(RestAwareBlend.self)
    case .uikitTransition: visitor.visit(TransitionVelocity.self)
    case .leastSquares: visitor.visit(LeastSquaresSlope.self)
    case .uikitScroll: visitor.visit(ScrollViewBlend.self)
    case .flutterFit: visitor.visit(FlutterFit.self)
    case .flutter: visitor.visit(FlutterDrag.self)
    case .flutterScroll: visitor.visit(FlutterScroll.self)
    case .ionic: visitor.visit(IonicVelocity.self)
    case .onsen: visitor.visit(OnsenDirection.self)
    case .android: visitor.visit(AndroidFit.self)
    case .androidDragHelper: visitor.visit(DragHelperVelocity.self)
    case .chromium: visitor.visit(ChromiumFit.self)
    case .libadwaita: visitor.visit(LibadwaitaMean.self)
    case .lowPass: visitor.visit(LowPassVelocity.self)
    case .lastEvent: visitor.visit(LastEvent.self)
    case .gecko: visitor.visit(GeckoVelocity.self)
    }
  }

  /// How far back it looks.
  public var memory: EventMemory { type.memory }
  /// The name of the estimator's type in Swift: `TwoSampleBlend`.
  public var swiftType: String { "\(type)" }
  private var type: any VelocityEstimator.Type { open(TypeItself()) }
}

/// What is done with the type of an estimator that was chosen at run time.
public protocol VelocityVisitor {
  /// What comes of it.
  associatedtype Result
  /// Does it.
  func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> Result
}

private struct TypeItself: VelocityVisitor {
  func visit<Velocity: VelocityEstimator>(_ type: Velocity.Type) -> any VelocityEstimator.Type {
    type
  }
}
