import PolicyLibrary
import PopGesture
import TestSupport
import Testing

@testable import swipelab

@Suite("Verbs that answer questions")
struct InquiryTests {
  @Test("Each kind of entry is listed one a line, its name first")
  func list() async {
    await each([
      ("screens", "ipad-pro-13"), ("policies", "half-width"), ("families", "fixed-distance"),
      ("recognizers", "pan"), ("contexts", "plain"), ("intents", "popAbort"),
      ("metrics", "false-trigger"), ("populations", "everyday"),
      ("velocity-estimators", "uikit-blend"), ("systems", "tz40+fd"), ("gates", "start-limit"),
      ("arbitrations", "native-26"),
    ]) { kind, known throws in
      let folder = try ScratchFolder()
      let result = try await Program.run("list", kind, in: folder)
      #expect(result.status == 0 && result.errors.isEmpty)
      let names = result.outputLines.map { String($0.prefix { $0 != " " }) }
      #expect(names.contains(known) && Set(names).count == names.count)
      for line in result.outputLines {
        #expect(line.wholeMatch(of: /[A-Za-z0-9.+-]+ {2,}\S.*/) != nil, "\(line)")
      }
      let all = try await Program.run("list", in: folder)
      let start = try #require(all.outputLines.firstIndex(of: kind + ":"))
      let own = all.outputLines.dropFirst(start + 1).prefix(names.count)
      #expect(own.map { $0.dropFirst(2) } == result.outputLines.map { $0[...] })
    }
  }

  @Test("What is listed can be used in an experiment")
  func listedNamesWork() async throws {
    let folder = try ScratchFolder()
    var keys: [String] = []
    for kind in ["screens", "policies", "recognizers", "contexts", "intents", "systems"] {
      let names = try await Program.run("list", kind, in: folder).outputLines
        .map { "\"\($0.prefix { $0 != " " })\"" }
      keys.append("\"\(kind)\": [\(names.joined(separator: ", "))]")
    }
    try folder.write("{ \(keys.joined(separator: ",\n")) }", to: "all.json")
    // Nobody has the memory to run it.
    let result = try await Program.run(
      "check", "all.json", "--max-memory", "1000000", in: folder)
    #expect(result.status == 0, "\(result.errors)")
  }

  @Test("Every policy and recognizer is explained: rule, numbers, source, confidence")
  func explain() async throws {
    let folder = try ScratchFolder()
    for name in PolicyCatalog.names {
      let result = try await Program.run("explain", name, in: folder)
      #expect(result.status == 0 && result.output.hasPrefix(name + ": "))
      for part in ["family: ", "rule: ", "parameters:", "source: "] {
        #expect(result.outputLines.contains { $0.hasPrefix(part) }, "\(name) has no \(part)")
      }
      let start = try #require(PolicyCatalog.start(named: name))
      for parameter in start.entry.family.parameters {
        #expect(result.output.contains("  \(parameter.name) = "))
      }
    }
    for preset in PolicyPreset.all {
      let result = try await Program.run("explain", preset.name, in: folder)
      #expect(result.outputLines.contains("confidence: \(preset.confidence.rawValue)"))
      #expect(result.outputLines.contains("source: \(preset.source)"))
      let number = preset.number.map { "number: \($0) in the catalogue of rules" }
      #expect(number.map { result.outputLines.contains($0) } ?? true)
      let swift = try #require(preset.policy?.swiftSource)
      #expect(result.outputLines.contains { $0.hasPrefix("swift: \(swift)") }, "\(preset.name)")
      // Six speeds on two views.
      for width in ["390", "1024"] {
        let row = result.outputLines.first { $0.hasPrefix("  W = \(width) ") }
        #expect(row?.split(separator: " ").count == 9, "\(preset.name)")
      }
    }
    for preset in RecognizerPreset.all {
      let result = try await Program.run("explain", preset.name, in: folder)
      #expect(result.output.contains(preset.summary) && result.output.contains(preset.source))
    }
  }

  @Test("Check says what a good file would do, and does nothing")
  func check() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.plain)
    try folder.write(SmallExperiments.divisible, to: "r.json")
    let before = try folder.entries()
    let result = try await Program.run("check", "q.json", "r.json", in: folder)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(
      result.outputLines == [
        "q.json: ok: 1 condition, 2 policies, 720 swipes",
        "r.json: ok: 4 conditions, 3 policies, 3984 swipes",
      ])
    #expect(try folder.entries() == before)
  }

  @Test("Plan says what a run would do, with the precision to expect, and does nothing")
  func plan() async throws {
    let folder = try ScratchFolder(experiment: SmallExperiments.divisible)
    let before = try folder.entries()
    let result = try await Program.run("plan", "q.json", "--participants", "500", in: folder)
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.outputLines.contains("people: 500, seed 1"))
    #expect(result.outputLines.contains("swipes: 24000"))
    #expect(result.outputLines.contains("policies: one-third, velocity-weighted, fling-override"))
    #expect(result.outputLines.contains { $0.hasPrefix("time: about ") })
    let success = try #require(result.outputLines.first { $0.hasPrefix("  success: ") })
    let error = try #require(success.firstMatch(of: /at most ([0-9.]+), of/))
    #expect(try #require(Double(error.1)) > 0)
    #expect(try folder.entries() == before)
  }

  @Test("The error to expect shrinks with the square root of the people")
  func planScales() async throws {
    let folder = try ScratchFolder(
      experiment: SmallExperiments.plain.replacing(
        "{", with: "{ \"design\": \"plain\", ", maxReplacements: 1))
    var errors: [Double] = []
    for people in ["60", "6000"] {
      let plan = try await Program.run("plan", "q.json", "--participants", people, in: folder)
      let line = try #require(plan.outputLines.first { $0.hasPrefix("  success: ") })
      let error = try #require(line.firstMatch(of: /at most ([0-9.]+), of/))
      errors.append(try #require(Double(error.1)))
    }
    // Ten times less, up to the rounding of the two numbers.
    #expect(abs(errors[0] / 10 - errors[1]) < 0.01)
  }
}
