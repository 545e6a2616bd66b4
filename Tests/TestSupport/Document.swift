import Foundation

/// A text file of the repository; of a document that people read also what it asks them to type.
///
/// Tests of several targets read the same documents from here.
public struct Document: Sendable, CustomStringConvertible {
  /// Path from the root of the repository.
  public let path: String
  /// The lines of the text.
  public let lines: [String]
  /// The file's name without its folders.
  public var name: String { String(path.split(separator: "/").last ?? "") }
  /// The whole text.
  public var text: String { lines.joined(separator: "\n") }

  /// Code between fences.
  public struct Block: Sendable, Equatable {
    /// What stands after the fence, such as `swift`; empty for commands that tests run.
    public let language: String
    /// The lines inside.
    public let lines: [String]
  }

  /// The README's command that runs the tests, as a release build, which is many times as fast.
  ///
  /// Testable modules are other than those that ship, hence a folder of their own.
  public static let testCommand = "swift test -c release --quiet --scratch-path .build/tests"

  /// Every document, in the order in which their commands are run: what one writes, those after it
  /// may read.
  ///
  /// Reports are none: the program writes them.
  public static let paths = [
    "README.md",
    "Experiments/README.md",
    "Experiments/cluster/README.md",
    "Experiments/cluster/kubernetes.md",
    "Reports/README.md",
    "Sources/NavigationModel/NavigationModel.docc/PagesAndSystems.md",
    "Sources/ArticleClaims/ArticleClaims.docc/FieldCases.md",
    "Sources/Recordings/Recordings.docc/Recordings.md",
    "Sources/Recordings/Recordings.docc/RecordingPeople.md",
    "Sources/Findings/Findings.docc/ComparingRuns.md",
    "Sources/Findings/Findings.docc/Worlds.md",
    "Sources/TrialStatistics/TrialStatistics.docc/Statistics.md",
    "Sources/PopGesture/PopGesture.docc/PopGesture.md",
    "Sources/PopGesture/PopGesture.docc/FromAPan.md",
    "Sources/PopGesture/PopGesture.docc/AsAGestureRecognizer.md",
    "Sources/PopGesture/PopGesture.docc/TiesOnADevice.md",
    "Sources/PopGesture/PopGesture.docc/WithSwiftUI.md",
    "Sources/PopGesture/PopGesture.docc/RecordingInAnApp.md",
    "Tests/Benchmarks/README.md",
  ]

  /// The documents that are there.
  public static let all = paths.compactMap(Document.init)

  /// The root of the repository.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL.path(percentEncoded: false)

  /// Reads a file; nil when it is absent or not text.
  public init?(_ path: String) {
    guard let data = FileManager.default.contents(atPath: Self.root + "/" + path),
      let text = String(data: data, encoding: .utf8)
    else { return nil }
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
  }

  /// The code between fences, in order.
  public var blocks: [Block] {
    let fence = "```"
    var found: [Block] = []
    var open: (language: String, lines: [String])?
    for line in lines {
      if let block = open {
        if line == fence {
          found.append(Block(language: block.language, lines: block.lines))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix(fence) {
        open = (String(line.dropFirst(fence.count)), [])
      }
    }
    return found
  }

  /// The lines of prose: what is neither in a table nor between fences.
  public var prose: [(number: Int, text: String)] {
    var isCode = false
    return lines.enumerated().compactMap { index, line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      return isCode || line.hasPrefix("|") ? nil : (index + 1, line)
    }
  }

  /// The lines of its blocks of a language, block after block.
  public func code(_ language: String) -> [String] {
    blocks.filter { $0.language == language }.flatMap(\.lines)
  }

  /// The commands that it gives, one a line; lines that start with `#` are remarks.
  public var commands: [String] { code("").filter { !$0.hasPrefix("#") } }

  /// The path.
  public var description: String { path }
}
