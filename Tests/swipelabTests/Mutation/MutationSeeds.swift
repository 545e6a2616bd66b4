import Foundation
import TestSupport
import Testing

@testable import Recordings
@testable import StrictFiles

/// Good inputs, small enough to be run thousands of times, from which broken ones are made.
struct MutationSeeds: Sendable {
  /// The committed experiments with fewer screens, steps and swipes, and one with the other keys.
  let experiments: [JSONText]
  /// Touches, a table of strokes, and files of a report by name.
  let touches, strokes: [UInt8]
  let report: [(name: String, bytes: [UInt8])]

  /// Makes the seeds in a folder, with the report itself in `a/seed`.
  init(in folder: ScratchFolder) async throws {
    experiments = try Self.committed() + [Self.otherKeys]
    strokes = Self.strokes
    try folder.write(
      #"{ "policies": ["half-width", "one-third"], "screens": ["iphone-14"], "participants": 8,"#
        + #" "swipes_per_intent": 3 }"#, to: "seed.json")
    try await Program.run("run seed.json --out a --quiet", in: folder)
    try await Program.run("sample seed.json --participants 2 --out touches.csv", in: folder)
    touches = Array(try #require(folder.text("touches.csv")).utf8)
    report = try ["manifest.json", "rates.csv", "batches.csv"].map {
      ($0, Array(try #require(folder.text("a/seed/\($0)")).utf8))
    }
  }

  private static func committed() throws -> [JSONText] {
    let folder = Document.root + "/Experiments"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().filter {
      $0.hasSuffix(".json") && !$0.hasSuffix(".schema.json")
    }.map { small(JSONText(try JSONNode.load(path: "\(folder)/\($0)"))) }
  }

  /// The longest that lists of a small experiment are.
  private static let longest = ["screens": 2, "contexts": 2, "systems": 4, "policies": 6]

  private static func small(_ value: JSONText, key: String = "") -> JSONText {
    switch (key, value) {
    case ("sensitivity", _): ["pace", "drags"]
    case ("swipes_per_intent", _): 2
    case ("steps", _): 4
    case (_, .array(let elements)):
      .array(elements.prefix(longest[key] ?? elements.count).map { small($0) })
    case (_, .object(let members)):
      .object(members.map { .init($0.key, small($0.value, key: $0.key)) })
    default: value
    }
  }

  /// Keys that no committed experiment has.
  private static let otherKeys: JSONText = [
    "policies": ["half-width", ["family": "velocity-weighted", "fraction": 0.4, "name": "mine"]],
    "screens": [
      [
        "name": "x", "width_pt": 400, "height_pt": 800, "mm_per_pt": 0.16, "class": "phone",
        "view_width_pt": 300, "touch_rate_hz": 120,
      ]
    ],
    "swipes_per_intent": 2, "contexts": ["plain", "list"],
    "intents": ["pop", "doublePop", "contentRight", "stroke", "grip"],
    "recognizers": ["edge", ["recognizer": "pan", "start_limit_pt": 40]],
    "velocity_estimator": "uikit-blend",
    "population": [
      "base": "everyday", "duration_shift": 0.1, "touch_rate_hz": 120, "session_spread": 0.2,
      "slow_share_mean": 0.05, "slow_share_persons": 7, "right_going": model, "left_going": model,
    ],
    "sensitivity": [["setting": "length_shift", "values": [-0.1, 0.1]]], "margin": 0.02,
  ]

  private static let model: JSONText = [
    "mean": [0.72, 4.83, 0.29, 7, 0.64], "between_people": spread, "within_person": spread,
    "bow_mean": 0.03, "bow_between_people": 0.016, "bow_within_person": 0.02, "lift_shift": 0.11,
  ]

  private static let spread: JSONText = [
    [0.009, 0.01, -0.006, 0, 0], [0.01, 0.05, -0.01, 0, 0], [-0.006, -0.01, 0.013, 0, 0],
    [0, 0, 0, 60, 0], [0, 0, 0, 0, 0.01],
  ]

  /// Strokes of five people: as many as a fit needs.
  private static let strokes: [UInt8] = {
    var random = TestGenerator(input: 1)
    func number(_ low: Double, _ high: Double) -> String {
      "\((Double.random(in: low...high, using: &random) * 1000).rounded() / 1000)"
    }
    let rows = (0..<75).map { stroke in
      [
        "p\(stroke % 5)", "390", "pop", number(20, 200), number(60, 250), number(-40, 40),
        number(60, 280), number(300, 2000), number(300, 3000), number(0.9, 1), number(0, 0.1),
      ].joined(separator: ",")
    }
    let header = RecordedStroke.columns.joined(separator: ",")
    return Array(([header] + rows).map { $0 + "\n" }.joined().utf8)
  }()
}
