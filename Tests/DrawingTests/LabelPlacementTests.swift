import TestSupport
import Testing

@testable import Drawing

@Suite("Label placement")
struct LabelPlacementTests {
  private let area = Box(minX: 60, minY: 40, maxX: 390, maxY: 260)

  private func items(_ anchors: [Point], random: inout TestRandom) -> [LabelPlacement.Item] {
    anchors.map { anchor in
      LabelPlacement.Item(anchor: anchor, radius: 4.5, width: 30 + random.unit() * 90, height: 13)
    }
  }

  /// - Parameter least: how many must have found a place.
  private func expectTidy(
    _ items: [LabelPlacement.Item], obstacles: [Box] = [], least: Int
  ) {
    let places = LabelPlacement(area: area, obstacles: obstacles).places(for: items)
    #expect(places.count == items.count && places.compactMap { $0 }.count >= least)
    for (index, place) in places.enumerated() {
      guard let place else { continue }
      let box = place.box
      #expect(area.contains(box))
      #expect(abs(box.width - items[index].width) < 1e-9)
      #expect(!(items.map(\.mark) + obstacles).contains { $0.intersects(box) })
      for other in places[..<index].compactMap({ $0 }) {
        #expect(!other.box.intersects(box))
        #expect(other.leader?.crosses(box) != true && place.leader?.crosses(other.box) != true)
      }
      let far = items[index].anchor.distance(to: box.nearest(to: items[index].anchor)) > 12
      #expect(!far || place.leader != nil, "a far label needs a leader")
    }
  }

  @Test("Random clouds of 1 to 12 points, spread or dense")
  func clouds() async {
    await each(1...12) { (count: Int) in
      var random = TestRandom(seed: UInt64(count))
      for spread in [1.0, 0.3, 0.05] {
        for _ in 0..<3 {
          let (left, top) = (random.unit() * (1 - spread), random.unit() * (1 - spread))
          let anchors = (0..<count).map { _ in
            Point(
              area.minX + area.width * (left + spread * random.unit()),
              area.minY + area.height * (top + spread * random.unit()))
          }
          // In a dense cloud some have no room; elsewhere at least every other one has.
          expectTidy(
            items(anchors, random: &random), least: spread == 1 ? (count + 1) / 2 : 1)
        }
      }
    }
  }

  @Test("Twelve points at one spot: in the middle, at an edge, in a corner")
  func sameSpot() {
    var random = TestRandom(seed: 99)
    for spot in [area.center, Point(area.minX, 150), Point(area.maxX, area.minY)] {
      let anchors = [Point](repeating: spot, count: 12)
      expectTidy(
        items(anchors, random: &random), obstacles: [Box(minX: 60, minY: 40, maxX: 110, maxY: 60)],
        least: 2)
    }
  }

  @Test("A lone point has its label beside it, without a leader")
  func lone() throws {
    let item = LabelPlacement.Item(anchor: area.center, radius: 4, width: 50, height: 13)
    let place = try #require(LabelPlacement(area: area).places(for: [item])[0])
    #expect(place.box.minX == area.center.x + 4 + 3)
    #expect(place.box.center.y == area.center.y)
    #expect(place.leader == nil)
  }

  @Test("A name nearer to another mark than to its own has a leader")
  func nearer() {
    let names = [Point(0, 0), Point(14, 3), Point(4, 14), Point(-13, 2), Point(2, -13)].map {
      LabelPlacement.Item(
        anchor: Point(area.center.x + $0.x, area.center.y + $0.y), radius: 4, width: 50, height: 13)
    }
    let places = LabelPlacement(area: area).places(for: names)
    #expect(places.compactMap(\.self).count > 3)
    for (name, place) in zip(names, places) {
      guard let place else { continue }
      let distances = names.map { $0.anchor.distance(to: place.box.nearest(to: $0.anchor)) }
      let own = name.anchor.distance(to: place.box.nearest(to: name.anchor))
      #expect(place.leader != nil || own <= (distances.min() ?? 0))
      #expect(place.leader != nil || own <= 8)
    }
  }

  @Test("A label wider than the area gets no place; the others do")
  func tooWide() {
    let wide = LabelPlacement.Item(anchor: area.center, radius: 4, width: 500, height: 13)
    let slim = LabelPlacement.Item(anchor: area.center, radius: 4, width: 50, height: 13)
    let places = LabelPlacement(area: area).places(for: [wide, slim])
    #expect(places[0] == nil)
    #expect(places[1] != nil)
  }

  @Test("A name keeps off lines where there is room, and leaves them to others where there is none")
  func lines() throws {
    let item = LabelPlacement.Item(anchor: area.center, radius: 4, width: 50, height: 13)
    let right = area.row(at: area.center.y)
    let place = try #require(LabelPlacement(area: area, lines: [right]).places(for: [item])[0])
    #expect(!right.crosses(place.box))
    let all = stride(from: area.minY, to: area.maxY, by: 5).map { area.row(at: $0) }
    #expect(LabelPlacement(area: area, lines: all).places(for: [item])[0] != nil)
  }

  @Test("Equal input gives equal places")
  func deterministic() {
    var random = TestRandom(seed: 3)
    let anchors = (0..<10).map { _ in Point(200 + random.unit() * 40, 150 + random.unit() * 40) }
    let items = items(anchors, random: &random)
    let placement = LabelPlacement(area: area)
    #expect(placement.places(for: items) == placement.places(for: items))
  }
}
