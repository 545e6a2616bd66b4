import TestSupport
import Testing

@testable import swipelab

@Suite("Whatever has a name is explained")
struct ExplainTests {
  @Test("Every name of every list")
  func everyName() async {
    await each(Explanation.all.map(\.kind)) { (kind: String) in
      let folder = try ScratchFolder()
      let listed = try await Program.run("list", kind, in: folder).outputLines
      #expect(!listed.isEmpty)
      for line in listed {
        let name = String(line.prefix { $0 != " " })
        let text = line.dropFirst(name.count).drop { $0 == " " }
        let result = try await Program.run("explain", name, in: folder)
        #expect(result.status == 0 && result.errors.isEmpty, "\(name)")
        #expect(result.outputLines.contains { $0.hasPrefix("\(name): ") }, "\(name)")
        // An omission is its reason, and nothing more is known of it.
        let own = result.outputLines.filter { !$0.hasPrefix("kind: ") && !$0.hasSuffix(text) }
        #expect(!own.isEmpty || kind == "omissions", "\(name) is only listed again")
      }
    }
  }

  @Test("A name says what it is, and one of several kinds is explained by each")
  func kinds() async {
    await each([
      ("slow-movers", ["population", "assumption"]), ("flutter", ["policy", "velocity estimator"]),
      ("everyday", ["population"]), ("pop", ["intent"]), ("pace", ["assumption"]),
      ("duration_shift", ["population setting"]), ("content-wins", ["arbitration"]),
      ("start_limit_pt", ["recognizer parameter"]), ("own", ["velocity estimator"]),
      ("return_pt_per_s", ["policy parameter"]),
      ("fixed-distance", ["policy"]), ("fraction", ["policy family", "policy parameter"]),
      ("fixed(80)", ["system"]),
      ("half-width@uikit-scroll", ["policy"]), ("fraction@ionic", ["policy"]),
    ]) { name, kinds in
      let result = try await Program.run("explain", name, in: try ScratchFolder())
      let found = result.outputLines.filter { $0.hasPrefix("kind: ") }
      #expect(result.status == 0 && found == kinds.map { "kind: \($0)" })
    }
  }

  @Test("What is known of it is told")
  func details() async {
    await each([
      ("pace", "values in turn: -0.3, 0, 0.3"), ("duration_shift", "range: -2 to 2"),
      ("duration_shift", "varied by the assumptions: pace"), ("start_limit_pt", "unit: pt"),
      ("region_pt", "of the recognizers: edge"),
      ("slow-movers", "drag_share = 0.4 (everyday 0.07)"),
      ("pop", "counted: a completed pop is a success"), ("grip", "source: "),
      ("start-limit", "outcome where it refuses: notBegun(start-limit)"),
      (
        "return_pt_per_s",
        "  fling-override: a number (pt/s) from 0 to 20000, or \"none\": speed back"
      ),
      ("flutter", "policies whose own it is: "), ("iphone-16-pro", "mm per pt: 0.1657"),
    ]) { name, text in
      let result = try await Program.run("explain", name, in: try ScratchFolder())
      #expect(result.output.contains(text), "\(result.output)")
    }
  }
}
