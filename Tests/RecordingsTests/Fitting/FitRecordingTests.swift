import PopGesture
import SwipeSimulation
import TestSupport
import Testing

@testable import Recordings
@testable import StrictFiles

@Suite("Recordings to fit")
struct FitRecordingTests {
  @Test("which strokes count, and in which direction")
  func counted() async {
    await each([
      ("pop", 100.0, 0.0, true), ("contentRight", 100, 0, true), ("contentLeft", -100, 0, false),
      ("", 100, 0, true), ("swipe", -100, 0, false), ("", 100, 99, true),
    ]) { intent, dx, dy, isRightGoing in
      let recording = Self.recording(intent, dx, dy)
      #expect(recording.people.joined().map(\.isRightGoing) == [isRightGoing])
      #expect(recording.people.joined().map(\.isPop) == [intent == "pop"])
    }
  }

  @Test("which do not")
  func leftOut() async {
    await each([
      ("pop", -100.0, 0.0), ("contentLeft", 100, 0), ("popAbort", 100, 0),
      ("contentVertical", 100, 0), ("stroke", 100, 0), ("tapSmear", 20, 0), ("", 15.9, 0),
      ("", 100, 101),
    ]) { intent, dx, dy in
      #expect(Self.recording(intent, dx, dy).people.isEmpty)
    }
  }

  @Test("touches in pixels are those in points, once it is said how large a pixel is")
  func pixels() throws {
    let folder = try ScratchFolder()
    let rows = (0...10).map { "u,1,\($0 == 0 ? "down" : "move"),\(10 * $0),\(30 + 15 * $0),300" }
    let text = (["user,stroke,phase,time_ms,x_px,y_px"] + rows + ["u,1,up,104,180,300"])
      .joined(separator: "\n")
    try folder.write(text + "\n", to: "pixels.csv")
    // 1.5 pixels to a pt of the paging recordings.
    let panel = PixelPanel(density: 25.4 / 0.1558 * 1.5, width: 480)
    let path = folder.path + "/pixels.csv"
    let recording = try #require(FitRecording.load(paths: [path], panel: panel).first)
    let stroke = try #require(recording.people.first?.first)
    #expect(abs(stroke.features.dx - 100) < 1e-9 && abs(stroke.features.start - 20) < 1e-9)
    #expect(abs(stroke.features.duration - 100) < 1e-9 && stroke.isRightGoing)
    #expect(abs(recording.screens[0].viewWidth - 320) < 1e-9)
    #expect(throws: Diagnostics.self) { try FitRecording.load(paths: [path]) }
    try folder.write(text.replacing(",up,", with: ",lift,") + "\n", to: "wrong.csv")
    #expect(throws: Diagnostics.self) {
      try FitRecording.load(paths: [folder.path + "/wrong.csv"], panel: panel)
    }
    try folder.write(text.replacing(",down,", with: ",move,") + "\n", to: "begun.csv")
    #expect(throws: Diagnostics.self) {
      try FitRecording.load(paths: [folder.path + "/begun.csv"], panel: panel)
    }
  }

  private static func recording(_ intent: String, _ dx: Double, _ dy: Double) -> FitRecording {
    var recording = FitRecording()
    recording.add(
      RecordedStroke(
        participant: "a", viewWidth: 320, intent: intent, features: testStroke(dx: dx, dy: dy)),
      screen: "")
    return recording
  }

  @Test("the five quantities of a stroke towards either side")
  func quantities() throws {
    var recording = FitRecording(screens: [FitSamples.screen])
    for (dx, dy) in [(80.0, -80 / 1.732_050_807_568_877), (-80, 0)] {
      let stroke = testStroke(start: 160, dx: dx, dy: dy, duration: 120)
      recording.add(stroke, intent: nil, of: "a", on: 0)
    }
    let values = recording.people[0].map { $0.quantities(reach: 320, on: FitSamples.screen) }
    // 80/320 is a quarter; started in the middle; rises 30 degrees.
    for (found, value) in zip(values[0], [0.5, 4.787_491_742_782_046, 0.5, 30]) {
      #expect(abs(found - value) < 1e-12)
    }
    #expect(abs(values[1][2] - 0.5) < 1e-12)
    #expect(values[1][3] == 0)
  }

  @Test("the bow of a stroke bulging upwards is positive in both directions")
  func bow() async {
    await each([1.0, -1]) { (side: Double) throws in
      let samples = [(0.0, 0.0), (50, -10), (100, 0)].enumerated().map { index, place in
        TouchSample(
          time: Double(index) * 0.02, x: 160 + side * place.0, y: 300 + place.1,
          phase: [.began, .moved, .ended][index])
      }
      let features = try #require(StrokeFeatures(samples))
      #expect(abs((features.bow ?? 0) - 0.1) < 1e-12)
    }
  }

  @Test("problems of files name their lines")
  func problems() throws {
    let folder = try ScratchFolder()
    let header = RecordedStroke.columns.joined(separator: ",") + "\n"
    try folder.write(header + "a,320,,1,2,3,4,5,6,1,0\na,0,,1,2,3,4,5,6,1,0\n", to: "width.csv")
    try folder.write(header + "a,320,,1,x,3,4,5,6,1,0\n", to: "number.csv")
    try folder.write("time_s\n1\n", to: "columns.csv")
    for (name, text) in [
      ("width.csv", ":3:3: error: view_width_pt is 0, which no recorded stroke has"),
      ("number.csv", ":2:10: error: dx_pt is \"x\", not a finite number"),
      ("columns.csv", ":1:1: error: the column \"swipe\" is missing"),
      ("missing.csv", "error: "),
    ] {
      let path = folder(name)
      let found = messages { _ = try FitRecording.load(paths: [path]) }
      #expect(found.contains { $0.contains(path + text) || name == "missing.csv" }, "\(found)")
    }
  }
}
