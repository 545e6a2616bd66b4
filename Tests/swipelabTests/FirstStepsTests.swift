import TestSupport
import Testing

/// What people meet who write their first experiment and record their first touches.
@Suite("First steps")
struct FirstStepsTests {
  private static func check(_ text: String, status: Int32 = 0) async throws -> Program.Result {
    let folder = try ScratchFolder()
    try folder.write(text, to: "e.json")
    return try await Program.run("check", "e.json", status: status, in: folder)
  }

  @Test("How a file is written hides nothing of what stands in it")
  func slips() async {
    await each([
      #"{ "participants": -3, "policies": ["half-width", "one-thrd",] }"#,
      #"{ "participants": -3 "policies": ["half-width", "one-thrd"] }"#,
      #"{ "participants": -3, "seed": 1, "seed": 2, "policies": ["half-width", "one-thrd"] }"#,
    ]) { (text: String) in
      let result = try await Self.check(text, status: 65)
      #expect(result.errorLines.count == 3, "\(result.errors)")
      #expect(result.errors.contains("\"participants\" is -3; give a whole number"))
      #expect(result.errors.contains("did you mean \"one-third\"?"))
    }
  }

  @Test("A name or key of elsewhere is told what it is called here")
  func names() async {
    await each([
      (
        #""policies": ["half-width"], "contexts": ["pager"]"#,
        [#""pagedFirst""#, #""pagedOther""#, #""pagedLists""#]
      ),
      (
        #""policies": ["half-width"], "screens": ["ipad"]"#,
        [#""tablets" is tablets, 744 to 1032 pt wide"#, #""ipad-10.2""#]
      ),
      (
        #""systems": [{ "name": "x", "policy": "half-width", "recognizers": [{ "recognizer": "pan", "#
          + #""content": "waits" }] }]"#,
        [#"unknown key "content""#, #""arbitration": "scroll-waits" for waits"#]
      ),
      (
        #""policies": [{ "family": "fling-override", "return_pt_per_s": "off" }]"#,
        [
          #"unknown value of return_pt_per_s "off""#,
          #"a number (pt/s) from 0 to 20000, or "none""#,
        ]
      ),
    ]) { keys, expected in
      let result = try await Self.check("{ \(keys) }", status: 65)
      for text in expected { #expect(result.errors.contains(text), "\(result.errors)") }
    }
  }

  @Test("A subject of another family than every sweep is a warning")
  func sweeps() async throws {
    func keys(_ family: String) -> String {
      """
      { "policies": ["half-width", { "name": "ours", "family": "\(family)", "subject": true }],
        "sweeps": [{ "family": "fraction", "parameter": "fraction", "values": [0.3, 0.4] }] }
      """
    }
    let other = try await Self.check(keys("fling-override"))
    #expect(other.errors.contains("no sweep varies fling-override"))
    #expect(try await Self.check(keys("fraction")).errors.isEmpty)
  }

  /// Five flicks of 200 pt; the last is cut off unless it ends.
  private static func touches(
    _ columns: String, intent: String = "", end: String = ",ended", isTurned: Bool = false
  ) -> String {
    "swipe,time_s,x_pt,y_pt,phase\(columns)\n"
      + (0..<5).map { swipe in
        (0...10).map { step in
          let (along, across) = ("\(20 + 20 * step)", "300")
          let place = isTurned ? "\(across),\(along)" : "\(along),\(across)"
          let phase = step == 0 ? ",began" : step < 10 ? ",moved" : swipe < 4 ? ",ended" : end
          return "s\(swipe),\(Double(step) / 100),\(place)\(phase)\(intent)\n"
        }.joined()
      }.joined()
  }

  @Test("Touches without intents, of few people, with axes exchanged or cut off")
  func recordings() async throws {
    let folder = try ScratchFolder()
    try folder.write(Self.touches(""), to: "none.csv")
    try folder.write(Self.touches(",intent", intent: ",pop"), to: "few.csv")
    try folder.write(Self.touches(",intent", intent: ",pop", isTurned: true), to: "turned.csv")
    try folder.write(Self.touches("", end: ",moved"), to: "cut.csv")
    func judge(_ file: String, status: Int32 = 0) async throws -> Program.Result {
      try await Program.run(
        "judge \(file) --policies one-third,half-width --summary", status: status, in: folder)
    }
    let none = try await judge("none.csv")
    #expect(none.output.contains("5 swipes without a known intent:"))
    #expect(
      none.output.contains("| pan        | one-third  |         5 |         0 |           0 |"))
    let few = try await judge("few.csv")
    #expect(few.output.contains(": 1 person, 5 swipes"))
    #expect(few.output.contains("| one-third  |  5 of 5 |") && !few.output.contains("unknown"))
    for verb in [["judge"], ["judge", "--summary"], ["fit", "--out", "p.json"]] {
      let turned = try await Program.run(
        all: verb.prefix(1) + ["turned.csv"] + verb.dropFirst(), status: nil, in: folder)
      #expect(turned.errors.contains("x and y are swapped"), "\(verb): \(turned.errors)")
    }
    let cut = try await judge("cut.csv", status: 65)
    #expect(cut.errors.contains("seems cut off: drop this swipe"))
    let advice = try await Program.run("advise", "none.csv", status: nil, in: folder)
    #expect(advice.errors.contains("no swipe says what the person wanted; add the column intent"))
  }
}
