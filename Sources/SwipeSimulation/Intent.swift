/// What the person wants, fixed before the path is drawn.
public enum Intent: String, Sendable, CaseIterable {
  /// Wants the previous page.
  case pop
  /// Starts a pop, then does not want it any more when lifting the finger.
  case popAbort
  /// A rightward stroke for the page's content, such as turning to the previous page.
  case contentRight
  /// A leftward stroke for the page's content, such as turning to the next page.
  case contentLeft
  /// A scroll up by somebody who reads, with its sideways drift.
  case contentVertical
  /// A quick scroll up by somebody who browses a feed or pages.
  case contentBrowse
  /// Free drawing, a drag that selects text, or drag and drop: a stroke anywhere, in any direction.
  case stroke
  /// A tap whose finger slips a little.
  case tapSmear
  /// A palm or holding thumb that touches an edge.
  case grip
  /// Wants two pages back: two pops, one right after the other.
  case doublePop

  /// How completed pops of this intent are counted.
  public var role: IntentRole {
    switch self {
    case .pop: .wanted
    case .popAbort: .withdrawn
    case .contentRight, .contentLeft, .contentVertical, .contentBrowse, .stroke, .tapSmear,
      .grip:
      .unwanted
    case .doublePop: .repeated
    }
  }

  /// Stable number in the keys of random streams; never reuse or renumber.
  var streamCode: UInt32 {
    switch self {
    case .pop: 1
    case .popAbort: 2
    case .contentLeft: 3
    case .contentVertical: 4
    case .tapSmear: 5
    case .contentRight: 6
    case .grip: 7
    case .stroke: 8
    case .doublePop: 9
    case .contentBrowse: 10
    }
  }
}

/// How a completed pop is to be judged, given what the person wanted.
public enum IntentRole: String, Sendable {
  /// A completed pop is a success.
  case wanted
  /// Wanted at first, not at release: counted apart, because policies differ most here.
  case withdrawn
  /// A completed pop is a false trigger.
  case unwanted
  /// Wanted twice: two completed pops are wanted, so these are counted apart.
  case repeated
}
