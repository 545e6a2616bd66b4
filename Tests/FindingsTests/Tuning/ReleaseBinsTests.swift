import PopGesture
import Testing

@testable import ExperimentFiles
@testable import Study

/// Cells of releases: every release has one, and edges are where they are said to be.
@Suite("Release bins")
struct ReleaseBinsTests {
  let bins = ReleaseBins()

  func cell(_ change: (inout Release) -> Void) -> Int {
    var release = Release.drag(100)
    change(&release)
    return bins.cell(of: release)
  }

  @Test("edges ascend, one fewer than bins")
  func edges() {
    for (edges, count) in [
      (bins.translationEdges, ReleaseCells.translations),
      (bins.velocityEdges, ReleaseCells.velocities),
      (bins.durationEdges, ReleaseCells.durations), (bins.startEdges, ReleaseCells.starts),
    ] {
      #expect(edges.count + 1 == count)
      #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test("a figure on an edge belongs to the bin above, one that is no number to the lowest")
  func boundaries() {
    let speed = ReleaseCells.circumstances
    for (place, edge) in bins.velocityEdges.enumerated() {
      let below = cell { $0.velocity = edge.nextDown }
      #expect(cell { $0.velocity = edge } == below + speed)
      #expect(below % (ReleaseCells.velocities * speed) / speed == place)
    }
    let move = speed * ReleaseCells.velocities
    for (place, edge) in bins.translationEdges.enumerated() {
      #expect(cell { $0.translation = 400 * edge + 1e-9 } / move == place + 1)
      #expect(cell { $0.translation = 400 * edge - 1e-9 } / move == place)
    }
    #expect(cell { $0.velocity = .nan } == cell { $0.velocity = -.infinity })
    #expect(cell { $0.translation = .nan } == cell { $0.translation = -.infinity })
    #expect(cell { $0.duration = .nan } == cell { $0.duration = 0 })
    #expect(cell { $0.start = .nan } == cell { $0.start = 0 })
    #expect(cell { $0.velocity = .infinity } == cell { $0.velocity = 3000 })
  }

  @Test("each combination of bins is a cell of its own")
  func distinct() {
    var cells: Set<Int> = []
    for translation in ReleaseBins.centres(of: bins.translationEdges) {
      for velocity in ReleaseBins.centres(of: bins.velocityEdges) {
        for duration in ReleaseBins.centres(of: bins.durationEdges) {
          for start in ReleaseBins.centres(of: bins.startEdges) {
            cells.insert(
              bins.cell(
                of: Release(
                  translation: 400 * translation, velocity: velocity, viewWidth: 400,
                  duration: duration, start: 400 * start)))
          }
        }
      }
    }
    #expect(cells == Set(0..<ReleaseCells.count))
  }
}
