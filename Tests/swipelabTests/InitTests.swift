import ExperimentFiles
import StrictFiles
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
    let bytes = Array(lines.joined(separator: "\n").utf8)
    do {
      let node = try JSONNode.parse(bytes, file: "f")
      _ = try Experiment.read(node, file: "f", name: "f")
      return []
    } catch {
      return ["\(error)"]
    }
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
    #expect(made.status == 0 && made.output.isEmpty)
    #expect(made.errors.hasPrefix("wrote experiment.json; "))
    #expect(folder.text("experiment.json") == Starter.text("experiment.json"))
    let check = try await Program.run("check", "experiment.json", in: folder)
    #expect(check.status == 0 && check.output.contains("experiment.json: ok"))
    let run = try await Program.run("run experiment.json --participants 8 --quiet", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.text("out/experiment/rates.csv")?.contains(",ours,") == true)
    let printed = try await Program.run("init", "-", in: folder)
    #expect(printed.status == 0 && printed.output == Starter.text("experiment.json"))
    let named = try await Program.run("init", "my rule.json", in: folder)
    #expect(named.status == 0 && named.errors.contains("check 'my rule.json'"))
    #expect(folder.text("my rule.json")?.contains("run 'my rule.json' --out") == true)
  }

  @Test("Nothing that is there is touched, and folders are made where they are missing")
  func refused() async throws {
    let folder = try ScratchFolder(experiment: "mine")
    _ = try await Program.shell("ln -s nowhere link; mkdir sub", in: folder)
    let before = try folder.entries()
    for name in ["q.json", "link", "sub"] {
      let result = try await Program.run("init", name, in: folder)
      #expect(result.status == 64 && result.output.isEmpty)
      #expect(
        result.errors
          == "error: \(name): is already there and stays as it is; name another file, or remove this"
          + " one first\n")
    }
    let full = try await Program.shell("ulimit -f 1; $SWIPELAB init big.json; echo $?", in: folder)
    #expect(full.output == "74\n" && full.errors.contains("cannot write"), "\(full.errors)")
    #expect(try folder.entries() == before)
    let nested = try await Program.run("init", "new/folder/q.json", in: folder)
    #expect(nested.status == 0 && folder.text("new/folder/q.json") != nil)
    let blocked = try await Program.run("init", "q.json/below.json", in: folder)
    #expect(blocked.status == 74 && blocked.errors.contains("q.json/below.json: cannot create"))
  }
}
