/// A whole picture, ready to be written.
package struct Scene: Sendable, Equatable {
  /// In pixels.
  var width, height: Double
  /// The accessible name.
  var title: String
  /// A sentence or two for readers who do not see the picture.
  var summary: String
  package var nodes: [SceneNode]
  /// Rules of style that only this kind of picture needs.
  var rules: [String]
  /// The title and the remark; nil for a picture without.
  package var frame: SceneFrame?

  package init(
    width: Double, height: Double, title: String, summary: String, nodes: [SceneNode],
    rules: [String] = [], frame: SceneFrame? = nil
  ) {
    (self.width, self.height, self.title, self.summary) = (width, height, title, summary)
    (self.nodes, self.rules, self.frame) = (nodes, rules, frame)
  }

  package var bounds: Box { Box(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// All texts, in drawing order.
  package var texts: [SceneText] { Scene.texts(in: (frame?.nodes ?? []) + nodes) }

  private static func texts(in nodes: [SceneNode]) -> [SceneText] {
    nodes.flatMap { node -> [SceneText] in
      switch node {
      case .text(let text): [text]
      case .group(let group): texts(in: group.nodes)
      default: []
      }
    }
  }
}

/// The words around a picture, which a page writes as text of its own, and how a narrow page cuts
/// the picture.
package struct SceneFrame: Sendable, Equatable {
  /// The title above and the remark below, drawn.
  let nodes: [SceneNode]
  package let remark: String
  /// The y coordinates between the title and the remark.
  package let rows: ClosedRange<Double>
  /// The pictures that a narrow page shows one below the other, each of areas of the whole picture
  /// put side by side; none where the picture cannot be cut.
  package let cuts: [[Box]]

  package init(nodes: [SceneNode], remark: String, rows: ClosedRange<Double>, cuts: [[Box]] = []) {
    (self.nodes, self.remark, self.rows, self.cuts) = (nodes, remark, rows, cuts)
  }
}
