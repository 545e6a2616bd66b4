import TestSupport
import Testing

@testable import Drawing

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
