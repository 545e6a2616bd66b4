public import PolicyLibrary

/// What kind of device a screen belongs to.
public enum ScreenKind: String, Sendable, CaseIterable {
  case phone
  case foldable
  case tablet
}

/// A screen, or a window on one: sizes in pt for the rules, mm per pt for the fingers.
///
/// People move in mm and thresholds are in pt; two tablets of 768 pt differ by 23% in mm.
public struct Screen: Sendable, Equatable {
  /// Name in experiments and tables.
  public var name: String
  /// What it is, for people.
  public var title: String
  /// Width in pt in the orientation in which it is held.
  public var width: Double
  /// Height in pt in that orientation.
  public var height: Double
  /// Physical size of a pt in mm.
  public var millimetresPerPoint: Double
  /// What kind of device it belongs to.
  public var kind: ScreenKind
  /// Width in pt of the view that navigates; narrower than the screen in a split view or window,
  /// which lies at the leading side.
  public var viewWidth: Double
  /// Touch locations come in steps of one over this many pt.
  public var touchStepsPerPoint: Double
  /// Touch events per second that an app receives; nil for those of the population's panel.
  public var touchRate: Double?
  /// Where the sizes come from.
  public var source: String

  /// Describes a screen; a full-screen view unless `viewWidth` is given.
  public init(
    name: String, title: String, width: Double, height: Double, millimetresPerPoint: Double,
    kind: ScreenKind, viewWidth: Double? = nil, touchStepsPerPoint: Double? = nil,
    touchRate: Double? = nil, source: String
  ) {
    (self.name, self.title, self.width, self.height) = (name, title, width, height)
    (self.millimetresPerPoint, self.kind) = (millimetresPerPoint, kind)
    self.viewWidth = viewWidth ?? width
    self.touchStepsPerPoint = touchStepsPerPoint ?? (kind == .tablet ? 2 : 3)
    (self.touchRate, self.source) = (touchRate, source)
  }

  /// The navigating view.
  public var view: NavigatingView {
    NavigatingView(width: viewWidth, height: height, millimetresPerPoint: millimetresPerPoint)
  }

  /// Width of the navigating view in mm.
  public var viewWidthInMillimetres: Double { viewWidth * millimetresPerPoint }

  /// The same screen turned by 90 degrees.
  public var landscape: Screen {
    var turned = self
    turned.name += "-landscape"
    turned.title += ", landscape"
    turned.width = height
    turned.height = width
    turned.viewWidth = height
    return turned
  }

  /// A window of `viewWidth` pt at the leading side of this screen.
  public func window(viewWidth: Double) -> Screen {
    var part = self
    part.name += "-window-\(Int(viewWidth))"
    part.title += ", \(Int(viewWidth)) pt window"
    part.viewWidth = viewWidth
    return part
  }

  /// What reports call it: its title, or of a view that an experiment file describes on a whole
  /// screen of the catalogue, the screen's with the width of the view.
  public var reportTitle: String {
    guard title == name, viewWidth < width else { return title }
    let device = ScreenCatalog.all.first { other in
      other.viewWidth == other.width && other.width == width && other.height == height
        && other.kind == kind
        // Files round this.
        && abs(other.millimetresPerPoint - millimetresPerPoint) < 1e-3
    }
    return device?.window(viewWidth: viewWidth).title ?? title
  }
}
