/// A whole picture, ready to be written.
struct Scene: Sendable, Equatable {
  /// Width in pixels.
  var width: Double
  /// Height in pixels.
  var height: Double
  /// The accessible name.
  var title: String
  /// A sentence or two for readers who do not see the picture.
  var summary: String
  var nodes: [SceneNode]
  /// Rules of style that only this kind of picture needs.
  var rules: [String] = []

  /// The area of the picture.
  var bounds: Box { Box(minX: 0, minY: 0, maxX: width, maxY: height) }

  /// All texts, in drawing order.
  var texts: [SceneText] { Scene.texts(in: nodes) }

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
