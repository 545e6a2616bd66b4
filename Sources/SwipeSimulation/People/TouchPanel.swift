/// How a device turns a finger into touch events.
public struct TouchPanel: Sendable, Equatable {
  /// Touch events per second that an app receives.
  public var rate: Float = 60
  /// Standard deviation of the panel's noise in pt per axis, of every location but touch-down's.
  ///
  /// Fitted from iPad recordings.
  public var noise: Float = 0.15
  /// Standard deviation of an event's time stamp in ms.
  ///
  /// Assumed.
  public var timeNoise: Float = 0.3
  /// Steps of the panel's grid per pt; nil for those of the screen.
  public var stepsPerPoint: Float?
  /// Intervals after touch-down before which no move is sent: 1 as measured on iPads and in Android
  /// frames, 0 on the phones of the paging recordings.
  public var firstMoveInterval: Float = 1
  /// Bounds in ms of the time from the finger's leaving to the lift event.
  ///
  /// Fitted: 4 to 8 ms on iPads, 8 on Android, 10 in a kernel log.
  public var liftDelay: ClosedRange<Float> = 4...10

  /// Creates a panel as of today's devices.
  public init() {}

  /// A panel as of today's devices.
  public static let current = TouchPanel()

  /// The phones of the paging recordings (2010 to 2012): whole points, noisy time stamps.
  ///
  /// Fitted by indirect inference, so that the measured release ratio has its recorded quantiles.
  public static let recorded: TouchPanel = {
    var panel = TouchPanel()
    panel.noise = 0.25
    panel.timeNoise = 5.177_5
    panel.stepsPerPoint = 1
    panel.firstMoveInterval = 0
    panel.liftDelay = 0...0
    return panel
  }()
}
