/// One thing to draw.
///
/// Appearance is named by style classes, whose meaning is in the style sheet.
package enum SceneNode: Sendable, Equatable {
  /// An open line through the points.
  case polyline([Point], style: String)
  /// A filled area inside a closed line through the points.
  case polygon([Point], style: String)
  /// Separate straight lines drawn as one element, for grids and error bars.
  case segments([Segment], style: String)
  /// A filled rectangle.
  case rectangle(Box, style: String)
  /// A mark of the given radius, filled or an outline.
  case marker(MarkerShape, at: Point, radius: Double, isHollow: Bool = false)
  /// Many filled marks of one shape and radius.
  case marks(MarkerShape, at: [Point], radius: Double)
  /// A line of text.
  case text(SceneText)
  /// Nodes that belong together.
  indirect case group(SceneGroup)
}

extension SceneNode {
  /// Nodes that belong together, with what they have in common.
  package static func group(
    style: String? = nil, title: String? = nil, policy: String? = nil, _ nodes: [SceneNode]
  ) -> SceneNode {
    .group(SceneGroup(style: style, title: title, policy: policy, nodes: nodes))
  }
}

/// Several nodes with a common style and an optional tooltip.
package struct SceneGroup: Sendable, Equatable {
  /// Style classes, separated by spaces, inherited by the nodes.
  var style: String?
  /// Shown by browsers when the pointer rests on the group, and read by screen readers.
  var title: String?
  /// The policy or system that everything inside is about, for pages that highlight one.
  var policy: String?
  var nodes: [SceneNode]

  /// Whether it groups its nodes for the sake of its policy alone.
  var isOnlyAboutPolicy: Bool { policy != nil && style == nil && title == nil }
}
