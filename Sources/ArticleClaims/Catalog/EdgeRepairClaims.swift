import NavigationModel
import PopGesture

/// The edge swipe of iOS 7, how it fails, and its first repairs.
enum EdgeRepairClaims {
  static let source = "004_5755b0f140a8ccdd.txt"
  static let all = failures + repair

  private static let failures = [
    Claim(
      "4-01", "Since iOS 7 pages go back by a swipe from the edge, by default.",
      .above(0.6), ClaimCell(.completed, "iOS7default", fromEdge: true),
      refutedBy: .page("plain", "with the gesture disabled by default") {
        $0.navigation.isPopDisabled = true
      }),
    Claim(
      "4-02", "A navigation bar or back button of the app's own switches it off.",
      .equal(0),
      .mean(.completed, "iOS7default", on: ["customBackButton", "customBar"], fromEdge: true),
      refutedBy: .gate(of: "iOS7default", without: .standardBar)),
    Claim(
      "4-03", "Making oneself the delegate switches it on again.",
      .above(0.5),
      .difference(
        .completed, "delegateSelf", "iOS7default", on: "customBackButton", fromEdge: true),
      refutedBy: .gate(of: "delegateSelf", with: .standardBackButton)),
    Claim(
      "4-04", "Then it also fires on the first page, and the app no longer responds.",
      .above(0.3), ClaimCell(.stuck, "delegateSelf", on: "root", fromEdge: true),
      refutedBy: .gate(of: "delegateSelf", with: .previousPage),
      remark: "people who swipe back there out of habit"),
    Claim(
      "4-05", "Then two quick swipes leave the pages in disorder.",
      .above(0.1), ClaimCell(.corrupted, of: "doublePop", "delegateSelf", fromEdge: true),
      refutedBy: .gate(of: "delegateSelf", with: .notTransitioning)),
  ]

  private static let repair = [
    Claim(
      "4-06", "Letting it begin only while the page last shown is the top one cures both.",
      .equal(0),
      ClaimQuantity(
        meanOf: [
          ClaimCell(.corrupted, of: "doublePop", "currentShow", fromEdge: true),
          ClaimCell(.stuck, "currentShow", on: "root", fromEdge: true),
        ]),
      refutedBy: .gate(of: "currentShow", without: .shownIsTop),
      remark: "sessions broken by two quick swipes, and on the first page"),
    Claim(
      "4-07", "Making the visible page the delegate crashes once that page is gone.",
      notSimulated: "the lifetime of a delegate, a crash; no swipe shows it"),
  ]
}
