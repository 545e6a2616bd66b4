/// As much of UIKit and SwiftUI as the articles of `PopGesture` use, for machines without them.
///
/// On Apple's systems lengths are `CGFloat`, which Swift converts to `Double` by itself.
enum AppleStubs {
  static let source = """
    typealias CGFloat = Double
    struct CGPoint: Equatable { var x = 0.0, y = 0.0 }
    struct CGSize { var width = 0.0, height = 0.0 }
    struct CGRect { var width = 0.0, height = 0.0 }
    enum UIUserInterfaceLayoutDirection { case leftToRight, rightToLeft }
    @MainActor class UIView {
      var bounds = CGRect()
      var effectiveUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
    }
    @MainActor class UITouch: Hashable {
      nonisolated static func == (one: UITouch, other: UITouch) -> Bool { one === other }
      nonisolated func hash(into hasher: inout Hasher) {}
      var timestamp = 0.0
      func location(in view: UIView?) -> CGPoint { CGPoint() }
    }
    @MainActor class UIEvent {
      func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
    }
    struct Selector {}
    @MainActor class UIGestureRecognizer {
      enum State { case possible, began, changed, ended, cancelled, failed }
      var state = State.possible
      var view: UIView?
      var cancelsTouchesInView = true, delaysTouchesEnded = true
      init(target: Any? = nil, action: Selector? = nil) {}
      func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
      func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
      func reset() {}
      func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
      func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
      func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
      func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    }
    class UIPanGestureRecognizer: UIGestureRecognizer {
      func translation(in view: UIView?) -> CGPoint { CGPoint() }
      func velocity(in view: UIView?) -> CGPoint { CGPoint() }
    }
    @MainActor class UIScrollView: UIView {
      let panGestureRecognizer = UIPanGestureRecognizer()
    }
    @MainActor class UIPercentDrivenInteractiveTransition {
      func finish() {}
      func cancel() {}
    }
    enum LayoutDirection { case leftToRight, rightToLeft }
    protocol Gesture {}
    struct Ended: Gesture {}
    struct Date { var timeIntervalSinceReferenceDate = 0.0 }
    struct Changed: Gesture {
      func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> Ended { Ended() }
    }
    struct DragGesture: Gesture {
      struct Value {
        var time = Date()
        var startLocation = CGPoint(), location = CGPoint()
        var translation = CGSize(), velocity = CGSize()
      }
      var minimumDistance = 10.0
      func onChanged(_ action: @escaping (Value) -> Void) -> Changed { Changed() }
      func onEnded(_ action: @escaping (Value) -> Void) -> Ended { Ended() }
    }
    """
}
