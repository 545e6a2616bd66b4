import NavigationModel
import PolicyLibrary
import PopGesture
import TestSupport
import Testing

/// Drags of which both axes pass the slop at one event, over content that scrolls up and down.
@Suite("Ties with a vertical scroll view")
struct ScrollTieTests {
  /// A stroke in equal steps of so many pt along and across, and whose it is under both readings.
  struct Row: Sendable, CustomTestStringConvertible {
    let dx, dy: Double
    let dominance, deeperView: Owner
    var testDescription: String { "\(dx), \(dy)" }
  }

  enum Owner { case pop, list }

  /// Steps of 4, 12 and 25 pt: of the first the axes pass 10 pt one after the other, unless they
  /// run at the same pace.
  static let rows: [Row] = [4.0, 12, 25].flatMap(rows)

  private static func rows(step: Double) -> [Row] {
    // 27 degrees: both axes pass in one event only where the step is large.
    let (half, flat) = (step / 2, step > 20 ? Owner.list : .pop)
    let most = step * 0.9
    return [
      Row(dx: step, dy: 0, dominance: .pop, deeperView: .pop),
      Row(dx: step, dy: half, dominance: .pop, deeperView: flat),
      Row(dx: step, dy: -half, dominance: .pop, deeperView: flat),
      // 42 degrees: at once, whatever the step.
      Row(dx: step, dy: most, dominance: .pop, deeperView: .list),
      // The exact diagonal is the deeper view's.
      Row(dx: step, dy: step, dominance: .list, deeperView: .list),
      Row(dx: step, dy: -step, dominance: .list, deeperView: .list),
      Row(dx: most, dy: step, dominance: .list, deeperView: .list),
      Row(dx: half, dy: step, dominance: .list, deeperView: .list),
      Row(dx: 0, dy: step, dominance: .list, deeperView: .list),
    ]
  }

  /// What becomes of a straight stroke on a grid of thirds of a pt, from an odd place.
  static func owner(
    _ row: Row, _ system: System, on page: PageContext = .list
  ) -> (owner: Owner, record: SwipeRecord) {
    let moves = (1...30).map { number in
      (
        dx: (Double(number) * row.dx * 3).rounded() / 3,
        dy: (Double(number) * row.dy * 3).rounded() / 3
      )
    }
    let record = system.play(touch(from: 301.0 / 3, moves), on: page)
    return (record.contentRecognized ? .list : .pop, record)
  }

  @Test func dominance() async {
    await each(Self.rows) { (row: Row) in
      for system in [System.half, .fd, .sharedTarget, .rickeyFullScreen] {
        let (owner, record) = Self.owner(row, system)
        #expect(owner == row.dominance, "\(system.name)")
        #expect(record.hasBegun == (owner == .pop), "\(system.name)")
        #expect(!record.isDual && !record.contentCancelled)
      }
    }
  }

  @Test func deeperView() async {
    let page = PageContext.list.withTieShare(ScrollTie.deeperView.share)
    await each(Self.rows) { (row: Row) in
      for system in [System.half, .fd] {
        let (owner, record) = Self.owner(row, system, on: page)
        #expect(owner == row.deeperView, "\(system.name)")
        #expect(record.hasBegun == (owner == .pop), "\(system.name)")
      }
    }
  }

  @Test("what no pop takes, the list has as before")
  func refused() {
    // To the left, and on the first page: the gates refuse, and the list is next.
    let left = Row(dx: -12, dy: 10, dominance: .list, deeperView: .list)
    #expect(Self.owner(left, .fd).record.contentRecognized)
    var root = PageContext.list
    root.navigation = NavigationState(stackDepth: 1)
    let right = Row(dx: 12, dy: 10, dominance: .list, deeperView: .list)
    let record = Self.owner(right, .half, on: root).record
    #expect(record.contentRecognized && !record.hasBegun)
  }

  @Test("a larger slop of the pop comes too late for a tie, unless one step passes both")
  func largerSlop() {
    // The edge pan without relations takes 15 pt: the list is ready before it.
    func owner(_ dx: Double, _ dy: Double) -> Owner {
      let moves = (1...9).map { (dx: Double($0) * dx, dy: Double($0) * dy) }
      let record = System.uikitEdgeYields.play(touch(from: 4, moves), on: .list)
      return record.contentRecognized ? .list : .pop
    }
    #expect(owner(12, 11) == .list && owner(25, 22) == .pop && owner(22, 25) == .list)
  }

  @Test("relations that are said do not ask for the axis")
  func relations() {
    let steep = Row(dx: 12, dy: 11, dominance: .pop, deeperView: .list)
    #expect(Self.owner(steep, .alwaysPop).owner == .pop)
    let dual = PageContext.list
    let system = ArbitrationTests.system(.simultaneous(with: .everything))
    #expect(Self.owner(steep, system, on: dual).record.isDual)
    let waiting = ArbitrationTests.system(.requiresFailure(of: .everything))
    #expect(Self.owner(steep, waiting).owner == .list)
  }

  @Test("content with the axis of the pop is the deeper view")
  func sameAxis() {
    let diagonal = Row(dx: 12, dy: 11, dominance: .list, deeperView: .list)
    for page in [PageContext.carousel, .pagedFirst, .zoomedImage, .map] {
      #expect(Self.owner(diagonal, .half, on: page).owner == .list, "\(page.name)")
    }
  }
}
