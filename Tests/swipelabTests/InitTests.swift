import TestSupport
import Testing

@testable import swipelab

@Suite("The experiment to start from")
struct InitTests {
  /// A line that becomes a key or an element once its strokes are removed.
  private static func alternative(_ line: Substring) -> String? {
    guard let match = line.firstMatch(of: /^( +)\/\/ (["{].*,)$/) else { return nil }
    return String(match.1 + match.2)
  }

  private static func problems(_ lines: [String]) -> [String] {
    experimentErrors(lines.joined(separator: "\n"))
  }

  @Test("It is valid as it stands, and with each of its alternatives, and with all elements")
  func alternatives() {
    let lines = Starter.text("q.json").split(separator: "\n", omittingEmptySubsequences: false)
    let plain = lines.map { String($0) }
    #expect(Self.problems(plain) == [])
    #expect(lines.allSatisfy { $0.count <= 110 })
    var keys: [String] = []
    var all = plain
    for (place, line) in lines.enumerated() {
      guard let other = Self.alternative(line) else { continue }
      var changed = plain
      changed[place] = other
      // A key takes the place of the one that is there.
      if let key = other.firstMatch(of: /^  ("[^"]+"):/)?.1 {
        keys.append(String(key))
        changed = changed.enumerated().filter {
          $0.offset == place || !$0.element.hasPrefix("  \(key):")
        }.map(\.element)
      } else {
        all[place] = other
      }
      #expect(Self.problems(changed) == [], "\(other)")
    }
    #expect(Self.problems(all) == [] && all.count { $0.hasPrefix("    // ") } < 14)
    #expect(
      keys == [
        #""$schema""#, #""population""#, #""recognizers""#, #""limits""#, #""usage_mixes""#,
        #""sensitivity""#, #""tune""#,
      ])
    #expect(plain.joined().contains("swipelab judge touches.csv --experiment q.json"))
  }

  @Test("It is written where nothing is, checked and run")
  func written() async throws {
    let folder = try ScratchFolder()
    let made = try await Program.run("init", in: folder)
    #expect(made.output.isEmpty && made.errors.hasPrefix("wrote experiment.json; "))
    #expect(folder.text("experiment.json") == Starter.text("experiment.json"))
    let check = try await Program.run("check", "experiment.json", in: folder)
    #expect(check.output.contains("experiment.json: ok"))
    try await Program.run("run experiment.json --participants 8 --quiet", in: folder)
    #expect(folder.text("out/experiment/rates.csv")?.contains(",ours,") == true)
    let printed = try await Program.run("init", "-", in: folder)
    #expect(printed.output == Starter.text("experiment.json"))
    let named = try await Program.run("init", "my rule.json", in: folder)
    #expect(named.errors.contains("check 'my rule.json'"))
    #expect(folder.text("my rule.json")?.contains("run 'my rule.json' --out") == true)
  }

  @Test("Nothing that is there is touched, and folders are made where they are missing")
  func refused() async throws {
    let folder = try ScratchFolder(experiment: "mine")
    _ = try await Program.shell("ln -s nowhere link; mkdir sub", in: folder)
    let before = try folder.entries()
    for name in ["q.json", "link", "sub"] {
      let result = try await Program.refuses("init \(name)", 64, in: folder)
      #expect(
        result.errors
          == "error: \(name): is already there and stays as it is; name another file, or remove this"
          + " one first\n")
    }
    let full = try await Program.shell("ulimit -f 1; $SWIPELAB init big.json; echo $?", in: folder)
    #expect(full.output == "74\n" && full.errors.contains("cannot write"), "\(full.errors)")
    #expect(try folder.entries() == before)
    try await Program.run("init", "new/folder/q.json", in: folder)
    #expect(folder.text("new/folder/q.json") != nil)
    try await Program.refuses(
      "init q.json/below.json", 74, ["q.json/below.json: cannot create"], in: folder)
  }
}
