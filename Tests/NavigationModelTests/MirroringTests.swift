import NavigationModel
import PopGesture
import TestSupport
import Testing

/// Right-to-left pages: places are told from the leading edge, which is the right one.
@Suite("Right-to-left pages")
struct MirroringTests {
  static let strokes: [Stroke] = {
    var generator = TestGenerator(seed: 2)
    return (0..<200).map { _ in generator.stroke(width: 402) }
  }()

  /// As a screen tells them: from the left.
  static func turned(_ samples: [TouchSample]) -> [TouchSample] {
    samples.map { sample in
      var turned = sample
      turned.x = 402 - sample.x
      return turned
    }
  }

  static func rightToLeft(_ page: PageContext) -> PageContext {
    var other = page
    other.isRightToLeft = true
    return other
  }

  @Test("a system that knows the layout gives the mirror image the same outcome")
  func mirrored() {
    let systems = SystemCatalog.all.filter { system in
      system.recognizers.allSatisfy(\.isMirrored)
        && !system.recognizers.contains { asksForRight($0.recognizer.gate) }
    }
    #expect(systems.map(\.name).contains("fdMirrored") && systems.count > 10)
    for system in systems {
      for page in [PageContext.plain, .list, .pagedFirst] {
        for stroke in Self.strokes.prefix(60) {
          let samples = stroke.samples()
          let mirrored = system.play(samples, on: Self.rightToLeft(page))
          #expect(mirrored.isSame(as: system.play(samples, on: page)), "\(system.name)")
        }
      }
    }
  }

  /// Whether a gate asks for the right of the screen, as the third article's does.
  func asksForRight(_ gate: BeginGate) -> Bool {
    gate.rules.contains(.rightwardOrMoving) || gate.rules.contains(.rightward)
  }

  @Test("one that does not sees the touches of the left edge, turned round")
  func unmirrored() {
    let systems = SystemCatalog.all.filter { !$0.recognizers.contains(where: \.isMirrored) }
      .map(\.everywhere)
    #expect(Set(systems.map(\.name)).isSuperset(of: ["fd", "tz40", "half", "tz40+fd"]))
    var (completed, cancelled) = (0, 0)
    for system in systems {
      // The system's target knows the layout, and takes what it is told for a stroke away.
      let callsSystem = system.recognizers.allSatisfy { $0.target == .system }
      for stroke in Self.strokes.prefix(60) {
        let samples = stroke.samples()
        let ours = system.play(samples, on: .rightToLeft)
        let turned = system.play(Self.turned(samples))
        #expect(ours.hasBegun == turned.hasBegun, "\(system.name)")
        if callsSystem {
          #expect(ours.outcome == turned.outcome || turned.pops > 0, "\(system.name)")
          cancelled += turned.pops - ours.pops
        } else {
          #expect(ours.outcome == turned.outcome, "\(system.name)")
          completed += ours.pops
        }
      }
    }
    // "Forward" pops, and those that come to nothing.
    #expect(completed > 20 && cancelled > 20)
  }
}

extension SwipeRecord {
  /// Whether two records are equal, numbers that are none included.
  func isSame(as other: SwipeRecord) -> Bool { "\(self)" == "\(other)" }
}
