import NavigationModel
import SwipeSimulation

/// An edge swipe that lives with scroll views.
enum ScrollViewPopClaims {
  static let source = "001_fe9f11e05b6a4110.txt"
  static let all = defaults + survey + gate

  private static let defaults = [
    Claim(
      "1-01",
      "A left bar button item of the app's own switches the built-in swipe off, until the"
        + " delegate is replaced.",
      .above(0), ClaimCell(.completed, "delegateSwap", on: "customBackButton"),
      minus: ClaimCell(.completed, "uikit.edge", on: "customBackButton")),
    Claim(
      "1-02",
      "Once a page has been shown, the gesture's delegate is kept on the first page and removed on"
        + " every other, where everything may begin then.",
      .above(0), ClaimCell(.corrupted, "delegateSwap", on: "transition"),
      remark: "during a push, as nothing asks for running transitions; the benefit is 1-01"),
    Claim(
      "1-03", "A scroll view that scrolls sideways takes the edge swipe, which never arrives.",
      .nextToNobody, ClaimCell(.completed, "mapContentWins", on: "carousel")),
  ]

  private static let survey = [
    Claim(
      "1-04", "Most apps lose the edge swipe on map pages, and two keep both gestures.",
      .above(0), ClaimCell(.completed, "mapEdgeFirst", on: "map"),
      minus: ClaimCell(.completed, "mapContentWins", on: "map")),
    Claim(
      "1-05", "In the apps that keep both, the map stands still while the page goes back.",
      .equal(0), ClaimCell(.dual, "mapEdgeFirst", on: "map")),
    Claim(
      "1-06", "A swipe back needs a start at the left edge and motion to the right.",
      .equal(0), ClaimCell(.begun, of: "contentLeft", "mapEdgeFirst", on: "map"),
      remark: "motion; the start is 3-01"),
  ]

  private static let gate = [
    Claim(
      "1-07",
      "An own pan for one finger on the scroll view calls the system's target, with the"
        + " system's gesture disabled.",
      .above(0),
      remark: "the system's own zone and angle tests are gone; second fingers are not simulated"
    ) { screens in
      let screen = screens[.phone]
      var pan = PageProbe(.tz40, on: .carousel, screen)
      var edge = PageProbe(.uikitEdge, on: .carousel, screen)
      return (
        "pt from the edge in which a slow stroke begins a pop: tz40 on carousel,"
          + " \(screen.name)"
          + " minus uikit.edge",
        pan.beginZone() - edge.beginZone()
      )
    },
    Claim(
      "1-08",
      "The pan begins only without a running transition, with a page to go back to, towards"
        + " the right, and within 40 pt of the edge.",
      .above(0), remark: "the place is that of recognition, not of touch-down"
    ) { screens in
      let screen = screens[.phone]
      var pan = PageProbe(.tz40, on: .carousel, screen)
      return (
        "pt from the edge in which a pop begins: slow stroke minus 2000 pt/s, the mean over 64"
          + " phases of the panel, tz40 on carousel, \(screen.name)",
        pan.beginZone() - pan.meanBeginZone(speed: 2000)
      )
    },
    Claim(
      "1-09", "Every other recognizer waits for the pan to fail, and then scrolls as ever.",
      .nextToNobody, ClaimCell(.contentBlocked, of: "contentLeft", "tz40", on: "carousel")),
    Claim(
      "1-10", "Each page with such a scroll view has to ask for it in a line of its own.",
      .above(0), ClaimCell(.completed, "tz40", on: "carousel"),
      minus: ClaimCell(.completed, "mapContentWins", on: "carousel"),
      remark: "a page that asks against one that forgets, where the content wins"),
    Claim(
      "1-11", "It lives in harmony with FDFullscreenPopGesture.",
      .equal(0), ClaimCell(.severalPops, "tz40+fd")),
  ]
}
