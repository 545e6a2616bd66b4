/// The touches of people who use an app, as a file that `swipelab` reads.
///
/// Nothing in it tells who somebody is or when it was: codes are random, and times count from the
/// first touch.
public struct TouchLog: Sendable {
  /// What is known of a person and of the device, the same for all touches.
  public struct Setting: Sendable {
    /// A code of this recording, such as ``TouchLog/code(_:)`` makes.
    public var recording: String
    /// The hand that swipes, `left` or `right`; empty if not known.
    public var hand: String
    /// How the device is held: `thumb`, `finger`, `both` or `table`; empty if not known.
    public var grip: String
    /// The device, in the words of a list; empty if not known.
    public var device: String
    /// Size of a pt in mm; 0 if not known.
    public var millimetresPerPoint: Double
    /// Pixels per pt.
    public var pixelRatio: Double

    /// Describes a person by a code, and the device.
    public init(
      recording: String, hand: String = "", grip: String = "", device: String = "",
      millimetresPerPoint: Double = 0, pixelRatio: Double = 1
    ) {
      (self.recording, self.hand, self.grip) = (recording, hand, grip)
      (self.device, self.pixelRatio) = (device, pixelRatio)
      self.millimetresPerPoint = millimetresPerPoint
    }
  }

  /// The file, as bytes of UTF-8.
  public private(set) var bytes: [UInt8]
  /// How many swipes it holds.
  public private(set) var count = 0

  private let setting: Setting
  private var start: Double?

  private static let header =
    "swipe,participant,screen,view_width_pt,context,intent,time_s,x_pt,y_pt,phase,"
    + "recording,prompt,hand,grip,mm_per_pt,view_height_pt,pixel_ratio,device\n"

  /// Starts a file.
  public init(_ setting: Setting) {
    self.setting = setting
    bytes = Array(Self.header.utf8)
  }

  /// A code of eight letters and digits that nobody confuses, made from random bits.
  public static func code(_ bits: UInt64) -> String {
    let signs = Array("abcdefghkmnprstuvwxyz2345679".utf8)
    var (rest, code) = (bits, [UInt8]())
    for place in 0..<8 {
      // A letter first, or spreadsheets take some codes for numbers.
      let choice = UInt64(place == 0 ? 21 : signs.count)
      code.append(signs[Int(rest % choice)])
      rest /= choice
    }
    return String(decoding: code, as: UTF8.self)
  }

  /// The file as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Appends a swipe, from its touch-down to its end.
  ///
  /// - Parameters:
  ///   - prompt: what the person was asked for; empty where nobody asked.
  ///   - intent: what the person wanted, a name of `swipelab list intents`; empty if not known.
  ///   - context: the page, a name of `swipelab list contexts`.
  ///   - viewWidth: width in pt of the view that navigates; `viewHeight` its height.
  public mutating func append(
    _ samples: [TouchSample], prompt: String, intent: String, context: String, viewWidth: Double,
    viewHeight: Double
  ) {
    guard let first = samples.first else { return }
    let origin = start ?? first.time
    start = origin
    count += 1
    for sample in samples {
      for text in [setting.recording + "-" + String(count), setting.recording, ""] { field(text) }
      field(viewWidth, decimals: 2)
      for text in [context, intent] { field(text) }
      field(TouchSample.elapsed(from: origin, to: sample.time), decimals: 6)
      for length in [sample.x, sample.y] { field(length, decimals: 3) }
      let phase = sample.phase.rawValue
      for text in [phase, setting.recording, prompt, setting.hand, setting.grip] { field(text) }
      let density = setting.millimetresPerPoint
      field(density > 0 ? density : .nan, decimals: 5)
      field(viewHeight, decimals: 2)
      field(setting.pixelRatio, decimals: 3)
      field(setting.device)
      bytes[bytes.count - 1] = UInt8(ascii: "\n")
    }
  }

  /// Appends a text and a comma, between quotation marks where it needs them.
  private mutating func field(_ text: String) {
    let (quote, special) = (UInt8(ascii: "\""), Array(",\"\r\n".utf8))
    let isQuoted = text.utf8.contains { byte in special.contains(byte) }
    if isQuoted { bytes.append(quote) }
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    if isQuoted { bytes.append(quote) }
    bytes.append(UInt8(ascii: ","))
  }

  /// Appends a number and a comma; nothing for one that is not finite, which readers then refuse.
  private mutating func field(_ number: Double, decimals: Int) {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = abs(number) * scale
    if scaled < 1e15 - 0.5 {
      var digits: [UInt8] = []
      // Rounded by hand, as `rounded()` asks the mathematics library, which apps need not link.
      let whole = UInt64(scaled)
      let nearest = scaled - Double(whole) < 0.5 ? whole : whole + 1
      var (rest, place) = (nearest, 0)
      while rest > 0 || place <= decimals {
        if place == decimals, place > 0, !digits.isEmpty { digits.append(UInt8(ascii: ".")) }
        let digit = UInt8(truncatingIfNeeded: rest % 10)
        // Zeros that end a fraction say nothing.
        if digit > 0 || place >= decimals || !digits.isEmpty {
          digits.append(UInt8(ascii: "0") + digit)
        }
        (rest, place) = (rest / 10, place + 1)
      }
      if number < 0, nearest > 0 { bytes.append(UInt8(ascii: "-")) }
      bytes += digits.reversed()
    }
    bytes.append(UInt8(ascii: ","))
  }
}
