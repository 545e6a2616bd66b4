import TestSupport
import Testing

@testable import Drawing

@Suite("Label placement")
struct LabelPlacementTests {
  private let area = Box(minX: 60, minY: 40, maxX: 390, maxY: 260)

  private func items(_ anchors: [Point], random: inout TestGenerator) -> [LabelPlacement.Item] {
    anchors.map { anchor in
      LabelPlacement.Item(
        anchor: anchor, radius: 4.5, width: 30 + random.uniform() * 90, height: 13)
    }
  }

  /// - Parameter least: how many must have found a place.
  private func expectTidy(_ items: [LabelPlacement.Item], obstacles: [Box] = [], least: Int) {
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
      var random = TestGenerator(seed: UInt64(count))
      for spread in [1.0, 0.3, 0.05] {
        for _ in 0..<3 {
          let (left, top) = (random.uniform() * (1 - spread), random.uniform() * (1 - spread))
          let anchors = (0..<count).map { _ in
            Point(
              area.minX + area.width * (left + spread * random.uniform()),
              area.minY + area.height * (top + spread * random.uniform()))
          }
          // In a dense cloud some have no room; elsewhere at least every other one has.
          expectTidy(items(anchors, random: &random), least: spread == 1 ? (count + 1) / 2 : 1)
        }
      }
    }
  }

  @Test("Twelve points at one spot: in the middle, at an edge, in a corner")
  func sameSpot() {
    var random = TestGenerator(seed: 99)
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
    var random = TestGenerator(seed: 3)
    let anchors = (0..<10).map { _ in
      Point(200 + random.uniform() * 40, 150 + random.uniform() * 40)
    }
    let items = items(anchors, random: &random)
    let placement = LabelPlacement(area: area)
    #expect(placement.places(for: items) == placement.places(for: items))
  }
}

@Suite("Spreading")
struct SpreadingTests {
  @Test("Known results")
  func known() async {
    await each(
      [
        ([], []),
        ([5.0], [5.0]),
        ([3.0, 3.0], [2.0, 4.0]),
        ([0.0, 0.5, 9.0], [0.0, 2.0, 9.0]),
        ([9.0, 1.0], [9.0, 1.0]),
        ([4.0, 4.0, 4.0], [2.0, 4.0, 6.0]),
        ([10.0, 10.0], [8.0, 10.0]),
      ] as [([Double], [Double])]
    ) { wanted, expected in
      #expect(Spreading.positions(wanted, gap: 2, in: 0...10) == expected)
    }
  }

  @Test("A range too short for all gaps is shared evenly")
  func tooShort() {
    #expect(Spreading.positions([1, 1, 1], gap: 5, in: 0...4) == [0, 2, 4])
  }

  @Test("Order, gaps and range hold; no small move of one value comes closer to what was wanted")
  func property() {
    var random = TestGenerator(seed: 8)
    for _ in 0..<200 {
      let wanted = (0..<8).map { _ in random.uniform() * 100 }.sorted()
      let found = Spreading.positions(wanted, gap: 9, in: 0...100)
      for (left, right) in zip(found, found.dropFirst()) { #expect(right - left >= 9 - 1e-9) }
      #expect(found[0] >= -1e-9 && found[7] <= 100 + 1e-9)
      for index in found.indices {
        for move in [-0.01, 0.01] {
          let moved = found[index] + move
          let left = index > 0 ? found[index - 1] + 9 : 0
          let right = index < 7 ? found[index + 1] - 9 : 100
          let allowed = moved >= left && moved <= right
          let before = abs(found[index] - wanted[index])
          #expect(!allowed || abs(moved - wanted[index]) > before - 1e-9)
        }
      }
    }
  }

  @Test("Isotonic regression pools violators to their mean")
  func isotonic() {
    #expect(Spreading.isotonic([1, 3, 2, 4, 3.5, 5]) == [1, 2.5, 2.5, 3.75, 3.75, 5])
    #expect(Spreading.isotonic([3, 2, 1]) == [2, 2, 2])
  }
}

@Suite("Geometry")
struct GeometryTests {
  private let box = Box(minX: 0, minY: 0, maxX: 10, maxY: 4)

  @Test("Touching boxes do not intersect")
  func boxes() {
    #expect(box.intersects(Box(minX: 9, minY: 3, maxX: 20, maxY: 20)))
    #expect(!box.intersects(Box(minX: 10, minY: 0, maxX: 20, maxY: 4)))
    #expect(box.contains(box) && !box.contains(box.grown(by: 0.1)))
    #expect(box.nearest(to: Point(-3, 2)) == Point(0, 2))
    #expect(box.nearest(to: Point(3, 2)) == Point(3, 2))
  }

  @Test("Segments through a box")
  func crossing() async {
    await each([
      (Segment(Point(-5, 2), Point(15, 2)), true),
      (Segment(Point(4, 1), Point(5, 2)), true),
      (Segment(Point(-5, 4), Point(15, 4)), false),
      (Segment(Point(-5, -1), Point(-1, 9)), false),
      (Segment(Point(-1, 2), Point(2, 9)), false),
      (Segment(Point(12, 2), Point(15, 2)), false),
    ]) { segment, expected in
      #expect(segment.crosses(box) == expected)
      #expect(Segment(segment.end, segment.start).crosses(box) == expected)
    }
  }

  @Test("Segments that share an end do not cross")
  func segments() {
    let first = Segment(Point(0, 0), Point(10, 10))
    #expect(first.crosses(Segment(Point(0, 10), Point(10, 0))))
    #expect(!first.crosses(Segment(Point(0, 0), Point(10, 0))))
    #expect(!first.crosses(Segment(Point(0, 5), Point(2, 6))))
  }

  @Test("Marks are distinct and stay within their reach")
  func markers() async {
    await each(MarkerShape.allCases) { (shape: MarkerShape) in
      for corner in shape.corners {
        #expect(max(abs(corner.x), abs(corner.y)) <= MarkerShape.reach)
      }
      for other in MarkerShape.allCases where other != shape {
        #expect(other.corners != shape.corners)
      }
    }
  }

  @Test("The box of a text follows its anchor")
  func textBox() {
    let width = SceneText("label", at: Point(0, 0), face: .label).width
    let expected: [(SceneText.Anchor, Double)] = [
      (.start, 100), (.middle, 100 - width / 2), (.end, 100 - width),
    ]
    for (anchor, left) in expected {
      let box = SceneText("label", at: Point(100, 50), anchor: anchor, face: .label).box
      #expect(box.minX == left && abs(box.width - width) < 1e-9)
      #expect(box.minY < 50 && box.maxY > 50)
    }
  }
}
