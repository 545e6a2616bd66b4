import NavigationModel
import PolicyLibrary
import PopGesture
import StrictFiles
import SwipeSimulation
import TestSupport
import Testing

@testable import ExperimentFiles

extension PopRecognizer {
  /// As an experiment file writes it: the recognizer with the same parts, and all that is said.
  fileprivate var written: JSONText {
    let base =
      recognizer.edgeRegion != nil ? "edge" : recognizer.driftLimit != nil ? "content-pan" : "pan"
    let slop =
      switch recognizer.slop {
      case .eitherAxis: "eitherAxis"
      case .alongPop: "alongPop"
      case .towardsPop: "towardsPop"
      }
    return [
      "recognizer": .string(base), "slop": .string(slop), "slop_pt": .number(recognizer.slop.size),
      "gate": .array(recognizer.gate.rules.map { .string($0.text) }),
      "arbitration": .string(arbitration.name), "target": .string(target.rawValue),
      "owner": .string("\(owner)"), "is_mirrored": .bool(isMirrored),
    ]
  }
}

extension System {
  /// As an experiment file writes it, of parts alone.
  fileprivate var written: JSONText {
    func list(_ recognizers: [PopRecognizer]) -> JSONText { .array(recognizers.map(\.written)) }
    return [
      "name": .string(name), "recognizers": list(recognizers),
      "policy": Experiment.canonical(policy), "installed": .string(installation.pages.rawValue),
      "elsewhere": list(installation.elsewhere), "before": list(installation.before),
      "moves_on": .bool(installation.movesOn), "settle_s": .number(transition.settle),
      "races": .bool(transition.races), "is_preemptible": .bool(transition.isPreemptible),
    ]
  }
}

/// Systems that an experiment makes of parts.
@Suite("Systems of an experiment's own")
struct SystemReadingTests {
  static func read(_ systems: [JSONText]) throws -> [System] {
    let text = JSONText.object([.init("systems", .array(systems))])
    return try experiment(String(decoding: text.bytes, as: UTF8.self)).systems
  }

  /// As `conflicts.json` lists them by hand, but for grips and second pops, which no content takes.
  @Test("without a list of intents, systems meet the strokes that their pages' content takes")
  func defaultIntents() throws {
    func intents(_ pages: String, _ more: String = #""systems": ["uikit.26"]"#) throws -> [String] {
      try experiment(#"{ "contexts": [\#(pages)], \#(more) }"#).intents.map(\.rawValue)
    }
    let usual = [
      "pop", "popAbort", "contentLeft", "contentVertical", "contentBrowse", "tapSmear",
    ]
    #expect(try intents(#""plain", "list""#) == usual)
    #expect(
      try intents(#""list", "pagedFirst", "canvas""#) == [
        "pop", "popAbort", "contentRight", "contentLeft", "contentVertical", "contentBrowse",
        "stroke", "tapSmear",
      ])
    #expect(try intents(#""map""#).contains("contentRight"))
    #expect(try intents(#""map""#, #""policies": ["half-width"]"#) == usual)
    #expect(
      try intents(#""map""#, #""intents": ["pop", "grip"], "systems": ["uikit.26"]"#)
        == ["pop", "grip"])
    let mixed =
      #""systems": ["half"], "usage_mixes": [{ "name": "m", "pop": 1, "contentRight": 9 }]"#
    #expect(try intents(#""slider""#, mixed).contains("contentRight"))
  }

  /// A touch any way, often from the edge, with a turn in its course.
  static func touch(_ draws: inout TestGenerator) -> [TouchSample] {
    var (x, y) = (draws.uniform() < 0.5 ? draws.value(in: 0...15) : draws.value(in: 0...402), 300.0)
    var samples = [TouchSample(time: 0, x: x, y: y, phase: .began)]
    var step = (x: draws.value(in: -10...25), y: draws.value(in: -15...15))
    let moves = Int.random(in: 2...20, using: &draws)
    for move in 1...moves {
      if move == 8, draws.uniform() < 0.5 { step.x = -step.x }
      (x, y) = (x + step.x, y + step.y)
      samples.append(TouchSample(time: Double(move) / 60, x: x, y: y, phase: .moved))
    }
    samples.append(TouchSample(time: Double(moves + 1) / 60, x: x, y: y, phase: .ended))
    return samples
  }

  static func record(
    _ system: System, _ page: PageContext, _ visit: Visit, _ samples: [TouchSample]
  ) -> String {
    var session = PageSession(
      system, on: page, visit, in: NavigatingView(width: 402, millimetresPerPoint: 0.16))
    session.start()
    // As text, as a number that is none equals nothing.
    return "\(session.play(samples))"
  }

  /// A system with the name and the policy of another in canonical form, where a preset names fewer
  /// of its parameters than a policy that was read.
  static func parts(_ system: System, of other: System) -> String {
    let text = Experiment.canonical(system.named(other.name, policy: other.policy))
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test("Every named system decides the same when it is written out of parts")
  func named() throws {
    let systems = try Self.read(SystemCatalog.all.map(\.written))
    #expect(systems.count == SystemCatalog.all.count)
    var draws = TestGenerator(seed: 38)
    var outcomes: Set<String> = []
    for (own, named) in zip(systems, SystemCatalog.all) {
      #expect(Self.parts(own, of: named) == Self.parts(named, of: named), "\(named.name)")
      for page in PageContext.all {
        for visit in Visit.allCases {
          for _ in 0..<8 {
            let samples = Self.touch(&draws)
            let record = Self.record(named, page, visit, samples)
            #expect(Self.record(own, page, visit, samples) == record, "\(named.name) \(page.name)")
            outcomes.insert(String(record.prefix { $0 != "," }))
          }
        }
      }
    }
    #expect(outcomes.count > 10)
  }

  @Test("What is not written is that of the recognizer, on every page, at once")
  func defaults() throws {
    let own = try Self.read([["name": "ours", "recognizers": ["uikit.edge"], "policy": "uikit"]])[0]
    #expect(Self.parts(own, of: .uikitEdge) == Self.parts(.uikitEdge, of: .uikitEdge))
    let text = #"{ "recognizer": "pan", "gate": [], "cone_deg": 45 }"#
    let node = try JSONNode.parse(Array(text.utf8), file: "")
    let cone = try Self.read([
      ["name": "ours", "recognizers": [JSONText(node)], "policy": "half-width"]
    ])[0].recognizers[0]
    #expect(cone.recognizer == Recognizer(slop: .eitherAxis(10), gate: [.coneTowards(1)]))
    #expect(cone.arbitration == .exclusive && cone.owner == .app && cone.target == .app)
  }

  @Test("Pages that are left out have what is elsewhere, and another digest")
  func except() throws {
    func system(_ except: JSONText?) throws -> System {
      let rest = except.map { [JSONText.Member("except", $0)] } ?? []
      return try Self.read([
        .object(
          [
            .init("name", "ours"), .init("recognizers", ["pan"]), .init("policy", "one-third"),
            .init("elsewhere", ["uikit.edge"]),
          ] + rest)
      ])[0]
    }
    let (all, some) = (try system(nil), try system(["slider", "map"]))
    #expect(some.recognizers(on: .slider) == System.uikitEdge.recognizers)
    #expect(some.recognizers(on: .plain) == all.recognizers(on: .plain))
    #expect(some.recognizers(on: .plain) == all.recognizers(on: .slider))
    #expect(Experiment.canonical(some) != Experiment.canonical(all))
  }

  @Test("All mistakes at once, each at its place with the nearest name")
  func mistakes() {
    let text = """
      {"systems": [{"name": "ours", "recognizers": [
      {"recognizer": "pann", "gate": ["towrads", "cone(-1)"], "region": 3},
      {"recognizer": "pan", "region_pt": 20, "arbitration": "pop-frist"}, "edge"],
      "installed": "everywere", "except": ["slyder"], "polcy": "half-width", "settle_s": 9}]}
      """
    // Lists first: how many recognizers there may be is said before what each is.
    let found = experimentErrors(text)
    #expect(found.contains { $0.contains("has 3 elements") })
    let less = experimentErrors(text.replacing(", \"edge\"]", with: "]"))
    let expected = [
      #"f:4:49: error: unknown key "polcy" in this system; did you mean "policy"?"#,
      #"f:2:57: error: unknown key "region" in this recognizer; did you mean "region_pt"?"#,
      #"f:2:16: error: unknown recognizer "pann"; did you mean "pan"?"#,
      #"f:2:33: error: unknown gate "towrads"; did you mean "towards"?"#,
      #"f:3:23: error: the recognizer pan has no "region_pt""#,
      #"f:3:55: error: unknown arbitration "pop-frist"; did you mean "pop-first"?"#,
      #"f:4:14: error: unknown kind of page "everywere"; did you mean "everywhere"?"#,
      #"f:4:38: error: unknown context "slyder"; did you mean "slider"?"#,
      #"f:4:84: error: "settle_s" is 9; give a number from 0 to 5 (s)"#,
    ]
    for message in expected {
      #expect(less.contains { $0.hasPrefix(message) }, "\(message)\n\(less)")
    }
    #expect(less.contains { $0.contains(#"unknown gate "cone(-1)""#) })
    #expect(less.count == expected.count + 1)
    #expect(
      experimentErrors(#"{"systems": [{"name": "ours", "recognisers": ["pan"]}]}"#)
        == [
          #"f:1:31: error: unknown key "recognisers" in this system;"#
            + #" did you mean "recognizers"?"#
        ])
  }
}
