import TestSupport
import Testing

@Suite("Touch files that name what is not known, or say what cannot be")
struct UnknownNamesTests {
  private static let header =
    "swipe,participant,screen,view_width_pt,context,intent,time_s,x_pt,y_pt,phase\n"

  /// Two swipes of 100 pt in 0.1 s, which are 16.6 mm on the screen.
  private static func touches(
    screen: String = "iphone-16-pro", intent: String = "pop", context: String = "plain",
    times: Double = 1
  ) -> String {
    header
      + ["a", "b"].flatMap { swipe in
        (0...10).map { step in
          let phase = step == 0 ? "began" : step == 10 ? "ended" : "moved"
          return "\(swipe),p,\(screen),402,\(context),\(intent),\(Double(step) / 100 * times),"
            + "\(30 + 10 * step),20,\(phase)\n"
        }
      }.joined()
  }

  /// A swipe of 100 events in 1 s whose finger then rests for 30 s.
  private static let resting =
    header
    + (0...100).map { step in
      let (time, phase) = (step == 100 ? 31 : Double(step) / 100, step == 0 ? "began" : "moved")
      return "a,p,,402,plain,pop,\(time),\(30 + step),20,\(step == 100 ? "ended" : phase)\n"
    }.joined()

  private static let policies = """
    {
      "screens": [
        { "name": "mine", "width_pt": 402, "height_pt": 800, "mm_per_pt": 0.2, "class": "phone" }
      ],
      "policies": [
        { "name": "far", "family": "fixed-distance", "distance_mm": 12 },
        { "name": "near", "family": "fixed-distance", "distance_pt": 60 }
      ]
    }
    """

  /// What is wrong, the policies, the exit status, and what is printed on standard error.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let touches: String
    let policies: String
    let status: Int32
    let message: String

    init(_ title: String, _ touches: String, _ policies: String, _ status: Int32, _ message: String)
    {
      (testDescription, self.touches, self.policies) = (title, touches, policies)
      (self.status, self.message) = (status, message)
    }
  }

  static let cases = [
    Case("all is known", touches(), "far,near", 0, ""),
    Case("the experiment's screen", touches(screen: "mine"), "far", 0, ""),
    Case(
      "a screen that a policy needs", touches(screen: "iphone-16-por"), "near,far", 65,
      "t.csv:2:5: error: unknown screen \"iphone-16-por\", whose size far needs; did you mean"
        + " \"iphone-16-pro\"? `swipelab list screens` prints the known ones, an experiment can"
        + " describe others (--experiment)\n"),
    Case(
      "a screen that no policy needs", touches(screen: "iphone-16-por"), "near", 0,
      "t.csv:2:5: warning: unknown screen \"iphone-16-por\", whose size nothing here needs; did you"
        + " mean \"iphone-16-pro\"? `swipelab list screens` prints the known ones, an experiment can"
        + " describe others (--experiment)\n"),
    Case("no screen, and no need", touches(screen: ""), "near,half-width", 0, ""),
    Case(
      "no screen, but need of its density", touches(screen: ""), "far,near,half-width", 65,
      "t.csv:2:5: error: there is no screen, whose size far needs; name the screen"
        + " (`swipelab list screens`), an experiment can describe others (--experiment), or judge by"
        + " other policies\n"),
    Case(
      "no screen, and a height that has a substitute", touches(screen: ""), "chromium-overscroll",
      0,
      "t.csv:2:5: warning: there is no screen, so that chromium-overscroll takes the view's width"
        + " for its longer side; name the screen (`swipelab list screens`)\n"),
    Case(
      "an intent", touches(intent: "popp"), "near", 0,
      "t.csv:2:29: warning: unknown intent \"popp\"; did you mean \"pop\"? `swipelab list intents`"
        + " prints the known ones\n"),
    Case(
      "an intent that the page needs", touches(intent: "popp", context: "slider"), "near", 65,
      "t.csv:2:30: error: unknown intent \"popp\", and on the page slider it matters whether a pop"
        + " is wanted; did you mean \"pop\"? `swipelab list intents` prints the known ones\n"),
    Case("an intent that nobody knows", touches(intent: ""), "near", 0, ""),
    Case(
      "times in milliseconds", touches(times: 1000), "near", 65,
      "t.csv: error: most swipes last over 20 s, with an event every 10 s: the times look like"
        + " milliseconds; time_s is in seconds; divide the column by 1000\n"),
    Case(
      "fingers that rest for long", touches().replacing(",0.1,130,", with: ",25,130,"), "near", 65,
      "with an event every 2.5 s"),
    Case(
      "fingers that rest among many events", resting, "near", 0,
      "t.csv: warning: most swipes last over 20 s; time_s is in seconds; check the unit of the"
        + " column\n"),
    Case(
      "semicolons", touches().replacing(",", with: ";"), "near", 65,
      "t.csv:1:1: error: the columns are separated by semicolons; separate them by commas, and"
        + " write decimals with a point\n"),
    Case(
      "tabs", touches().replacing(",", with: "\t"), "near", 65,
      "t.csv:1:1: error: the columns are separated by tabs; "),
    Case(
      "a formula", touches().replacing("\na,", with: "\n=1+1,"), "near", 65,
      "t.csv:2:1: error: swipe \"=1+1\" starts with \"=\"; use up to 200 printable characters"),
    Case(
      "a direction of writing", touches().replacing(",p,", with: ",p\u{202E},"), "near", 65,
      "t.csv:2:3: error: participant \"p\\u{202E}\" has a character in it that cannot be shown"),
    Case(
      "markup for a screen", touches(screen: "<script>"), "near", 65,
      "t.csv:2:5: error: the screen \"<script>\" starts with \"<\"; start it with a letter or digit"
    ),
  ]

  @Test("judge says so once, with the place; only right answers are printed")
  func judge() async {
    await each(Self.cases) { (example: Case) in
      let folder = try ScratchFolder(experiment: Self.policies)
      try folder.write(example.touches, to: "t.csv")
      let result = try await Program.run(
        "judge t.csv --experiment q.json --policies \(example.policies)", status: example.status,
        in: folder)
      #expect(result.output.isEmpty == (example.status != 0))
      #expect(
        example.message.hasSuffix("\n") || example.message.isEmpty
          ? result.errors == example.message : result.errors.contains(example.message),
        "\(result.errors)")
      // A file takes its place only when all went well.
      let written = try await Program.run(
        "judge t.csv --experiment q.json --policies \(example.policies) --out d.csv",
        status: example.status, in: folder)
      #expect(written.errors == result.errors)
      #expect(folder.text("d.csv") == (example.status == 0 ? result.output : nil))
    }
  }

  @Test("12 mm are judged right where the screen is known")
  func density() async throws {
    let folder = try ScratchFolder(experiment: Self.policies)
    for screen in ["iphone-16-pro", "mine"] {
      try folder.write(Self.touches(screen: screen), to: "t.csv")
      let result = try await Program.run(
        "judge t.csv --experiment q.json --policies far", in: folder)
      #expect(result.output.matches(of: /,far,popCompleted,/).count == 2, "\(screen)")
    }
  }

  @Test("fit and fidelity say so too")
  func fit() async {
    await each([
      (
        Self.touches(screen: "iphone-16-por"),
        "unknown screen \"iphone-16-por\", whose size the fit"
      ),
      (Self.touches(times: 1000), "the times look like milliseconds"),
      (
        "participant,view_width_pt,intent,start_x_pt,dx_pt,dy_pt,duration_ms,mean_speed_pt_per_s,"
          + "release_speed_pt_per_s,straightness,deviation\n",
        "the file has a header and no rows"
      ),
    ]) { touches, message throws in
      let folder = try ScratchFolder()
      try folder.write(touches, to: "r/t.csv")
      let fitted = try await Program.refuses(
        "fit r/t.csv --out p.json", 65, [message], in: folder)
      #expect(fitted.errorLines.count == 1 && fitted.errors.hasPrefix("r/t.csv"))
      // One person's touches are no set of people.
      let compared = try await Program.run(
        "fidelity --recordings r --participants 2", status: 65, in: folder)
      // No comparison needs the screen, so that only a warning names it.
      let remark =
        message.hasPrefix("unknown screen") ? "t.csv:2:5: warning: unknown screen" : message
      #expect(compared.errors.contains(remark), "\(compared.errors)")
    }
  }
}
