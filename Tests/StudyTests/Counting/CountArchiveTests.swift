import TestSupport
import Testing

@testable import Study

/// Stored counts come back as they were, and nothing else passes for them.
@Suite("Archives of counts")
struct CountArchiveTests {
  private static func written(_ lists: [[Int]]) -> [UInt8] {
    var archive = CountArchive()
    for list in lists {
      var list = list
      archive.exchange(list: &list)
    }
    archive.finish()
    return archive.bytes
  }

  private static func read(_ bytes: [UInt8], lists: Int) -> (lists: [[Int]], isWhole: Bool) {
    var archive = CountArchive(reading: bytes)
    let read = (0..<lists).map { _ in
      var list: [Int] = []
      archive.exchange(list: &list)
      return list
    }
    return (read, archive.isReadWhole)
  }

  @Test("integers of every size and sign come back")
  func integers() {
    var generator = TestGenerator(seed: 3)
    var lists: [[Int]] = [
      [], [0], [0, 0, 0], [.min, .max, -1, 1, 63, 64, -64, -65], [0, 7, 0, 0],
    ]
    lists += (0..<40).map { size in
      (0..<size).map { _ in
        Bool.random(using: &generator)
          ? 0
          : Int.random(in: .min ... .max, using: &generator)
            >> Int.random(in: 0..<64, using: &generator)
      }
    }
    let bytes = Self.written(lists)
    let (read, isWhole) = Self.read(bytes, lists: lists.count)
    #expect(read == lists)
    #expect(isWhole)
  }

  @Test("what is cut, longer or of another shape is told")
  func damage() {
    let bytes = Self.written([[1, 300, 0, 0, 0, 5], [9]])
    for end in bytes.indices { #expect(!Self.read(Array(bytes[..<end]), lists: 2).isWhole) }
    #expect(!Self.read(bytes + [2], lists: 2).isWhole)
    #expect(!Self.read(bytes, lists: 1).isWhole)
    #expect(!Self.read(bytes, lists: 3).isWhole)
    // A count of a thousand million: no list is made of it.
    #expect(!Self.read([0x80, 0xa8, 0xd6, 0xb9, 0x07], lists: 1).isWhole)
  }

  @Test("zeros take hardly any room")
  func zeros() {
    #expect(Self.written([[Int](repeating: 0, count: 100_000)]).count < 10)
  }

  @Test("the counts of a study come back equal, travel and releases included")
  func study() async throws {
    let experiment = try TestSupport.experiment(
      """
      {
        "participants": 30, "swipes_per_intent": 2, "screens": ["iphone-16-pro"],
        "policies": ["half-width", "velocity-weighted"], "tune": true,
        "sweeps": [{
          "family": "fixed-distance", "parameter": "distance_pt", "from": 10, "to": 300, "steps": 30
        }]
      }
      """)
    let pass = Pass(experiment)
    let counts = await Runner.run([pass], workers: 2)[0]
    #expect(counts.conditions.allSatisfy { $0.travel != nil && $0.samples != nil })
    var archive = CountArchive()
    var written = counts
    written.exchange(with: &archive)
    archive.finish()
    #expect(written == counts)
    var reader = CountArchive(reading: archive.bytes)
    var read = StudyCounts(pass)
    #expect(read != counts)
    read.exchange(with: &reader)
    #expect(read == counts)
    #expect(reader.isReadWhole)
  }
}
