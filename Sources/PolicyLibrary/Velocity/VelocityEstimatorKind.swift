public import PopGesture

/// The estimators that experiments can name.
///
/// Adding one is its file, its case here and its line in `open`.
public enum VelocityEstimatorKind: String, Sendable, CaseIterable {
  /// `TwoSampleBlend`: what `UIPanGestureRecognizer` reports, as far as known.
  case uikitBlend = "uikit-blend"
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

  /// One sentence for lists.
  public var summary: String { open(SummaryOf()) }

  /// Calls `visitor` with the type of this estimator, so that what it does is compiled for it.
  @inlinable
  public func open<Visitor: VelocityVisitor>(_ visitor: Visitor) -> Visitor.Result {
    switch self {
    case .uikitBlend: visitor.visit(TwoSampleBlend.self)
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
  public var memory: EventMemory { open(MemoryOf()) }
}

/// What is done with the type of an estimator that was chosen at run time.
public protocol VelocityVisitor {
  /// What comes of it.
  associatedtype Result
  /// Does it.
  func visit<Velocity: CatalogEstimator>(_ type: Velocity.Type) -> Result
}

private struct SummaryOf: VelocityVisitor {
  func visit<Velocity: CatalogEstimator>(_ type: Velocity.Type) -> String { Velocity.summary }
}

private struct MemoryOf: VelocityVisitor {
  func visit<Velocity: CatalogEstimator>(_ type: Velocity.Type) -> EventMemory { Velocity.memory }
}

extension VelocityEstimatorKind {
  /// The name of the estimator's type in Swift: `TwoSampleBlend`.
  public var swiftType: String { open(TypeName()) }
}

private struct TypeName: VelocityVisitor {
  func visit<Velocity: CatalogEstimator>(_ type: Velocity.Type) -> String { "\(type)" }
}
