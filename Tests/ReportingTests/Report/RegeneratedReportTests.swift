import Foundation
import Reporting
import TestSupport
import Testing

@testable import ExperimentFiles
@testable import StrictFiles

@Suite("Stored reports")
struct RegeneratedReportTests {
  /// What a file says apart from what made it.
  private static func content(_ name: String, _ bytes: [UInt8]) throws -> [UInt8] {
    guard name == Manifest.fileName,
      case .object(let members) = JSONText(try JSONNode.parse(bytes, file: name))
    else { return bytes }
    #expect(members.last?.key == "environment")
    return JSONText.object(members.filter { $0.key != "environment" }).bytes
  }

  /// Too large for the repository; their digests are in the manifest.
  private static let unstored: Set = ["counts.bin", "batches.csv"]

  @Test("Reports/quickstart is what the code makes of Experiments/quickstart.json, byte for byte")
  func quickstart() async throws {
    let command = "swift run -c release swipelab run Experiments/quickstart.json"
    let experiment = try Experiment.load(path: Document.root + "/Experiments/quickstart.json")
    let files = await StudyReport(
      of: experiment, until: nil, workers: ProcessInfo.processInfo.activeProcessorCount,
      environment: [], progress: { _ in }, command: { _ in command }
    ).files.filter { !Self.unstored.contains($0.name) }

    let folder = Document.root + "/Reports/quickstart"
    let remedy: Comment = "if the change is meant, run `\(command)` and commit its report"
    let stored = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.contains(".") && !$0.hasSuffix(".DS_Store") && !Self.unstored.contains($0) }
      .sorted()
    #expect(stored == files.map(\.name).sorted(), remedy)
    for file in files {
      let bytes = [UInt8](FileManager.default.contents(atPath: folder + "/" + file.name) ?? Data())
      let isSame =
        bytes.isEmpty
        ? false : try Self.content(file.name, bytes) == Self.content(file.name, file.bytes)
      #expect(isSame, "Reports/quickstart/\(file.name) differs; \(remedy.rawValue)")
    }
  }
}
