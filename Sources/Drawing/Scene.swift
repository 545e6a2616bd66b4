/// A whole picture, ready to be written.
package struct Scene: Sendable, Equatable {
  /// Width in pixels.
  var width: Double
  /// Height in pixels.
  var height: Double
  /// The accessible name.
  var title: String
  /// A sentence or two for readers who do not see the picture.
  var summary: String
  package var nodes: [SceneNode]
  /// Rules of style that only this kind of picture needs.
  var rules: [String]

  /// A picture of its nodes.
  package init(
    width: Double, height: Double, title: String, summary: String, nodes: [SceneNode],
    rules: [String] = []
  ) {
    (self.width, self.height, self.title, self.summary) = (width, height, title, summary)
    (self.nodes, self.rules) = (nodes, rules)
  }

  /// The area of the picture.
  package var bounds: Box { Box(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// All texts, in drawing order.
  package var texts: [SceneText] { Scene.texts(in: nodes) }

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
